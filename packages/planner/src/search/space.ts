import type { Candidate, Candidates } from '../candidates/candidates.ts';
import { roles, type Role } from '@rendezvous/venue-model';
import type { Scene } from '../scene.ts';
import type { Itinerary } from './itinerary.ts';
import { legsAmong, type Legs } from './legs.ts';
import { planRules } from './plan-rules.ts';
import { scheduleStops, type Schedule } from './schedule.ts';
import { meritOf, scoreOf, type Merit, type Score } from './score.ts';
import { isSequenceAllowed, shapeValue, type RoleSequence } from './shapes.ts';

/** An itinerary that breaks no rule, with its score. */
export interface Evaluated extends Itinerary {
  readonly score: Score;
}

/** All that can be planned for one scene: the candidates, what each brings, and why a plan may have no meal. */
export interface Space {
  readonly scene: Scene;
  readonly candidates: readonly Candidate[];
  readonly merits: readonly Merit[];
  /** Why a plan over a meal time may go without a meal, in a sentence; null when it may not. */
  readonly mealExcuse: string | null;
  /** The shape term of every allowed sequence of three roles, by `sequenceIndex`; NaN where the sequence is not allowed. */
  readonly shapes: Float64Array;
  /** The ways between the venues at hand, by the candidates' `index`. */
  readonly legs: Legs;
}

export function createSpace(
  { among, list }: Candidates,
  scene: Scene,
  mealExcuse: string | null,
): Space {
  return {
    scene,
    candidates: list,
    merits: list.map((candidate) => meritOf(candidate, scene)),
    mealExcuse,
    shapes: shapesAt(scene.wishes.startMinutes),
    legs: legsAmong(among, scene.context.waters, scene.wishes.mode),
  };
}

export function shapesAt(startMinutes: number): Float64Array {
  const shapes = new Float64Array(roles.length ** 3).fill(Number.NaN);
  for (const sequence of roles.flatMap((a) =>
    roles.flatMap((b) => roles.map((c): RoleSequence => [a, b, c])),
  )) {
    if (isSequenceAllowed(sequence, startMinutes))
      shapes[sequenceIndex(...sequence)] = shapeValue(sequence, startMinutes);
  }
  return shapes;
}

/** Where a sequence of roles stands in the table of shapes. */
export function sequenceIndex(first: Role, second: Role, third: Role): number {
  return (
    (roles.indexOf(first) * roles.length + roles.indexOf(second)) * roles.length +
    roles.indexOf(third)
  );
}

/**
 * The plan of three candidates in that order, or null when some hard rule forbids it or its score is below `bar`. The one
 * definition of what is possible and how good it is.
 */
export function evaluate(
  space: Space,
  [first, second, third]: readonly [number, number, number],
  bar = Number.NEGATIVE_INFINITY,
): Evaluated | null {
  const { candidates, merits, scene } = space;
  const [a, b, c] = [candidates[first], candidates[second], candidates[third]];
  const [ma, mb, mc] = [merits[first], merits[second], merits[third]];
  if (!a || !b || !c || !ma || !mb || !mc) return null;
  const shape = space.shapes[sequenceIndex(a.kind.role, b.kind.role, c.kind.role)] ?? Number.NaN;
  if (Number.isNaN(shape)) return null;
  const schedule = timesOf([a, b, c], space);
  if (!schedule) return null;
  const effort = space.legs.effort(a.index, b.index) + space.legs.effort(b.index, c.index);
  const score = scoreOf(
    { stops: [a, b, c], schedule },
    { merits: [ma, mb, mc], shape, effort },
    scene,
  );
  if (score.total < bar) return null;
  const itinerary = itineraryOf([a, b, c], schedule, space);
  return planRules.every((rule) => rule.allows(itinerary, scene, space.mealExcuse))
    ? { ...itinerary, score }
    : null;
}

/** The times of three candidates in that order, or null when there are none. */
export function timesOf(
  stops: Itinerary['stops'],
  { legs, scene: { wishes, latestEnd } }: Pick<Space, 'legs' | 'scene'>,
): Schedule | null {
  const [a, b, c] = stops;
  const minutes = [legs.minutes(a.index, b.index), legs.minutes(b.index, c.index)] as const;
  return scheduleStops(stops, minutes, { startMinutes: wishes.startMinutes, latestEnd });
}

export function itineraryOf(
  stops: Itinerary['stops'],
  schedule: Schedule,
  { legs }: Pick<Space, 'legs'>,
): Itinerary {
  const [a, b, c] = stops;
  return { stops, legs: [legs.leg(a.index, b.index), legs.leg(b.index, c.index)], schedule };
}

/** Whether one evaluated plan is to be preferred: the higher score, on a tie the smaller venue ids in order. */
export function isBetter(one: Evaluated, than: Evaluated | null): boolean {
  if (!than) return true;
  if (Math.abs(one.score.total - than.score.total) > tieWidth)
    return one.score.total > than.score.total;
  const [a, b] = [one, than].map((plan) => plan.stops.map((stop) => stop.venue.id).join('\n'));
  return (a ?? '') < (b ?? '');
}

/** Scores closer than this are equal: sums of the same terms in another order differ by less. */
export const tieWidth = 1e-9;
