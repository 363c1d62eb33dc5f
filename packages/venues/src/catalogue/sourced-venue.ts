import type { Venue } from '@rendezvous/venue-model';

/** A venue with what a screen shows of it beyond what the planner weighs. */
export interface SourcedVenue extends Venue {
  readonly hours: string | null;
  readonly website: string | null;
  readonly source: {
    readonly provider: 'builtin';
    readonly id: string;
    readonly url: null;
    readonly licence: string;
    readonly asOf: string;
  };
}
