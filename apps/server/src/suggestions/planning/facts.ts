import { headsOf, type Context, type Wishes } from '@rendezvous/planner';
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

/** A party of so many, and the city's venues with what they cost it: shared by all who come in that number. */
type Priced = Pick<Facts, 'venues' | 'venuesById'>;
const pricedByHeads = new WeakMap<Facts['venues'], Map<number, Priced>>();

/** The facts with prices for all who come by what was wished: those of the catalogue are for two. */
export function pricedFor(facts: Facts, wishes: Wishes): Facts {
  const heads = headsOf(wishes);
  if (heads === catalogueHeads) return facts;
  const known = pricedByHeads.get(facts.venues) ?? new Map<number, Priced>();
  pricedByHeads.set(facts.venues, known);
  const priced = known.get(heads) ?? priceVenues(facts.venues, heads);
  known.set(heads, priced);
  return { ...facts, ...priced };
}

const catalogueHeads = 2;

function priceVenues(ofTwo: Facts['venues'], heads: number): Priced {
  const cents = (forTwo: number) => Math.round((forTwo * heads) / catalogueHeads);
  const venues = ofTwo.map(
    (venue): SourcedVenue => ({
      ...venue,
      cost: {
        minCents: cents(venue.cost.minCents),
        maxCents: cents(venue.cost.maxCents),
        expectedCents: cents(venue.cost.expectedCents),
      },
    }),
  );
  return { venues, venuesById: new Map(venues.map((venue) => [venue.id, venue])) };
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
    const { city, venues, venuesById, waters, threads, curated, openingsOn, almanacOn } = known;
    return {
      city,
      venues,
      venuesById,
      context: {
        ...context,
        waters,
        threads,
        curated,
        openings: openingsOn(context.date),
        almanac: almanacOn(context.date),
        recentlyShown,
      },
    };
  };
}
