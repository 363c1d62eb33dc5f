import { describe, expect, it } from 'vitest';
import { kinds, type Venue } from '@rendezvous/venue-model';
import { aForecast } from '../testing/a-context.ts';
import { anEvent, aVenue, openHours } from '@rendezvous/venue-model/testing';
import { needsDaylight } from './window.ts';
import { at, windowsFor } from '../testing/windows-for.ts';

const freely = { leaveFrom: 0, every: 5 } as const;

describe('windowsOf: daylight', () => {
  const winter = { sun: { sunrise: at(7), sunset: at(17.4), dusk: at(17.9) } };

  it('lets a boat sail by the hours that it publishes, and nobody paddle in the dark', () => {
    const lastOf = (category: Venue['category']) =>
      windowsFor(aVenue({ category, indoor: false }), openHours([11, 22]), {
        context: winter,
      }).at(-1)?.leaveBy;
    expect(lastOf('boat_ride')).toBe(at(22));
    expect(lastOf('paddling') ?? 0).toBeLessThan(at(18));
  });

  it('has what passes by seen from its beginning, also where that is before the dark', () => {
    const parade = aVenue({
      category: 'viewpoint',
      indoor: false,
      stayMinutes: 75,
      vibes: ['lit-at-night'],
      event: anEvent({ hours: [at(17), at(20)], runs: true, isAfterDark: true }),
    });
    const [window] = windowsFor(parade, openHours([16.5, 20.5]), {
      startHour: 16.5,
      context: winter,
    });
    expect(window).toMatchObject({ arriveFrom: at(16.5), arriveTo: at(17) - 10 });
  });

  // The sun of `aContext` rises at 6:10 AM; it is dark from 8:28 PM.
  const dusk = at(20) + 25;

  it('ends a park’s day at dusk', () => {
    const [window] = windowsFor(aVenue({ category: 'park' }), openHours([5, 23]));
    expect(window).toMatchObject({ arriveTo: dusk - kinds.park.stay[0], leaveBy: dusk });
    expect(
      windowsFor(aVenue({ category: 'park' }), openHours([5, 23]), { startHour: 20.25 }),
    ).toEqual([]);
  });

  it('begins it at dawn', () => {
    expect(
      windowsFor(aVenue({ category: 'park' }), openHours([0, 24]), { startHour: 5 })[0]?.arriveFrom,
    ).toBe(at(5.75));
    expect(
      windowsFor(aVenue({ category: 'park' }), openHours([0, 24]), {
        startHour: 5,
        context: { sun: { sunrise: at(8), sunset: at(17), dusk: at(17.5) } },
      })[0]?.arriveFrom,
    ).toBe(at(7.5));
  });

  it('leaves the evening to what is lit, indoors or made for it', () => {
    const [lit, promenade, conservatory] = [
      aVenue({ category: 'park', vibes: ['lit-at-night'] }),
      aVenue({ category: 'promenade' }),
      aVenue({ category: 'conservatory' }),
    ];
    for (const venue of [lit, promenade, conservatory]) {
      expect(needsDaylight(venue), venue.category).toBe(false);
      expect(windowsFor(venue, openHours([5, 24]), { startHour: 21 }), venue.category).toHaveLength(
        1,
      );
    }
  });

  it('ends a stroll at ten, but where it is lit and others are about', () => {
    const lastLeave = (vibes: Venue['vibes']) =>
      windowsFor(aVenue({ category: 'promenade', vibes }), openHours([5, 24]))[0]?.leaveBy;
    expect(lastLeave([])).toBe(at(22));
    expect(lastLeave(['lit-at-night'])).toBe(at(22));
    expect(lastLeave(['lit-at-night', 'lively'])).toBe(at(24));
  });

  it('knows what needs daylight', () => {
    expect(needsDaylight(aVenue({ category: 'park' }))).toBe(true);
    expect(needsDaylight(aVenue({ category: 'garden', indoor: true }))).toBe(false);
  });
});

describe('windowsOf: weather', () => {
  const [shortest, , longest] = kinds.park.stay;
  const park = aVenue({ category: 'park' });

  it('splits a park’s day where rain forbids it', () => {
    const windows = windowsFor(park, openHours([10, 18]), {
      startHour: 10,
      context: { weather: aForecast({ 13: { rainProbability: 0.9 } }) },
    });
    expect(windows).toEqual([
      { arriveFrom: at(10), arriveTo: at(13) - shortest, leaveBy: at(13), longest, ...freely },
      { arriveFrom: at(14), arriveTo: at(18) - shortest, leaveBy: at(18), longest, ...freely },
    ]);
  });

  it('leaves only the shortest stay to an hour that is unpleasant', () => {
    for (const bad of [{ rainProbability: 0.6 }, { temperatureF: 105 }, { temperatureF: 20 }]) {
      const windows = windowsFor(park, openHours([12, 16]), {
        startHour: 12,
        context: { weather: aForecast({ 14: bad }) },
      });
      expect(
        windows.map(({ arriveFrom, leaveBy, longest: most }) => [arriveFrom, leaveBy, most]),
        JSON.stringify(bad),
      ).toEqual([
        [at(12), at(14), longest],
        [at(15), at(16), longest],
        [at(12), at(16), shortest],
      ]);
    }
  });

  it('leaves indoor places alone', () => {
    const windows = windowsFor(aVenue({ category: 'museum' }), openHours([10, 18]), {
      startHour: 10,
      context: { weather: aForecast({ 13: { rainProbability: 1 } }) },
    });
    expect(windows).toHaveLength(1);
  });

  it('takes a whole wet day away from what lies in the open', () => {
    const wet = aForecast(
      Object.fromEntries(
        Array.from({ length: 24 }, (_, hour) => [hour, { rainProbability: 0.95 }]),
      ),
    );
    expect(
      windowsFor(park, openHours([8, 20]), { startHour: 8, context: { weather: wet } }),
    ).toEqual([]);
  });

  it('keeps two out of the usual heat and cold of the hour, and judges no rain by the month', () => {
    const inMonth = (lowF: number, highF: number, venue = park) =>
      windowsFor(venue, openHours([10, 18]), {
        startHour: 10,
        context: { weather: { kind: 'normals', lowF, highF, rainInches: 9 } },
      });
    expect(inMonth(50, 70)).toEqual([
      { arriveFrom: at(10), arriveTo: at(18) - shortest, leaveBy: at(18), longest, ...freely },
    ]);
    // 84 to 106 °F: from noon to six it is 100 and more.
    expect(inMonth(84, 106).map(({ leaveBy }) => leaveBy)).toEqual([at(11)]);
    expect(inMonth(2, 18)).toEqual([]);
    expect(inMonth(75, 95, aVenue({ category: 'trail' })).map(({ leaveBy }) => leaveBy)).toEqual([
      at(12),
    ]);
    expect(inMonth(75, 95)).toHaveLength(1);
  });

  it('keeps two out of a forecast of extremes, and efforts out of the heat', () => {
    const at13 = (temperatureF: number, venue = park) =>
      windowsFor(venue, openHours([12, 16]), {
        startHour: 12,
        context: { weather: aForecast({ 13: { temperatureF } }) },
      }).map(({ arriveFrom, leaveBy }) => [arriveFrom, leaveBy]);
    for (const extreme of [109, 13])
      expect(at13(extreme)).toEqual([
        [at(12), at(13)],
        [at(14), at(16)],
      ]);
    expect(at13(96)).toEqual([[at(12), at(16)]]);
    expect(at13(96, aVenue({ category: 'trail' }))).toEqual([
      [at(12), at(13)],
      [at(14), at(16)],
    ]);
  });
});
