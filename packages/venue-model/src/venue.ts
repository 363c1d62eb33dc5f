import type { Category, TimeSpan } from './kinds.ts';
import type { Cuisine, Diet, Interest, Vibe } from './vocabulary.ts';

/** WGS84 degrees. */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** Money for two people in integer cents. */
export interface Cost {
  readonly minCents: number;
  readonly maxCents: number;
  readonly expectedCents: number;
}

/** A real place as the planner knows it: facts only. */
export interface Venue extends Point {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly neighborhood: string;
  readonly category: Category;
  readonly cost: Cost;
  readonly cuisines: readonly Cuisine[];
  readonly dietary: readonly Diet[];
  readonly indoor: boolean;
  readonly outdoor: boolean;
  readonly vibes: readonly Vibe[];
  readonly interests: readonly Interest[];
  /** The typical stay here; null where only the kind's is known. */
  readonly stayMinutes: number | null;
  readonly booking: 'none' | 'advised' | 'required';
  readonly description: string;
}

/** A venue's opening on the date: spans in minutes after midnight of that day (past midnight counts on), or not known. */
export type Opening =
  | { readonly known: true; readonly spans: readonly TimeSpan[] }
  | { readonly known: false; readonly because: 'unpublished' | 'holiday' };
