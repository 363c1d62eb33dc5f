import { describe, expect, it } from 'vitest';
import { kinds, type Venue } from '@rendezvous/venue-model';
import { aVenue, closed, hoursUnknown, openHours } from '@rendezvous/venue-model/testing';
import { at, windowsFor } from '../testing/windows-for.ts';

const freely = { leaveFrom: 0, every: 5 } as const;
const atTable = { leaveFrom: 0, every: 15 } as const;

describe('windowsOf: opening hours', () => {
  it('lets two arrive from the opening until the shortest stay before the close', () => {
    const museum = aVenue({ category: 'museum' });
    const [shortest, , longest] = kinds.museum.stay;
    expect(windowsFor(museum, openHours([10, 18]), { startHour: 9 })).toEqual([
      { arriveFrom: at(10), arriveTo: at(18) - shortest, leaveBy: at(18), longest, ...freely },
    ]);
  });

  it('seats two for breakfast where a kitchen is known for it, and elsewhere not before lunch', () => {
    const first = (knownFor: readonly string[]) =>
      windowsFor(aVenue({ category: 'casual_eatery', knownFor }), openHours([7, 15]), {
        startHour: 8,
      })[0]?.arriveFrom;
    expect(first(['noodles', 'breakfast'])).toBe(at(8));
    expect(first(['noodles'])).toBe(at(11.5));
  });

  it('pours from noon on what they asked for, and else in the evening', () => {
    const brewery = aVenue({ category: 'brewery' });
    const firstFor = (...interests: string[]) =>
      windowsFor(brewery, openHours([11, 24]), {
        startHour: 10,
        wishes: { interests, startMinutes: at(10) },
        venues: [brewery],
      })[0]?.arriveFrom;
    expect(firstFor('breweries')).toBe(at(12));
    expect(firstFor('jazz')).toBe(at(16));
  });

  it('gives no window before the wished start', () => {
    const [window] = windowsFor(aVenue({ category: 'museum' }), openHours([10, 21]), {
      startHour: 17,
    });
    expect(window?.arriveFrom).toBe(at(17));
  });

  it('is empty when the venue is closed, or shut before the shortest stay is over', () => {
    const museum = aVenue({ category: 'museum' });
    expect(windowsFor(museum, closed)).toEqual([]);
    expect(windowsFor(museum, openHours([10, 17.75]))).toEqual([]);
    expect(windowsFor(museum, openHours([10, 18]))).toHaveLength(1);
  });

  it('goes on past midnight', () => {
    const bar = aVenue({ category: 'bar' });
    expect(windowsFor(bar, openHours([18, 26]), { startHour: 22 })).toEqual([
      {
        arriveFrom: at(22),
        arriveTo: at(26) - kinds.bar.stay[0],
        leaveBy: at(26),
        longest: kinds.bar.stay[2],
        ...freely,
      },
    ]);
  });

  it('looks no further than nine hours from the start', () => {
    const [window] = windowsFor(aVenue({ category: 'museum' }), openHours([8, 24]), {
      startHour: 9,
    });
    expect(window?.arriveTo).toBe(at(18));
  });

  it('keeps ten minutes at the close of a kitchen, and none elsewhere', () => {
    const restaurant = windowsFor(aVenue({ category: 'restaurant' }), openHours([17, 21]));
    expect(restaurant).toEqual([
      {
        arriveFrom: at(17),
        arriveTo: at(20) - 15,
        leaveBy: at(21) - 10,
        longest: kinds.restaurant.stay[2],
        ...atTable,
      },
    ]);
    expect(windowsFor(aVenue({ category: 'cafe' }), openHours([8, 21]))[0]?.leaveBy).toBe(at(21));
  });

  it('splits a meal’s day at its meal times', () => {
    const windows = windowsFor(aVenue({ category: 'restaurant' }), openHours([9, 22]), {
      startHour: 12,
    });
    expect(windows.map(({ arriveFrom, arriveTo }) => [arriveFrom, arriveTo])).toEqual([
      [at(12), at(14.5)],
      [at(17), at(21) - 15],
    ]);
  });

  it('gives one window for each stretch in which the venue is open', () => {
    const windows = windowsFor(
      aVenue({ category: 'restaurant' }),
      openHours([11.5, 14], [17.5, 22]),
      { startHour: 11 },
    );
    expect(windows.map(({ arriveFrom, leaveBy }) => [arriveFrom, leaveBy])).toEqual([
      [at(11.5), at(14) - 10],
      [at(17.5), at(22) - 10],
    ]);
  });

  it('goes by the hours of the kind where none are known', () => {
    const [, , longest] = kinds.wine_bar.stay;
    const [, lastArrival] = kinds.wine_bar.arrive[0] ?? [0, 0];
    expect(windowsFor(aVenue({ category: 'wine_bar' }), hoursUnknown)).toEqual([
      {
        arriveFrom: at(17),
        arriveTo: lastArrival,
        leaveBy: lastArrival + longest,
        longest,
        ...freely,
      },
    ]);
  });

  it('looks for a counter of sweets by day where no hours are known', () => {
    const windowsOfKind = (category: Venue['category']) =>
      windowsFor(aVenue({ category }), hoursUnknown, { startHour: 19 });
    expect(windowsOfKind('bakery')).toEqual([]);
    expect(windowsOfKind('ice_cream')[0]).toMatchObject({ arriveFrom: at(19), leaveBy: at(21) });
  });
});

describe('windowsOf: the clock', () => {
  const arrivals = (category: Venue['category'], opens: number, closes: number) =>
    windowsFor(aVenue({ category }), openHours([opens, closes])).map(
      ({ arriveFrom, arriveTo, every }) => [arriveFrom, arriveTo, every],
    );

  it('seats two at a table, a show or a class on the quarter hour', () => {
    const hour = 17 + 7 / 60;
    expect(arrivals('restaurant', hour, 22)).toEqual([[at(17.25), at(20.75), 15]]);
    expect(arrivals('jazz_club', 19 + 5 / 60, 24)).toEqual([[at(19.25), at(20), 15]]);
    expect(arrivals('cooking_class', hour, 20)).toEqual([[at(17.25), at(18.5), 15]]);
  });

  it('lets two arrive at anything else on five minutes, and leave so', () => {
    const [window] = windowsFor(
      aVenue({ category: 'museum' }),
      openHours([17 + 7 / 60, 20 + 3 / 60]),
    );
    expect(window).toMatchObject({ arriveFrom: at(17) + 10, arriveTo: at(19), leaveBy: at(20) });
  });

  it('is empty where no time on the clock lies inside', () => {
    expect(arrivals('restaurant', 17 + 1 / 60, 18 + 24 / 60)).toEqual([]);
  });
});

describe('windowsOf: the calendar', () => {
  it('shuts what is out of season', () => {
    const rink = (from: string, to: string) =>
      windowsFor(
        aVenue({ category: 'skating', season: [{ from, to, what: 'open', note: null }] }),
        openHours([10, 22]),
      );
    // The date of `aContext` is May 2.
    expect(rink('11-20', '03-01')).toEqual([]);
    expect(rink('11-20', '05-02')).toHaveLength(1);
    expect(rink('05-02', '05-02')).toHaveLength(1);
  });

  it('lets nobody in after the last entry', () => {
    const museum = aVenue({ category: 'museum', lastEntryMinutes: 90 });
    expect(windowsFor(museum, openHours([10, 20]))[0]?.arriveTo).toBe(at(18.5));
  });

  it('bounds a holiday by the hours of the weekday', () => {
    const church = aVenue({ category: 'historic_site' });
    const holiday = { known: false, because: 'holiday', bounds: [[at(9), at(17)]] } as const;
    expect(windowsFor(church, holiday)).toEqual([]);
    expect(windowsFor(church, holiday, { startHour: 14 })[0]).toMatchObject({ leaveBy: at(17) });
  });
});
