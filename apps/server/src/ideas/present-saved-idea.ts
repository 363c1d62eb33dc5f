import type { SavedIdea } from '@rendezvous/contract';
import type { StoredIdea } from './saved-ideas-store.ts';

export function presentIdea(idea: StoredIdea): SavedIdea {
  return {
    id: idea.id,
    suggestion_id: idea.suggestionId,
    log_id: idea.logId,
    profile_id: idea.profileId,
    weather_info: idea.weather,
    plans: idea.plans.map(({ plan }) => plan),
    edited: idea.plans.some(({ isEdited }) => isEdited),
    created_at: new Date(idea.createdAt).toISOString(),
  };
}
