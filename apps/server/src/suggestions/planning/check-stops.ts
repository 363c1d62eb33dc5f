import type { TimeSpan } from '@rendezvous/venue-model';
import type { FactsOf } from './facts.ts';
import type { Setting } from './setting.ts';

/** A place that two people are to be at, as a date keeps it. */
export interface StopToCheck {
  readonly venueId: string | null;
  readonly name: string;
  /** The address. */
  readonly location: string;
  /** Minutes after midnight of the day; past midnight counts on. Null: at no hour that is known. */
  readonly stay: { readonly start: number; readonly end: number } | null;
}

export interface CheckedOpening {
  readonly state: 'open' | 'closed' | 'unknown';
  /**
   * When it opens and shuts, in minutes after midnight; null where nobody
   * knows, and around the clock.
   */
  readonly from: number | null;
  readonly until: number | null;
}

/**
 * Whether places are open in a setting while somebody is there. What is no place
 * of the city is not known.
 */
export type CheckStops = (asked: {
  readonly setting: Setting;
  readonly stops: readonly StopToCheck[];
}) => CheckedOpening[];

const unknown: CheckedOpening = { state: 'unknown', from: null, until: null };
const dayMinutes = 24 * 60;

export function createCheckStops(factsOf: FactsOf): CheckStops {
  return ({ setting, stops }) => {
    const { venues, venuesById, context } = factsOf(setting);
    return stops.map(({ venueId, name, location, stay }) => {
      const venue =
        venuesById.get(venueId ?? '') ??
        venues.find((one) => one.name === name && one.address === location);
      const opening = venue && context.openings.get(venue.id);
      if (!opening?.known || stay === null) return unknown;
      const { start, end } = stay;
      const holds = ([from, to]: TimeSpan) => from <= start && end <= to;
      const span = opening.spans.find(holds) ?? opening.spans.find(([, to]) => to > start);
      if (span === undefined) return { ...unknown, state: 'closed' };
      const [from, until] = span;
      const state = holds(span) ? 'open' : 'closed';
      return until - from >= dayMinutes ? { ...unknown, state } : { state, from, until };
    });
  };
}
