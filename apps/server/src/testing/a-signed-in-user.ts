import { randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyRequest, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Database } from '../db/tables.ts';

const header = 'x-test-user';

export interface SignedInUser {
  readonly userId: number;
  /** What a browser of this user would send along. */
  readonly headers: Record<string, string>;
  inject(request: string | InjectOptions): Promise<LightMyRequestResponse>;
}

/** Somebody with an account of their own, and requests in their name. */
export async function aUser({ app, db }: { app: FastifyInstance; db: Database }, { firstName = 'Ana' }: { firstName?: string } = {}): Promise<SignedInUser> {
  const userId = randomInt(1, 2 ** 48 - 1);
  const username = `user-${userId}`;
  const email = `${username}@example.com`;
  await db
    .insertInto('users')
    .values({ id: userId, email, email_key: email, password_hash: null, google_sub: null, first_name: firstName, last_name: '', username, time_zone: 'UTC', created_at: 0 })
    .execute();
  const headers = { [header]: String(userId) };
  const inject = (request: string | InjectOptions) => {
    const options = typeof request === 'string' ? { url: request } : request;
    return app.inject({ ...options, headers: { ...headers, ...options.headers } });
  };
  return { userId, headers, inject };
}

/** Takes a header's word for who is asking. */
export async function signInByHeader(request: FastifyRequest): Promise<void> {
  const userId = Number(request.headers[header]);
  if (userId > 0) request.viewer = { ...request.viewer, user: { userId, sessionId: 'test', signedInAt: 0 } };
}
