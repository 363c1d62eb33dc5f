import type { Candidate, Candidates } from '../candidates/candidates.ts';
import { roles, type Venue } from '@rendezvous/venue-model';
import type { Scene } from '../scene.ts';
import type { Leg } from '../travel.ts';
import type { Itinerary } from '../itinerary/itinerary.ts';
import { goingOf } from '../itinerary/going.ts';
import { legsAmong, type Legs } from '../itinerary/legs.ts';
import { meritOf, type Merit } from '../score/merit.ts';
import { mealsOf, planRules, type Meals } from '../rules/plan-rules.ts';
import { scheduleStops, type Schedule } from '../itinerary/schedule.ts';
import { scoreOf, type Score } from '../score/score.ts';
import type { Followed } from '../threads/thread.ts';
import { isSequenceAllowed, noRole, shapeSteps, type ShapeSteps } from '../rules/shapes.ts';
import { Threads } from '../threads/threads.ts';
import { Ways } from '../itinerary/ways.ts';
import { itemAt, lastOf, rememberedAt } from '../at.ts';

/** An itinerary that breaks no rule, with its score. */
export interface Evaluated extends Itinerary {
  readonly score: Score;
  /** The threads that it follows, the most valuable first. */
  readonly threads: readonly Followed[];
}

/** What can be planned for one scene, without what makes one plan better than another. */
export interface BareSpace {
  readonly scene: Scene;
  /** How many stops a plan has. */
  readonly size: number;
  /** All venues available, including those that break a rule by themselves. */
  readonly among: readonly Venue[];
  readonly candidates: readonly Candidate[];
  readonly meals: Meals;
  /**
   * The legs between the available venues, by the candidates' `index`, and those there and home.
   */
  readonly legs: Legs;
  readonly ways: Ways;
}

/** Everything that can be planned for one scene: the candidates, and what each contributes. */
export interface Space extends BareSpace {
  /**
   * What a candidate brings, by its place: worked out when it is first asked for, since of a city
   * most are asked for by nobody.
   */
  readonly meritAt: (c: number) => Merit;
  readonly shapes: ShapeSteps;
  readonly threads: Threads;
}

export function createSpace(
  { among, list }: Candidates,
  scene: Scene,
  mealExcuse: string | null,
): Space {
  const { stops, startMinutes, mode } = scene.wishes;
  return {
    scene,
    size: stops,
    among,
    candidates: list,
    meritAt: rememberedAt((c) => meritOf(itemAt(list, c), scene)),
    meals: mealsOf(list, stops, mealExcuse),
    shapes: shapeSteps(stops, startMinutes),
    threads: new Threads(list, scene, stops),
    legs: legsAmong(among, goingOf(scene)),
    ways: new Ways(scene.context, mode),
  };
}

/**
 * The plan of candidates in this order, or null if a hard rule forbids it or its score is below
 * `bar`. The one definition of what is feasible and how good it is.
 */
export function evaluate(
  space: Space,
  order: readonly number[],
  bar = Number.NEGATIVE_INFINITY,
): Evaluated | null {
  const stops = order.map((i) => space.candidates[i]);
  if (!areAllThere(stops)) return null;
  const shape = shapeOf(space, stops);
  if (shape === null) return null;
  const schedule = timesOf(stops, space);
  if (!schedule) return null;
  const threads = threadsAlong(space, order, stops);
  const thread = space.threads.gainOf(threads, schedule);
  const merits = order.map((i) => space.meritAt(i));
  const weighed = { merits, shape, effort: effortOf(space, stops), thread };
  const score = scoreOf({ stops, schedule }, weighed, space.scene);
  if (score.total < bar) return null;
  const itinerary = itineraryOf(stops, schedule, space);
  return planRules.every((rule) => rule.allows(itinerary, space.scene, space.meals))
    ? { ...itinerary, score, threads: space.threads.followed(threads, schedule) }
    : null;
}

/** The set of threads that candidates in this order may follow, as far as their times allow. */
export function threadsAlong(
  { threads, legs }: Pick<Space, 'threads' | 'legs'>,
  order: readonly number[],
  stops: readonly Candidate[],
): Uint32Array {
  let set = threads.start;
  for (let place = 0; place < stops.length; place += 1) {
    const stop = itemAt(stops, place);
    const before = stops[place - 1];
    const minutes = before && legs.minutes(before.index, stop.index);
    set = threads.after(set, place, itemAt(order, place), order[place - 1], minutes);
  }
  return set;
}

const areAllThere = <T>(items: readonly (T | undefined)[]): items is readonly T[] =>
  !items.includes(undefined);

/** The value of the sequence of roles, or null if it is not an evening. */
function shapeOf({ shapes, scene, meals }: Space, stops: readonly Candidate[]): number | null {
  const sequence = stops.map(({ kind }) => kind.role);
  if (!isSequenceAllowed(sequence, scene.wishes.startMinutes, meals.room)) return null;
  let value = 0;
  let before: number = noRole;
  let last: number = noRole;
  for (const [place, role] of sequence.entries()) {
    const now = roles.indexOf(role);
    if (place > 0) value += shapes.at(place, before, last, now);
    [before, last] = [last, now];
  }
  return value;
}

/**
 * The extra cost, besides the leg itself, of riding to and from something that nobody asked for, in
 * minutes of riding.
 */
const ofRideToFiller = 30;

/**
 * The cost of all legs of a plan, the ones there and home included, and of those that lead to
 * nothing they asked for, in minutes of riding.
 */
export function effortOf(
  { legs, ways }: Pick<BareSpace, 'legs' | 'ways'>,
  stops: readonly Candidate[],
): number {
  let effort = 0;
  for (let i = 0; i < stops.length; i += 1) {
    const { index, venue } = itemAt(stops, i);
    const next = stops[i + 1];
    if (i === 0) effort += ways.effort(venue);
    effort += next ? legs.effort(index, next.index) : ways.effort(venue);
  }
  return effort + ofRideToFiller * fillersRiddenTo(legs, stops);
}

/**
 * Of the stops that fill time next to what was asked for, those that are not within a walk of any
 * other.
 */
function fillersRiddenTo(legs: Legs, stops: readonly Candidate[]): number {
  if (stops.every(({ asked }) => asked === 0)) return 0;
  const isRidden = (at: number): boolean => {
    const [from, to] = [stops[at], stops[at + 1]];
    return !from || !to || legs.isRidden(from.index, to.index);
  };
  return stops.filter(
    ({ asked, kind, picnic }, i) =>
      asked === 0 && picnic === null && kind.role !== 'meal' && isRidden(i - 1) && isRidden(i),
  ).length;
}

/** The times of candidates in this order, or null if there are none. */
export function timesOf(
  stops: readonly Candidate[],
  { legs, scene: { wishes, latestEnd } }: Pick<BareSpace, 'legs' | 'scene'>,
): Schedule | null {
  const minutes = stops.slice(1).map(({ index }, i) => legs.minutes(itemAt(stops, i).index, index));
  return scheduleStops(stops, minutes, { startMinutes: wishes.startMinutes, latestEnd });
}

export function itineraryOf(
  stops: readonly Candidate[],
  schedule: Schedule,
  { legs, ways }: Pick<BareSpace, 'legs' | 'ways'>,
): Itinerary {
  return {
    stops,
    legs: stops.slice(1).map(({ index }, i): Leg => legs.leg(itemAt(stops, i).index, index)),
    wayThere: ways.way(itemAt(stops, 0).venue),
    wayBack: ways.way(lastOf(stops).venue),
    schedule,
  };
}

/**
 * Whether one evaluated plan is preferred to another: the higher score, or on a tie the smaller
 * venue ids in order.
 */
export function isBetter(one: Evaluated, than: Evaluated | null): boolean {
  if (!than) return true;
  if (Math.abs(one.score.total - than.score.total) > tieWidth)
    return one.score.total > than.score.total;
  const [a, b] = [one, than].map((plan) => plan.stops.map((stop) => stop.venue.id).join('\n'));
  return (a ?? '') < (b ?? '');
}

/** Scores closer than this are equal: sums of the same terms in another order differ by less. */
export const tieWidth = 1e-9;
