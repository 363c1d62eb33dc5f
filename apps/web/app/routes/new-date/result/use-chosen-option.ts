import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { optionKey } from '../../../api/storage/plan-keys.ts';
import type { ShownSuggestion } from '../../../plan/shown-suggestion.ts';

interface Chosen {
  /** The session whose plans are looked at: its other versions keep the place. */
  readonly session: string;
  readonly option: number;
}

/**
 * Which plan of a suggestion is looked at, counted from 0, and what looks at another. It is
 * kept with the suggestion.
 */
export function useChosenOption(
  suggestion: ShownSuggestion,
): readonly [number, (option: number) => void] {
  const client = useQueryClient();
  const session = suggestion.session_id ?? suggestion.suggestion_id;
  // A browser's storage may hold anything.
  const { data } = useQuery<Partial<Chosen>>({
    queryKey: optionKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const option = data?.session === session ? (data.option ?? 0) : 0;
  return [
    suggestion.plans[option] ? option : 0,
    (next) => client.setQueryData<Chosen>(optionKey, { session, option: next }),
  ];
}
