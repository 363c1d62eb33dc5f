import type { Need } from '../taste/needs/needs.ts';

export type TravelMode = 'walking' | 'driving' | 'public';
/** How the two would get around. */
export type TravelWish = TravelMode | 'no_preference';
export type SettingWish = 'indoor' | 'outdoor' | 'both';

/** What a refinement can move in a plan, each measured by one number (`measures.ts`). */
export const measureNames = [
  'romantic',
  'fun',
  'relaxed',
  'adventurous',
  'cost',
  'outdoors',
  'indoors',
  'food',
  'length',
  'cultural',
  'unique',
  'quiet',
  'talk',
  'travel',
  'famous',
] as const;
export type MeasureName = (typeof measureNames)[number];

/**
 * A measure and the direction in which it should change: `{ measure: 'cost', toward: 'less' }` is a
 * cheaper plan.
 */
export interface Move {
  readonly measure: MeasureName;
  readonly toward: 'more' | 'less';
}

/**
 * A stop as people name it: by its number (0 to 2), or by words ('the bar', 'dinner', 'Tartine').
 */
export type SpokenStop = number | string;

/** A stop as people name it, or as a program does: by its venue. */
export type StopReference = SpokenStop | { readonly venueId: string };

/**
 * A minute of the date's day (past midnight counts on), or how many minutes later (earlier below 0)
 * than planned.
 */
export type TimeChange = { readonly at: number } | { readonly by: number };

/**
 * Something that one stop should be: 'live jazz' anywhere, 'a walk' as the first, 'ramen' instead
 * of what stands in a place.
 */
export interface Want {
  readonly text: string;
  /** Undefined: any stop will do. */
  readonly as?: StopReference;
}

/**
 * Wishes that a refinement changes. Lists are added to what is wished already; all else replaces
 * it.
 */
export interface WishChanges {
  readonly maxMiles?: number;
  readonly mode?: TravelWish;
  readonly setting?: SettingWish;
  readonly start?: TimeChange;
  /** Null leaves the end open. */
  readonly end?: TimeChange | null;
  /** The most and the least to spend, in cents for two. */
  readonly mostCents?: number;
  readonly leastCents?: number;
  /** Words of mood that are added. */
  readonly mood?: readonly string[];
  readonly likes?: readonly string[];
  readonly dislikes?: readonly string[];
  readonly diets?: readonly string[];
  readonly cuisines?: readonly string[];
  /** True: they have eaten, so no meal; false: a meal after all. */
  readonly haveEaten?: boolean;
  /** What the two cannot do without. */
  readonly needs?: readonly Need[];
  /** When they sit down to eat, or how much later (earlier below 0) than planned. */
  readonly meal?: TimeChange;
  /** A meal although no data speak of a restriction: they will ask the kitchen. */
  readonly askKitchen?: boolean;
  /** The label of a place that all of it moves to or stays in. */
  readonly place?: string;
  /** The labels of places to avoid. */
  readonly avoidedPlaces?: readonly string[];
}

/**
 * What a refinement asks for, as typed changes. What is not named here stays as it is when it can.
 */
export interface Adjustment {
  readonly wishes: WishChanges;
  readonly moves: readonly Move[];
  readonly wants: readonly Want[];
  /** Stops that must stay as they are. */
  readonly keep: readonly StopReference[];
  /** Stops that must become others. */
  readonly swap: readonly StopReference[];
  /** Stops that go, and nothing takes their place. */
  readonly drop?: readonly StopReference[];
  /** Stops that join the others: one more for each. */
  readonly add?: readonly Addition[];
  /** The wanted number of stops, if it was given without naming any. */
  readonly stops?: number;
  /** All stops in their new order; none is dropped. */
  readonly order?: readonly StopReference[];
  /**
   * Stops that stay, and how long they are stayed at: so many minutes, or so many more or less than
   * now.
   */
  readonly stays?: readonly { readonly stop: StopReference; readonly minutes: TimeChange }[];
  /** What the stops should be closer to: one of them, or the place that was named for the date. */
  readonly near?: StopReference | 'place';
}

/** A stop more than there were. */
export interface Addition {
  readonly text: string;
  /** Undefined: wherever it fits best. */
  readonly at?: 'first' | 'last';
}

/** What people ask about a plan and no change answers. */
export const questions = [
  'sunset',
  'parking',
  'booking',
  'cost',
  'weather',
  'travel',
  'hours',
  'dress',
  'access',
  'diet',
  'program',
  'station',
  'other',
] as const;
export type Question = (typeof questions)[number];

/** A text as it was read: what is asked, each part said back, and what could not be read. */
export interface Reading {
  readonly adjustment: Adjustment;
  /**
   * In the order of the text: the words and what they were taken for, such as `under $80` and
   * `Spend at most $80`.
   */
  readonly understood: readonly { readonly words: string; readonly meaning: string }[];
  /** Words that ask for something nobody here can read; never guessed at. */
  readonly unread: readonly string[];
  /** What was asked about the plan, each thing once. */
  readonly questions: readonly Question[];
  /** They like it as it is, and ask for nothing. */
  readonly isContent: boolean;
}
