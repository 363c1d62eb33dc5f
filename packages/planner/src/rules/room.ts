import type { Role } from '@rendezvous/venue-model';
import type { Candidate } from '../candidates/candidates.ts';

/** What a plan of so many stops has room for. */
export interface Room {
  readonly meals: number;
  readonly treats: number;
  /** Two meals begin so many minutes apart at least. */
  readonly betweenMeals: number;
  /** Whether what was asked for may take every stop, so that no meal is left. */
  readonly mayBeFull: boolean;
}

/** From so many stops on there is room for two meals, and for two treats. */
const roomFor = { secondMeal: 4, secondTreat: 5 } as const;
/**
 * So many minutes after one dish that was asked for the two are ready for the other, and
 * after any meal for the next.
 */
export const appetite = { dish: 90, meal: 240 } as const;

/** The room that any plan has. */
export const usualRoom = (stops: number): Room => ({
  meals: stops < roomFor.secondMeal ? 1 : 2,
  treats: stops < roomFor.secondTreat ? 1 : 2,
  betweenMeals: appetite.meal,
  mayBeFull: false,
});

/**
 * The room that a plan has for what was asked for: a second table where one is not enough for two
 * dishes, a second counter for two sweets.
 */
export function roomOf(stops: number, candidates: readonly Candidate[]): Room {
  const usual = usualRoom(stops);
  const isOpen = stops >= leastWithTwo;
  const hasTwoDishes = isOpen && areTwoAskedOf('meal', candidates);
  return {
    meals: hasTwoDishes ? 2 : usual.meals,
    treats: isOpen && areTwoAskedOf('treat', candidates) ? 2 : usual.treats,
    betweenMeals: hasTwoDishes ? appetite.dish : usual.betweenMeals,
    mayBeFull: bitsIn(candidates.reduce((all, { asked }) => all | asked, 0)) >= stops,
  };
}

/** Of two stops both would be for the same. */
const leastWithTwo = 3;

/**
 * Whether two things that were asked for are to be had at stops of a role alone,
 * and no such stop has both.
 */
function areTwoAskedOf(role: Role, candidates: readonly Candidate[]): boolean {
  let elsewhere = 0;
  for (const { kind, asked } of candidates) if (kind.role !== role) elsewhere |= asked;
  const had = new Set<number>();
  for (const { kind, asked } of candidates)
    if (kind.role === role && (asked & ~elsewhere) !== 0) had.add(asked & ~elsewhere);
  const all = [...had].reduce((bits, some) => bits | some, 0);
  return bitsIn(all) >= 2 && ![...had].some((some) => bitsIn(some) >= 2);
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
