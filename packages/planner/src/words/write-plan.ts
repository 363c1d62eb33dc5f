import { openingOf } from '../candidates/venue-rules.ts';
import type { Plan, Stop } from '../plan.ts';
import type { Scene } from '../scene.ts';
import type { Evaluated } from '../search/space.ts';
import type { Leg } from '../travel.ts';
import { type Cost, kinds } from '@rendezvous/venue-model';
import { checksOf } from './checks.ts';
import { capitalize, formatClock } from '@rendezvous/language';
import { reasonsOf } from './reasons.ts';

/** Puts a plan into words: title, summary, reasons and what was checked. Only facts and fit, nothing that no fact carries. */
export function writePlan(found: Evaluated, scene: Scene, mealExcuse: string | null): Plan {
  const stops = found.stops.map((candidate, i): Stop => {
    const times = {
      arrival: found.schedule.arrivals[i] ?? 0,
      departure: found.schedule.departures[i] ?? 0,
    };
    return {
      venue: candidate.venue,
      ...times,
      opening: openingOf(candidate.venue, scene),
      reasons: reasonsOf(candidate.venue, times, scene),
    };
  }) as unknown as Plan['stops'];
  const draft = {
    date: scene.context.date,
    stops,
    legs: found.legs,
    cost: totalOf(stops),
    score: found.score,
  };
  return {
    ...draft,
    title: `${shortName(stops[0].venue.name)} to ${shortName(stops[2].venue.name)}`,
    summary: summaryOf(stops, found.legs),
    checks: checksOf(draft, scene, mealExcuse),
  };
}

/** A long name is cut before ' and ', ':' or '(', as titles use it. */
function shortName(name: string): string {
  return name.length <= longestTitleName ? name : (name.split(/ and |: | \(/)[0] ?? name);
}

const longestTitleName = 30;

function totalOf(stops: readonly Stop[]): Cost {
  const sum = (part: keyof Cost) => stops.reduce((total, stop) => total + stop.venue.cost[part], 0);
  return {
    minCents: sum('minCents'),
    maxCents: sum('maxCents'),
    expectedCents: sum('expectedCents'),
  };
}

/** 'A walk at Lands End, dinner at Burma Superstar at 6:30 PM, then a drink at The Alembic until 9:15 PM. …' */
function summaryOf(stops: Plan['stops'], legs: Plan['legs']): string {
  const [first, second, third] = stops;
  const evening = `${capitalize(pastimeOf(first))} ${at(first)}, ${pastimeOf(second)} ${at(second)} at ${formatClock(second.arrival)}, then ${pastimeOf(third)} ${at(third)} until ${formatClock(third.departure)}.`;
  return `${evening} ${waysBetween(legs)}`;
}

const at = (stop: Stop): string =>
  stop.venue.name.startsWith('The ')
    ? `at the ${stop.venue.name.slice(4)}`
    : `at ${stop.venue.name}`;

const pastimes: Partial<Record<Stop['venue']['category'], string>> = {
  cafe: 'coffee',
  tea_house: 'tea',
  ice_cream: 'ice cream',
  bakery: 'something from the oven',
  chocolate_shop: 'chocolate',
  dessert: 'dessert',
  cinema: 'a film',
  theatre: 'a play',
  concert_hall: 'a concert',
  jazz_club: 'live jazz',
  music_venue: 'live music',
  comedy_club: 'stand-up',
  dance_hall: 'dancing',
  cocktail_bar: 'cocktails',
  wine_bar: 'wine',
  brewery: 'beers',
  beer_garden: 'beers',
  rooftop_bar: 'drinks with a view',
  bookshop: 'browsing',
  record_shop: 'browsing',
  library: 'browsing',
  shop: 'browsing',
  market: 'a round',
  gallery: 'art',
  art_museum: 'art',
  bowling: 'bowling',
  arcade: 'games',
  board_games: 'games',
  billiards: 'a round of pool',
  mini_golf: 'a round',
  karaoke: 'karaoke',
  skating: 'skating',
  climbing_gym: 'climbing',
  cooking_class: 'a class',
  pottery_studio: 'clay',
  art_workshop: 'a workshop',
  dance_class: 'a class',
  viewpoint: 'the view',
  observation_deck: 'the view',
  boat_ride: 'a ride',
  paddling: 'paddling',
  cycling: 'a ride',
};

/** What the two do at a stop, in a word or two. */
function pastimeOf({ venue, arrival }: Stop): string {
  const { role } = kinds[venue.category];
  if (role === 'meal')
    return arrival < 11 * 60 + 30 ? 'brunch' : arrival < 16 * 60 ? 'lunch' : 'dinner';
  return (
    pastimes[venue.category] ??
    (role === 'stroll' ? 'a walk' : role === 'drink' ? 'a drink' : 'time')
  );
}

function waysBetween(legs: readonly [Leg, Leg]): string {
  const nameOf = (leg: Leg) =>
    `${leg.minutes} minutes ${leg.mode === 'walking' ? 'on foot' : leg.mode === 'driving' ? 'by car' : 'by public transport'}`;
  return legs[0].mode === legs[1].mode
    ? `Between them ${legs[0].minutes} and ${nameOf(legs[1])}.`
    : `Between them ${nameOf(legs[0])}, then ${nameOf(legs[1])}.`;
}
