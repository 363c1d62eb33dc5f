import { randomUUID } from 'node:crypto';
import type { DateDetail, DateRecord } from '@rendezvous/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { sqlite } from '../testing/databases.ts';
import { someCities } from '../testing/some-cities.ts';
import type { Dates } from './dates-store.ts';
import { withPlaces } from './where-dates-are.ts';

describe('a date that was made by hand', () => {
  let test: TestApp;
  let ana: TestUser;
  beforeAll(async () => {
    test = await aTestApp(sqlite);
    ana = await aUser(test);
  });
  afterAll(() => test.close());

  const schedule = async (location: string, name = 'Supper'): Promise<DateDetail> => {
    const id = randomUUID();
    const activities = [{ name, location, start_time: '18:00', end_time: '20:00' }];
    const made = await ana.ask('POST', '/history', { id, date: '2026-12-01', activities });
    expect(made.statusCode, made.body).toBe(201);
    return (await ana.ask('GET', `/history/${id}`)).json();
  };

  it('has the sky and the skyline of the city in its address', async () => {
    const date = await schedule('400 Haight St, San Francisco, CA 94117');
    expect(date).toMatchObject({ city: 'San Francisco', plan: { city: 'San Francisco' } });
    expect(date.sunset).toMatch(/^\d\d:\d\d$/);
    const listed = (await ana.ask('GET', '/history?timeline=upcoming')).json<DateRecord[]>();
    expect(listed.find(({ id }) => id === date.id)?.sunset).toBe(date.sunset);
    expect((await schedule('Chicago IL')).sunset).not.toBe(date.sunset);
  });

  it('keeps the time zone of a plan, whatever its addresses say', async () => {
    const [id, location] = [randomUUID(), '506 Clement St, San Francisco'];
    const venue = { name: 'Green Apple Books', location, estimated_cost: 'Free', rating: 5 };
    const plan = {
      plan_id: randomUUID(),
      title: 'Books',
      time_zone: 'UTC',
      venues: [{ ...venue, description: '', opening_hours: '' }],
      route_info: { travel_time: '0 minutes' },
      total_cost: '$0',
    };
    const activities = [{ name: venue.name, location, start_time: '18:00', end_time: '20:00' }];
    await ana.ask('POST', '/history', { id, date: '2026-12-01', plan, activities });
    const date = (await ana.ask('GET', `/history/${id}`)).json<DateDetail>();
    expect(date.time_zone).toBe('UTC');
  });

  it('does not mistake a place for one with a similar name', async () => {
    for (const location of ['', 'her place', 'San Francisco Street', 'near Chicago maybe'])
      expect(await schedule(location), location).toMatchObject({ city: null, sunset: null });
    expect(await schedule('', 'Chicago')).toMatchObject({ city: null });
  });
});

describe('the stops of a date that was made by hand', () => {
  it('are of the kinds that their names say, in the city of the date', async () => {
    const [chicago, sanFrancisco] = someCities;
    if (!chicago || !sanFrancisco) throw new Error('no cities');
    const shop = {
      ...{ name: 'Dandelion Chocolate', category: 'chocolate_shop' as const, stay_minutes: 45 },
      ...{ address: '740 Valencia St', neighborhood: 'Mission', lat: 37.76, lon: -122.42 },
    };
    const cities = [chicago, { ...sanFrancisco, venues: [shop] }];
    const kindsIn = async (city: string, name: string) => {
      const date = { head: { city, time_zone: 'UTC' }, activities: [{ name }] };
      const dates = { find: async () => date } as object as Dates;
      return (await withPlaces(dates, cities).find(1, 'any'))?.kinds;
    };
    expect(await kindsIn('San Francisco', 'dandelion chocolate')).toEqual(['chocolate_shop']);
    expect(await kindsIn('San Francisco', 'Supper')).toEqual([undefined]);
    expect(await kindsIn('Chicago', 'Dandelion Chocolate')).toEqual([undefined]);
  });
});
