import type { Occasion } from '@rendezvous/language';
import { childrenOf, feastOn, headsOf, type Context, type Wishes } from '@rendezvous/planner';
import type { CatalogueCity, SourcedVenue } from '@rendezvous/venues';
import { createCityVenues, type CityVenues } from '@rendezvous/venues/city-venues';
import { kinds, type Role } from '@rendezvous/venue-model';
import { riseOn } from './feast-prices.ts';
import type { Setting } from './setting.ts';
import { isDearAtTheGate, onBusyDay } from './gate-prices.ts';

/**
 * The data that a date is planned with: the available venues, and what is known about the place and
 * the day.
 */
export interface Facts {
  readonly city: Pick<CatalogueCity, 'city' | 'time_zone'>;
  readonly venues: readonly SourcedVenue[];
  readonly venuesById: ReadonlyMap<string, SourcedVenue>;
  readonly context: Context;
}

/**
 * The city's venues with their prices for a party on a holiday: shared by all parties of that size
 * on such a day.
 */
type Priced = Pick<Facts, 'venues' | 'venuesById'>;
const pricedLists = new WeakMap<Facts['venues'], Map<string, Priced>>();

/**
 * The facts with prices for this party on that day; the catalogue's prices are for two on an
 * ordinary day.
 */
export function pricedFor(facts: Facts, wishes: Wishes): Facts {
  const heads = headsOf(wishes);
  const feast = feastOn(facts.context.date, wishes.startMinutes)?.occasion ?? null;
  const isLight = wishes.ordersLightly === true;
  const payers = heads - (1 - childShare) * childrenOf(wishes);
  const isBusy = isDearAtTheGate(facts.context.date);
  if (payers === catalogueHeads && feast === null && !isLight && !isBusy) return facts;
  const key = `${payers} ${feast} ${isLight} ${isBusy}`;
  const known = pricedLists.get(facts.venues) ?? new Map<string, Priced>();
  pricedLists.set(facts.venues, known);
  const priced = known.get(key) ?? priceVenues(facts.venues, { payers, feast, isLight, isBusy });
  if (!known.has(key) && known.size >= mostLists) known.clear();
  known.set(key, priced);
  return { ...facts, ...priced };
}

const catalogueHeads = 2;
/** What a child pays of an adult's ticket or plate: our judgement, for few places publish both. */
const childShare = 2 / 3;
/**
 * How many price lists of a city are cached: few parties are three people, and holidays are far
 * apart; weekends are not.
 */
const mostLists = 4;
const dollar = 100;

/** Who comes on which day, and how they order. */
interface Party {
  /** How many pay: a child is a part of one. */
  readonly payers: number;
  readonly feast: Occasion | null;
  readonly isLight: boolean;
  /** Whether gates take more than on a weekday. */
  readonly isBusy: boolean;
}

/** Where two choose what they spend: by the dish, the round and the seat. */
const chosen: ReadonlySet<Role> = new Set(['meal', 'drink', 'treat', 'show']);
/**
 * How far up the prices of a place two go who order lightly: a main dish each, one round, seats far
 * back.
 */
const lightShare = 0.12;

const lightCents = ({ minCents, maxCents, expectedCents }: SourcedVenue['cost']): number =>
  Math.min(
    expectedCents,
    Math.round((minCents + lightShare * (maxCents - minCents)) / dollar) * dollar,
  );

function priceVenues(ofTwo: Facts['venues'], { payers, feast, isLight, isBusy }: Party): Priced {
  const venues = ofTwo.map((venue): SourcedVenue => {
    const rise = riseOn(feast, venue);
    // A venue that costs the same is the same object, so that what is cached about it serves
    // everyone.
    const isSpared = isLight && chosen.has(kinds[venue.category].role);
    const cost = isBusy ? onBusyDay(venue) : venue.cost;
    if (rise === 1 && payers === catalogueHeads && !isSpared && cost === venue.cost) return venue;
    const cents = (forTwo: number) =>
      rise === 1 && Number.isInteger(payers)
        ? Math.round((forTwo * payers) / catalogueHeads)
        : Math.round((forTwo * rise * payers) / catalogueHeads / dollar) * dollar;
    const { minCents, maxCents, expectedCents } = cost;
    return {
      ...venue,
      cost: {
        minCents: cents(minCents),
        maxCents: cents(maxCents),
        expectedCents: cents(isSpared ? lightCents(venue.cost) : expectedCents),
      },
    };
  });
  return { venues, venuesById: new Map(venues.map((venue) => [venue.id, venue])) };
}

/**
 * The facts of a setting; `recentlyShown` are the ids of venues that the people have seen lately.
 */
export type FactsOf = (setting: Setting, recentlyShown?: ReadonlySet<string>) => Facts;

type KnownCity = CityVenues & Pick<Facts, 'city' | 'venuesById'>;

export function createFactsOf(cities: readonly CatalogueCity[]): FactsOf {
  const knownCities = new Map<string, KnownCity>();
  /** A city is read when the first date in it is planned: few processes need all of them. */
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
    const { city, venues, venuesById, openingsOn, almanacOn } = known;
    return {
      city,
      venues,
      venuesById,
      context: {
        ...context,
        waters: known.waters,
        core: known.core,
        ownTowns: known.ownTowns,
        threads: known.threads,
        curated: known.curated,
        openings: openingsOn(context.date),
        almanac: almanacOn(context.date),
        recentlyShown,
      },
    };
  };
}
