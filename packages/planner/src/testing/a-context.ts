import type { Context } from '../context/context.ts';
import type { HourlyForecast, Weather } from '../context/weather.ts';
import type { Opening, Venue } from '@rendezvous/venue-model';
import { townSquare } from '@rendezvous/venue-model/testing';

/** Threads are remembered for their list. */
const noThreads: Context['threads'] = [];

/**
 * A dry Saturday in the middle of the town: May 2, 2026, sunrise 6:10 AM, sunset 8:00 PM, dark at
 * 8:28 PM, no forecast. No venue has an opening until `openings` says so (`openingsOf`).
 */
export function aContext(overrides: Partial<Context> = {}): Context {
  return {
    date: '2026-05-02',
    place: { ...townSquare, label: 'Town Square', precision: 'address' },
    sun: { sunrise: 6 * 60 + 10, sunset: 20 * 60, dusk: 20 * 60 + 28 },
    waters: [],
    core: null,
    ownTowns: [],
    threads: noThreads,
    curated: [],
    weather: { kind: 'none' },
    openings: new Map(),
    recentlyShown: new Set(),
    almanac: noAlmanac,
    ...overrides,
  };
}

/** Nothing happens, and nothing but stars is in the sky. */
export const noAlmanac: Context['almanac'] = {
  notices: [],
  nextDay: () => null,
  nextOpenDay: () => null,
  tides: () => [],
  skyAt: () => ({
    moon: { isUp: false, litShare: 0.5, isWaxing: true, changes: null },
    planets: [],
  }),
};

/** The openings of some venues: `openingsOf([cafe, openHours([7, 18])], [bar, hoursUnknown])`. */
export function openingsOf(
  ...pairs: readonly (readonly [venue: Venue, opening: Opening])[]
): Context['openings'] {
  return new Map(pairs.map(([venue, opening]) => [venue.id, opening]));
}

/**
 * A forecast of a fine day at 68 °F, but for the hours that are named:
 * `aForecast({ 15: { rainProbability: 0.9 } })`.
 */
export function aForecast(butAt: Readonly<Record<number, Partial<HourlyForecast>>>): Weather {
  const hours = Array.from({ length: 30 }, (_, hour) => ({
    hour,
    temperatureF: 68,
    rainProbability: 0,
    ...butAt[hour],
  }));
  return { kind: 'forecast', hours };
}
