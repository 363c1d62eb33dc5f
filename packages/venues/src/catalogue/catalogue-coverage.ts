import { kinds } from '@rendezvous/venue-model';
import type { CatalogueCity, CatalogueVenue } from './catalogue-schema.ts';
import { readOpening } from '../hours/opening-hours.ts';

/**
 * What a city's catalogue offers, counted: the figures that `npm run catalogue` prints and the
 * tests hold to their least values.
 */
export function catalogueCoverage(city: CatalogueCity): Record<string, number> {
  const count = (test: (venue: CatalogueVenue) => boolean) => city.venues.filter(test).length;
  const kindOf = (venue: CatalogueVenue) => kinds[venue.category];
  const eating = (venue: CatalogueVenue) => kindOf(venue).eating;
  return {
    venues: city.venues.length,
    neighborhoods: new Set(city.venues.map((venue) => venue.neighborhood)).size,
    categories: new Set(city.venues.map((venue) => venue.category)).size,
    restaurantCuisines: new Set(
      city.venues
        .filter((venue) => kindOf(venue).role === 'meal')
        .flatMap((venue) => venue.cuisines),
    ).size,
    free: count((venue) => venue.price.max === 0),
    indoorActivities: count(
      (venue) => venue.indoor && ['activity', 'show'].includes(kindOf(venue).role),
    ),
    veganFriendlyEating: count((venue) => eating(venue) && venue.dietary.includes('vegan')),
    glutenFreeFriendlyEating: count(
      (venue) => eating(venue) && venue.dietary.includes('gluten-free'),
    ),
    meals: count((venue) => kindOf(venue).role === 'meal'),
    outdoorsAfterDark: count(
      (venue) =>
        venue.outdoor &&
        (venue.vibes.includes('lit-at-night') || !kindOf(venue).needsDaylight) &&
        isOpenAt(venue, city, { weekday: 5, hour: 21 }),
    ),
    openMonday10: count((venue) => isOpenAt(venue, city, { weekday: 1, hour: 10.5 })),
    openMonday19: count((venue) => isOpenAt(venue, city, { weekday: 1, hour: 19 })),
    mealsOpenMonday19: count(
      (venue) => kindOf(venue).role === 'meal' && isOpenAt(venue, city, { weekday: 1, hour: 19 }),
    ),
    openFriday1AM: count((venue) => isOpenAt(venue, city, { weekday: 6, hour: 1.5 })),
    hoursUnknown: count((venue) => venue.hours === null),
  };
}

/**
 * Whether the venue's usual hours hold at that weekday (0 is Sunday) and hour, in
 * a week without holidays.
 */
function isOpenAt(
  venue: CatalogueVenue,
  city: CatalogueCity,
  at: { weekday: number; hour: number },
): boolean {
  const opening = readOpening(venue.hours, {
    date: `2026-05-${String(3 + at.weekday).padStart(2, '0')}`,
    state: city.state,
  });
  return (
    opening.known && opening.spans.some(([from, to]) => from <= at.hour * 60 && at.hour * 60 < to)
  );
}
