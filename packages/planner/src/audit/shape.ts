import { isMealWish } from '../wishes/home-of-wish.ts';
import { kinds, type Role, type Venue } from '@rendezvous/venue-model';
import type { Plan, Stop } from '../plan.ts';
import { feeds, hasKitchen, suits } from '@rendezvous/language';
import { readWishes } from '../wishes/read-wishes.ts';
import { isAskedFor, surelyFrom } from './asked-for.ts';
import type { Fault, Facts } from './fault.ts';
import { milesApart } from './distance.ts';
import { isWaterBetween } from './shores.ts';
import { skyFaults } from './time.ts';

/**
 * Does the evening have a shape: a meal at a meal time and only one, treats and
 * drinks where they belong?
 */
export function shapeFaults(plan: Plan, facts: Facts): Fault[] {
  const { stops } = plan;
  const roles = stops.map((stop) => kinds[stop.venue.category].role);
  const faults: Fault[] = [];
  const isAskedTwice = ({ venue: one }: Stop, { venue: other }: Stop) =>
    areBothAsked(one, other, facts) || areAskedApart(one, other, facts);
  const isOneRole = new Set(roles).size < 2 && !areAllAskedApart(stops, facts);
  if (isOneRole || haveLikes(plan, facts))
    faults.push({
      rule: 'kinds',
      text: `${stops.map((stop) => stop.venue.category).join(', ')} are too much alike`,
    });
  roles.forEach((role, i) => {
    const stop = stops[i];
    if (!stop) return;
    if (role === 'drink' && stop.arrival < pouredFrom(stop.venue, facts))
      faults.push({ rule: 'drink', text: `a drink at minute ${stop.arrival}` });
    const next = stops[i + 1];
    if (role === 'drink' && next && roles[i + 1] === 'drink' && !isAskedTwice(stop, next))
      faults.push({ rule: 'drink', text: 'two places for drinking in a row' });
    if (role === 'treat' && roles[i + 1] === 'meal' && !(i === 0 && stop.arrival < 17 * 60))
      faults.push({ rule: 'treat', text: 'something sweet directly before the meal' });
  });
  const treats = stops.filter((_, i) => roles[i] === 'treat');
  const mostTreats = stops.length > 4 || areAllAskedApart(treats, facts) ? 2 : 1;
  if (treats.length > mostTreats || follows(roles, 'treat', 'treat'))
    faults.push({ rule: 'treat', text: `${treats.length} treats among ${stops.length} stops` });
  return [...faults, ...mealFaults(plan, facts)];
}

/** From when on a glass is had there: beer and wine that were asked for from noon. */
const pouredFrom = (venue: Venue, facts: Facts): number =>
  ['brewery', 'beer_garden', 'wine_bar'].includes(venue.category) && isAskedFor(venue, facts)
    ? 12 * 60
    : 16 * 60;

/** Whether two stops are of one kind that was not asked for as one to see more than one of. */
function haveLikes({ stops }: Plan, facts: Facts): boolean {
  const isAskedTwice = (one: Venue, other: Venue) =>
    areAskedApart(one, other, facts) ||
    ((['drink', 'stroll'].includes(kinds[one.category].role) || crawled.has(one.category)) &&
      areBothAsked(one, other, facts));
  return stops.some(({ venue: one }, i) =>
    stops
      .slice(0, i)
      .some(({ venue: other }) => one.category === other.category && !isAskedTwice(one, other)),
  );
}

/** Whether two venues surely have one thing that was asked for. */
function areBothAsked(one: Venue, other: Venue, { wishes, venues }: Facts): boolean {
  return readWishes(wishes, venues).tastes.some(
    ({ isMust, evidence }) =>
      isMust && [one, other].every((venue) => (evidence(venue)?.strength ?? 0) >= surelyFrom),
  );
}

/** Whether each of two venues surely has something that was asked for and the other has not. */
function areAskedApart(one: Venue, other: Venue, { wishes, venues }: Facts): boolean {
  const asked = readWishes(wishes, venues).tastes.filter(({ isMust }) => isMust);
  const isOnlyAt = (here: Venue, there: Venue) =>
    asked.some(
      ({ evidence }) =>
        (evidence(here)?.strength ?? 0) >= surelyFrom &&
        (evidence(there)?.strength ?? 0) < surelyFrom,
    );
  return isOnlyAt(one, other) && isOnlyAt(other, one);
}

/** The same of any two of some stops. */
const areAllAskedApart = (stops: readonly Stop[], facts: Facts): boolean =>
  stops.every(({ venue }, i) =>
    stops.slice(0, i).every(({ venue: before }) => areAskedApart(before, venue, facts)),
  );

const crawled: ReadonlySet<string> = new Set(
  'bookshop record_shop shop gallery market museum art_museum'.split(' '),
);

const follows = (roles: readonly Role[], one: Role, other: Role): boolean =>
  roles.some((role, i) => role === one && roles[i + 1] === other);

function mealFaults(plan: Plan, facts: Facts): Fault[] {
  const { stops } = plan;
  const fault = (text: string): Fault => ({ rule: 'meal', text });
  const meals = stops.filter((stop) => kinds[stop.venue.category].role === 'meal');
  const faults: Fault[] = [];
  const [one, other] = meals;
  const areTwoDishes = one && other && areAskedApart(one.venue, other.venue, facts);
  if (meals.length > (stops.length > 3 || areTwoDishes ? 2 : 1))
    faults.push(fault(`${meals.length} meals`));
  if (one && other && other.arrival - one.arrival < (areTwoDishes ? 90 : 240))
    faults.push(fault('a meal too soon after another'));
  if (meals.length > 0 && readWishes(facts.wishes, facts.venues).haveEaten)
    faults.push(fault('a meal although they have eaten'));
  // Up to three stops any meal will do; a longer day has one for each meal time that it covers.
  const missed = mealTimes.filter(
    ({ isAt }) => !meals.some(({ arrival }) => stops.length <= 3 || isAt(arrival)),
  );
  for (const time of missed) {
    if (
      !areAllAskedApart(stops, facts) &&
      covers(plan, time) &&
      !stops.some((stop) => canEatAt(stop, time, facts)) &&
      someMealFits(facts, stops.length <= 3 ? () => true : time.isAt)
    )
      faults.push(fault('goes over a meal time without a meal, and a kitchen would fit'));
  }
  return faults;
}

/**
 * Whether two can eat at a stop that is no table but was asked for: its kitchen serves what they
 * eat, and they are there long enough at that time.
 */
function canEatAt(
  { venue, arrival, departure }: Stop,
  { from, to }: MealTime,
  { wishes, venues }: Facts,
): boolean {
  const { tastes, diets } = readWishes(wishes, venues);
  const isThereLong = Math.min(departure, to + 90) - Math.max(arrival, from - 30) >= 45;
  const isPicnic = tastes.some(
    ({ text, evidence }) =>
      /picnic/i.test(text) && !venue.indoor && (evidence(venue)?.strength ?? 0) >= surelyFrom,
  );
  if (isPicnic) return isThereLong;
  const asked = tastes.filter(
    ({ isMust, evidence }) => isMust && (evidence(venue)?.strength ?? 0) >= surelyFrom,
  );
  // A counter of sweets may have the very food that they asked to eat: knishes, breakfast burritos.
  const isTheirFood =
    kinds[venue.category].role === 'treat' && asked.some(({ text }) => isMealWish(text));
  return (
    asked.length > 0 &&
    (hasKitchen(venue) || isTheirFood) &&
    diets.every((diet) => feeds(venue, diet, { asksKitchen: wishes.askKitchen })) &&
    isThereLong
  );
}

interface MealTime {
  readonly from: number;
  readonly to: number;
  readonly isAt: (arrival: number) => boolean;
}

const mealTimes: readonly MealTime[] = [
  { from: 690, to: 810, isAt: (arrival) => arrival < 960 },
  { from: 1080, to: 1230, isAt: (arrival) => arrival >= 960 },
];

function covers({ stops }: Plan, { from, to }: MealTime): boolean {
  const [begins, ends] = [stops[0]?.arrival ?? 0, stops.at(-1)?.departure ?? 0];
  return Math.min(to, ends) - Math.max(from, begins) >= 60;
}

/** Whether one kitchen meets everything that was asked, with a table at such an hour. */
function someMealFits({ wishes, venues, context }: Facts, isAt: MealTime['isAt']): boolean {
  const read = readWishes(wishes, venues);
  if (read.haveEaten || read.unverifiable.length > 0 || read.needs.includes('fasting'))
    return false;
  return venues.some(
    (venue) =>
      kinds[venue.category].role === 'meal' &&
      milesApart(context.place, venue) <= wishes.maxMiles - 0.02 &&
      venue.cost.expectedCents <= wishes.budget.maxCents &&
      read.diets.every((diet) => feeds(venue, diet, { asksKitchen: wishes.askKitchen })) &&
      read.needs.every((need) => ['yes', 'ask'].includes(suits(venue, need, { isHot: true }))) &&
      !(
        read.needs.includes('same-shore') && isWaterBetween(context.place, venue, context.waters)
      ) &&
      read.dislikeOf(venue) === undefined &&
      !read.doneVenueIds.has(venue.id) &&
      (wishes.setting !== 'indoor' || venue.indoor) &&
      (wishes.dateNumber !== 1 ||
        kinds[venue.category].firstDate ||
        isAskedFor(venue, { wishes, venues })) &&
      opensForMeal(venue, { wishes, venues, context }, isAt),
  );
}

/**
 * An evening never reaches so far beyond its wished start: a kitchen that opens
 * later cannot be its meal.
 */
const longestEveningMinutes = 9 * 60;

function opensForMeal(venue: Venue, { wishes, context }: Facts, isAt: MealTime['isAt']): boolean {
  const opening = context.openings.get(venue.id);
  if (!opening?.known) return false;
  const { arrive, stay } = kinds[venue.category];
  const { startMinutes } = wishes;
  return opening.spans.some(([opens, closes]) =>
    arrive.some(([from, to]) => {
      const earliest = Math.max(opens, from, startMinutes);
      const latest = Math.min(to, closes - 10 - stay[0], startMinutes + longestEveningMinutes);
      return canEatBetween(earliest, latest);
    }),
  );

  function isFine(arrival: number): boolean {
    return skyFaults({ venue, arrival, departure: arrival + stay[0] }, context).length === 0;
  }

  function canEatBetween(earliest: number, latest: number): boolean {
    // People sit down at a table on the quarter hour.
    for (let arrival = Math.ceil(earliest / 15) * 15; arrival <= latest; arrival += 15)
      if (isAt(arrival) && isFine(arrival)) return true;
    return false;
  }
}
