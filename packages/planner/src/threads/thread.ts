import type { Occasion } from '@rendezvous/language';
import type { Category, Cuisine, Interest, Role, Vibe } from '@rendezvous/venue-model';

/**
 * A stop of a thread. `role`, `in`, `open`, the light and the hours narrow it and all have to hold;
 * of what it is (`kind`, `noun`, `tag`, `id`) one is enough.
 */
export interface ThreadStop {
  readonly role?: readonly Role[] | undefined;
  /** Neighborhoods by name. */
  readonly in?: readonly string[] | undefined;
  /** Out of doors, on more than a terrace. */
  readonly open?: true | undefined;
  /** The stay holds the golden hour or the sunrise, is over before dusk, or begins after it. */
  readonly light?: 'golden' | 'sunrise' | 'day' | 'dark' | undefined;
  /** Hours of the day between which the two arrive, 25 for one in the morning after. */
  readonly arrive?: readonly [from: number, to: number] | undefined;
  readonly kind?: readonly Category[] | undefined;
  /** Whole words of what a place is known for. */
  readonly noun?: readonly string[] | undefined;
  readonly tag?: readonly (Interest | Cuisine | Vibe)[] | undefined;
  readonly id?: readonly string[] | undefined;
}

/** When a thread is one: all that is named has to hold. */
export interface ThreadTime {
  /** Hours between which the evening begins. */
  readonly start?: readonly [from: number, to: number] | undefined;
  /** 0 for Sunday to 6 for Saturday. */
  readonly weekdays?: readonly number[] | undefined;
  /** Both `MM-DD`; over New Year's where the first comes later in the year. */
  readonly season?: readonly [from: string, to: string] | undefined;
  readonly occasions?: readonly Occasion[] | undefined;
  /** One of these words is in the mood that was asked for, or none was. */
  readonly moods?: readonly string[] | undefined;
  /** The number of the date, from the first to the last that it suits. */
  readonly dates?: readonly [first: number, last: number] | undefined;
}

/**
 * A small pattern of an evening that people recognize: what makes its stops one
 * evening, and how it is told.
 */
export interface Thread {
  readonly id: string;
  /** Two to four stops that follow one another; others may come before and after. */
  readonly stops: readonly ThreadStop[];
  readonly when?: ThreadTime | undefined;
  /** All lie in one neighborhood, on one street, or a few minutes on foot from one another. */
  readonly together?: 'neighborhood' | 'street' | 'walk' | undefined;
  /**
   * What the evening may be called, with blanks for what the stops bring:
   * `words/voice/fill-in.ts` says which.
   */
  readonly titles: readonly string[];
  /** What the evening is, before its stops are named: 'Chinatown under its lanterns'. */
  readonly leads: readonly string[];
}

/** A thread that a plan follows, from one of its stops on. */
export interface Followed {
  readonly thread: Thread;
  readonly from: number;
}
