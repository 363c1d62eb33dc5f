import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import type { User } from '@rendezvous/contract';

/** A server of accounts as the contract describes it, in memory and in front of the real one: what it does not know goes on to that. */

interface Account {
  readonly user: User;
  password: string;
}

interface Person {
  readonly email: string;
  readonly password: string;
  readonly first_name?: string;
  readonly last_name?: string;
}

export interface AccountServer {
  /** Every call that came, as `POST /token/pair`. */
  readonly calls: string[];
  readonly bodies: unknown[];
  readonly register: (person: Person) => User;
  /** Opens the app as this person, without the way through the sign-in page. */
  readonly signIn: (page: Page, email: string) => Promise<void>;
  /** All access tokens have run out. */
  readonly expireAccess: () => void;
  /** All sessions are over. */
  readonly endSessions: () => void;
  /** The last sign-in is longer ago than 15 minutes. */
  readonly letTimePass: () => void;
  readonly hasAccount: (email: string) => boolean;
  readonly isLive: (refresh: string) => boolean;
}

export async function openAccounts(context: BrowserContext): Promise<AccountServer> {
  const accounts = new Map<string, Account>();
  const access = new Map<string, Account>();
  const refresh = new Map<string, Account>();
  const calls: string[] = [];
  const bodies: unknown[] = [];
  let isSignInRecent = true;
  let nextId = 1;

  function register({ email, password, first_name = '', last_name = '' }: Person): User {
    const user = { id: nextId++, email, first_name, last_name, username: email.split('@')[0] ?? '', profile: { avatar: null } };
    accounts.set(email, { user, password });
    return user;
  }

  function tokensFor(account: Account): { access: string; refresh: string } {
    const tokens = { access: accessTokenOf(account.user), refresh: randomUUID() };
    access.set(tokens.access, account);
    refresh.set(tokens.refresh, account);
    return tokens;
  }

  /** The answer to a call that needs nobody signed in; undefined for the others. */
  function answerAnyone(call: string, body: Body): Answer | undefined {
    if (call === 'POST /users/register') {
      const { email = '', password = '' } = body;
      if (accounts.has(email)) return [400, { email: ['An account with this email exists'] }];
      if (!email.includes('@') || password.length < 8) {
        return [400, { ...(!email.includes('@') && { email: ['Enter a valid email address'] }), ...(password.length < 8 && { password: ['Use at least 8 characters'] }) }];
      }
      return [201, register({ ...body, email, password })];
    }
    if (call === 'POST /token/pair') {
      const account = accounts.get(body.email ?? '');
      return account && account.password === body.password ? [200, tokensFor(account)] : problem(401, 'bad-credentials', 'Invalid email or password');
    }
    if (call === 'POST /token/refresh') {
      const account = refresh.get(body.refresh ?? '');
      if (!account) return problem(401, 'signed-out', 'Sign in again');
      refresh.delete(body.refresh ?? '');
      return [200, tokensFor(account)];
    }
    if (call === 'POST /token/revoke') {
      refresh.delete(body.refresh ?? '');
      return [204, null];
    }
    if (call === 'POST /social/google') {
      if (body.credential !== 'token of google') return problem(401, 'google-sign-in-failed', 'Google did not confirm this sign-in');
      const user = accounts.get('gina@example.com')?.user ?? register({ email: 'gina@example.com', password: randomUUID(), first_name: 'Gina' });
      return [200, { ...tokensFor({ user, password: '' }), user }];
    }
    return undefined;
  }

  function answerUser(call: string, account: Account, body: Body): Answer {
    const { user } = account;
    const isSure = isSignInRecent || body.current_password === account.password;
    const unsure = (): Answer =>
      body.current_password === undefined
        ? problem(403, 'sign-in-again', 'Enter your password to go on')
        : problem(422, 'invalid-input', 'The password is wrong', { current_password: ['This is not your password'] });
    if (call === 'PATCH /users/me') {
      if (body.email !== user.email && accounts.has(body.email ?? '')) return problem(409, 'email-taken', 'Another account has this email');
      if (body.email !== user.email && !isSure) return unsure();
      accounts.delete(user.email);
      Object.assign(user, { email: body.email, first_name: body.first_name, last_name: body.last_name });
      accounts.set(user.email, account);
    }
    if (call === 'POST /users/me/change-password') {
      if (body.current_password !== account.password) return problem(422, 'invalid-input', 'The current password is wrong', { current_password: ['This is not your password'] });
      account.password = body.new_password ?? '';
      return [200, { detail: 'Changed' }];
    }
    if (call === 'DELETE /users/me') {
      if (!isSure) return unsure();
      accounts.delete(user.email);
      for (const tokens of [access, refresh]) for (const [token, owner] of tokens) if (owner === account) tokens.delete(token);
      return [204, null];
    }
    if (call === 'GET /users/me/export') return [200, { user }];
    if (call === 'GET /profiles/my-profile') return problem(404, 'not-found', 'There is nothing at this address');
    return [200, call.endsWith('/users/me') ? user : []];
  }

  await context.route(/\/api\/(users|token|social|profiles|history|saved-ideas)/, async (route, request) => {
    const call = callOf(request);
    calls.push(call);
    const body = (request.postDataJSON() ?? {}) as Body;
    bodies.push(body);
    const open = answerAnyone(call, body);
    const account = access.get(request.headers()['authorization']?.replace('Bearer ', '') ?? '');
    await fulfill(route, open ?? (account ? answerUser(call, account, body) : problem(401, 'signed-out', 'Sign in again')));
  });

  return {
    calls,
    bodies,
    register,
    signIn: async (page, email) => {
      const account = accounts.get(email);
      if (!account) throw new Error(`Cannot sign in: nobody registered as ${email}`);
      const tokens = tokensFor(account);
      // Any page of the origin that runs no script will do to fill its storage.
      await page.goto('/robots.txt');
      await page.evaluate((given) => {
        localStorage.setItem('access_token', given.access);
        localStorage.setItem('refresh_token', given.refresh);
      }, tokens);
    },
    expireAccess: () => access.clear(),
    endSessions: () => {
      access.clear();
      refresh.clear();
    },
    letTimePass: () => {
      isSignInRecent = false;
    },
    hasAccount: (email) => accounts.has(email),
    isLive: (token) => refresh.has(token),
  };
}

type Body = Partial<Record<'email' | 'password' | 'first_name' | 'last_name' | 'refresh' | 'credential' | 'current_password' | 'new_password', string>>;
type Answer = readonly [status: number, body: unknown];

function callOf(request: Request): string {
  return `${request.method()} ${new URL(request.url()).pathname.replace(/^\/api/, '')}`;
}

function problem(status: number, code: string, detail: string, errors?: Record<string, string[]>): Answer {
  return [status, { type: `/problems/${code}`, title: detail, status, code, detail, ...(errors && { errors }) }];
}

async function fulfill(route: Route, [status, body]: Answer): Promise<void> {
  if (status === 204) return route.fulfill({ status });
  await route.fulfill({ status, contentType: status < 400 ? 'application/json' : 'application/problem+json', body: JSON.stringify(body) });
}

export function accessTokenOf(user: User): string {
  const claims = Buffer.from(JSON.stringify({ sub: String(user.id), jti: randomUUID() })).toString('base64url');
  return `e30.${claims}.c2ln`;
}
