import type { Progress, SuggestionRequestBody } from '@rendezvous/contract';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../api/api-failure.ts';
import { dropKeptSuggestion, findKeptSuggestion } from '../../api/planner-store.ts';
import { suggestionKey } from '../../api/plan-keys.ts';
import { requestSuggestion } from '../../api/request-suggestion.ts';
import { useIsAlive } from '../../ui/use-is-alive.ts';
import { normalizeSuggestion } from './normalize-suggestion.ts';
import type { ShownSuggestion } from './shown-suggestion.ts';
import type { Person } from './wishes.ts';

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
}

/** Asks for plans, one request at a time. Leaving the page ends the request. */
export function useSuggestion(): UseSuggestion {
  const client = useQueryClient();
  const isAlive = useIsAlive();
  const [steps, setSteps] = useState<readonly Progress[]>([]);
  const running = useRef<AbortController | null>(null);
  const { data: suggestion = null } = useQuery<ShownSuggestion>({
    queryKey: suggestionKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const { mutateAsync, reset, isPending, error } = useMutation({
    mutationFn: async ({ body, isMember, person }: PlanRequest): Promise<ShownSuggestion> => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setSteps([]);
      const onProgress = (step: Progress): void => setSteps((before) => [...before, step]);
      const path = isMember ? '/profiles/suggest' : '/public/date-suggestions';
      const answer = await requestSuggestion(path, body, {
        signal: controller.signal,
        onProgress,
      });
      return { ...normalizeSuggestion(answer), person, location: body.config.location };
    },
    onSuccess: (shown) => {
      client.setQueryData(suggestionKey, shown);
      dropKeptSuggestion(client);
    },
  });
  useEffect(() => () => running.current?.abort(), []);

  return {
    suggestion,
    isKept: isAlive && suggestion === null && findKeptSuggestion(client) !== null,
    planning: planningOf(isPending, error, steps),
    plan: (request) =>
      mutateAsync(request).then(
        (shown) => ({ kind: 'shown', suggestion: shown }),
        (failure: Error) => planningOf(false, failure, []),
      ),
    stop: () => {
      running.current?.abort();
      reset();
    },
  };
}

function planningOf(isPending: boolean, error: Error | null, steps: readonly Progress[]): Planning {
  if (isPending) return { kind: 'generating', steps };
  if (error === null || error.name === 'AbortError') return { kind: 'idle' };
  return {
    kind: 'refused',
    failure: error instanceof ApiFailure ? error : new ApiFailure(null, null, { cause: error }),
  };
}
