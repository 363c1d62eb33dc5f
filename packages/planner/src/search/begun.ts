import { latestStart } from '../scene.ts';
import type { Completions } from './bounds/completions.ts';
import { notUnderWay, type Departures } from './bounds/departures.ts';
import type { Space } from './space.ts';
import { mealStates, type MealState } from './bounds/standings.ts';
import { weights } from '../score/weights.ts';

/** The first stops of a plan, and what is fixed by them. */
export interface Begun {
  /** The candidates, by their places in the space. */
  readonly order: readonly number[];
  /** The times at the last of them. */
  readonly times: Departures;
  /** What the stops add besides tastes and shape, less the pace of the ways and of what is idle so far. */
  readonly fixed: number;
  /** The shape so far, and the most that the hour of the meals leaves of it. */
  readonly shape: number;
  readonly mealtime: number;
  /** What the stops have of the tastes at most, and how much of each is left. */
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
  /** What it lacks of the needs. */
  readonly lacking: number;
  /** Before this minute the two cannot eat again. */
  readonly hungryFrom: number;
  /** Between which minutes it begins. */
  readonly begins: { readonly earliest: number; readonly latest: number };
  /** Whether it is taken to begin as soon as its first stop can be reached, as nearly all good plans do. */
  readonly isPunctual: boolean;
  /** The threads that a plan that goes on from there may follow. */
  readonly threads: Uint32Array;
  /** What bounds the stops that follow; null before the first stop. */
  readonly completions: Completions | null;
}

/** A plan before its first stop, with so many tastes to meet and the threads that it may follow, that lacks all of its needs. */
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
