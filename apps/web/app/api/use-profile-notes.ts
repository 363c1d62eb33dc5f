import type { NewProfileNote, ProfileNote, ProfileNoteChanges } from '@rendezvous/contract';
import {
  type QueryClient,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { takeForDeleted } from './api-failure.ts';
import { callEndpoint } from './call-endpoint.ts';

const keyOf = (profileId: number) => ['profile-notes', profileId] as const;

/** What is noted about a person, the newest day first. */
export function useProfileNotes(profileId: number): UseQueryResult<readonly ProfileNote[]> {
  return useQuery({
    queryKey: keyOf(profileId),
    queryFn: ({ signal }) =>
      callEndpoint('GET /profiles/:id/notes', { params: { id: profileId }, signal }),
  });
}

type NoteOfProfile = NewProfileNote & { readonly profile_id: number };

/** Adds a note, or one again that was deleted: it stands where it stood. */
export function useAddProfileNote(): UseMutationResult<ProfileNote, Error, NoteOfProfile> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ profile_id: id, ...body }: NoteOfProfile) =>
      callEndpoint('POST /profiles/:id/notes', { params: { id }, body }),
    onSuccess: (note) => put(client, note),
  });
}

/** A note and what is to be another about it. */
export interface NoteChange {
  readonly note: ProfileNote;
  readonly changes: ProfileNoteChanges;
}

/** Shown at once, and put back when the server does not keep it. */
export function useChangeProfileNote(): UseMutationResult<ProfileNote, Error, NoteChange> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ note, changes }: NoteChange) =>
      callEndpoint('PUT /profiles/:id/notes/:noteId', { params: paramsOf(note), body: changes }),
    onMutate: async ({ note, changes }) => {
      await client.cancelQueries({ queryKey: keyOf(note.profile_id) });
      put(client, { ...note, ...(changes as Partial<ProfileNote>) });
    },
    onError: (_error, { note }) => put(client, note),
    onSuccess: (note) => put(client, note),
  });
}

/** The note is gone at once, and back where it was when the server still has it. */
export function useDeleteProfileNote(): UseMutationResult<void, Error, ProfileNote> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (note: ProfileNote) =>
      callEndpoint('DELETE /profiles/:id/notes/:noteId', { params: paramsOf(note) }).catch(
        takeForDeleted,
      ),
    onMutate: async (note) => {
      await client.cancelQueries({ queryKey: keyOf(note.profile_id) });
      client.setQueryData<readonly ProfileNote[]>(keyOf(note.profile_id), (notes) =>
        notes?.filter(({ id }) => id !== note.id),
      );
    },
    onError: (_error, note) => put(client, note),
  });
}

function paramsOf({ id, profile_id }: ProfileNote): { id: number; noteId: string } {
  return { id: profile_id, noteId: id };
}

/** Puts a note where it belongs, in the place of what it was. */
function put(client: QueryClient, note: ProfileNote): void {
  client.setQueryData<readonly ProfileNote[]>(
    keyOf(note.profile_id),
    (notes) => notes && [...notes.filter(({ id }) => id !== note.id), note].sort(newestFirst),
  );
}

function newestFirst(a: ProfileNote, b: ProfileNote): number {
  return (
    b.day.localeCompare(a.day) ||
    b.created_at.localeCompare(a.created_at) ||
    a.id.localeCompare(b.id)
  );
}
