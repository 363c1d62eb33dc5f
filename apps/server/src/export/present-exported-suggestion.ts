import type { UserExport } from '@rendezvous/contract';
import type { StoredSuggestion } from '../suggestions/suggestions-store.ts';

/** A suggestion in the export of a user: the wishes as they were sent, and the answer. */
export function presentExportedSuggestion({
  profileId,
  request,
  answer,
  createdAt,
}: StoredSuggestion): UserExport['suggestions'][number] {
  return {
    created_at: new Date(createdAt).toISOString(),
    profile_id: profileId,
    config: request.config,
    answer,
  };
}
