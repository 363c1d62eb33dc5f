import type { Role } from '@rendezvous/venue-model';

/** Where a line may be said: at any stop of a role, or only where something is true of the stop. */
export type Situation =
  | Role
  /** Something is played or made with one's hands. */
  | 'hands'
  /** One looks at things that stand there to be looked at. */
  | 'exhibits'
  /** Nobody has to raise a voice. */
  | 'quiet'
  /** Nothing is paid. */
  | 'free'
  /** In the open. */
  | 'open-air'
  | 'view'
  /** Dressed up for: elegant, luxurious or candlelit. */
  | 'elegant'
  /** No alcohol is served. */
  | 'dry'
  /** Where things are bought to take home. */
  | 'shop'
  /** One is out again within three quarters of an hour. */
  | 'short'
  /** It begins before half past nine in the morning. */
  | 'early'
  /** It lasts past half past ten at night. */
  | 'late'
  /** On a weekday before five. */
  | 'work-hours'
  /** The last stop, over by half past ten. */
  | 'home-early';

export interface CircumstanceWords {
  /** How the summary may begin, before a colon. */
  readonly leads: readonly string[];
  /** Titles; `{thing}` is what the evening is about. */
  readonly titles: readonly string[];
  /** Why a stop fits these two, by what is true of it: at most fourteen words, no full stop. */
  readonly lines: Partial<Record<Situation, readonly string[]>>;
}
