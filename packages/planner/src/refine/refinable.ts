import type { Adjustment } from '@rendezvous/language';
import type { Venue } from '@rendezvous/venue-model';
import type { Context } from '../context/context.ts';
import type { Wishes } from '../wishes/wishes.ts';
import type { PlanState } from './plan-state.ts';

/** A suggestion as it stands: what was wished, the plans shown, and the facts they rest on. */
export interface Refinable {
  readonly wishes: Wishes;
  /** One or two. */
  readonly plans: readonly PlanState[];
  readonly venues: readonly Venue[];
  readonly context: Context;
  /** Whether the place of the context is another than the plans were made for. */
  readonly isMoved?: boolean;
}

/** The places of a plan in their order. */
export const venuesOf = (state: PlanState | undefined, venues: readonly Venue[]): Venue[] =>
  (state?.stops ?? []).flatMap(({ venueId }) => venues.find(({ id }) => id === venueId) ?? []);

/** What asks for nothing. */
export const nothing: Adjustment = { wishes: {}, moves: [], wants: [], keep: [], swap: [] };
