import type {
  Refinement,
  RefinementHistoryItem,
  Suggestion,
  PlannedPlan,
} from '@rendezvous/contract';

interface Done {
  /** All refinements of the session up to this one. */
  readonly history: readonly RefinementHistoryItem[];
  readonly understood: Refinement['understood'];
}

/** A refined suggestion as the contract answers it. */
export function presentRefinement(
  suggestion: Suggestion,
  { history, understood }: Done,
): Refinement {
  return {
    id: suggestion.suggestion_id,
    session_id: suggestion.session_id,
    suggestions: suggestion.plans.map(presentVersion),
    weather_info: suggestion.weather_info,
    log_id: suggestion.log_id,
    refinement_count: history.length,
    refinements_remaining: suggestion.refinements_remaining,
    refinement_history: [...history],
    understood,
    notes: suggestion.notes,
  };
}

function presentVersion(plan: PlannedPlan): Refinement['suggestions'][number] {
  return {
    id: plan.plan_id,
    activities: plan.venues.map((venue) => ({
      title: venue.name,
      location: venue.location,
      description: venue.description,
      cost_estimate: venue.estimated_cost,
      time: venue.arrival,
    })),
    duration_estimate: hoursText(plan.start_time, plan.end_time),
    total_cost_estimate: plan.total_cost,
    plan,
  };
}

/** '3 hours 15 minutes', over midnight too. */
function hoursText(start: string, end: string): string {
  const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const minutes = (minutesOf(end) - minutesOf(start) + 24 * 60) % (24 * 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return (
    [
      hours > 0 && `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
      rest > 0 && `${rest} ${rest === 1 ? 'minute' : 'minutes'}`,
    ]
      .filter(Boolean)
      .join(' ') || '0 minutes'
  );
}
