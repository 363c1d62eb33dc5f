import { latestStart } from '../scene.ts';
import type { Completions } from './bounds/completions.ts';
import { notUnderWay, type Departures } from './bounds/departures.ts';
import type { Space } from './space.ts';
import { mealStates, type MealState } from './bounds/standings.ts';
import { weights } from '../score/weights.ts';

/** The first stops of a plan, and what they determine. */
export interface Begun {
  /** The candidates, by index in the space. */
  readonly order: readonly number[];
  /** The times at the last stop. */
  readonly times: Departures;
  /**
   * What the stops contribute besides tastes and shape, less the pace lost to travel and idle time
   * so far.
   */
  readonly fixed: number;
  /** The shape so far, and the most that the hours of the meals leave of it. */
  readonly shape: number;
  readonly mealtime: number;
  /** The most that the stops can meet of the tastes, and how much of each remains. */
  readonly covered: number;
  readonly left: Float64Array;
  readonly spent: number;
  readonly walked: number;
  readonly travel: number;
  readonly unknownHours: number;
  readonly naturalMinutes: number;
  readonly meals: number;
  /** The meals that the two may have had, at a table or not, as bits. */
  readonly had: number;
  readonly treats: number;
  readonly mealState: MealState;
  /** Which needs are still open. */
  readonly lacking: number;
  /** The two cannot eat again before this minute. */
  readonly hungryFrom: number;
  /** The range of minutes in which it begins. */
  readonly begins: { readonly earliest: number; readonly latest: number };
  /**
   * Whether it is assumed to begin as soon as its first stop can be reached, as nearly all good
   * plans do.
   */
  readonly isPunctual: boolean;
  /** The threads that a plan continuing from here may follow. */
  readonly threads: Uint32Array;
  /** Bounds on the stops that follow; null before the first stop. */
  readonly completions: Completions | null;
}

/** A plan before its first stop: no taste is met, and every need is open. */
export function notBegun(
  { scene, threads }: Pick<Space, 'scene' | 'threads'>,
  lacking: number,
  isPunctual = false,
): Begun {
  const tasteCount = scene.tastes.length;
  const { startMinutes } = scene.wishes;
  return {
    order: [],
    times: notUnderWay,
    fixed: weights.pace + weights.ends,
    shape: 0,
    mealtime: 1,
    covered: 0,
    left: new Float64Array(tasteCount).fill(1),
    spent: 0,
    walked: 0,
    travel: 0,
    unknownHours: 0,
    naturalMinutes: 0,
    meals: 0,
    had: 0,
    treats: 0,
    mealState: mealStates.open,
    lacking,
    hungryFrom: Number.NEGATIVE_INFINITY,
    begins: { earliest: startMinutes, latest: latestStart(startMinutes) },
    isPunctual,
    threads: threads.start,
    completions: null,
  };
}
