import { messages } from '../messages.ts';
import { parseState } from './parse-state.ts';
import type { SuggestionState } from '../suggestions/planning/suggestion-state.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store.ts';
import type { StoredVersion } from '../suggestions/suggestions-store.ts';

/** A version of a suggestion with what it was made of. */
export interface Version extends Omit<StoredVersion, 'state'> {
  readonly state: SuggestionState;
}

/** A version for whoever may see it: a user's for that user, a visitor's for whoever holds its id. Refuses all else as not found. */
export type FindVersion = (
  suggestionId: string,
  asking: { readonly userId: number | null },
) => Promise<Version>;

export function createFindVersion({ store }: { store: Pick<Store, 'suggestions'> }): FindVersion {
  return async (suggestionId, { userId }) => {
    const version = await store.suggestions.findVersion(suggestionId);
    if (!version || (version.userId !== null && version.userId !== userId))
      throw new Refusal('not-found', { detail: messages.unknownSuggestion });
    return { ...version, state: parseState(version.state) };
  };
}
