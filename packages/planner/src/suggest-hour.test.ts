import { describe, expect, it } from 'vitest';
import type { Venue } from '@rendezvous/venue-model';
import { anEvent, aVenue, openHours } from '@rendezvous/venue-model/testing';
import type { Weather } from './context/weather.ts';
import type { Plan } from './plan.ts';
import { suggest, type Planned } from './suggest.ts';
import { aContext, noAlmanac, openingsOf } from './testing/a-context.ts';
import { town, wishesIn } from './testing/plan-in-town.ts';
import { someWishes } from './testing/some-wishes.ts';
import type { Wishes } from './wishes/wishes.ts';

describe('suggest: the hour', () => {
  const on = (
    date: string,
    wishes: Partial<Wishes>,
    weather: Weather = { kind: 'none' },
  ): Planned => {
    const context = aContext({ date, openings: town.openings, weather });
    const found = suggest(someWishes(wishes), town.venues, context);
    if (!found.ok) throw new Error(found.reason);
    return found;
  };
  const endOf = ({ stops }: Plan) => stops.at(-1)?.departure ?? 0;

  it('keeps two out until midnight on New Year’s Eve, on a first date too', () => {
    for (const dateNumber of [1, 5]) {
      const { plans } = on('2026-12-31', { startMinutes: 19 * 60, dateNumber });
      for (const plan of plans) expect(endOf(plan)).toBeGreaterThan(24 * 60);
      expect(plans[0].checks.map(({ rule }) => rule)).toContain('midnight');
      expect(
        endOf(on('2026-12-30', { startMinutes: 19 * 60, dateNumber: 1 }).plans[0]),
      ).toBeLessThanOrEqual(23 * 60);
    }
  });

  it('gives the time that was set to what was asked for, rather than be over early', () => {
    const museum = (endMinutes: number | null) => {
      const day = { startMinutes: 13 * 60, endMinutes, interests: ['museum'] };
      const [{ stops }] = on('2026-10-10', day).plans;
      const stop = stops.find(({ venue }) => venue.category === 'museum');
      return {
        stayed: (stop?.departure ?? 0) - (stop?.arrival ?? 0),
        end: stops.at(-1)?.departure,
      };
    };
    const [short, long] = [museum(16 * 60), museum(18 * 60)];
    expect(long.stayed).toBeGreaterThan(short.stayed);
    expect(long.end).toBeGreaterThan(17 * 60);
    expect(long.end).toBeLessThanOrEqual(18 * 60);
  });

  it('goes on an art walk on its evening, and to the galleries by day where there is none', () => {
    const [lat, lon] = [town.venues[0]?.lat ?? 0, town.venues[0]?.lon ?? 0];
    const gallery = aVenue({
      ...{ id: 'row', name: 'Gallery Row', category: 'gallery' },
      lat,
      lon,
      knownFor: ['art walk'],
    });
    const evening = {
      ...gallery,
      id: 'art-walk',
      name: 'ArtWalk',
      event: anEvent({ hours: [19 * 60, 21 * 60] }),
    };
    const namesWith = (...those: readonly Venue[]) => {
      const openings = new Map([
        ...town.openings,
        ...openingsOf(
          ...those.map((venue) => [venue, openHours(venue.event ? [19, 21] : [10, 22])] as const),
        ),
      ]);
      const found = suggest(
        someWishes({ startMinutes: 17.5 * 60, interests: ['art walk'] }),
        [...town.venues, ...those],
        aContext({
          openings,
          weather: { kind: 'none' },
          almanac: { ...noAlmanac, nextDay: (_, date) => date },
        }),
      );
      return found.ok ? found.plans[0].stops.map(({ venue }) => venue.name) : [];
    };
    expect(namesWith(gallery, evening)).toContain('ArtWalk');
    expect(namesWith(gallery)).toContain('Gallery Row');
  });

  it('lets those who want to be home earlier go home', () => {
    const { plans, notes } = on('2026-12-31', { startMinutes: 18 * 60, endMinutes: 23 * 60 });
    for (const plan of plans) expect(endOf(plan)).toBeLessThanOrEqual(23 * 60);
    expect(notes.join()).not.toContain('midnight');
  });

  it('says what the heat of the month keeps two from', () => {
    const july = { kind: 'normals', lowF: 84, highF: 106, rainInches: 1 } as const;
    const { plans, notes } = on('2026-07-18', { startMinutes: 15 * 60, setting: 'both' }, july);
    expect(notes).toContain(
      'It is usually around 106 °F at 3 PM, so nothing outdoors is planned then.',
    );
    for (const { stops } of plans)
      for (const { venue, arrival } of stops)
        expect(venue.indoor || arrival >= 19 * 60, venue.name).toBe(true);
  });

  it('has the sunset of those who ask for it, or does not speak of it', () => {
    // The sun of `aContext` sets at 8 PM.
    const { plans } = on('2026-05-02', { startMinutes: 18 * 60, interests: ['sunsets'] });
    const lookout = plans[0].stops.find(({ venue }) => venue.name === 'Hill Lookout');
    expect(lookout?.arrival).toBeLessThanOrEqual(20 * 60);
    expect(lookout?.departure).toBeGreaterThanOrEqual(20 * 60);
    const early = on('2026-05-02', {
      startMinutes: 13 * 60,
      endMinutes: 17 * 60,
      interests: ['sunsets'],
    });
    expect(wishesIn(early)).not.toContain('sunsets');
    expect(early.notes.join()).toContain('sunsets');
  });

  it('has two come before a set begins and stay to its end', () => {
    const sets = { weekdays: [6], begins: [20 * 60 + 30], minutes: 80, what: 'set' } as const;
    const venues = town.venues.map((venue) =>
      venue.name === 'Blue Room' ? { ...venue, showtimes: [sets] } : venue,
    );
    for (const startMinutes of [17 * 60, 18 * 60, 18 * 60 + 30]) {
      const found = suggest(
        someWishes({ startMinutes, interests: ['jazz'] }),
        venues,
        aContext({ openings: town.openings }),
      );
      const stops = found.ok ? found.plans.flatMap((one) => one.stops) : [];
      const club = stops.find(({ venue }) => venue.name === 'Blue Room');
      expect([20 * 60, 20 * 60 + 15]).toContain(club?.arrival);
      expect(club?.departure).toBeGreaterThanOrEqual(21 * 60 + 50);
    }
  });

  it('stays for both sets of a concert that was asked for, and for one of what was not', () => {
    const sets = {
      weekdays: [6],
      begins: [19 * 60, 20 * 60 + 20],
      minutes: 70,
      what: 'set',
    } as const;
    const venues = town.venues.map((venue) =>
      venue.name === 'Blue Room' ? { ...venue, showtimes: [sets] } : venue,
    );
    const leaves = (wishes: Partial<Wishes>): number | undefined => {
      const found = suggest(
        someWishes({ startMinutes: 18 * 60, stops: 2, ...wishes }),
        venues,
        aContext({ openings: town.openings }),
      );
      const stops = found.ok ? found.plans.flatMap((one) => one.stops) : [];
      return stops.find(({ venue }) => venue.name === 'Blue Room')?.departure;
    };
    expect(leaves({ interests: ['jazz'] })).toBeGreaterThanOrEqual(21 * 60 + 30);
    expect(leaves({ interests: ['jazz'], endMinutes: 21 * 60 })).toBeLessThanOrEqual(21 * 60);
  });

  it('sends two to look for the set of a club that publishes none', () => {
    const { plans } = on('2026-05-02', { startMinutes: 18 * 60, interests: ['jazz'] });
    const club = plans[0].stops.find(({ venue }) => venue.name === 'Blue Room');
    expect(club?.arrival).toBeLessThanOrEqual(20 * 60);
    expect(plans[0].checks.map(({ text }) => text)).toContain('Blue Room: look for tonight’s set');
  });
});
