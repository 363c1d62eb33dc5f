import { limits, texts } from '@rendezvous/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { sqlite } from '../testing/databases.ts';

let test: TestApp;
beforeAll(async () => {
  test = await aTestApp(sqlite, { env: { RATE_LIMITS: 'off' } });
});
afterAll(() => test.close());

type Fields = Record<string, unknown>;

async function post(body: unknown): Promise<{ status: number; errors: Record<string, string[]> }> {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/public/date-suggestions',
    payload: body as object,
  });
  return { status: answer.statusCode, errors: answer.json().errors };
}

const plan = (config: Fields) => post({ config: { location: 'Chicago', ...config } });
const textsOf = (count: number, length = 1) =>
  Array.from({ length: count }, (_, i) =>
    String(i)
      .padEnd(length, 'x')
      .slice(0, Math.max(length, String(i).length)),
  );

const accepted: [string, Fields][] = [
  ['the shortest location', { location: 'X' }],
  ['the longest location', { location: 'x'.repeat(limits.location) }],
  ['a location in spaces', { location: '  Chicago  ' }],
  ['a leap day', { start_cal_date: '2028-02-29' }],
  ['midnight', { start_time: '00:00' }],
  ['the last minute', { start_time: '23:59' }],
  ['no end', { end_time: null }],
  ['an end in the night', { start_time: '18:00', end_time: '01:00' }],
  ['an end', { end_time: '23:30' }],
  ['an instant with offset', { date_time: '2026-11-28T18:00:00+14:00' }],
  ['a local date and time', { date_time: '2026-11-28T18:00' }],
  ['the first date', { date_number: 1 }],
  ['the last date number', { date_number: 999 }],
  ['no mood', { desired_mood: '' }],
  ['the longest mood', { desired_mood: 'x'.repeat(limits.mood) }],
  ['nothing to spend', { budget: { min: 0, max: 0 } }],
  ['the largest budget', { budget: { min: 10_000, max: 10_000 } }],
  ['a budget as text', { budget: '0-10000' }],
  ['a budget as text with spaces and cents', { budget: ' 50.50 - 100 ' }],
  ['the least distance', { max_distance: 1 }],
  ['the largest distance', { max_distance: 50 }],
  ['half a mile more', { max_distance: 2.5 }],
  ['every way to get there', { transport_method: 'public' }],
  ['a setting', { outdoor_preference: 'indoor' }],
  ['fifty interests', { interests: textsOf(50) }],
  ['a long interest', { interests: ['x'.repeat(limits.listText)] }],
  ['fifty dislikes', { dislikes: textsOf(50) }],
  ['fifty diets', { dietary_restrictions: textsOf(50) }],
  ['fifty cuisines', { preferred_cuisines: textsOf(50) }],
  [
    'a long story of last time',
    { previous_date_activities: 'x'.repeat(limits.previousActivities) },
  ],
  ['a list of last time', { previous_date_activities: ['Ferry Building'] }],
  ['unknown fields', { favourite_color: 'blue' }],
  ['text in every script', { desired_mood: 'موعد 👩‍❤️‍👨 Ž̤ å\u202e', location: 'Chicago\u2028' }],
];

const refused: [string, Fields, string][] = [
  ['an empty location', { location: '' }, 'config.location'],
  ['a location of spaces', { location: '   ' }, 'config.location'],
  ['no location', { location: undefined }, 'config.location'],
  ['a location of another type', { location: { $ne: null } }, 'config.location'],
  ['a location too long', { location: 'x'.repeat(limits.location + 1) }, 'config.location'],
  ['NUL', { location: 'Chi\u0000cago' }, 'config.location'],
  ['a lone surrogate', { desired_mood: '\ud800' }, 'config.desired_mood'],
  ['an escape character', { desired_mood: '\u001b[31m' }, 'config.desired_mood'],
  ['a day that is none', { start_cal_date: '2026-02-30' }, 'config.start_cal_date'],
  ['the year 0', { start_cal_date: '0000-01-01' }, 'config.start_cal_date'],
  ['a day in another form', { start_cal_date: '11/28/2026' }, 'config.start_cal_date'],
  ['hour 24', { start_time: '24:00' }, 'config.start_time'],
  ['minute 60', { start_time: '18:60' }, 'config.start_time'],
  ['a time with seconds', { end_time: '18:00:00' }, 'config.end_time'],
  ['an instant that is none', { date_time: 'tomorrow' }, 'config.date_time'],
  ['date 0', { date_number: 0 }, 'config.date_number'],
  ['date 1000', { date_number: 1000 }, 'config.date_number'],
  ['date one and a half', { date_number: 1.5 }, 'config.date_number'],
  ['a date number as text', { date_number: '1' }, 'config.date_number'],
  ['a mood too long', { desired_mood: 'x'.repeat(limits.mood + 1) }, 'config.desired_mood'],
  ['a negative budget', { budget: { min: -1, max: 50 } }, 'config.budget.min'],
  ['a budget over the limit', { budget: { min: 0, max: 10_001 } }, 'config.budget.max'],
  ['a budget the wrong way round', { budget: { min: 100, max: 50 } }, 'config.budget'],
  ['a budget text the wrong way round', { budget: '200-50' }, 'config.budget'],
  ['a budget text over the limit', { budget: '50-10001' }, 'config.budget.max'],
  ['a negative budget text', { budget: '-1-50' }, 'config.budget'],
  ['a budget in powers', { budget: '1e1-2e9' }, 'config.budget'],
  ['a budget of another type', { budget: 1890 }, 'config.budget'],
  ['half a budget', { budget: { min: 10 } }, 'config.budget.max'],
  ['no distance', { max_distance: 0.9 }, 'config.max_distance'],
  ['a negative distance', { max_distance: -1 }, 'config.max_distance'],
  ['too far', { max_distance: 50.1 }, 'config.max_distance'],
  ['a distance that is null', { max_distance: null }, 'config.max_distance'],
  ['a distance as text', { max_distance: '20' }, 'config.max_distance'],
  ['another way to get there', { transport_method: 'teleport' }, 'config.transport_method'],
  ['another setting', { outdoor_preference: 'underwater' }, 'config.outdoor_preference'],
  ['fifty-one interests', { interests: textsOf(51) }, 'config.interests'],
  ['ten thousand interests', { interests: textsOf(10_000) }, 'config.interests'],
  [
    'an interest too long',
    { interests: ['fine', 'x'.repeat(limits.listText + 1)] },
    'config.interests.1',
  ],
  ['an interest of another type', { interests: [5] }, 'config.interests.0'],
  ['interests as text', { interests: 'jazz' }, 'config.interests'],
  ['fifty-one dislikes', { dislikes: textsOf(51) }, 'config.dislikes'],
  ['fifty-one diets', { dietary_restrictions: textsOf(51) }, 'config.dietary_restrictions'],
  ['fifty-one cuisines', { preferred_cuisines: textsOf(51) }, 'config.preferred_cuisines'],
  [
    'a story too long',
    { previous_date_activities: 'x'.repeat(limits.previousActivities + 1) },
    'config.previous_date_activities',
  ],
  [
    'fifty-one activities',
    { previous_date_activities: textsOf(51) },
    'config.previous_date_activities',
  ],
];

describe('the fields of a suggestion request', () => {
  it.each(accepted)('[API-02] accepts %s', async (_name, config) => {
    expect((await plan(config)).status).toBe(200);
  });

  it.each(refused)('[API-02] refuses %s and names the field', async (_name, config, field) => {
    const { status, errors } = await plan(config);
    expect(status).toBe(422);
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]?.[0]).toMatch(/^[A-Z]/);
  });

  it.each([
    ['profileId', -1, -2],
    ['profileId', 2 ** 53 - 1, 2 ** 53],
    ['profileId', 1, 1.5],
    ['seed', 0, -1],
    ['seed', 2 ** 31 - 1, 2 ** 31],
  ])('[API-02] holds %s to its bound: %d yes, %d no', async (field, good, bad) => {
    expect((await post({ [field]: good, config: { location: 'Chicago' } })).status).toBe(200);
    expect(
      Object.keys((await post({ [field]: bad, config: { location: 'Chicago' } })).errors),
    ).toEqual([field]);
  });

  it('[API-04] reads the budget as text or as an object, in dollars for two', async () => {
    const budgets: unknown[] = [];
    const spying = await aTestApp(sqlite, {
      env: { RATE_LIMITS: 'off' },
      suggestDate: async (request) => {
        budgets.push(request.config.budget);
        throw new Error('seen');
      },
    });
    for (const budget of ['60-140', { min: 60, max: 140 }, undefined]) {
      await spying.app.inject({
        method: 'POST',
        url: '/api/public/date-suggestions',
        payload: { config: { location: 'Chicago', budget } },
      });
    }
    expect(budgets).toEqual([
      { min: 60, max: 140 },
      { min: 60, max: 140 },
      { min: 50, max: 100 },
    ]);
    await spying.close();
  });

  it('names all wrong fields at once', async () => {
    const { errors } = await plan({ location: '', start_time: '25:00', max_distance: 99 });
    expect(Object.keys(errors).sort()).toEqual([
      'config.location',
      'config.max_distance',
      'config.start_time',
    ]);
    expect(errors['config.location']).toEqual([texts.locationRequired]);
  });

  it.each([[null], [[]], ['text'], [5], [true], [{}], [{ config: null }], [{ config: [] }]])(
    'refuses the body %j with 422',
    async (body) => {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/public/date-suggestions',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ code: 'invalid-input', errors: expect.any(Object) });
    },
  );

  it('refuses a missing body with the fields it lacks', async () => {
    const answer = await test.app.inject({ method: 'POST', url: '/api/public/date-suggestions' });
    expect(answer.json()).toMatchObject({ status: 422, errors: { config: [expect.any(String)] } });
  });
});
