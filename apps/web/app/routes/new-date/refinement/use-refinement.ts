import { requestNotes, type ReadSuggestion, type Refinement } from '@rendezvous/contract';
import {
  notifyManager,
  type QueryClient,
  skipToken,
  type UseMutationResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { ApiFailure, explainAction, explainFailure, isNotFound } from '../../../api/api-failure.ts';
import { callEndpoint } from '../../../api/call-endpoint.ts';
import { refinementKey, suggestionKey } from '../../../api/storage/plan-keys.ts';
import { useNotices } from '../../../ui/toast/use-notices.ts';
import {
  type Asked,
  beginRefinement,
  isOf,
  labelOf,
  limitPlace,
  type RefinementState,
  showing,
  shownOf,
  withRefined,
} from './refinement-state.ts';
import { occasionOf, type ShownSuggestion } from '../../../plan/shown-suggestion.ts';
import { refinementNotices } from './refinement-words.ts';
import { useIsMutatingNow } from '../result/use-is-mutating-now.ts';

const refiningKey = [...refinementKey, 'refine'];

/** Where the focus goes when a version is shown again. */
export const historyPlace = 'history';

interface UseRefinement {
  readonly state: RefinementState;
  /** Whether the suggestion is being changed, wherever on the screen that was asked for. */
  readonly isBusy: boolean;
  readonly isRefining: boolean;
  readonly refine: (asked: Asked, onRefined: () => void) => void;
  readonly restore: (index: number) => void;
  readonly toggleLock: (key: string) => void;
}

/**
 * The refinements of the suggestion on screen, five at most, and the way back
 * to each of its versions.
 */
export function useRefinement(suggestion: ShownSuggestion): UseRefinement {
  const client = useQueryClient();
  const notify = useNotices();
  const state = useRefinementState(suggestion);
  const refining = useAskRefinement(suggestion, state);
  const restoring = useRestoreVersion(suggestion, state);
  return {
    state,
    isBusy: useIsMutatingNow(refinementKey),
    isRefining: useIsMutatingNow(refiningKey),
    refine: (asked, onRefined) => {
      if (isChanging(client)) return;
      refining.mutate(asked, { onSuccess: (answer) => isChanged(answer) && onRefined() });
    },
    restore: (index) => {
      if (isChanging(client)) return;
      if (state.versions[index]) restoring.mutate(index);
      else notify.failure(refinementNotices.invalidChoice);
    },
    toggleLock: (key) =>
      commit(client, suggestion, (before) => ({
        ...before,
        locked: before.locked.includes(key)
          ? before.locked.filter((other) => other !== key)
          : [...before.locked, key],
      })),
  };
}

/** Asks for another version, and shows it. */
function useAskRefinement(
  suggestion: ShownSuggestion,
  state: RefinementState,
): UseMutationResult<Refinement, Error, Asked> {
  const client = useQueryClient();
  const notify = useNotices();
  return useMutation({
    mutationKey: refiningKey,
    mutationFn: (asked: Asked) =>
      callEndpoint('POST /public/refine-suggestion', { body: bodyOf(state, suggestion, asked) }),
    onSuccess: (answer) => {
      commit(client, suggestion, (before) =>
        withRefined(before, {
          suggestion: { ...suggestionOf(answer), ...occasionOf(suggestion) },
          count: answer.refinement_count,
          remaining: answer.refinements_remaining,
          history: answer.refinement_history,
          reading: {
            meanings: answer.understood.changes.map(({ meaning }) => meaning),
            unread: answer.understood.unread,
            notes: requestNotes(suggestionOf(answer)),
            answers: answer.understood.answers,
          },
        }),
      );
      if (isChanged(answer)) notify.success(refinementNotices.refined);
    },
    onError: (error, asked) => {
      const isUsedUp = error instanceof ApiFailure && error.code === 'refinement-limit';
      commit(client, suggestion, (before) => ({
        ...before,
        failure: { message: explainRefinement(error), asked },
        reading: null,
        ...(isUsedUp && { count: before.max, arrived: { key: limitPlace, tool: 'limit' } }),
      }));
      notify.failure(refinementNotices.notRefined);
    },
  });
}

/** Shows an earlier version again, which the server is asked for where it is not at hand. */
function useRestoreVersion(
  suggestion: ShownSuggestion,
  state: RefinementState,
): UseMutationResult<ShownSuggestion, Error, number> {
  const client = useQueryClient();
  const notify = useNotices();
  return useMutation({
    mutationKey: refinementKey,
    mutationFn: async (index: number) => {
      const suggestionId = state.versions[index]?.suggestion_id ?? '';
      const held = state.held[suggestionId];
      if (held) return held;
      const params = { suggestionId };
      const answer = await callEndpoint('GET /suggestions/:suggestionId', { params });
      return { ...answer, ...occasionOf(suggestion) };
    },
    onSuccess: (restored, index) => {
      commit(client, suggestion, (before) => ({
        ...showing(
          { ...before, held: { ...before.held, [restored.suggestion_id]: restored } },
          index,
        ),
        reading: null,
        failure: null,
        arrived: { key: historyPlace, tool: 'shown' },
      }));
      const version = state.versions[index];
      if (version) notify.success(refinementNotices.restored(labelOf(version)));
    },
    onError: (error) =>
      notify.failure(
        isNotFound(error)
          ? refinementNotices.versionLost
          : explainAction(error, refinementNotices.notRestored),
      ),
  });
}

export function useRefinementState(suggestion: ShownSuggestion): RefinementState {
  const { data } = useQuery<RefinementState>({
    queryKey: refinementKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data && isOf(data, suggestion) ? data : beginRefinement(suggestion);
}

/** Changes happen one at a time. */
function isChanging(client: QueryClient): boolean {
  return client.isMutating({ mutationKey: refinementKey }) > 0;
}

/** The state as it is now; null where another suggestion has come meanwhile. */
export function findState(
  client: QueryClient,
  { suggestion_id }: ShownSuggestion,
): RefinementState | null {
  const suggestion = client.getQueryData<ShownSuggestion>(suggestionKey);
  if (!suggestion) return null;
  const known = client.getQueryData<RefinementState>(refinementKey);
  const state = known && isOf(known, suggestion) ? known : beginRefinement(suggestion);
  return isOf(state, { suggestion_id }) ? state : null;
}

/**
 * Writes what a change makes of the state, and shows it; nothing where another
 * suggestion has come meanwhile.
 */
export function commit(
  client: QueryClient,
  suggestion: ShownSuggestion,
  change: (before: RefinementState) => RefinementState,
): void {
  const before = findState(client, suggestion);
  if (!before) return;
  const next = change(before);
  // Drawn at once: what is said of a plan would move first, and the plan after it.
  notifyManager.batch(() => {
    client.setQueryData(refinementKey, next);
    client.setQueryData(suggestionKey, shownOf(next) ?? suggestion);
  });
}

function bodyOf(
  { versions, shown, count, locked }: RefinementState,
  { session_id, suggestion_id, log_id }: ShownSuggestion,
  asked: Asked,
) {
  return {
    ...asked,
    session_id: session_id ?? '',
    previous_suggestion_id: suggestion_id,
    log_id,
    refinement_count: count,
    refinement_history: versions
      .filter(({ type }) => type === 'preset' || type === 'text')
      .map((version) => ({
        type: version.type,
        value: version.value,
        timestamp: version.timestamp,
        resulting_suggestion_id: version.suggestion_id,
      })),
    locked: [...locked],
    removed: [...(versions[shown]?.removed ?? [])],
  };
}

/** Whether something was changed, and not only answered. */
const isChanged = ({ understood }: Refinement): boolean =>
  understood.changes.length > 0 || understood.answers.length === 0;

/** A refinement brings its plans in a shape of its own. */
function suggestionOf(answer: Refinement): ReadSuggestion {
  const { id, session_id, log_id, refinements_remaining, weather_info, notes } = answer;
  return {
    suggestion_id: id,
    session_id,
    log_id,
    refinements_remaining,
    weather_info,
    plans: answer.suggestions.map(({ plan }) => plan),
    notes,
    offers: [],
  };
}

function explainRefinement(error: Error): string {
  return error instanceof ApiFailure && error.status === null
    ? refinementNotices.unreachable
    : explainFailure(error);
}
