import type { Venue } from '@rendezvous/venue-model';

/** A venue with what a screen shows of it beyond what the planner weighs. */
export interface SourcedVenue extends Venue {
  /** In OpenStreetMap's syntax; null if nobody published them, and for an event of the almanac. */
  readonly hours: string | null;
  /** What it is on a card, where its kind says too little. */
  readonly label: string | null;
  readonly website: string | null;
  readonly source: {
    readonly provider: 'builtin';
    readonly id: string;
    readonly url: null;
    readonly licence: string;
    readonly asOf: string;
  };
}
