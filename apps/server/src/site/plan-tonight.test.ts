import { loadCatalogue } from '@rendezvous/venues';
import { describe, expect, it } from 'vitest';
import { theCataloguePlanner } from '../testing/the-catalogue-planner.ts';
import { cityOfTheDay, createPlanTonight } from './plan-tonight.ts';

const cities = loadCatalogue();
const { suggestDate } = theCataloguePlanner;

async function eveningAt(instant: string, among = cities) {
  const now = new Date(instant);
  const city = cityOfTheDay(among, now) ?? expect.unreachable('no city');
  return (await createPlanTonight({ suggestDate, now: () => now })(city)).plans[0];
}

const only = (name: string) => cities.filter(({ city }) => city === name);

describe('the evening of the landing page', () => {
  it.each([
    ['New York', '2026-07-10T15:00:00Z', '2026-07-10', '17:00'],
    ['New York', '2026-07-10T21:40:00Z', '2026-07-10', '18:00'],
    ['New York', '2026-07-10T23:00:00Z', '2026-07-10', '19:00'],
    ['New York', '2026-07-10T23:10:00Z', '2026-07-11', '17:00'],
    // The day is over in New York, and not yet in Los Angeles.
    ['New York', '2026-07-11T04:30:00Z', '2026-07-11', '17:00'],
    ['Los Angeles', '2026-07-11T01:30:00Z', '2026-07-10', '18:30'],
    ['Los Angeles', '2026-07-11T04:30:00Z', '2026-07-11', '17:00'],
    // Phoenix keeps no summer time.
    ['Phoenix', '2026-07-10T23:45:00Z', '2026-07-10', '17:00'],
    ['Phoenix', '2026-12-31T07:30:00Z', '2026-12-31', '17:00'],
  ])('[LAND-02] in %s at %s begins on %s at %s', async (city, instant, date, start) => {
    expect(await eveningAt(instant, only(city))).toMatchObject({ city, date, start_time: start });
  });

  it.each(cities.map(({ city }) => city))(
    '[LAND-02] stays in %s itself, not in a town beside it',
    async (city) => {
      for (const day of ['2026-11-30', '2026-12-04', '2026-12-12']) {
        const plan = await eveningAt(`${day}T22:00:00Z`, only(city));
        for (const { location } of plan?.venues ?? [])
          expect(location).toMatch(new RegExp(`, ${city}$`));
      }
    },
  );

  it('[LAND-02] is in another city every day, and there is one in each', async () => {
    const shown = new Set<string | undefined>();
    for (let day = 1; day <= cities.length; day += 1)
      shown.add((await eveningAt(`2026-11-0${day}T22:00:00Z`))?.city);
    expect(shown).toEqual(new Set(cities.map(({ city }) => city)));
  });
});
