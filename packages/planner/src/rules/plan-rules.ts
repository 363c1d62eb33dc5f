import type { Scene } from '../scene.ts';
import { areAlike, areAskedApart, areBarsInARow } from '../candidates/asked-at.ts';
import type { Candidate } from '../candidates/candidates.ts';
import { isPicnicCarried } from '../candidates/picnic.ts';
import { placeOf, type Cuisine, type Venue } from '@rendezvous/venue-model';
import { legLimits, mostWalkedMinutes, type Leg } from '../travel.ts';
import { milesAcross, straightMiles } from '../waters.ts';
import type { Itinerary } from '../itinerary/itinerary.ts';
import { mealPartOf, mealTimes } from './meal-hours.ts';
import { covers, eaten, oneMealStops, servedMealsOf, type ServedMeals } from './meal-times.ts';
import { appetite, roomOf, usualRoom, type Room } from './room.ts';
import { openingCoffeeUntil } from './shapes.ts';
import { itemAt, lastOf } from '../at.ts';

/** What is known of meals before any plan. */
export interface Meals {
  /** Why a plan over a meal time may go without a meal, in a sentence; null when it may not. */
  readonly excuse: string | null;
  readonly served: ServedMeals;
  readonly room: Room;
}

/** What is known of meals where so many stops are chosen from some candidates. */
export const mealsOf = (
  candidates: readonly Candidate[],
  stops: number,
  excuse: string | null,
): Meals => ({
  excuse,
  served: servedMealsOf(candidates),
  room: roomOf(stops, candidates),
});

/** A hard rule that only a whole plan can meet or break. */
export interface PlanRule {
  readonly id:
    | 'budget'
    | 'leg'
    | 'kinds'
    | 'drink'
    | 'place'
    | 'meal'
    | 'treat'
    | 'hours-known'
    | 'setting'
    | 'first-date'
    | 'near-start'
    | 'done-before';
  readonly allows: (itinerary: Itinerary, scene: Scene, meals: Meals) => boolean;
}

/** Whoever walks begins in the place they named, or no farther than this from its middle. */
const nearStartMiles = 1.2;
/** A place where two people can hear each other. */
export const talkative = 0.7;
/** Of so many stops at most the hours are a guess. */
export const mostUnknownHours = 1;

/** How long the stops take when nobody hurries: typical stays and the ways between them. */
function naturalMinutes({ stops, legs }: Itinerary): number {
  let minutes = 0;
  for (const { typicalStay } of stops) minutes += typicalStay;
  for (const leg of legs) minutes += leg.minutes;
  return minutes;
}

/** Whether the two may begin at a venue: who walks begins in the place they named, or near it. */
export function isNearStart(venue: Venue, scene: Scene): boolean {
  const { place, waters } = scene.context;
  const miles = startMilesOf(scene);
  if (miles === Number.POSITIVE_INFINITY) return true;
  // No way around a water is shorter than the straight line.
  return straightMiles(place, venue) <= miles && milesAcross(place, venue, true, waters) <= miles;
}

/**
 * How far from the place the first stop may lie, in miles: anywhere for who rides, or
 * named no more than a city.
 */
function startMilesOf({ wishes, context: { place } }: Scene): number {
  if (wishes.mode !== 'walking' || place.precision === 'city') return Number.POSITIVE_INFINITY;
  return Math.max(nearStartMiles, place.reachMiles ?? 0);
}

/** Whether the two can have the meal of a meal time at a stop that is no table. */
function isEatenElsewhere(
  { stops, schedule: { arrivals, departures } }: Itinerary,
  { from, to }: (typeof mealTimes)[number],
): boolean {
  return stops.some(({ feeds, picnic }, i) => {
    if (picnic === 'lawn' && !isPicnicCarried(stops.slice(0, i + 1))) return false;
    const begins = Math.max(itemAt(arrivals, i), from - eaten.before);
    return feeds && Math.min(itemAt(departures, i), to + eaten.after) - begins >= eaten.minutes;
  });
}

/**
 * Whether every meal time that a plan covers has its meal, as far as kitchens serve it: at a table,
 * or at a stop that was asked for and has a kitchen.
 */
function hasItsMeals(itinerary: Itinerary, served: ServedMeals): boolean {
  const { stops, schedule } = itinerary;
  const [begins, ends] = [itemAt(schedule.arrivals, 0), lastOf(schedule.departures)];
  const parts = stops.flatMap((stop, i) =>
    stop.kind.role === 'meal' ? [mealPartOf(itemAt(schedule.arrivals, i))] : [],
  );
  // Nobody hurries from place to place to be done before dinner.
  const until = Math.max(ends, begins + naturalMinutes(itinerary));
  const covered = mealTimes.filter(
    (meal) => covers(meal, begins, until) && !isEatenElsewhere(itinerary, meal),
  );
  if (isFull(stops)) return true;
  if (stops.length <= oneMealStops) return parts.length > 0 || covered.length === 0;
  return covered.every(({ part }) => parts.includes(part) || !served.at.has(part));
}

/**
 * Whether no two meals, a picnic among them, begin too soon after each other, and no evening has
 * two of which one was enough for what was asked.
 */
function areMealsApart({ stops, schedule }: Itinerary): boolean {
  const usual = usualRoom(stops.length);
  const lawn = isPicnicCarried(stops) ? stops.findIndex(({ picnic }) => picnic === 'lawn') : -1;
  // What a deli wraps up is eaten on the lawn, and no meal by itself.
  const isMeal = ({ kind, picnic }: Candidate, i: number): boolean =>
    i === lawn || (kind.role === 'meal' && !(i < lawn && picnic === 'food'));
  const meals = stops.flatMap((stop, i) =>
    isMeal(stop, i) ? [{ stop, begins: itemAt(schedule.arrivals, i) }] : [],
  );
  return meals.every(({ stop, begins }, i) => {
    const before = meals[i - 1];
    if (!before) return true;
    const gap = begins - before.begins;
    return areAskedApart(before.stop, stop) && ![before.stop, stop].some(isFeast)
      ? gap >= appetite.dish
      : usual.meals > 1 && gap >= appetite.meal;
  });
}

/** After a tasting menu nobody sits down to another table, whatever was asked. */
const isFeast = ({ venue }: Candidate): boolean => venue.category === 'fine_dining';

/**
 * Whether each stop has something that was asked for and that no other has: then what was asked for
 * leaves no room for a meal.
 */
export const isFull = (stops: readonly Pick<Candidate, 'asked'>[]): boolean =>
  stops.every((one, i) => stops.every((other, j) => i === j || areAskedApart(one, other)));

/**
 * Whether nothing sweet comes directly before a meal but the coffee that opens an afternoon, no
 * pizza soon before one, and no more sweets than room or two that were asked for.
 */
function areTreatsApart({ stops, schedule: { arrivals, departures } }: Itinerary): boolean {
  const treats = stops.filter(({ kind }) => kind.role === 'treat');
  const isTooSweet =
    treats.length > usualRoom(stops.length).treats &&
    !treats.every((one, i) => i === 0 || areAskedApart(itemAt(treats, i - 1), one));
  if (isTooSweet) return false;
  return stops.every((stop, i) => {
    if (stop.kind.role !== 'treat') return true;
    const isOpening = i === 0 && itemAt(arrivals, 0) < openingCoffeeUntil;
    if (stops[i + 1]?.kind.role === 'meal' && !isOpening) return false;
    const hungryFrom = itemAt(departures, i) + appetiteMinutes;
    return (
      !isFilling(stop) ||
      stops.every(
        (meal, at) => at < i || meal.kind.role !== 'meal' || itemAt(arrivals, at) >= hungryFrom,
      )
    );
  });
}

/** What is eaten at a bakery and leaves no appetite for so long. */
const filling: ReadonlySet<Cuisine> = new Set(['pizza', 'sandwiches', 'deli']);
export const appetiteMinutes = 2 * 60;
export const isFilling = ({ kind, venue }: Pick<Candidate, 'kind' | 'venue'>): boolean =>
  kind.role === 'treat' && venue.cuisines.some((cuisine) => filling.has(cuisine));

/** The hard rules for whole plans. The one that fails most often comes first.
 * Order, waits, openings and ends are met by construction of the schedule. */
export const planRules: readonly PlanRule[] = [
  {
    id: 'meal',
    allows: (itinerary, _scene, { excuse, served }) =>
      areMealsApart(itinerary) && (excuse !== null || hasItsMeals(itinerary, served)),
  },
  {
    id: 'budget',
    allows: ({ stops }, { wishes }) =>
      stops.reduce((sum, stop) => sum + stop.venue.cost.expectedCents, 0) <= wishes.budget.maxCents,
  },
  {
    id: 'leg',
    allows: ({ legs }) =>
      walkedMinutes(legs) <= mostWalkedMinutes(legs.length + 1) && legs.every(isShortEnough),
  },
  {
    id: 'kinds',
    allows: ({ stops }) =>
      (isFull(stops) || new Set(stops.map(({ kind }) => kind.role)).size > 1) &&
      stops.every((stop, i) => stops.slice(0, i).every((before) => !areAlike(before, stop))),
  },
  {
    id: 'drink',
    allows: ({ stops }) =>
      stops.every((stop, i) => i === 0 || !areBarsInARow(itemAt(stops, i - 1), stop)),
  },
  {
    id: 'place',
    allows: ({ stops }) =>
      stops.every(({ venue }, i) =>
        stops.slice(0, i).every((before) => !isOnePlace(before.venue, venue)),
      ),
  },
  {
    id: 'hours-known',
    allows: ({ stops }) => stops.filter((stop) => !stop.hoursKnown).length <= mostUnknownHours,
  },
  {
    id: 'setting',
    allows: ({ stops }, { wishes }) =>
      wishes.setting !== 'outdoor' || stops.some((stop) => stop.venue.outdoor),
  },
  {
    id: 'first-date',
    allows: ({ stops }, { wishes }) =>
      wishes.dateNumber !== 1 || stops.slice(0, 2).some(({ kind }) => kind.scale.talk >= talkative),
  },
  {
    id: 'done-before',
    allows: ({ stops }, { lastFirstKind }) => stops[0]?.venue.category !== lastFirstKind,
  },
  {
    id: 'near-start',
    allows: ({ stops: [first] }, scene) => first !== undefined && isNearStart(first.venue, scene),
  },
  {
    id: 'treat',
    allows: areTreatsApart,
  },
];

/** A square and what fills it lie so close together. */
const oneSquareMiles = 0.06;

/**
 * Whether two stops are one place: by its id, by its name, or since a market or its like fills the
 * square that the other is.
 */
function isOnePlace(one: Venue, other: Venue): boolean {
  if (placeOf(one) === placeOf(other) || one.name === other.name) return true;
  const isEvent = (one.event !== null) !== (other.event !== null);
  return isEvent && !one.indoor && !other.indoor && straightMiles(one, other) <= oneSquareMiles;
}

const walkedMinutes = (legs: Itinerary['legs']): number =>
  legs.reduce((sum, leg) => sum + (leg.mode === 'walking' ? leg.minutes : 0), 0);

const isShortEnough = ({ mode, minutes }: Leg): boolean =>
  minutes <= (mode === 'walking' ? legLimits.walkMinutes : legLimits.rideMinutes);
