import type { PlanState, Wishes } from '@rendezvous/planner';

/** What later refinements of a version go by. */
export interface SuggestionState {
  /** The form in which it is stored. */
  readonly version: typeof stateVersion;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly wishes: Wishes;
  readonly plans: readonly { readonly planId: string; readonly state: PlanState }[];
}

/** The form since plans have any number of stops. */
export const stateVersion = 2;
