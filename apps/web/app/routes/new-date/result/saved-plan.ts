import type { NewIdea, WirePlan } from '@rendezvous/contract';
import { useSavedIdeas } from '../../../api/use-history.ts';
import type { ShownSuggestion } from '../../../plan/shown-suggestion.ts';

/** Whether a plan is saved as it is shown: one that has lost a venue since is not. */
export function useIsSaved({ plan_id, venues }: WirePlan): boolean {
  const { data: ideas = [] } = useSavedIdeas();
  return ideas.some(({ plans }) =>
    plans.some((saved) => saved.plan_id === plan_id && saved.venues.length === venues.length),
  );
}

/** A plan of a suggestion, as it is saved. */
export function ideaOf(
  { suggestion_id, weather_info, person }: ShownSuggestion,
  plan: WirePlan,
): NewIdea {
  return { suggestion_id, weather_info, plans: [plan], ...(person && { profile_id: person.id }) };
}
