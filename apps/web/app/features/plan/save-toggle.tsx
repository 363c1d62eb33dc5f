import type { NewIdea } from '@rendezvous/contract';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useDeleteSavedPlan, useSavedIdeas, useSaveIdea } from '../../api/use-history.ts';
import { notices } from '../../messages.ts';
import { useNotices } from '../../ui/toast/use-notices.ts';
import type { ShownPlan, ShownSuggestion, ShownVenue } from './shown-suggestion.ts';

interface SaveToggleProps {
  readonly suggestion: ShownSuggestion;
  readonly plan: ShownPlan;
}

/** Keeps a plan for later, or lets go of it again. */
export function SaveToggle({ suggestion, plan }: SaveToggleProps): React.JSX.Element {
  const { data: ideas = [] } = useSavedIdeas();
  const [saving, removal, notify] = [useSaveIdea(), useDeleteSavedPlan(), useNotices()];
  const isSaved = ideas.some(({ plans }) => plans.some(({ plan_id }) => plan_id === plan.plan_id));
  const isBusy = saving.isPending || removal.isPending;

  function toggle(): void {
    if (isBusy) return;
    if (isSaved) removal.mutate(plan.plan_id, { onSuccess: () => notify.success(notices.ideaRemoved), onError: () => notify.failure(notices.ideaNotRemoved) });
    else saving.mutate(ideaOf(suggestion, plan), { onSuccess: () => notify.success(notices.ideaSaved), onError: () => notify.failure(notices.ideaNotSaved) });
  }

  return (
    <button type="button" className="btn btn--secondary" aria-pressed={isSaved} aria-disabled={isBusy} onClick={toggle}>
      {isSaved ? <BookmarkCheck className="icon" /> : <Bookmark className="icon" />}
      {isSaved ? 'Saved' : 'Save'}
    </button>
  );
}

/** A plan as it is kept: what is not known of it is left out. */
function ideaOf({ suggestion_id, weather_info, person }: ShownSuggestion, plan: ShownPlan): NewIdea {
  const { plan_id, title, total_cost, date, start_time, venues, route_info } = plan;
  const [last] = venues.slice(-1);
  const kept = {
    plan_id,
    title,
    total_cost,
    venues: venues.map(venueOf),
    route_info: { travel_time: route_info.travel_time },
    ...(date !== null && { date }),
    ...(start_time !== null && { start_time }),
    ...(last?.departure && { end_time: last.departure }),
  };
  return { suggestion_id, weather_info, plans: [kept], ...(person && { profile_id: person.id }) };
}

function venueOf({ venue_id, name, location, description, estimated_cost, opening_hours, rating, arrival, departure }: ShownVenue): NewIdea['plans'][number]['venues'][number] {
  return {
    name,
    location,
    description,
    estimated_cost,
    opening_hours,
    rating,
    ...(venue_id !== null && { venue_id }),
    ...(arrival !== null && { arrival }),
    ...(departure !== null && { departure }),
  };
}
