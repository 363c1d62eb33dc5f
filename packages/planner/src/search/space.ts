import type { Candidate } from '../candidates/candidates.ts';
import { roles, type Role } from '../kinds.ts';
import type { Scene } from '../scene.ts';
import { legBetween, type Leg } from '../travel.ts';
import type { Itinerary } from './itinerary.ts';
import { planRules } from './plan-rules.ts';
import { scheduleStops } from './schedule.ts';
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
  /** The leg between two candidates by their indexes, computed once. */
  readonly leg: (from: number, to: number) => Leg;
}

export function createSpace(candidates: readonly Candidate[], scene: Scene, mealExcuse: string | null): Space {
  const legs: (Leg | undefined)[] = new Array(candidates.length ** 2);
  const leg = (from: number, to: number): Leg => {
    const index = from * candidates.length + to;
    const found = legs[index];
    if (found) return found;
    const [a, b] = [candidates[from], candidates[to]];
    if (!a || !b) throw new RangeError(`Cannot measure a leg: candidates are 0 to ${candidates.length - 1}, got ${from} and ${to}`);
    const made = legBetween(a.venue, b.venue, scene.wishes.mode);
    legs[index] = made;
    return made;
  };
  return { scene, candidates, merits: candidates.map((candidate) => meritOf(candidate, scene)), mealExcuse, shapes: shapesAt(scene.wishes.startMinutes), leg };
}

function shapesAt(startMinutes: number): Float64Array {
  const shapes = new Float64Array(roles.length ** 3).fill(Number.NaN);
  for (const sequence of roles.flatMap((a) => roles.flatMap((b) => roles.map((c): RoleSequence => [a, b, c])))) {
    if (isSequenceAllowed(sequence, startMinutes)) shapes[sequenceIndex(...sequence)] = shapeValue(sequence, startMinutes);
  }
  return shapes;
}

/** Where a sequence of roles stands in the table of shapes. */
export function sequenceIndex(first: Role, second: Role, third: Role): number {
  return (roles.indexOf(first) * roles.length + roles.indexOf(second)) * roles.length + roles.indexOf(third);
}

/** The plan of three candidates in that order, or null when some hard rule forbids it. The one definition of what is possible and how good it is. */
export function evaluate(space: Space, first: number, second: number, third: number): Evaluated | null {
  const { candidates, merits, scene, mealExcuse } = space;
  const [a, b, c] = [candidates[first], candidates[second], candidates[third]];
  const [ma, mb, mc] = [merits[first], merits[second], merits[third]];
  if (!a || !b || !c || !ma || !mb || !mc) return null;
  const shape = space.shapes[sequenceIndex(a.kind.role, b.kind.role, c.kind.role)] ?? Number.NaN;
  if (Number.isNaN(shape)) return null;
  const legs = [space.leg(first, second), space.leg(second, third)] as const;
  const frame = { startMinutes: scene.wishes.startMinutes, latestEnd: scene.latestEnd };
  const schedule = scheduleStops([a, b, c], [legs[0].minutes, legs[1].minutes], frame);
  if (!schedule) return null;
  const itinerary: Itinerary = { stops: [a, b, c], legs, schedule };
  if (!planRules.every((rule) => rule.allows(itinerary, scene, mealExcuse))) return null;
  return { ...itinerary, score: scoreOf(itinerary, [ma, mb, mc], shape, scene) };
}

/** Whether one evaluated plan is to be preferred: the higher score, on a tie the smaller venue ids in order. */
export function isBetter(one: Evaluated, than: Evaluated | null): boolean {
  if (!than) return true;
  if (Math.abs(one.score.total - than.score.total) > tieWidth) return one.score.total > than.score.total;
  const [a, b] = [one, than].map((plan) => plan.stops.map((stop) => stop.venue.id).join('\n'));
  return (a ?? '') < (b ?? '');
}

/** Scores closer than this are equal: sums of the same terms in another order differ by less. */
export const tieWidth = 1e-9;
