import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { describeOnBothDatabases, sqlite } from '../testing/databases.ts';

const texts = (count: number, length = 1) =>
  Array.from({ length: count }, (_, index) => String(index).padStart(length, 'x'));
const profileTexts: [string, number][] = [
  ['name', 200],
  ['location', 200],
  ['bio', 5000],
  ['occupation', 200],
  ['phone_number', 40],
  ['notes', 5000],
];
const profileLists = [
  'languages',
  'hobbies',
  'interests',
  'dislikes',
  'dietary_restrictions',
  'preferred_cuisines',
];

/** Each field with what is just allowed and what is just not, and the field that is then named. */
const profileBounds: [string, unknown[], [unknown, string?][]][] = [
  ...profileTexts.map(([field, max]): [string, unknown[], [unknown, string?][]] => [
    field,
    ['x'.repeat(max)],
    [['x'.repeat(max + 1)], [5], [null], [['x']], [{}], [true]],
  ]),
  ...profileLists.map((field): [string, unknown[], [unknown, string?][]] => [
    field,
    [[], texts(50), texts(1, 100)],
    [[texts(51)], [texts(1, 101), `${field}.0`], ['jazz'], [[5], `${field}.0`], [texts(9_000)]],
  ]),
  ['name', ['x'], [[''], ['   ']]],
  ['gender', ['female', 'male', 'non-binary', 'other'], [['Female'], [''], [null]]],
  ['age', [18, 120, null], [[17], [121], [18.5], ['old'], ['30'], [true], [[30]], [1e21]]],
  ['relationship_status', ['single', 'dating', 'complicated'], [['ended'], ['']]],
  ['relationshihp_status', ['single'], [['ended', 'relationship_status']]],
  [
    'status',
    ['talking', 'first_date', 'second_date', 'third_date', 'dating', 'exclusive', 'ended'],
    [['Unknown'], [0]],
  ],
  ['transport_preference', ['driving', 'public', 'walking', 'no_preference'], [['bike']]],
  [
    'budget_preference',
    [
      { min: 0, max: 0 },
      { min: 10_000, max: 10_000 },
    ],
    [
      [{ min: 2, max: 1 }],
      [{ min: -1, max: 1 }, 'budget_preference.min'],
      [{ min: 0, max: 10_001 }, 'budget_preference.max'],
      ['50-200'],
      [{ min: 0 }, 'budget_preference.max'],
    ],
  ],
  [
    'socialMedia',
    [{}, { instagram: 'x'.repeat(200), facebook: '' }],
    [
      [{ instagram: 'x'.repeat(201) }, 'socialMedia.instagram'],
      ['@x'],
      [{ facebook: null }, 'socialMedia.facebook'],
    ],
  ],
  [
    'importantDates',
    [
      {},
      { birthday: null },
      {
        birthday: '2000-02-29',
        otherDates: Array(50).fill({ description: '', date: '1000-01-01' }),
      },
    ],
    [
      [{ birthday: '2026-02-30' }, 'importantDates.birthday'],
      [{ birthday: '1999-02-29' }, 'importantDates.birthday'],
      [{ birthday: '0999-12-31' }, 'importantDates.birthday'],
      [{ birthday: '+275760-09-13' }, 'importantDates.birthday'],
      [{ birthday: '2026-1-1' }, 'importantDates.birthday'],
      [{ birthday: 'infinity' }, 'importantDates.birthday'],
      [
        { otherDates: Array(51).fill({ description: '', date: '2026-01-01' }) },
        'importantDates.otherDates',
      ],
      [
        { otherDates: [{ description: 'x'.repeat(101), date: '2026-01-01' }] },
        'importantDates.otherDates.0.description',
      ],
      [{ otherDates: [{ description: 'x' }] }, 'importantDates.otherDates.0.date'],
    ],
  ],
];

const activity = (fields: object) => ({ activities: [{ name: 'x', ...fields }] });
const dateBounds: [string, object[], object[]][] = [
  [
    'id',
    [{ id: randomUUID() }, { id: randomUUID().toUpperCase() }],
    [{ id: 'x' }, { id: 5 }, { id: null }, { id: `${randomUUID()}x` }],
  ],
  [
    'date',
    [{ date: '1000-01-01' }, { date: '9999-12-31' }, { date: '2024-02-29' }],
    [
      { date: '2026-02-30' },
      { date: '' },
      { date: null },
      { date: '0000-01-01' },
      { date: '2026-11-28T10:00:00Z' },
      { date: 20261128 },
    ],
  ],
  [
    'profile_id',
    [{ profile_id: -1 }, { profile_id: null }],
    [{ profile_id: '1' }, { profile_id: 1.5 }, { profile_id: 2 ** 53 + 2 }, { profile_id: 1e21 }],
  ],
  ['kind', [{ kind: 'recorded' }, { kind: 'scheduled' }], [{ kind: 'past' }, { kind: null }]],
  [
    'rating',
    [{ rating: 1 }, { rating: 5 }, { rating: 4.5 }],
    [
      { rating: 0 },
      { rating: 6 },
      { rating: 4.25 },
      { rating: 0.5 },
      { rating: 5.5 },
      { rating: '5' },
      { rating: null },
      { rating: -1 },
    ],
  ],
  [
    'total_cost',
    [{ total_cost: 0 }, { total_cost: -0 }, { total_cost: 1_000_000 }, { total_cost: 0.01 }],
    [
      { total_cost: -0.01 },
      { total_cost: 1_000_000.01 },
      { total_cost: 0.001 },
      { total_cost: 1e-7 },
      { total_cost: 0.1 + 0.205 },
      { total_cost: '$5' },
      { total_cost: [5] },
      { total_cost: true },
    ],
  ],
  ['notes', [{ notes: 'x'.repeat(5000) }], [{ notes: 'x'.repeat(5001) }, { notes: null }]],
  [
    'activities',
    [{ activities: Array(20).fill({ name: 'x' }) }],
    [{ activities: Array(21).fill({ name: 'x' }) }, { activities: {} }],
  ],
  [
    'activities.0.name',
    [activity({ name: 'x'.repeat(200) })],
    [activity({ name: 'x'.repeat(201) }), { activities: [{}] }],
  ],
  [
    'activities.0.location',
    [activity({ location: 'x'.repeat(200) })],
    [activity({ location: 'x'.repeat(201) })],
  ],
  [
    'activities.0.start_time',
    [
      activity({ start_time: '00:00' }),
      activity({ start_time: '23:59' }),
      activity({ start_time: null }),
    ],
    [
      activity({ start_time: '24:00' }),
      activity({ start_time: '7:00' }),
      activity({ start_time: 'noon' }),
    ],
  ],
  [
    'activities.0.cost',
    [activity({ cost: 0 }), activity({ cost: 1_000_000 })],
    [activity({ cost: -1 }), activity({ cost: 0.005 }), activity({ cost: '1' })],
  ],
  [
    'activities.0.notes',
    [activity({ notes: 'x'.repeat(5000) })],
    [activity({ notes: 'x'.repeat(5001) })],
  ],
];

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

describe('the bounds of a field', () => {
  let test: TestApp;
  let ana: TestUser;
  let sam: number;
  beforeAll(async () => {
    test = await aTestApp(sqlite);
    ana = await aUser(test);
    sam = (
      await ana.inject({ method: 'POST', url: '/api/profiles', payload: { name: 'Sam' } })
    ).json<{ id: number }>().id;
  });
  afterAll(() => test.close());

  it.each(profileBounds)('[API-02] of a profile hold: %s', async (field, allowed, beyond) => {
    for (const url of [`/api/profiles/${sam}`, '/api/profiles/my-profile']) {
      for (const value of allowed) {
        const answer = await ana.inject({ method: 'PUT', url, payload: { [field]: value } });
        expect(answer.statusCode, answer.body).toBe(200);
        if (field !== 'relationshihp_status')
          expect(answer.json()[field]).toEqual(
            typeof value === 'object' && value !== null && !Array.isArray(value)
              ? expect.objectContaining(value)
              : value,
          );
      }
      for (const [value, named = field] of beyond) {
        const answer = await ana.inject({ method: 'PUT', url, payload: { [field]: value } });
        expect(
          [answer.statusCode, Object.keys(answer.json().errors)],
          JSON.stringify(value),
        ).toEqual([422, expect.arrayContaining([named])]);
      }
    }
  });

  it.each(dateBounds)('[API-02] of a date hold: %s', async (field, allowed, beyond) => {
    const complete = (change: object) => ({ id: randomUUID(), date: '2026-11-19', ...change });
    for (const change of allowed)
      expect(
        (await ana.inject({ method: 'POST', url: '/api/history', payload: complete(change) }))
          .statusCode,
        JSON.stringify(change),
      ).toBe(201);
    for (const change of beyond) {
      const answer = await ana.inject({
        method: 'POST',
        url: '/api/history',
        payload: complete(change),
      });
      expect(
        [answer.statusCode, Object.keys(answer.json().errors ?? {})],
        JSON.stringify(change),
      ).toEqual([422, [field]]);
    }
  });

  it('[API-02] say what is missing', async () => {
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

  it.each([
    ['__proto__', '{"name":"x","__proto__":{"is_own":1}}', 400],
    ['10,000 tags', JSON.stringify({ name: 'x', interests: texts(10_000) }), 422],
    [
      '10,000 tags of one letter',
      JSON.stringify({ name: 'x', interests: Array(10_000).fill('a') }),
      422,
    ],
    ['an array', '[]', 422],
    ['text', '"x"', 422],
    ['a number that is infinite', '{"name":"x","age":1e309}', 422],
    ['300 KB', JSON.stringify({ name: 'x', bio: 'x'.repeat(300_000) }), 413],
  ])('[API-02] hold against %s', async (_name, payload, status) => {
    for (const [method, url] of [
      ['POST', '/api/profiles'],
      ['PUT', `/api/profiles/${sam}`],
    ] as const) {
      expect(
        (
          await ana.inject({
            method,
            url,
            headers: { 'content-type': 'application/json' },
            payload,
          })
        ).statusCode,
      ).toBe(status);
    }
  });

  it.each(['abc', '1.5', '9007199254740993', '1e400', '%00', "1'--", 'NaN', '-'])(
    '[API-02] refuse %s as the id of a profile',
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
    '[API-03] find nobody with the id %s',
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
  ])('[API-02] refuse %s', async (url) => {
    expect((await ana.inject(url)).json()).toMatchObject({ status: 422, code: 'invalid-input' });
  });
});
