import type { Progress, SuggestionRequestBody } from '@rendezvous/contract';
import {
  type QueryClient,
  skipToken,
  type UseMutationResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { ApiFailure } from '../../../api/api-failure.ts';
import { dropKeptSuggestion, findKeptSuggestion } from '../../../api/storage/planner-store.ts';
import {
  planningKey,
  planningRefusalKey,
  planningStepsKey,
  suggestionKey,
} from '../../../api/storage/plan-keys.ts';
import { requestSuggestion } from '../../../api/request-suggestion.ts';
import { useIsAlive } from '../../../ui/loading/use-is-alive.ts';
import type { ShownSuggestion } from '../../../plan/shown-suggestion.ts';
import { forgetRequest, requestIdOf } from './unanswered-request.ts';
import { useIsMutatingNow } from './use-is-mutating-now.ts';
import type { Person } from '../../../plan/wishes.ts';

export interface PlanRequest {
  readonly body: SuggestionRequestBody;
  /** Whether an account stands behind it. */
  readonly isMember: boolean;
  readonly person: Person | null;
}

export type Planning =
  | { readonly kind: 'idle' }
  | { readonly kind: 'generating'; readonly steps: readonly Progress[] }
  | { readonly kind: 'refused'; readonly failure: ApiFailure };

export type Outcome = { readonly kind: 'shown'; readonly suggestion: ShownSuggestion } | Planning;

interface UseSuggestion {
  /** The last suggestion, kept for whoever comes back. */
  readonly suggestion: ShownSuggestion | null;
  /** The browser kept a suggestion that is not shown yet. */
  readonly isKept: boolean;
  readonly planning: Planning;
  readonly plan: (request: PlanRequest) => Promise<Outcome>;
  readonly stop: () => void;
  /** A refusal was said and needs no saying again. */
  readonly dropRefusal: () => void;
}

/** What ends the request that is under way, whichever page shows it. */
const running = new WeakMap<QueryClient, AbortController>();

/**
 * Asks for plans, one request at a time. It goes on while other pages of the app are looked at,
 * and ends with the session.
 */
export function useSuggestion(): UseSuggestion {
  const client = useQueryClient();
  const isAlive = useIsAlive();
  const isGenerating = useIsMutatingNow(planningKey);
  const { data: steps = [] } = useQuery<readonly Progress[]>({
    queryKey: planningStepsKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data: suggestion = null } = useQuery<ShownSuggestion>({
    queryKey: suggestionKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const { data: refusal = null } = useQuery<ApiFailure | null>({
    queryKey: planningRefusalKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const dropRefusal = (): void => forgetRefusal(client);
  const { mutateAsync } = useMakePlan(client);

  return {
    suggestion,
    isKept: isAlive && suggestion === null && findKeptSuggestion(client) !== null,
    planning: isGenerating ? { kind: 'generating', steps } : endOf(refusal),
    plan: (request) =>
      mutateAsync(request).then(
        (shown) => ({ kind: 'shown', suggestion: shown }),
        (error: Error) => endOf(error.name === 'AbortError' ? null : failureOf(error)),
      ),
    stop: () => {
      running.get(client)?.abort();
      const mutations = client.getMutationCache();
      for (const asked of mutations.findAll({ mutationKey: planningKey })) mutations.remove(asked);
      dropRefusal();
    },
    dropRefusal,
  };
}

/** What asks the server for a plan, and says what it is at. */
function useMakePlan(client: QueryClient): UseMutationResult<ShownSuggestion, Error, PlanRequest> {
  return useMutation({
    mutationKey: planningKey,
    mutationFn: async ({ body, isMember, person }: PlanRequest): Promise<ShownSuggestion> => {
      running.get(client)?.abort();
      const controller = new AbortController();
      running.set(client, controller);
      client.setQueryData(planningStepsKey, []);
      forgetRefusal(client);
      const onProgress = (step: Progress): void =>
        void client.setQueryData<readonly Progress[]>(planningStepsKey, (before = []) => [
          ...before,
          step,
        ]);
      // Loaded meanwhile; what fails to load is thrown where it is waited for.
      const reading = import('./read-answer.ts');
      reading.catch(() => undefined);
      const listening = { signal: controller.signal, onProgress };
      const answer = await (isMember
        ? requestSuggestion('POST /profiles/suggest', body, listening)
        : requestSuggestion(
            'POST /public/date-suggestions',
            { ...body, request_id: requestIdOf(body) },
            listening,
          ));
      const { readAnswer } = await reading;
      // With the session everything that is under way for it was dropped.
      if (isMember && client.isMutating({ mutationKey: planningKey }) === 0) controller.abort();
      controller.signal.throwIfAborted();
      return { ...readAnswer(answer), person, location: body.config.location };
    },
    onSuccess: (shown) => {
      forgetRequest();
      client.setQueryData(suggestionKey, shown);
      dropKeptSuggestion(client);
    },
    // Kept for whoever comes back, as a suggestion is; also dropped with the session.
    onError: (error) => {
      if (error.name !== 'AbortError' && client.isMutating({ mutationKey: planningKey }) > 0)
        client.setQueryData(planningRefusalKey, failureOf(error));
    },
  });
}

function forgetRefusal(client: QueryClient): void {
  client.setQueryData(planningRefusalKey, null);
}

function endOf(refusal: ApiFailure | null): Planning {
  return refusal === null ? { kind: 'idle' } : { kind: 'refused', failure: refusal };
}

function failureOf(error: Error): ApiFailure {
  return error instanceof ApiFailure ? error : new ApiFailure(null, null, { cause: error });
}
