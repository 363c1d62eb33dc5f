import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { anEmail, aPassword, post, signIn } from '../testing/a-user.ts';
import { describeOnBothDatabases, sqlite } from '../testing/databases.ts';

const long = 'x9Kq ';
const ofLength = (length: number) => long.repeat(length).slice(0, length);
const emailOfLength = (length: number) =>
  `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(length - 248)}.com`;

describeOnBothDatabases('what an account can be made of', (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await aTestApp(database, { env: { RATE_LIMITS: 'off' } });
  });
  afterAll(() => test.close());

  it.each([
    ['a password of 8 characters', { password: ofLength(8) }],
    ['a password of 128 characters', { password: ofLength(128) }],
    ['8 emoji', { password: '🍜🎷🌊🍷🌮🎨🎭🎻' }],
    ['128 emoji', { password: '🍜🎷🌊🍷'.repeat(32) }],
    ['spaces around', { password: '  anchor 42  ' }],
    ['accents composed', { password: 'caf\u00e9 caf\u00e9 42' }],
    ['accents in pieces', { password: 'cafe\u0301 cafe\u0301 42' }],
    ['a tab and a line break', { password: 'violet\tanchor\n42' }],
    ['the longest e-mail', { email: emailOfLength(254) }],
    ['a plus in the e-mail', { email: 'ana+dates@example.com' }],
    ['a name in emoji and Arabic', { first_name: '🧑‍🎤', last_name: 'سارة' }],
    ['names of 200 characters', { first_name: 'é'.repeat(200), last_name: 'z'.repeat(200) }],
    ['no names', {}],
  ])('[AUTH-03] takes %s', async (_what, fields) => {
    const body = { email: anEmail(), password: aPassword, ...fields };
    const answer = await post(test.app, '/users/register', body);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      email: body.email,
      first_name: '',
      last_name: '',
      ...('first_name' in fields && { first_name: fields.first_name, last_name: fields.last_name }),
    });
    await signIn(test.app, body);
    expect(
      (await post(test.app, '/token/pair', { ...body, password: `${body.password} ` })).statusCode,
    ).toBe(401);
  });
});

describe('what no account can be made of', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await aTestApp(sqlite);
  });
  afterAll(() => test.close());

  it.each([
    ['nothing', {}, ['email', 'password']],
    ['empty fields', { email: '', password: '' }, ['email', 'password']],
    ['a password of 7 characters', { password: ofLength(7) }, ['password']],
    ['a password of 129 characters', { password: ofLength(129) }, ['password']],
    ['4 emoji', { password: '🍜🎷🌊🍷' }, ['password']],
    ['a password of 200 kB', { password: ofLength(200_000) }, ['password']],
    ['NUL in the password', { password: 'violet\0anchor' }, ['password']],
    ['half an emoji in the password', { password: 'violet\ud83cnchor' }, ['password']],
    ['a number for a password', { password: 12_345_678 }, ['password']],
    ['a list for a password', { password: ['violet anchor'] }, ['password']],
    ['null for an e-mail', { email: null }, ['email']],
    ['no e-mail address', { email: 'ana' }, ['email']],
    ['an e-mail with NUL', { email: 'a\0na@example.com' }, ['email']],
    ['an e-mail with half an emoji', { email: '\ud83c@example.com' }, ['email']],
    ['an e-mail of two lines', { email: 'ana@example.com\r\nBcc: x@example.com' }, ['email']],
    ['an e-mail that is too long', { email: emailOfLength(255) }, ['email']],
    ['NUL in a name', { first_name: 'A\0na' }, ['first_name']],
    ['half an emoji in a name', { last_name: '\udf9c' }, ['last_name']],
    [
      'names that are too long',
      { first_name: 'x'.repeat(201), last_name: 'x'.repeat(201) },
      ['first_name', 'last_name'],
    ],
    ['an object for a name', { first_name: {} }, ['first_name']],
    ['a common password', { password: 'PassWord123' }, ['password']],
    ['one character over and over', { password: 'aaaaaaaaaa' }, ['password']],
    ['a run of keys', { password: 'qwertyuiop' }, ['password']],
    ['the name of the site', { password: 'Rendezvous1!' }, ['password']],
    ['a list', [], ['email', 'password']],
  ])(
    '[AUTH-05] %s: bad fields are answered with 400 and their messages',
    async (_what, fields, bad) => {
      const isWhole = Object.keys(fields).length > 0;
      const answer = await post(
        test.app,
        '/users/register',
        isWhole ? { email: anEmail(), password: aPassword, ...fields } : fields,
      );
      expect(answer.statusCode).toBe(400);
      expect(answer.headers['content-type']).toBe('application/json');
      const errors = answer.json<Record<string, string[]>>();
      if (!Array.isArray(fields)) expect(Object.keys(errors).sort()).toEqual(bad);
      for (const messages of Object.values(errors)) expect(messages[0]).toMatch(/^[A-Z].+[^.]$/);
    },
  );

  it('[AUTH-05] must not be the e-mail itself', async () => {
    for (const password of ['ana.lee@example.org', 'ANA.LEE@EXAMPLE.ORG', 'long.name.of.ana']) {
      const email = password.includes('@') ? 'ana.lee@example.org' : 'long.name.of.ana@example.org';
      expect((await post(test.app, '/users/register', { email, password })).json()).toEqual({
        password: ['Use a password that is not your email'],
      });
    }
  });

  it('[API-02] is refused as a problem where no field is at fault', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/users/register',
      headers: { 'content-type': 'application/json' },
      payload: '{"email":',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.json()).toMatchObject({ code: 'malformed-json' });
    expect(
      (await test.app.inject({ method: 'POST', url: '/api/users/register', payload: 'x' }))
        .statusCode,
    ).toBe(415);
  });
});
