import type { ThreadStop, ThreadTime } from '../threads/thread.ts';

/** A stop of a curated date: the place, its hour and light, and what is told of it. */
export interface CuratedStop extends Pick<ThreadStop, 'light' | 'arrive'> {
  readonly venueId: string;
  /** What it is and what the two do there; true whenever the place is open, and on its own. */
  readonly text: string;
  /** One or two reasons without a full stop. */
  readonly why: readonly string[];
}

/**
 * A date that somebody who knows the city has composed by hand: its places in order, one idea that
 * joins them, and its words.
 */
export interface CuratedDate {
  readonly id: string;
  readonly title: string;
  /** One sentence. */
  readonly summary: string;
  /** What a good host warns of or weighs, in one or two sentences; null where there is nothing. */
  readonly note: string | null;
  /** Words of those for whom this is the right answer: 'street art', 'first date'. */
  readonly suits: readonly string[];
  readonly when?: ThreadTime | undefined;
  readonly stops: readonly CuratedStop[];
}
