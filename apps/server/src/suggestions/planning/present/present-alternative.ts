import type { Alternative, SuggestionConfigChanges } from '@rendezvous/contract';
import type { WayOut, Wishes } from '@rendezvous/planner';
import { presentTime } from '../../../platform/time/clock-time.ts';

/**
 * A way out of a refusal as changes to the config it was asked with; what is
 * firm was never part of that.
 */
export function presentAlternative({ changes, text }: WayOut, firm: Wishes['firm']): Alternative {
  const presented: SuggestionConfigChanges = {};
  if (changes.startMinutes !== undefined) presented.start_time = presentTime(changes.startMinutes);
  if (changes.endMinutes !== undefined)
    presented.end_time = changes.endMinutes === null ? null : presentTime(changes.endMinutes);
  if (changes.stops !== undefined) presented.stops = changes.stops;
  if (changes.maxMiles !== undefined) presented.max_distance = changes.maxMiles;
  if (changes.budget !== undefined) presented.budget = presentBudget(changes.budget);
  if (changes.setting !== undefined) presented.outdoor_preference = changes.setting;
  if (changes.mode !== undefined) presented.transport_method = changes.mode;
  if (changes.doneBefore !== undefined)
    presented.previous_date_activities = changes.doneBefore.filter(
      (done) => !firm?.doneBefore.includes(done),
    );
  if (changes.dislikes !== undefined)
    presented.dislikes = changes.dislikes.filter((dislike) => !firm?.dislikes.includes(dislike));
  return { changes: presented, text };
}

function presentBudget({ minCents, maxCents }: Wishes['budget']): { min: number; max: number } {
  return { min: minCents / 100, max: maxCents / 100 };
}
