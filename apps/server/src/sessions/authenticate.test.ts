import { createHmac, createSecretKey, randomUUID } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { askAs, aUser, type TestUser } from '../testing/a-user.ts';
import { sqlite } from '../testing/databases.ts';

let test: TestApp;
let ana: TestUser;
let key: Buffer;
beforeAll(async () => {
  test = await aTestApp(sqlite);
  ana = await aUser(test);
  key = await test.store.secrets.findOrCreate('access-tokens');
});
afterAll(() => test.close());

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = () => decodeJwt(ana.access);
const header = () =>
  JSON.parse(Buffer.from(ana.access.split('.')[0] ?? '', 'base64url').toString()) as {
    alg: string;
  };

/** A token of ours but for what is changed. */
async function forged({
  payload = {},
  head = {},
  secret = key,
}: {
  payload?: Record<string, unknown>;
  head?: object;
  secret?: Uint8Array;
} = {}): Promise<string> {
  return new SignJWT({ ...claims(), ...payload })
    .setProtectedHeader({ ...header(), ...head })
    .sign(createSecretKey(secret));
}

/** The same, where the library refuses to write such a header. */
function signedByHand(head: object): string {
  const signed = `${encode({ ...header(), ...head })}.${encode(claims())}`;
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}

const forgeries: [string, () => Promise<string> | string][] = [
  ...['none', 'None', 'nOnE', ''].map((alg): [string, () => string] => [
    `the algorithm "${alg}"`,
    () => `${encode({ ...header(), alg })}.${encode(claims())}.`,
  ]),
  ['no algorithm', () => signedByHand({ alg: undefined })],
  ['another algorithm of the family', () => signedByHand({ alg: 'HS512' })],
  ['an asymmetric algorithm', () => signedByHand({ alg: 'RS256' })],
  ['a critical extension', () => signedByHand({ crit: ['exp'] })],
  ['an unencoded payload', () => signedByHand({ crit: ['b64'], b64: false })],
  ['another key', () => forged({ secret: Buffer.alloc(32) })],
  [
    'a key it brings itself',
    () =>
      forged({
        secret: Buffer.alloc(32),
        head: {
          jwk: { kty: 'oct', k: Buffer.alloc(32).toString('base64url') },
          jku: 'https://evil.example/keys',
          kid: '../../dev/null',
        },
      }),
  ],
  [
    'an expired token',
    () => forged({ payload: { exp: Math.floor(Date.parse('2026-11-20T17:59:59Z') / 1000) } }),
  ],
  [
    'a token not valid yet',
    () => forged({ payload: { nbf: Math.floor(Date.parse('2026-11-20T19:00:00Z') / 1000) } }),
  ],
  ['an expiry in words', () => forged({ payload: { exp: 'never' } })],
  ['no expiry', () => forged({ payload: { exp: undefined } })],
  ['another issuer', () => forged({ payload: { iss: 'somebody' } })],
  ['another type', () => forged({ payload: { typ: 'refresh' } })],
  ['no session', () => forged({ payload: { sid: undefined } })],
  ['an unknown session', () => forged({ payload: { sid: randomUUID() } })],
  ['a session that is none', () => forged({ payload: { sid: "' or 1=1 --" } })],
  ['another user', () => forged({ payload: { sub: String(ana.id + 1) } })],
  ['a user that is none', () => forged({ payload: { sub: '1e3' } })],
  ['a generation of words', () => forged({ payload: { gen: 'newest' } })],
  ['a refresh token', () => ana.refresh],
  ['garbage', () => 'x.y.z'],
  ['two parts', () => ana.access.split('.').slice(0, 2).join('.')],
  ['four parts', () => `${ana.access}.${ana.access.split('.')[2]}`],
  ['a signature cut short', () => ana.access.slice(0, -3)],
  [
    'another spelling of its signature',
    () => {
      const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
      // The last two bits of 43 characters belong to no byte.
      return ana.access.slice(0, -1) + alphabet[alphabet.indexOf(ana.access.at(-1) ?? '') ^ 1];
    },
  ],
  [
    'another payload under the signature',
    () =>
      [ana.access.split('.')[0], encode({ ...claims(), sub: '1' }), ana.access.split('.')[2]].join(
        '.',
      ),
  ],
  ['base64 with padding', () => `${ana.access}==`],
  ['100 kB', () => `${ana.access.slice(0, 40)}${'x'.repeat(100_000)}.x`],
];

describe('an access token', () => {
  it('says its user, its lifetime and its start', () => {
    expect(claims()).toEqual({
      iss: 'Rendezvous',
      sub: String(ana.id),
      sid: expect.any(String),
      gen: 0,
      typ: 'access',
      iat: 1_795_197_600,
      exp: 1_795_198_500,
      auth_time: 1_795_197_600,
    });
  });

  it.each(forgeries)('[API-02] is refused with %s', async (_what, forge) => {
    const answer = await askAs(test.app, await forge(), { url: '/api/users/me' });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'signed-out', detail: 'Please sign in.' });
    expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
  });

  it('is accepted when it is ours, whatever else its header says', async () => {
    for (const head of [{}, { kid: '../../dev/null' }, { jku: 'https://evil.example/keys' }]) {
      expect(
        (await askAs(test.app, await forged({ head }), { url: '/api/users/me' })).statusCode,
      ).toBe(200);
    }
  });

  it.each([['Basic YTpi'], ['Bearer'], ['Bearer '], ['bearer x y'], [`Token ${'x'.repeat(40)}`]])(
    'is not read from "%s"',
    async (authorization) => {
      const answer = await test.app.inject({ url: '/api/users/me', headers: { authorization } });
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
    },
  );

  it('that is invalid is refused even where anybody may call', async () => {
    const answer = await askAs(test.app, 'garbage', {
      method: 'POST',
      url: '/api/public/date-suggestions',
      payload: { config: { location: 'Chicago' } },
    });
    expect(answer.statusCode).toBe(200);
  });

  it('is asked for without an error code when there is none', async () => {
    expect((await test.app.inject('/api/users/me')).headers['www-authenticate']).toBe('Bearer');
  });
});
