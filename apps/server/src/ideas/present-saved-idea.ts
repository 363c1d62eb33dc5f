import type { SavedIdea, WirePlan } from '@rendezvous/contract';
import { messages } from '../messages.ts';
import type { StoredIdea } from './saved-ideas-store.ts';

export function presentIdea(idea: StoredIdea): SavedIdea {
  return {
    id: idea.id,
    suggestion_id: idea.suggestionId,
    log_id: idea.logId,
    profile_id: idea.profileId,
    weather_info: idea.weather,
    plans: [...idea.plans.map(({ plan }) => plan), ...idea.damagedPlanIds.map(damagedPlan)],
    ...(idea.damagedPlanIds.length > 0 && { damaged_plans: [...idea.damagedPlanIds] }),
    edited: idea.plans.some(({ isEdited }) => isEdited),
    created_at: new Date(idea.createdAt).toISOString(),
  };
}

/** Stands in for a plan that cannot be read, so that it is visible and can be removed. */
function damagedPlan(plan_id: string): WirePlan {
  return {
    plan_id,
    title: messages.damagedPlan,
    venues: [
      {
        ...{ name: messages.damagedPlan, location: '', description: '', estimated_cost: '' },
        ...{ opening_hours: '', rating: 5 },
      },
    ],
    route_info: {},
    total_cost: '',
  };
}
