import type { SettingWish, TravelWish } from '@rendezvous/language';
import type { Lesson } from '../learning/lesson.ts';

/**
 * What two people ask for, as they wrote it. Times are minutes after midnight of the
 * date, money is cents for two.
 */
export interface Wishes {
  /** How many stops the evening has, 2 to 6. */
  readonly stops: number;
  readonly startMinutes: number;
  /**
   * The latest end, or null for none; an end before the start was meant past midnight and is
   * given as such (over 1440).
   */
  readonly endMinutes: number | null;
  readonly budget: { readonly minCents: number; readonly maxCents: number };
  readonly maxMiles: number;
  readonly mode: TravelWish;
  readonly setting: SettingWish;
  readonly mood: string;
  readonly dateNumber: number;
  readonly interests: readonly string[];
  readonly dislikes: readonly string[];
  readonly diets: readonly string[];
  readonly cuisines: readonly string[];
  /** Names, or one text, of what was done on past dates. */
  readonly doneBefore: readonly string[];
  /** The one who asks and whom they plan for, where that is known. */
  readonly companion: Companion | null;
  /** What of the dislikes and of what was done before is not given up when nothing fits. */
  readonly firm?: Pick<Wishes, 'dislikes' | 'doneBefore'>;
  /** What past dates with this person taught (`learn`). */
  readonly lessons: readonly Lesson[];
  /** Plan an eating stop although no data speak of a restriction: the two will ask the kitchen. */
  readonly askKitchen: boolean;
  /** They order lightly, so that the budget goes as far as what they asked for. */
  readonly ordersLightly?: boolean;
  /** Places at which the two stay so many minutes, whatever is typical there. */
  readonly stays?: readonly StayWish[];
  /** 0 asks for the best plans, any other for others nearly as good. */
  readonly seed: number;
}

/** How long the two stay at one place, in minutes. */
export interface StayWish {
  readonly venueId: string;
  readonly minutes: number;
}

/**
 * The person a date is planned for, whose tastes the wishes hold, and what the one who asks likes.
 * What both like counts more.
 */
export interface Companion {
  /** Null: nobody in particular. The wishes are then all that is known of the other. */
  readonly name: string | null;
  readonly ownInterests: readonly string[];
  readonly ownCuisines: readonly string[];
}
