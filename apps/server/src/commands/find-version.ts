import { messages } from '../messages.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import type { StoredVersion } from '../store/suggestions.ts';

/** A version of a suggestion for whoever may see it: a user's for that user, a visitor's for whoever holds its id. Refuses all else as not found. */
export async function findVersion(store: Pick<Store, 'suggestions'>, suggestionId: string, userId: number | null): Promise<StoredVersion> {
  const version = await store.suggestions.findVersion(suggestionId);
  if (!version || (version.userId !== null && version.userId !== userId)) throw new Refusal('not-found', { detail: messages.unknownSuggestion });
  return version;
}
