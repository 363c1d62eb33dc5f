import type { Category, TimeSpan } from './kinds.ts';
import type { Needs } from './needs.ts';
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
  readonly booking: Booking;
  readonly description: string;
  /**
   * The exact nouns people would type for it: 'axe throwing', 'frank lloyd wright', 'crawfish';
   * lower case, those first that it is known for.
   */
  readonly knownFor: readonly string[];
  /** For which of these locals name it first, in the city or in its own part of it. */
  readonly firstFor: readonly string[];
  /** Which of these are only had there, and nothing that it is known for. */
  readonly has: readonly string[];
  /** What the two do there, as an imperative: 'pick out a handmade cup together'. */
  readonly moment: string | null;
  /** One or two words for a title: 'Clay', 'Rulebooks'. */
  readonly motif: string | null;
  /**
   * What it is as a noun phrase in a sentence, where its other facts do not give a good one:
   * 'a bar in a bank vault'.
   */
  readonly gist: string | null;
  /**
   * Reasons to go there with somebody, each true on its own: of the two of them in this place
   * first, then a practical one.
   */
  readonly why: readonly string[];
  /** One practical line. */
  readonly tip: string | null;
  /** The usual sets, curtains, tours and classes; empty where none are known. */
  readonly showtimes: readonly Showtime[];
  /** Nobody is let in later than so many minutes before it closes. */
  readonly lastEntryMinutes: number | null;
  /** How gladly two are led there who did not ask for it; null: as to any place of its kind. */
  readonly draw: Draw | null;
  /** When in the year it runs, or is at its best; empty: all year. */
  readonly season: readonly Season[];
  readonly needs: Needs;
  /** The stop of a train, subway or ferry nearby, by name. */
  readonly station: string | null;
  /** Where to leave the car, in a few words. */
  readonly parking: string | null;
  /** Null where it is there on all days. */
  readonly event: DayEvent | null;
}

/**
 * How gladly two people are led to a place that they did not ask for: nearly always, or hardly
 * ever, since it is of use to those who ask for it.
 */
export const draws = ['strong', 'slight'] as const;
export type Draw = (typeof draws)[number];

/** What makes a stop one of certain days: a December market, a parade, a museum's free evening. */
export interface DayEvent {
  /** Where it takes place: the id of the venue that hosts it, else its own. */
  readonly placeId: string;
  /** What it is, on a card: 'Parade'. */
  readonly label: string;
  /** When it usually is, in words: 'Every Saturday', 'Until December 24', 'Once a year'. */
  readonly when: string;
  /** From when to when on each of its days; null: as long as its place is open. */
  readonly hours: TimeSpan | null;
  /** 1 once a year, 0 every day. */
  readonly rarity: number;
  /** Lights, fireworks and lit boats are nothing by day. */
  readonly isAfterDark: boolean;
  /** It passes or is played once: whoever can is there before it begins. */
  readonly runs: boolean;
  /**
   * What it is about, within its hours, by days of the week (0 for Sunday): the lesson,
   * the rodeo and its concert.
   */
  readonly main: readonly { readonly weekdays: readonly number[]; readonly hours: TimeSpan }[];
}

export interface Booking {
  readonly need: 'none' | 'advised' | 'required';
  /** How far ahead, in words: 'a week ahead'. */
  readonly ahead: string | null;
  readonly url: string | null;
}

/** What begins at fixed times: arrive a little before, and stay for it. */
export interface Showtime {
  /** 0 for Sunday to 6 for Saturday. */
  readonly weekdays: readonly number[];
  /** When it begins, minutes after midnight; past midnight counts on. */
  readonly begins: readonly number[];
  readonly minutes: number;
  readonly what: 'set' | 'performance' | 'screening' | 'tour' | 'class' | 'session' | 'game';
}

/**
 * Part of a year, from one day to another, both `MM-DD`; over New Year's
 * where the first comes later.
 */
export interface Season {
  readonly from: string;
  readonly to: string;
  /** `open`: it is shut outside of these days. `best`: it is worth most in them. */
  readonly what: 'open' | 'best';
  /** What the season brings, in a few words. */
  readonly note: string | null;
}

/**
 * A venue's opening on the date: spans in minutes after midnight of that day (past midnight
 * counts on), or not known.
 */
export type Opening =
  | { readonly known: true; readonly spans: readonly TimeSpan[] }
  | {
      readonly known: false;
      readonly because: 'unpublished' | 'holiday';
      /** The hours of any such weekday, which bound those of a holiday. */
      readonly bounds?: readonly TimeSpan[];
    };
