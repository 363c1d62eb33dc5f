import type { Category, Venue } from '@rendezvous/venue-model';
import { isLit } from '../candidates/window.ts';
import { temperatureAt } from '../context/weather.ts';
import { spansOf, type Scene } from '../scene.ts';
import type { Itinerary } from '../itinerary/itinerary.ts';
import { lateMealLoss } from './late-meal-loss.ts';
import { lightOf } from './light.ts';
import { isSight, lateSights } from './purpose.ts';
import { mealtimeOf } from './mealtime.ts';
import type { Merit } from './merit.ts';
import { orderLoss } from './order-loss.ts';
import { priceFit } from './price.ts';
import {
  dayWeight,
  lovedWeight,
  renownWeight,
  seedWeight,
  weights,
  type TermName,
} from './weights.ts';
import { itemAt } from '../at.ts';

/** Stops and their times. */
type Timed = Pick<Itinerary, 'stops' | 'schedule'>;

/** The weighted terms of a plan, and their sum. */
export interface Score {
  readonly total: number;
  readonly terms: Readonly<Record<TermName | 'thread' | 'day' | 'renown' | 'variety', number>>;
}

/** The minutes per leg, travel plus twice the waiting, that leave nothing of the pace. */
const wearyMinutes = 40;

/**
 * How idle the two are in each minute of waiting outside, of starting late, and of a stay
 * longer or shorter than usual.
 */
export const idleness = { wait: 1, late: 1 / 2, bent: 1 / 3 } as const;
/** An idle minute is worse than a minute of travel. */
const idleMinute = 2;

/** What each minute of travel takes from the score of a plan with this many stops. */
export const paceOfMinute = (stops: number): number => weights.pace / (wearyMinutes * (stops - 1));

/** What each idle minute takes from it. */
export const paceOfIdle = (stops: number): number => idleMinute * paceOfMinute(stops);

/**
 * 1 without travel or waiting, 0 with forty minutes between any two stops. The trips there and home
 * count as well and can make it negative: an evening that is mostly travel is no date.
 */
function paceOf(stops: number, effortMinutes: number, idleMinutes: number): number {
  return 1 - (effortMinutes + idleMinute * idleMinutes) / (wearyMinutes * (stops - 1));
}

/** What people do before they eat: after dinner it is half the fun. */
const sports: ReadonlySet<Category> = new Set([
  'bowling',
  'climbing_gym',
  'skating',
  'paddling',
  'cycling',
  'golf_range',
  'trail',
]);
const sportAfterMeal = 0.5;

/** 1 unless they exercise right after a meal. It only lowers a score: bounds can ignore it. */
function digestionOf({ stops }: Timed): number {
  const isHurried = stops.some(
    ({ venue }, i) => sports.has(venue.category) && stops[i - 1]?.kind.role === 'meal',
  );
  return isHurried ? sportAfterMeal : 1;
}

/** Coverage of the tastes: three met once beat one met three times. */
function tasteOf(merits: readonly Merit[], { schedule }: Timed, scene: Scene): number {
  if (scene.tastes.length === 0) return mean(merits, 'general');
  let covered = lovedWeight * mean(merits, 'loved');
  let weight = lovedWeight;
  for (const [i, taste] of scene.tastes.entries()) {
    let missed = 1;
    merits.forEach((merit, stop) => {
      const match = merit.tastes[i] ?? 0;
      const had =
        match > 0 &&
        isHadAt(taste, schedule.arrivals[stop] ?? 0, schedule.departures[stop] ?? 0, scene);
      missed *= 1 - (had ? match : match * atAnotherHour);
    });
    covered += taste.weight * (1 - missed);
    weight += taste.weight;
  }
  return covered / weight;
}

/** A place for stars or sunsets is still that place at another hour, but hardly meets the taste. */
export const atAnotherHour = 0.3;

/** Whether a stay has what a taste is about: the dark, the sunset, the sunrise or the low tide. */
export function isHadAt(
  taste: Scene['tastes'][number] | undefined,
  arrival: number,
  departure: number,
  scene: Scene,
): boolean {
  if (!taste || taste.hour === 'any') return true;
  return spansOf(taste.hour, scene).some(([from, to]) => arrival <= to && departure >= from);
}

type MeanPart = 'loved' | 'general' | 'mood' | 'nearness' | 'known' | 'fresh' | 'dateNumber';
const mean = (merits: readonly Merit[], part: MeanPart): number => {
  let sum = 0;
  for (const merit of merits) sum += merit[part];
  return sum / merits.length;
};

/**
 * From this purpose on, a stop is one to begin and to end with: a nightcap need not come after
 * dinner to be a good ending.
 */
const worthyEnd = 0.6;

/**
 * The penalty for a first or last stop of this purpose, 0 to 1, more for a harmful one: time
 * fillers are worst at the beginning and the end.
 */
export const endLossOf = (purpose: number): number =>
  Math.max(0, worthyEnd - purpose) / worthyEnd / 2;

const endsLoss = (purposes: readonly number[]): number =>
  endLossOf(purposes[0] ?? 0) + endLossOf(purposes.at(-1) ?? 0);

const midnight = 24 * 60;

/**
 * The penalty for where a plan is at midnight on New Year's Eve: all of it if they are on the way.
 * It only ever lowers a score, so the bounds can ignore it.
 */
function midnightLoss(
  { schedule: { arrivals, departures } }: Timed,
  purposes: readonly number[],
  { untilMidnight }: Scene,
): number {
  if (untilMidnight === null) return 0;
  const there = arrivals.findIndex(
    (arrival, i) => arrival < midnight && itemAt(departures, i) > midnight,
  );
  return 1 - Math.max(0, purposes[there] ?? 0);
}

/**
 * A walk in the dark that nobody asked for does more harm than good, above all in the cold, and
 * where there are no lights and no view.
 */
const inTheDark = {
  bitterF: 45,
  bitter: -0.5,
  unlit: -0.2,
  lit: 0.1,
  lateFrom: 21 * 60,
  late: -0.1,
} as const;
/** Other outdoor places that people walk to and look at. */
const lookedAt: ReadonlySet<Category> = new Set(['attraction', 'historic_site']);
/** That late, a sight that nobody asked for is no better indoors. */
const ofLateSight = -0.2;
/** Whoever asked for it also goes there in the dark. */
const askedFrom = 0.5;

/**
 * How purposeful each stop is at its hour: a park that nobody asked for is no company after dusk.
 * Never more than its merit says.
 */
function purposesOf(
  { stops, schedule }: Timed,
  merits: readonly Merit[],
  { context: { sun, weather } }: Scene,
): number[] {
  return stops.map(({ kind, venue }, i) => {
    const { purpose, tastes } = itemAt(merits, i);
    const arrival = itemAt(schedule.arrivals, i);
    if (venue.event !== null || tastes.some((match) => match >= askedFrom)) return purpose;
    const isLookedAt = kind.role === 'stroll' || lookedAt.has(venue.category);
    const isWalk = isLookedAt && !venue.indoor;
    const isDark = sun.dusk !== null && arrival >= sun.dusk;
    if (isWalk && isDark)
      return Math.min(purpose, inTheDarkAt(venue, arrival, temperatureAt(weather, arrival)));
    const isLate = arrival >= lateSights.from && isSight(kind);
    return isLate ? Math.min(purpose, ofLateSight) : purpose;
  });
}

/** The most that a walk in the dark is worth to people who did not ask for it. */
function inTheDarkAt(venue: Venue, arrival: number, degrees: number | null): number {
  if (degrees !== null && degrees < inTheDark.bitterF) return inTheDark.bitter;
  const isSeen =
    isLit(venue) && (venue.vibes.includes('view') || venue.vibes.includes('waterfront'));
  if (!isSeen) return inTheDark.unlit;
  return arrival >= inTheDark.lateFrom ? inTheDark.late : inTheDark.lit;
}

/** What is scored besides what each stop contributes. */
interface Weighed {
  readonly merits: readonly Merit[];
  /** The value of its sequence of roles. */
  readonly shape: number;
  /** The cost of all its legs, the ones there and home included, in minutes of riding. */
  readonly effort: number;
  /** What the best thread that it follows adds. */
  readonly thread: number;
}

/** The score of a plan, term by term. */
export function scoreOf(
  plan: Timed,
  { merits, shape, effort, thread }: Weighed,
  scene: Scene,
): Score {
  const { stops, schedule } = plan;
  const late = itemAt(schedule.arrivals, 0) - scene.wishes.startMinutes;
  const bent = schedule.lingerMinutes + schedule.hurryMinutes;
  const idle = idleness.wait * schedule.waitMinutes + idleness.late * late + idleness.bent * bent;
  const purposes = purposesOf(plan, merits, scene);
  const favored = merits.filter((merit) => merit.chance === 1).length;
  const terms = {
    taste: weights.taste * tasteOf(merits, plan, scene),
    mood: weights.mood * mean(merits, 'mood'),
    purpose: (weights.purpose * sumOf(purposes)) / purposes.length,
    ends:
      weights.ends *
      (1 -
        endsLoss(purposes) -
        midnightLoss(plan, purposes, scene) -
        orderLoss(plan, merits, scene) -
        lateMealLoss(plan, scene)),
    shape: weights.shape * shape * mealtimeOf(plan, scene) * digestionOf(plan),
    nearness: weights.nearness * mean(merits, 'nearness'),
    price: weights.price * priceFit(totalCentsOf(stops), scene),
    light: weights.light * meanLight(plan, scene),
    pace: weights.pace * paceOf(stops.length, effort, idle),
    known: weights.known * mean(merits, 'known'),
    fresh: weights.fresh * mean(merits, 'fresh'),
    dateNumber: weights.dateNumber * mean(merits, 'dateNumber'),
    thread,
    day: dayWeight * Math.min(1, sumOf(merits.map(({ day }) => day))),
    renown: renownWeight * Math.min(mostRenown, sumOf(merits.map(({ renown }) => renown))),
    variety: seedWeight * Math.min(1, favored / favoredStops),
  };
  let total = 0;
  for (const term of Object.values(terms)) total += term;
  return { total, terms };
}

/** A second place that everybody names for the same is no more of it. */
const mostRenown = 1.5;

const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);

const totalCentsOf = (stops: Timed['stops']): number =>
  stops.reduce((sum, { venue }) => sum + venue.cost.expectedCents, 0);

function meanLight({ stops, schedule: { arrivals, departures } }: Timed, scene: Scene): number {
  const lit = stops.map((stop, i) =>
    lightOf(stop, itemAt(arrivals, i), itemAt(departures, i), scene),
  );
  return lit.reduce((sum, light) => sum + light, 0) / stops.length;
}

/** With this many favored stops, a plan earns everything that a seed can give. */
export const favoredStops = 2;
