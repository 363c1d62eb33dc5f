import type { MeasureName } from '@rendezvous/language';

/**
 * What a refinement can hold a plan to, besides what people ask for: its meals, when the first
 * begins, how much choice its kitchens give, and how long is spent eating.
 */
export type BoundName = MeasureName | 'meals' | 'choice' | 'meal-minutes' | 'meal-start';

/** An amount that a measure keeps through all later refinements, at least or at most. */
export interface Bound {
  readonly measure: BoundName;
  readonly toward: 'more' | 'less';
  readonly amount: number;
}

/** A plan as it was shown, with what its refinements hold it to. Plain data: it can be stored. */
export interface PlanState {
  readonly stops: readonly ShownStop[];
  readonly bounds: readonly Bound[];
  /** Venues that were taken out and do not come back. */
  readonly goneVenueIds: readonly string[];
}

/** Times are minutes after midnight of the date. */
export interface ShownStop {
  readonly venueId: string;
  readonly arrival: number;
  readonly departure: number;
}
