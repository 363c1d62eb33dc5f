import type { PlannedPlan, Problem, Suggestion } from '@rendezvous/contract';
import { categories } from '@rendezvous/venue-model';
import { loadCatalogue } from '@rendezvous/venues';
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

/** Clock times of one evening, which may go on past midnight. */
function isWithin(
  { arrival, departure }: { readonly arrival: string; readonly departure: string },
  { opens, closes }: { readonly opens: string; readonly closes: string },
): boolean {
  const after = (time: string, from: string) => `${time < from ? 'next' : 'day'} ${time}`;
  const [from, to] = [after(arrival, opens), after(departure, opens)];
  return from <= to && to <= after(closes, opens);
}

interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** In a straight line. */
function milesBetween(one: Point, { lat, lon }: Point = { lat: 0, lon: 0 }): number {
  const milesPerDegree = 69.1;
  const [north, east] = [one.lat - lat, (one.lon - lon) * Math.cos((lat * Math.PI) / 180)];
  return Math.hypot(north, east) * milesPerDegree;
}

describe('a planned date', () => {
  it('[API-01] says of a show when it usually begins, and how its tickets are had', async () => {
    const plans = await plansFor({
      location: 'Hayes Valley, San Francisco',
      interests: ['jazz'],
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
    expect(venues.some(({ booking }) => booking.need !== 'none')).toBe(true);
    expect(venues.some(({ booking }) => booking.ahead !== null)).toBe(true);
  });

  it('[API-01] says what a place is, and not only its kind', async () => {
    const plans = await plansFor({
      location: 'Williamsburg, Brooklyn',
      interests: ['tacos', 'cocktails'],
      start_cal_date: '2026-12-04',
      start_time: '19:00',
    });
    const places = plans.flatMap(({ venues }) => venues);
    const said = places.map(({ category }) => category);
    for (const category of said) expect(category).toMatch(/^[A-Z0-9]/);
    expect(said).not.toContain('Casual eatery');
    expect(new Set(said).size).toBeGreaterThan(3);
    expect(categories).toEqual(expect.arrayContaining(places.map(({ kind }) => kind)));
    expect(JSON.stringify(plans)).not.toContain('category_label');
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
      location: 'Hollywood, Los Angeles',
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

  it.each([
    ['Chicago', '2026-12-05', '18:00'],
    ['Houston', '2026-12-06', '12:00'],
    ['Los Angeles', '2026-12-11', '19:00'],
    ['New York', '2027-01-09', '15:00'],
    ['Phoenix', '2027-02-13', '17:00'],
    ['San Francisco', '2027-03-20', '20:00'],
  ])(
    '[NEW-07] in %s goes only to places there are, open for the whole stay, near enough, affordable and not disliked',
    async (name, start_cal_date, start_time) => {
      const city = loadCatalogue().find((one) => one.city === name);
      const known = new Map(city?.venues.map((venue) => [venue.id, venue]));
      const events = new Set(city?.almanac.map(({ title }) => title));
      const plans = await plansFor({
        location: name,
        start_cal_date,
        start_time,
        budget: '20-110',
        max_distance: 6,
        dislikes: ['museums'],
      });
      for (const { venues, cost } of plans) {
        expect(cost.expected).toBeLessThanOrEqual(110);
        for (const { venue_id, name: shown, location, kind, coordinates, ...stay } of venues) {
          const venue = known.get(venue_id);
          if (venue) expect([shown, location]).toEqual([venue.name, venue.address]);
          else expect(events, venue_id).toContain(shown);
          expect(kind).not.toMatch(/museum/);
          expect(milesBetween(coordinates, city?.center)).toBeLessThanOrEqual(6);
          if (stay.opening && !stay.opening.all_day)
            expect(isWithin(stay, stay.opening)).toBe(true);
        }
      }
    },
  );

  it('[NEW-07] is not made up where nothing fits, and every way out that is offered leads to one', async () => {
    const wishes = { location: 'San Francisco', start_time: '18:00', end_time: '18:45' };
    const ask = (config: object) =>
      test.app.inject({
        method: 'POST',
        url: '/api/public/date-suggestions',
        payload: { config },
      });
    const refused = await ask(wishes);
    expect(refused.statusCode).toBe(422);
    const { code, relax, alternatives = [] } = refused.json<Problem>();
    expect([code, relax]).toEqual(['no-plan', expect.arrayContaining(['end'])]);
    expect(alternatives.length).toBeGreaterThan(0);
    for (const { changes, text } of alternatives)
      expect((await ask({ ...wishes, ...changes })).statusCode, text).toBe(200);
  });

  it('[API-01] may lie between yesterday and 366 days ahead, in the place’s time zone', async () => {
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
