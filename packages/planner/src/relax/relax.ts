import type { Effort } from '../search/any-plan.ts';
import type { Wishes } from '../wishes/wishes.ts';
import { capitalize, formatList } from '@rendezvous/language';
import { findCause, type Cause } from './causes.ts';
import { ladderOf, relaxable, type Relaxable, type Step } from './ladders.ts';
import type { Request } from '../prepare.ts';
import { Possibilities, type Steps } from './possibilities.ts';

/** A way to a plan: these changes to the wishes succeed, and no smaller set of wishes would do. */
export interface WayOut {
  readonly wishes: readonly Relaxable[];
  readonly changes: Partial<Wishes>;
  readonly text: string;
}

export interface Refused {
  readonly ok: false;
  /** What stands in the way, and that in one sentence. */
  readonly cause: Cause;
  readonly reason: string;
  /** At most three, each verified. Empty when no set of wishes that may be relaxed helps. */
  readonly waysOut: readonly WayOut[];
}

const maxWaysOut = 3;
/** Beyond three wishes at once a person would rather start over. */
const maxWishes = 3;

/**
 * How many stops are put to others for ways out: some 60 ms where nobody else computes. The
 * same request is given the same ways out everywhere; the few that would take more are
 * given those found by then.
 */
const mostEffort = 1_200_000;

/** Why nothing fits, and the smallest changes that would make a plan possible. */
export function explainRefusal(request: Request): Refused {
  const { cause, reason } = findCause(request);
  const waysOut = findWaysOut(request);
  const [way] = waysOut;
  return {
    ok: false,
    cause,
    reason: cause === 'together' && way ? togetherSentence(way) : reason,
    waysOut,
  };
}

const nouns: Readonly<Record<Relaxable, string>> = {
  start: 'the start',
  end: 'the end',
  stops: 'the number of stops',
  distance: 'the distance',
  budget: 'the budget',
  setting: 'indoors or outdoors',
  mode: 'how you get around',
  'done-before': 'where you have been',
  dislikes: 'what you would rather not',
};

/** 'No one wish stands in the way alone: it takes giving way on the start and the budget.' */
function togetherSentence({ wishes }: WayOut): string {
  return `No one wish stands in the way alone: it takes giving way on ${formatList(wishes.map((wish) => nouns[wish]))}.`;
}

/**
 * The smallest sets of wishes to relax that make a plan possible, found by searching all of them:
 * for each set the smallest steps, and the sets in order of preference. All answers have the same,
 * smallest number of wishes; at most three are returned. `among` names the wishes that may be
 * touched, in the order in which they are given up.
 */
export function findWaysOut(
  request: Request,
  among: readonly Relaxable[] = relaxable,
  effort: Effort = { left: mostEffort },
): WayOut[] {
  const ladders = among
    .map((wish) => ladderOf(wish, request.wishes))
    .filter((ladder) => ladder.length > 0);
  const possibilities = new Possibilities(request, effort);
  if (possibilities.mayBePossible(stepsOf(ladders.map(orAsItIs))) === false) return [];
  for (let size = 1; size <= Math.min(maxWishes, ladders.length); size += 1) {
    const waysOut: WayOut[] = [];
    for (const set of combinations(ladders, size)) {
      const steps = smallestSteps(set, possibilities);
      if (steps)
        waysOut.push({
          wishes: steps.map((step) => step.wish),
          changes: changesOf(steps),
          text: capitalize(formatList(steps.map((step) => step.text))),
        });
      if (waysOut.length === maxWaysOut || effort.left <= 0) break;
    }
    if (waysOut.length > 0 || effort.left <= 0) return waysOut;
  }
  return [];
}

type Ladder = readonly Step[];

/**
 * A ladder with the wish as it is: another start or way of getting around
 * allows other things, not more.
 */
const orAsItIs = (ladder: Ladder): Ladder =>
  ladder[0] ? [{ wish: ladder[0].wish, changes: {}, text: '' }, ...ladder] : ladder;

const stepsOf = (ladders: readonly Ladder[]): Steps =>
  new Map(ladders.flatMap((ladder) => (ladder[0] ? [[ladder[0].wish, ladder]] : [])));

/**
 * The first choice of one step per ladder that makes a plan possible. Most choices are
 * ruled out many at a time: by one of their steps, or two, with which there is no plan
 * whatever the other ladders give.
 */
function smallestSteps(
  ladders: readonly Ladder[],
  possibilities: Possibilities,
): readonly Step[] | undefined {
  if (possibilities.mayBePossible(stepsOf(ladders)) === false) return undefined;
  const known = new Map<string, boolean>();
  const mayBePossible = (choice: Choice, fixed: readonly number[]) => {
    const key = ladders.map((_, i) => (fixed.includes(i) ? choice.at[i] : '')).join();
    const verdict =
      known.get(key) ??
      possibilities.mayBePossible(
        stepsOf(
          ladders.map((ladder, i) => (fixed.includes(i) ? choice.steps.slice(i, i + 1) : ladder)),
        ),
      ) !== false;
    known.set(key, verdict);
    return verdict;
  };
  const places = [...ladders.keys()];
  const parts = [1, 2]
    .filter((size) => size < ladders.length)
    .flatMap((size) => combinations(places, size));
  return choicesBySize(ladders).find(
    (choice) =>
      parts.every((fixed) => mayBePossible(choice, fixed)) &&
      possibilities.isPossible(stepsOf(choice.steps.map((step) => [step]))) === true,
  )?.steps;
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

/** One step of each ladder, and how far up each of them stands. */
interface Choice {
  readonly steps: readonly Step[];
  readonly at: readonly number[];
  readonly size: number;
}

/**
 * Every choice of one step per ladder: the least sum of steps first, earlier wishes
 * bent first among equals.
 */
function choicesBySize(ladders: readonly Ladder[]): Choice[] {
  const choices = ladders.reduce<Choice[]>(
    (partial, ladder) =>
      partial.flatMap(({ steps, at, size }) =>
        ladder.map((step, i) => ({ steps: [...steps, step], at: [...at, i], size: size + i })),
      ),
    [{ steps: [], at: [], size: 0 }],
  );
  return choices.toSorted((a, b) => a.size - b.size);
}
