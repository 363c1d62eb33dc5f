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

/**
 * Finds a version for somebody who may see it: a user's own versions for that user, a visitor's for
 * anybody with its id.
 * Refuses everything else as not found.
 */
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
