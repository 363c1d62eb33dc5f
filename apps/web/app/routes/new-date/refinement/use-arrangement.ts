import type { WirePlan, WireVenue } from '@rendezvous/contract';
import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { callEndpoint } from '../../../api/call-endpoint.ts';
import { refinementKey } from '../../../api/storage/plan-keys.ts';
import { useNotices } from '../../../ui/toast/use-notices.ts';
import { type Removal, withChange, withRemoval } from './refinement-state.ts';
import { occasionOf, type ShownSuggestion } from '../../../plan/shown-suggestion.ts';
import { commit, findState, useRefinementState } from './use-refinement.ts';
import { venueKey } from '../result/without-venues.ts';
import { refinementNotices } from './refinement-words.ts';

/** Where the focus goes when a stop is gone. */
export const changePlace = 'change';

/** Another place for a stop, with the plan that would be. */
export interface OtherPlace {
  readonly venue: WireVenue;
  readonly plan: WirePlan;
  /** How much later the evening ends, and how many dollars more it costs for two. */
  readonly changes: { readonly minutes: number; readonly cost: number };
}

/** A change to the places of a plan: its stops in another order, or another place for one. */
interface Arrangement {
  readonly venueIds: readonly string[];
  readonly type: 'places' | 'order';
  /** What was done, in words. */
  readonly value: string;
  readonly arrived: { readonly key: string; readonly tool: string };
}

/** Other places for a stop; nobody is asked while it is null. */
export function useOtherPlaces(
  { suggestion_id }: ShownSuggestion,
  { plan_id }: WirePlan,
  venue: WireVenue | null,
): UseQueryResult<readonly OtherPlace[]> {
  const venue_id = venue?.venue_id;
  return useQuery({
    queryKey: ['other-places', suggestion_id, plan_id, venue_id],
    enabled: venue_id !== undefined,
    queryFn: async ({ signal }) => {
      const params = { suggestionId: suggestion_id, planId: plan_id };
      const others = await callEndpoint(
        'POST /suggestions/:suggestionId/plans/:planId/alternatives',
        { params, body: { venue_id: venue_id ?? '' }, signal },
      );
      return others.map(({ venue, plan, changes }) => ({ venue, plan, changes }));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Changes a plan by hand. The server keeps it as a version: refining goes on from there. */
export function useArrange(
  suggestion: ShownSuggestion,
  plan: WirePlan,
): UseMutationResult<ShownSuggestion, Error, Arrangement> {
  const client = useQueryClient();
  return useMutation({
    mutationKey: refinementKey,
    mutationFn: async ({ venueIds }: Arrangement) => {
      const params = { suggestionId: suggestion.suggestion_id, planId: plan.plan_id };
      const answer = await callEndpoint('PUT /suggestions/:suggestionId/plans/:planId/venues', {
        params,
        body: { venue_ids: [...venueIds] },
      });
      return { ...answer, ...occasionOf(suggestion) };
    },
    onSuccess: (arranged, { type, value, arrived }) => {
      commit(client, suggestion, (before) => {
        const removed = before.versions[before.shown]?.removed ?? [];
        return withChange(before, {
          type,
          value,
          suggestion: arranged,
          timestamp: new Date().toISOString(),
          removed,
          arrived,
        });
      });
    },
  });
}

/** The venues of a plan as the server has it, those included that were taken out by hand. */
export function useStoredVenueIds(suggestion: ShownSuggestion, plan: WirePlan): readonly string[] {
  const stored = useRefinementState(suggestion).held[suggestion.suggestion_id]?.plans.find(
    ({ plan_id }) => plan_id === plan.plan_id,
  );
  return (stored ?? plan).venues.map(venueKey);
}

/** Takes a venue out of every plan of the suggestion. */
export function useRemoveVenue(
  suggestion: ShownSuggestion,
): UseMutationResult<Removal['kind'], Error, WireVenue> {
  const client = useQueryClient();
  const notify = useNotices();
  return useMutation({
    mutationKey: refinementKey,
    mutationFn: async (venue: WireVenue) => {
      const state = findState(client, suggestion);
      const removal: Removal = state
        ? withRemoval(state, venue, new Date().toISOString())
        : { kind: 'nothing' };
      if (removal.kind === 'removed')
        commit(client, suggestion, () => ({
          ...removal.state,
          arrived: { key: changePlace, tool: 'undo' },
        }));
      return removal.kind;
    },
    onSuccess: (kind) => {
      if (kind === 'removed') notify.success(refinementNotices.venueRemoved);
      else
        notify.failure(
          kind === 'nothing'
            ? refinementNotices.nothingToChange
            : refinementNotices.venueNotRemoved,
        );
    },
    onError: () => notify.failure(refinementNotices.venueNotRemoved),
  });
}
