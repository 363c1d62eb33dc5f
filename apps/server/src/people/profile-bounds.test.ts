import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { sqlite } from '../testing/databases.ts';

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

describe('the bounds of a profile', () => {
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

  it.each(profileBounds)('[API-02] hold for %s', async (field, allowed, beyond) => {
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
});
