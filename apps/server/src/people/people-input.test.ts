import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { describeOnBothDatabases, sqlite } from '../testing/databases.ts';

const kept = [
  'emoji 👩‍👩‍👧‍👦 🏳️‍🌈 🎉',
  'שלום עולם and \u202eright to left\u202c',
  `combining ${'e\u0301\u0302\u0303'.repeat(15)}`,
  'Zażółć gęślą jaźń, Ω≈ç√∫, 中文, हिन्दी, ไทย',
  '\ufffd \ufffe \uffff \u2028 \u2029 x',
  'tab\tand\nbreak',
  "'; drop table users; -- \\ %00 ${x} {{y}} <script>alert(1)</script>",
  '\u{10ffff}\u{e0041}',
];
const refused = [
  'NUL \0 x',
  'bell \u0007 x',
  'escape \u001b[31m x',
  'delete \u007f x',
  'half a pair \ud83d x',
  'the other half \udc00 x',
];

describeOnBothDatabases('text that people write', (database) => {
  let test: TestApp;
  let ana: TestUser;
  beforeAll(async () => {
    test = await aTestApp(database);
    ana = await aUser(test);
  });
  afterAll(() => test.close());
  const post = (url: string, body: unknown) =>
    ana.inject({
      method: 'POST',
      url: `/api${url}`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
  const profileOf = (text: string) => ({
    ...{
      name: text,
      location: text,
      bio: text,
      occupation: text,
      notes: text,
      interests: [text],
      socialMedia: { instagram: text, facebook: text },
    },
    importantDates: { birthday: null, otherDates: [{ description: text, date: '2026-01-01' }] },
  });
  const dateOf = (text: string) => ({
    id: randomUUID(),
    date: '2026-11-19',
    notes: text,
    activities: [{ id: randomUUID(), name: text, location: text, notes: text }],
  });

  it.each(kept.map((text) => [text]))('comes back as it was: %j', async (text) => {
    expect((await post('/profiles', profileOf(text))).json()).toMatchObject(profileOf(text));
    const date = dateOf(text);
    expect((await post('/history', date)).json()).toMatchObject(date);
    expect((await ana.inject('/api/profiles')).json<object[]>()[0]).toMatchObject(profileOf(text));
  });

  it.each(refused.map((text) => [text]))(
    '[API-02] is refused where it is broken: %j',
    async (text) => {
      const errorsOf = async (url: string, body: object) =>
        Object.keys((await post(url, body)).json<{ errors: object }>().errors).sort();
      expect(await errorsOf('/profiles', { ...profileOf(text), phone_number: text })).toEqual([
        ...[
          'bio',
          'importantDates.otherDates.0.description',
          'interests.0',
          'location',
          'name',
          'notes',
          'occupation',
          'phone_number',
        ],
        ...['socialMedia.facebook', 'socialMedia.instagram'],
      ]);
      expect(await errorsOf('/history', dateOf(text))).toEqual([
        'activities.0.location',
        'activities.0.name',
        'activities.0.notes',
        'notes',
      ]);
    },
  );

  it('is stored in a saved idea, even if only JSON can hold it', async () => {
    const venue = {
      name: 'Bar',
      location: '',
      description: '',
      estimated_cost: '',
      opening_hours: '',
      rating: 5,
      neighborhood: 'half \ud83d',
    };
    const plan = {
      plan_id: randomUUID(),
      venues: [venue],
      route_info: {},
      total_cost: '',
      title: 'half \ud83d',
    };
    const answer = await post('/saved-ideas', {
      suggestion_id: randomUUID(),
      weather_info: { conditions: '\u0001' },
      plans: [plan],
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      expect.objectContaining({
        plans: [plan],
        weather_info: { conditions: '\u0001', kind: 'unknown' },
      }),
    ]);
  });
});

describe('a request', () => {
  let test: TestApp;
  let ana: TestUser;
  beforeAll(async () => {
    test = await aTestApp(sqlite);
    ana = await aUser(test);
  });
  afterAll(() => test.close());

  it('[API-02] is told what it lacks', async () => {
    const errorsOf = async (url: string, payload: object = {}) =>
      (await ana.inject({ method: 'POST', url, payload })).json<{ errors: object }>().errors;
    expect(await errorsOf('/api/profiles')).toEqual({ name: ['Name is required'] });
    expect(await errorsOf('/api/history')).toMatchObject({
      id: [expect.any(String)],
      date: ['Use a day such as 2026-11-28'],
    });
    expect(Object.keys(await errorsOf('/api/saved-ideas'))).toEqual([
      'suggestion_id',
      'weather_info',
      'plans',
    ]);
  });

  it.each(['abc', '1.5', '9007199254740993', '1e400', '%00', "1'--", 'NaN', '-'])(
    '[API-02] is refused with %s as the id of a profile',
    async (id) => {
      for (const url of [
        `/api/profiles/${id}`,
        `/api/history?profile_id=${id}`,
        `/api/saved-ideas?profile_id=${id}`,
      ])
        expect((await ana.inject(url)).statusCode, url).toBe(422);
    },
  );

  it.each(['0', '-1', '-5', '9007199254740991', '281474976710656'])(
    '[API-03] finds nobody with the id %s',
    async (id) => {
      expect((await ana.inject(`/api/profiles/${id}`)).statusCode).toBe(404);
      expect((await ana.inject({ method: 'DELETE', url: `/api/profiles/${id}` })).statusCode).toBe(
        404,
      );
    },
  );

  it.each([
    '/api/history?timeline=now',
    '/api/history?timeline=past&timeline=upcoming',
    '/api/history?profile_id=1&profile_id=2',
    '/api/saved-ideas?profile_id=1&profile_id=1',
  ])('[API-02] is refused for %s', async (url) => {
    expect((await ana.inject(url)).json()).toMatchObject({ status: 422, code: 'invalid-input' });
  });
});
