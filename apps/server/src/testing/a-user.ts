import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { createLinkToken, hashLinkToken } from '../platform/crypto/link-token.ts';
import { createPasswords } from '../passwords/passwords.ts';
import { createRefreshTokens } from '../sessions/refresh-tokens.ts';
import type { LinkPurpose } from '../accounts/account-links-store.ts';
import { sessionMs } from '../sessions/sessions-store.ts';
import { testPasswordCost, type TestApp } from './a-test-app.ts';

/** Somebody with an account, signed in. */
export interface TestUser {
  readonly id: number;
  readonly email: string;
  readonly password: string;
  readonly access: string;
  readonly refresh: string;
  /** The token of a link that was mailed to this user. */
  mailedLink(purpose: LinkPurpose): Promise<string>;
  /** What a browser of this user sends along. */
  readonly headers: Record<string, string>;
  /** A request of this user. */
  inject(request: string | InjectOptions): Promise<LightMyRequestResponse>;
  /** The same, for paths below `/api`. */
  ask(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    payload?: object,
  ): Promise<LightMyRequestResponse>;
}

export const aPassword = 'violet anchor 42';

let networks = 0;

/** An address of a network of its own, so that no limit of one test is met by another. */
export function anAddress(): string {
  networks += 1;
  return `10.${Math.floor(networks / 65_536) + 1}.${Math.floor(networks / 256) % 256}.${networks % 256}`;
}

export function anEmail(): string {
  return `${randomUUID()}@example.com`;
}

/** Made once for all users. */
const passwordHash = createPasswords(testPasswordCost).hash(aPassword, {
  isKnown: true,
  family: '',
  name: '',
});
const refreshTokens = createRefreshTokens(Buffer.alloc(32));

/**
 * Makes an account with `aPassword` and a session of it, as if somebody had registered and signed
 * in just now.
 */
export async function aUser(
  { app, store, clock }: Pick<TestApp, 'app' | 'store' | 'clock'>,
  { email = anEmail(), firstName = '', isEmailConfirmed = true } = {},
): Promise<TestUser> {
  const now = clock.now.getTime();
  const made = await store.users.create({
    email,
    passwordHash: await passwordHash,
    googleSub: null,
    firstName,
    lastName: '',
    isEmailConfirmed,
    now,
  });
  if (!made) throw new Error(`Cannot make a user: there is one with ${email}`);
  const refresh = refreshTokens.create();
  await store.sessions.create({
    userId: made.id,
    refreshHash: refreshTokens.hash(refresh),
    device: 'Chrome on Android',
    now,
    expiresAt: now + sessionMs,
  });
  const { access } = (await post(app, '/token/refresh', { refresh })).json<{ access: string }>();
  const mailedLink = async (purpose: LinkPurpose) => {
    const token = createLinkToken();
    await store.accountLinks.add({
      userId: made.id,
      purpose,
      email,
      tokenHash: hashLinkToken(token),
      now: clock.now.getTime(),
    });
    return token;
  };
  return { ...asker(app, access), id: made.id, email, password: aPassword, refresh, mailedLink };
}

/** Signs in to an account with its password. */
export async function signIn(
  app: FastifyInstance,
  {
    email,
    password = aPassword,
    from = anAddress(),
  }: { email: string; password?: string; from?: string },
): Promise<Omit<TestUser, 'id' | 'mailedLink'>> {
  const answer = await post(app, '/token/pair', { email, password }, from);
  if (answer.statusCode !== 200)
    throw new Error(`Cannot sign in: ${answer.statusCode} ${answer.body}`);
  const { access, refresh } = answer.json<{ access: string; refresh: string }>();
  return { ...asker(app, access), email, password, refresh };
}

function asker(
  app: FastifyInstance,
  access: string,
): Pick<TestUser, 'access' | 'headers' | 'inject' | 'ask'> {
  const headers = { authorization: `Bearer ${access}` };
  const inject = (request: string | InjectOptions) =>
    askAs(app, access, typeof request === 'string' ? { url: request } : request);
  return {
    access,
    headers,
    inject,
    ask: (method, path, payload) =>
      askAs(app, access, { method, url: `/api${path}`, ...(payload && { payload }) }),
  };
}

/** Asks the server with an access token. */
export function askAs(
  app: FastifyInstance,
  access: string,
  request: InjectOptions,
): Promise<LightMyRequestResponse> {
  return app.inject({
    ...request,
    headers: { authorization: `Bearer ${access}`, ...request.headers },
  });
}

/** A POST by nobody in particular; paths are below `/api`. */
export function post(
  app: FastifyInstance,
  path: string,
  payload: object,
  from = anAddress(),
): Promise<LightMyRequestResponse> {
  return app.inject({ method: 'POST', url: `/api${path}`, remoteAddress: from, payload });
}
