import type { Venue } from '@rendezvous/venue-model';
import type { CatalogueVenue } from './catalogue-schema.ts';

/** A venue with what a screen shows of it beyond what the planner weighs. */
export interface SourcedVenue extends Venue {
  /** The entry of the catalogue that it was read from; null: an event of the almanac. */
  readonly entry: CatalogueVenue | null;
  readonly website: string | null;
  readonly source: {
    readonly provider: 'builtin';
    readonly id: string;
    readonly url: null;
    readonly licence: string;
    readonly asOf: string;
  };
}
