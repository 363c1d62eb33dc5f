import type { RequestListener } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createFindGoogleAccount } from './google-accounts.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { anAddress, anEmail, aPassword, askAs, aUser, post } from '../testing/a-user.ts';
import {
  anOutsideService,
  answering,
  type OutsideService,
} from '../testing/servers/an-outside-service.ts';
import { describeOnBothDatabases, sqlite } from '../testing/databases.ts';

const clientId = '42-dates.apps.googleusercontent.com';

/** What Google's tokeninfo says of an access token: numbers and truth in words. */
function tokeninfo(sub: string, email: string, changes: object = {}): object {
  const seconds = Math.floor(Date.now() / 1000) + 3000;
  const scope = 'openid https://www.googleapis.com/auth/userinfo.email';
  return {
    azp: clientId,
    aud: clientId,
    sub,
    scope,
    exp: String(seconds),
    expires_in: '3000',
    email,
    email_verified: 'true',
    access_type: 'online',
    ...changes,
  };
}

function googleOf(google: OutsideService, timeLimitMs = 15_000) {
  const config = readConfig({
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_TOKENINFO_URL: `${google.url}/tokeninfo`,
  });
  return createFindGoogleAccount(config, { onError: () => {}, timeLimitMs });
}

const signInWith = (
  test: TestApp,
  credential = 'ya29.token',
  from = anAddress(),
): Promise<LightMyRequestResponse> => post(test.app, '/social/google', { credential }, from);

describeOnBothDatabases('signing in with Google', (database) => {
  let google: OutsideService;
  let test: TestApp;
  beforeAll(async () => {
    google = await anOutsideService(answering({}));
    test = await aTestApp(database, {
      env: { GOOGLE_CLIENT_ID: clientId },
      findGoogleAccount: googleOf(google),
    });
  });
  afterAll(async () => {
    await test.close();
    await google.close();
  });

  it('[AUTH-06] makes the account the first time, then finds it by its Google id', async () => {
    const [sub, email] = [anEmail(), anEmail()];
    google.behave = answering(tokeninfo(sub, email));
    const first = await signInWith(test);
    expect(first.statusCode).toBe(200);
    const { access, refresh, user } = first.json();
    expect(user).toEqual({
      id: expect.any(Number),
      email,
      first_name: '',
      last_name: '',
      username: email.split('@')[0],
      profile: { avatar: null },
      reminders_by_mail: true,
      reminder_hour: 9,
      reminder_lead_days: null,
      email_confirmed: true,
      pending_email: null,
    });
    expect((await askAs(test.app, access, { url: '/api/users/me' })).json()).toEqual(user);
    expect((await post(test.app, '/token/refresh', { refresh })).statusCode).toBe(200);

    google.behave = answering(tokeninfo(sub, anEmail(), { email_verified: true }));
    expect((await signInWith(test)).json().user).toEqual(user);
  });

  it('makes one account from several parallel first sign-ins', async () => {
    // What one reads between two writes of another differs from time to time.
    for (let round = 0; round < 6; round += 1) {
      google.behave = answering(tokeninfo(anEmail(), anEmail()));
      const answers = await Promise.all(Array.from({ length: 5 }, () => signInWith(test)));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      expect(new Set(answers.map((answer) => answer.json().user.id)).size).toBe(1);
    }
  });

  it('[AUTH-06] never opens an account that somebody made with a password for the same e-mail', async () => {
    const ana = await aUser(test);
    google.behave = answering(tokeninfo(anEmail(), ana.email.toUpperCase()));
    const refused = await signInWith(test);
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toMatchObject({
      code: 'google-sign-in-failed',
      detail: 'Failed to sign in with Google',
    });
    expect(
      (await post(test.app, '/token/pair', { email: ana.email, password: aPassword })).statusCode,
    ).toBe(200);
  });

  it('allows no sign-in by password, and no new password without the old one', async () => {
    const email = anEmail();
    google.behave = answering(tokeninfo(anEmail(), email));
    const { access } = (await signInWith(test)).json();
    expect((await post(test.app, '/token/pair', { email, password: '' })).statusCode).toBe(401);
    const change = await askAs(test.app, access, {
      method: 'POST',
      url: '/api/users/me/change-password',
      payload: { current_password: '', new_password: aPassword },
    });
    expect(change.statusCode).toBe(422);
    expect(
      (await post(test.app, '/users/register', { email, password: aPassword })).json(),
    ).toEqual({ email: ['An account with this email already exists'] });
    expect(
      (await askAs(test.app, access, { method: 'DELETE', url: '/api/users/me' })).statusCode,
    ).toBe(204);
  });
});

describe('what Google says', () => {
  let google: OutsideService;
  let test: TestApp;
  beforeAll(async () => {
    google = await anOutsideService(answering({}));
  });
  afterAll(() => google.close());
  // A gateway of its own for each: one that rests after failures would not ask.
  beforeEach(async () => {
    test = await aTestApp(sqlite, {
      env: { GOOGLE_CLIENT_ID: clientId },
      findGoogleAccount: googleOf(google),
    });
    return () => test.close();
  });

  const good = () => tokeninfo(anEmail(), anEmail());
  const expectLater = (refused: LightMyRequestResponse) => {
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('10');
    expect(refused.json()).toMatchObject({
      code: 'unavailable',
      detail: 'Failed to sign in with Google',
    });
  };
  const redirect: RequestListener = (_request, response) =>
    response.writeHead(302, { location: `${google.url}/tokeninfo?again` }).end();

  it.each([
    ['another audience', () => ({ ...good(), aud: 'other.apps.googleusercontent.com' })],
    [
      'another audience, made by this client',
      () => ({ ...good(), aud: 'other.apps.googleusercontent.com', azp: clientId }),
    ],
    ['an e-mail that is not verified', () => ({ ...good(), email_verified: 'false' })],
    ['nothing of whether the e-mail is verified', () => ({ ...good(), email_verified: undefined })],
    ['no e-mail', () => ({ ...good(), email: undefined })],
    ['an e-mail that is none', () => ({ ...good(), email: 'ana' })],
    ['an e-mail with NUL', () => ({ ...good(), email: 'a\0na@example.com' })],
    ['no account', () => ({ ...good(), sub: undefined })],
    ['that it has expired', () => ({ ...good(), expires_in: '0' })],
    ['that it expired before', () => ({ ...good(), expires_in: -5 })],
  ])('[AUTH-06] lets nobody in when it is %s', async (_what, answer) => {
    google.behave = answering(answer());
    const refused = await signInWith(test);
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toMatchObject({
      code: 'google-sign-in-failed',
      detail: 'Failed to sign in with Google',
    });
  });

  it('[AUTH-06] lets nobody in with tokens that Google does not know, and asks Google again the next time', async () => {
    google.behave = answering({ error: 'invalid_token', error_description: 'Invalid Value' }, 400);
    for (let i = 0; i < 10; i++) expect((await signInWith(test, 'garbage')).statusCode).toBe(401);
    google.behave = answering(good());
    expect((await signInWith(test)).statusCode).toBe(200);
  });

  it.each([
    ['an error', answering('', 500)],
    ['an error in words', answering({ error: 'oops' }, 503)],
    ['half of it', answering('{"aud":')],
    ['no JSON', answering('<html>')],
    ['something else', answering({ hello: 'world' })],
    ['too much', answering({ ...tokeninfo('1', 'ana@example.com'), padding: 'x'.repeat(70_000) })],
    ['to go elsewhere', redirect],
  ])('[AUTH-06] lets nobody in, for now, when it is %s', async (_what, behave) => {
    google.behave = behave;
    expectLater(await signInWith(test));
  });

  it('[AUTH-06] lets nobody in when Google does not answer in time', async () => {
    google.behave = (request, response) => {
      void setTimeout(1000).then(() => answering(good())(request, response));
    };
    const hurried = await aTestApp(sqlite, {
      env: { GOOGLE_CLIENT_ID: clientId },
      findGoogleAccount: googleOf(google, 300),
    });
    expectLater(await signInWith(hurried));
    await hurried.close();
  });

  it('is asked in the request body, so that no token ends up in a log', async () => {
    let body = '';
    google.asked.length = 0;
    google.behave = (request, response) => {
      request.on('data', (chunk) => {
        body += String(chunk);
      });
      request.on('end', () => answering(good())(request, response));
    };
    expect((await signInWith(test, 'ya29.a&b=c/d')).statusCode).toBe(200);
    expect(google.asked).toEqual(['/tokeninfo']);
    expect(body).toBe('access_token=ya29.a%26b%3Dc%2Fd');
  });

  it('is asked sixty times an hour for one network', async () => {
    google.behave = answering({ error: 'invalid_token' }, 400);
    const from = anAddress();
    const statuses: number[] = [];
    for (let i = 0; i < 61; i++)
      statuses.push((await signInWith(test, 'garbage', from)).statusCode);
    expect(statuses).toEqual([...Array<number>(60).fill(401), 429]);
  });
});

describe('without Google', () => {
  it.each([
    ['a client id', {}],
    ['the network', { GOOGLE_CLIENT_ID: clientId, NETWORK: 'off' }],
  ])(
    '[AUTH-06] without %s nobody signs in with it, and the browser is told',
    async (_what, env) => {
      const config = readConfig(env);
      const test = await aTestApp(sqlite, {
        env,
        findGoogleAccount: createFindGoogleAccount(config, { onError: () => {} }),
      });
      const refused = await signInWith(test);
      expect(refused.statusCode).toBe(401);
      expect(refused.json()).toMatchObject({ detail: 'Failed to sign in with Google' });
      expect((await test.app.inject('/api/config')).json()).toMatchObject({
        google_client_id: null,
      });
      await test.close();
    },
  );

  it('[AUTH-06] the browser is told the client id if there is one', async () => {
    const google = await anOutsideService(answering({}));
    const test = await aTestApp(sqlite, {
      env: { GOOGLE_CLIENT_ID: clientId },
      findGoogleAccount: googleOf(google),
    });
    expect((await test.app.inject('/api/config')).json()).toMatchObject({
      google_client_id: clientId,
    });
    await test.close();
    await google.close();
  });
});
