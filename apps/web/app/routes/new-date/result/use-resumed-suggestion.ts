import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../api/call-endpoint.ts';
import { refinementKey, suggestionKey } from '../../../api/storage/plan-keys.ts';
import { findKeptSuggestion } from '../../../api/storage/planner-store.ts';
import { dayFromToday } from '../../../ui/time/calendar-day.ts';
import { useNotices } from '../../../ui/toast/use-notices.ts';
import { type RefinementState, shownOf } from '../refinement/refinement-state.ts';
import type { ShownSuggestion } from '../../../plan/shown-suggestion.ts';
import { refinementNotices } from '../refinement/refinement-words.ts';

/**
 * Brings back what was being refined when the page was left and nothing else was kept of it, as
 * long as its evening lies ahead.
 */
export function useResumedSuggestion(suggestion: ShownSuggestion | null): void {
  const client = useQueryClient();
  const notify = useNotices();
  const known = client.getQueryData<RefinementState>(refinementKey);
  const isDamaged = known !== undefined && known.versions[known.shown] === undefined;
  useQuery({
    queryKey: ['resumed'],
    enabled: isDamaged || (suggestion === null && findKeptSuggestion(client) === null),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const state = client.getQueryData<RefinementState>(refinementKey);
      const version = state?.versions[state.shown];
      if (!state || !version) {
        if (state) notify.failure(refinementNotices.invalidChoice);
        client.removeQueries({ queryKey: refinementKey });
        return null;
      }
      const params = { suggestionId: version.suggestion_id };
      const resumed = {
        ...(await callEndpoint('GET /suggestions/:suggestionId', { params, signal })),
        person: state.person,
        location: null,
      };
      const isAhead = resumed.plans.some(({ date }) => date >= dayFromToday(0));
      if (!isAhead || client.getQueryData(suggestionKey) !== undefined) return null;
      const held = { ...state, held: { [version.suggestion_id]: resumed } };
      client.setQueryDefaults(suggestionKey, { gcTime: Number.POSITIVE_INFINITY });
      client.setQueryData(refinementKey, held);
      client.setQueryData(suggestionKey, shownOf(held) ?? resumed);
      return null;
    },
  });
}
