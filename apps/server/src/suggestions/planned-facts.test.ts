import type { PlannedPlan, Suggestion } from '@rendezvous/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { sqlite } from '../testing/databases.ts';
import { theCataloguePlanner } from '../testing/the-catalogue-planner.ts';

let test: TestApp;
beforeAll(async () => {
  test = await aTestApp(sqlite, { env: { RATE_LIMITS: 'off' }, ...theCataloguePlanner });
});
afterAll(() => test.close());

async function plansFor(config: object): Promise<PlannedPlan[]> {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/public/date-suggestions',
    payload: { config: { budget: '0-300', ...config } },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Suggestion>().plans;
}

describe('a planned date', () => {
  it('[API-01] says of a show when it usually begins, and how its tickets are had', async () => {
    const plans = await plansFor({
      location: 'San Francisco',
      interests: ['live jazz'],
      start_cal_date: '2026-11-28',
      start_time: '18:00',
    });
    const venues = plans.flatMap((plan) => plan.venues);
    const shows = venues.filter(({ showtime }) => showtime !== null);
    expect(shows.length).toBeGreaterThan(0);
    for (const { arrival, departure, showtime } of shows) {
      expect(showtime).toEqual({ begins: expect.stringMatching(/^\d\d:\d\d$/), usual: true });
      const inOrder = [arrival, showtime?.begins, departure];
      expect(inOrder).toEqual(inOrder.toSorted());
    }
    for (const { booking } of venues)
      expect(booking).toEqual({
        need: expect.stringMatching(/^(none|advised|required)$/),
        ahead: booking.ahead === null ? null : expect.stringMatching(/\w/),
        url: booking.url === null ? null : expect.stringMatching(/^https?:/),
      });
    expect(venues.map(({ booking }) => booking.need)).toContain('required');
    expect(venues.some(({ booking }) => booking.ahead !== null)).toBe(true);
  });

  it('[API-01] tells what the day brings: a stop that is there for some days, and what closes streets', async () => {
    const lit = await plansFor({
      location: 'New York',
      interests: ['holiday lights'],
      start_cal_date: '2026-12-12',
      start_time: '17:00',
    });
    const visited = lit.flatMap(({ almanac, venues }) =>
      almanac.filter(({ title }) => venues.some(({ name }) => name === title)),
    );
    expect(visited).toContainEqual({
      title: expect.stringMatching(/\w/),
      text: expect.stringMatching(/\.$/),
      url: visited[0]?.url === null ? null : expect.stringMatching(/^https?:/),
    });

    const run = await plansFor({
      location: 'Los Angeles',
      start_cal_date: '2027-03-14',
      start_time: '08:00',
    });
    expect(run.flatMap(({ almanac }) => almanac)).toContainEqual({
      title: 'Los Angeles Marathon',
      text: expect.stringContaining('closes streets'),
      url: expect.stringMatching(/^https:/),
    });
    const [quiet] = await plansFor({ location: 'Houston', start_cal_date: '2027-02-02' });
    expect(quiet?.almanac).toEqual([]);
  });

  it('[API-01] names for no preference the mode that most legs use', async () => {
    const plans = [
      ...(await plansFor({ location: 'Houston', stops: 4, max_distance: 15, start_time: '16:00' })),
      ...(await plansFor({ location: 'Chicago', stops: 4, max_distance: 15, start_time: '18:00' })),
      ...(await plansFor({ location: 'New York', stops: 4, start_time: '12:00' })),
    ];
    for (const { route_info } of plans) {
      const uses = Map.groupBy(route_info.legs, ({ mode }) => mode);
      const most = Math.max(...[...uses.values()].map((legs) => legs.length));
      expect(uses.get(route_info.transportation), JSON.stringify(route_info)).toHaveLength(most);
    }
  });

  it('[API-01] may lie between yesterday and 366 days ahead, where it takes place', async () => {
    const statusOn = async (start_cal_date: string) =>
      (
        await test.app.inject({
          method: 'POST',
          url: '/api/public/date-suggestions',
          payload: { config: { location: 'Chicago', start_cal_date } },
        })
      ).statusCode;
    const days = ['2026-11-18', '2026-11-19', '2027-11-21', '2027-11-22'];
    expect(await Promise.all(days.map(statusOn))).toEqual([422, 200, 200, 422]);
  });
});
