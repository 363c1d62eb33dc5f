import type { Suggestion } from '@rendezvous/contract';
import type { NamedPlace, readRefinement } from '@rendezvous/language';
import { categories } from '@rendezvous/venue-model';
import type { SuggestionState } from './suggestion-state.ts';

/** A version of a suggestion as it was shown and stored. */
export interface ShownVersion {
  readonly answer: Suggestion;
  readonly state: SuggestionState;
}

type Outline = Parameters<typeof readRefinement>[1];

/** What a text about each plan of a version may speak of; `places` are those the text names. */
export function outlinesOf(
  { answer, state }: ShownVersion,
  places: readonly NamedPlace[],
): readonly Outline[] {
  return answer.plans.map((plan, i) => ({
    startMinutes: state.plans[i]?.state.stops[0]?.arrival ?? state.wishes.startMinutes,
    endMinutes: state.plans[i]?.state.stops.at(-1)?.departure ?? state.wishes.startMinutes,
    totalCents: Math.round(plan.cost.expected * 100),
    stopNames: plan.venues.map((venue) => venue.name),
    stopKinds: plan.venues.flatMap(({ kind }) => categories.filter((known) => known === kind)),
    places,
  }));
}
