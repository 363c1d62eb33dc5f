import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { sqlite } from '../testing/databases.ts';

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

describe('the bounds of a date', () => {
  let test: TestApp;
  let ana: TestUser;
  beforeAll(async () => {
    test = await aTestApp(sqlite);
    ana = await aUser(test);
  });
  afterAll(() => test.close());

  it.each(dateBounds)('[API-02] hold for %s', async (field, allowed, beyond) => {
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
});
