import type { ProfileNote } from '@rendezvous/contract';
import type { StoredNote } from './profile-notes-store.ts';

export function presentProfileNote(note: StoredNote): ProfileNote {
  return {
    id: note.id,
    profile_id: note.profileId,
    kind: note.kind,
    text: note.text,
    day: note.day,
    given_on: note.givenOn,
    ask: note.isAskable,
    created_at: new Date(note.createdAt).toISOString(),
  };
}
