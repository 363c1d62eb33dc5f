import type { Context } from '@rendezvous/planner';
import type { CatalogueCity, SourcedVenue } from '@rendezvous/venues';
import { createCityVenues, type CityVenues } from '@rendezvous/venues/city-venues';
import type { Setting } from './setting.ts';

/** What a date is planned on: the venues at hand, and what is known of the place and the day. */
export interface Facts {
  readonly city: Pick<CatalogueCity, 'city' | 'time_zone'>;
  readonly venues: readonly SourcedVenue[];
  readonly venuesById: ReadonlyMap<string, SourcedVenue>;
  readonly context: Context;
}

/** The facts of a setting; `recentlyShown` are the ids of venues that the people have seen lately. */
export type FactsOf = (setting: Setting, recentlyShown?: ReadonlySet<string>) => Facts;

type KnownCity = CityVenues & Pick<Facts, 'city' | 'venuesById'>;

export function createFactsOf(cities: readonly CatalogueCity[]): FactsOf {
  const knownCities = new Map<string, KnownCity>();
  /** A city is read for the first date in it: few starts need all of them. */
  const know = (name: string): KnownCity => {
    const city = cities.find((one) => one.city === name);
    if (!city) throw new RangeError(`Cannot plan a date: ${name} is no built-in city`);
    const known = createCityVenues(city);
    const venuesById = new Map(known.venues.map((venue) => [venue.id, venue]));
    return { ...known, city, venuesById };
  };
  return ({ city: name, ...context }, recentlyShown = new Set()) => {
    const known = knownCities.get(name) ?? know(name);
    knownCities.set(name, known);
    const { city, venues, venuesById, waters, threads, openingsOn, almanacOn } = known;
    return {
      city,
      venues,
      venuesById,
      context: {
        ...context,
        waters,
        threads,
        openings: openingsOn(context.date),
        almanac: almanacOn(context.date),
        recentlyShown,
      },
    };
  };
}
