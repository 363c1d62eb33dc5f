import type { NewIdea, Suggestion, WirePlan } from '@rendezvous/contract';
import type { StoredIdea } from './saved-ideas-store.ts';
import type { Store } from '../store.ts';

/**
 * Saves plans of a suggestion as they were sent, and marks those that differ from what was
 * suggested.
 */
export type SaveIdea = (userId: number, idea: NewIdea) => Promise<StoredIdea>;

const nobody = -1;

export function createSaveIdea({ store, now }: { store: Store; now: () => Date }): SaveIdea {
  return async (userId, { suggestion_id, log_id, profile_id, weather_info, plans }) => {
    const suggestion = await store.suggestions.findAnswer(suggestion_id);
    const byId = new Map(
      plans.map((plan) => [plan.plan_id, { plan, isEdited: isEdited(plan, suggestion) }]),
    );
    const idea = {
      suggestionId: suggestion_id,
      logId: log_id ?? null,
      profileId: profile_id === undefined || profile_id === nobody ? null : profile_id,
      weather: weather_info,
      plans: [...byId.values()],
    };
    return store.savedIdeas.save(userId, idea, now().getTime());
  };
}

/** A plan of another server, or of a suggestion that no longer exists, is saved as it is. */
function isEdited(sent: WirePlan, suggestion: Suggestion | undefined): boolean {
  const suggested = suggestion?.plans.find((plan) => plan.plan_id === sent.plan_id);
  if (suggested === undefined) return false;
  if (suggested.venues.length !== sent.venues.length) return true;
  return sent.venues.some((venue, index) => {
    const before = suggested.venues[index];
    return (
      venue.name !== before?.name ||
      venue.location !== before.location ||
      (venue.venue_id ?? before.venue_id) !== before.venue_id
    );
  });
}
