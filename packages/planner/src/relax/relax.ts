import { findCandidates } from '../candidates/candidates.ts';
import { findMealExcuse } from '../candidates/meal-excuse.ts';
import { venueRules } from '../candidates/venue-rules.ts';
import type { Context } from '../context/context.ts';
import { createScene } from '../scene.ts';
import { findBest } from '../search/search.ts';
import { createSpace } from '../search/space.ts';
import type { Venue } from '../venue.ts';
import { readWishes } from '../wishes/read-wishes.ts';
import type { Wishes } from '../wishes/wishes.ts';
import { capitalize, formatList } from '../words/format.ts';
import { ladderOf, relaxable, type Relaxable, type Step } from './ladders.ts';

/** A way to a plan: these changes to the wishes succeed, and no smaller set of wishes would do. */
export interface WayOut {
  readonly wishes: readonly Relaxable[];
  readonly changes: Partial<Wishes>;
  readonly text: string;
}

export interface Refused {
  readonly ok: false;
  /** What stands in the way, in one sentence. */
  readonly reason: string;
  /** At most three, each verified. Empty when no set of wishes that may be relaxed helps. */
  readonly waysOut: readonly WayOut[];
}

/** A request that cannot be planned, with the data it was planned on. */
export interface Request {
  readonly wishes: Wishes;
  readonly venues: readonly Venue[];
  readonly context: Context;
}

const mostWaysOut = 3;
/** Beyond three wishes at once a person would rather start over. */
const mostWishes = 3;

/** Why nothing fits, and the smallest changes that would make a plan possible. */
export function explainRefusal(
  wishes: Wishes,
  venues: readonly Venue[],
  context: Context,
): Refused {
  return {
    ok: false,
    reason: reasonOf(wishes, venues, context),
    waysOut: findWaysOut({ wishes, venues, context }),
  };
}

/**
 * The smallest sets of wishes to relax that make a plan possible, by search over all of them: of each set the smallest
 * steps, sets in the order of preference. All answers have the same, least number of wishes; at most three. `among` names
 * the wishes that may be touched, in the order in which they are given up.
 */
export function findWaysOut(
  { wishes, venues, context }: Request,
  among: readonly Relaxable[] = relaxable,
): WayOut[] {
  const ladders = among.map((wish) => ladderOf(wish, wishes)).filter((ladder) => ladder.length > 0);
  for (let size = 1; size <= Math.min(mostWishes, ladders.length); size += 1) {
    const waysOut: WayOut[] = [];
    for (const set of combinations(ladders, size)) {
      const steps = stepsBySize(set).find((chosen) =>
        canPlan({ ...wishes, ...changesOf(chosen) }, venues, context),
      );
      if (steps)
        waysOut.push({
          wishes: steps.map((step) => step.wish),
          changes: changesOf(steps),
          text: capitalize(formatList(steps.map((step) => step.text))),
        });
      if (waysOut.length === mostWaysOut) break;
    }
    if (waysOut.length > 0) return waysOut;
  }
  return [];
}

/** Whether any plan is possible at all. */
function canPlan(wishes: Wishes, venues: readonly Venue[], context: Context): boolean {
  const scene = createScene(readWishes(wishes, venues), context);
  const candidates = findCandidates(venues, scene);
  if (candidates.list.length < 3) return false;
  return (
    findBest(createSpace(candidates, scene, findMealExcuse(venues, candidates, scene)), {
      anyPlan: true,
    }).best !== null
  );
}

const changesOf = (steps: readonly Step[]): Partial<Wishes> =>
  Object.assign({}, ...steps.map((step) => step.changes));

/** All subsets of that size, in order. */
function combinations<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) =>
    combinations(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]),
  );
}

/** Every choice of one step per ladder: the least sum of steps first, earlier wishes bent first among equals. */
function stepsBySize(ladders: readonly (readonly Step[])[]): Step[][] {
  const choices = ladders.reduce<{ steps: Step[]; size: number }[]>(
    (partial, ladder) =>
      partial.flatMap((one) =>
        ladder.map((step, i) => ({ steps: [...one.steps, step], size: one.size + i })),
      ),
    [{ steps: [], size: 0 }],
  );
  return choices.toSorted((a, b) => a.size - b.size).map((choice) => choice.steps);
}

function reasonOf(wishes: Wishes, venues: readonly Venue[], context: Context): string {
  const scene = createScene(readWishes(wishes, venues), context);
  const { list, keptOut } = findCandidates(venues, scene);
  const worst = [...keptOut]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 2)
    .map(([id, count]) => `${count} ${venueRules.find((rule) => rule.id === id)?.fails}`);
  const near = `Of ${venues.length} places here, ${list.length} could serve${worst.length > 0 ? `: ${formatList(worst)}` : ''}.`;
  return list.length < 3
    ? `No evening of three places fits these wishes. ${near}`
    : `No three places can follow each other under these wishes. ${near}`;
}
