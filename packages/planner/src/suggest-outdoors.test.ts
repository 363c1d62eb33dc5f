import { describe, expect, it } from 'vitest';
import { isOpenAir, kinds, type Venue } from '@rendezvous/venue-model';
import { suggest, type Planned } from './suggest.ts';
import { aContext, aForecast, noAlmanac } from './testing/a-context.ts';
import { everyHour, names, plan, reasonsOf, town } from './testing/plan-in-town.ts';
import { aVenue, costing, openHours } from '@rendezvous/venue-model/testing';
import { someWishes } from './testing/some-wishes.ts';
import type { Wishes } from './wishes/wishes.ts';

describe('suggest', () => {
  it('is at the fire once it is dark, after dinner', () => {
    const sand = aVenue({
      ...{ name: 'Long Beach', category: 'beach', cost: costing(0), knownFor: ['bonfire'] },
      ...{ lat: town.venues[0]?.lat ?? 0, lon: town.venues[0]?.lon ?? 0 },
      ...{ indoor: false, outdoor: true },
    });
    const openings = new Map([...town.openings, [sand.id, openHours([6, 22])]]);
    const context = aContext({ openings, weather: { kind: 'none' } });
    const found = suggest(
      someWishes({ startMinutes: 16 * 60 + 30, interests: ['bonfire'] }),
      [...town.venues, sand],
      context,
    );
    if (!found.ok) throw new Error(found.reason);
    const { stops } = found.plans[0];
    const fire = stops.find(({ venue }) => venue.name === 'Long Beach');
    expect(fire?.departure).toBeGreaterThan(context.sun.dusk ?? Infinity);
  });

  it('takes who has a bad knee along a level path, though it is a trail', () => {
    const loop = aVenue({
      ...{ name: 'Level Loop', category: 'trail', cost: costing(0), knownFor: ['easy hike'] },
      ...{ lat: town.venues[0]?.lat ?? 0, lon: town.venues[0]?.lon ?? 0 },
      ...{ indoor: false, outdoor: true, needs: { ...town.venues[0]!.needs, effort: 1 } },
    });
    const openings = new Map([...town.openings, [loop.id, openHours([6, 22])]]);
    const found = suggest(
      someWishes({ startMinutes: 10 * 60, interests: ['easy hike'], mood: 'bad knee' }),
      [...town.venues, loop],
      aContext({ openings, weather: { kind: 'none' } }),
    );
    if (!found.ok) throw new Error(found.reason);
    expect(names(found.plans[0])).toContain('Level Loop');
  });

  it('is at the tide pools as the sea lays them bare, whatever comes before', () => {
    const reef = aVenue({
      ...{ name: 'Reef', category: 'beach', cost: costing(0), knownFor: ['tide pools'] },
      ...{ lat: town.venues[0]?.lat ?? 0, lon: town.venues[0]?.lon ?? 0 },
      ...{ indoor: false, outdoor: true },
    });
    const openings = new Map([...town.openings, [reef.id, openHours([6, 22])]]);
    const stayAt = (low: number) => {
      const tides = [{ isLow: true, minute: low * 60, feet: 0.2 }];
      const almanac = { ...noAlmanac, tides: () => tides };
      const wishes = someWishes({ startMinutes: 12 * 60, interests: ['tide pools'] });
      const found = suggest(wishes, [...town.venues, reef], aContext({ openings, almanac }));
      if (!found.ok) throw new Error(found.reason);
      return found.plans[0].stops.find(({ venue }) => venue.name === 'Reef');
    };
    for (const low of [12.5, 16]) {
      const stay = stayAt(low);
      expect(stay?.arrival).toBeLessThanOrEqual(low * 60 + 40);
      expect(stay?.departure).toBeGreaterThanOrEqual(low * 60 - 60);
    }
  });

  it('goes to the lookout for the sunset when the sky is clear', () => {
    const wishes = { interests: ['sunsets'], startMinutes: 18 * 60 + 30 };
    expect(plan(wishes, everyHour({})).plans.flatMap(names)).toContain('Hill Lookout');
    expect(reasonsOf(plan(wishes, everyHour({}))).join()).toContain('8 PM');
  });

  it('moves the date indoors when it rains', () => {
    const found = plan(
      { interests: ['walking', 'gardens', 'views'] },
      everyHour({ rainProbability: 0.9 }),
    );
    expect(found.plans.every((one) => one.stops.every((stop) => stop.venue.indoor))).toBe(true);
    expect(reasonsOf(found).join()).toMatch(/Dry in here while it rains|rain likely at this hour/);
    expect(
      plan({ interests: ['walking', 'gardens', 'views'] }, everyHour({})).plans.some((one) =>
        one.stops.some((stop) => !stop.venue.indoor),
      ),
    ).toBe(true);
  });

  it('keeps what stays in the open short while rain is likely', () => {
    const found = plan(
      { interests: ['walking', 'gardens', 'views'], setting: 'outdoor' },
      everyHour({ rainProbability: 0.6 }),
    );
    for (const stop of found.plans.flatMap((one) => one.stops).filter((one) => !one.venue.indoor)) {
      expect(stop.departure - stop.arrival).toBe(kinds[stop.venue.category].stay[0]);
    }
  });

  it('goes out of the heat, and outdoors again when it cools down', () => {
    const heat = Object.fromEntries(
      Array.from({ length: 19 }, (_, hour) => [hour, { temperatureF: 110 }]),
    );
    const found = plan({ interests: ['walking'] }, aForecast(heat));
    for (const { stops } of found.plans) {
      for (const stop of stops)
        if (!stop.venue.indoor && stop.arrival < 19 * 60)
          expect(stop.departure - stop.arrival).toBe(kinds[stop.venue.category].stay[0]);
    }
    expect(reasonsOf(found).join()).toMatch(/out of the heat/i);
  });
});

describe('suggest: out of doors', () => {
  const outside = (wishes: Partial<Wishes>, venues: readonly Venue[] = town.venues): Planned => {
    const context = aContext({ openings: town.openings });
    const found = suggest(someWishes({ setting: 'outdoor', ...wishes }), venues, context);
    if (!found.ok) throw new Error(found.reason);
    return found;
  };

  it('is a park, a garden or the water, and not a terrace, while there is light', () => {
    const { plans, notes } = outside({ startMinutes: 15 * 60, interests: ['cocktails', 'views'] });
    for (const { stops } of plans) expect(stops.some(({ venue }) => isOpenAir(venue))).toBe(true);
    expect(notes.join()).not.toContain('terrace');
  });

  it('is a terrace where nothing else fits, and says so', () => {
    const roofs = town.venues.filter((venue) => !isOpenAir(venue));
    const { plans, notes } = outside({ startMinutes: 18 * 60 }, roofs);
    expect(plans[0].stops.some(({ venue }) => venue.name === 'Roof Garden')).toBe(true);
    expect(notes).toContain(
      'No park, garden or waterfront works at this hour and in this weather, so outdoors means a terrace: Roof Garden.',
    );
  });
});
