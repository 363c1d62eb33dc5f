import type { PlanState, Wishes } from '@rendezvous/planner';

/** What later refinements of a version go by. */
export interface SuggestionState {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly wishes: Wishes;
  readonly plans: readonly { readonly planId: string; readonly state: PlanState }[];
}
