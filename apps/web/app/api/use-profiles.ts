import type { NewProfile, Profile, ProfileChanges, WireLesson } from '@rendezvous/contract';
import {
  skipToken,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { takeForDeleted } from './api-failure.ts';
import { callEndpoint, listEndpoint } from './call-endpoint.ts';

/** Whose profile: a person's, or the user's own. */
export type ProfileRef = number | 'my-profile';

type Attachment = Profile['attachments'][number];

const listKey = ['profiles', 'list'] as const;
const keyOf = (id: ProfileRef) => ['profiles', id] as const;

/** The people of the user, newest first. */
export function useProfiles(): UseQueryResult<readonly Profile[]> {
  return useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => listEndpoint('GET /profiles', { signal }),
  });
}

/** One person, or the own profile; asked for again as a screen opens. Null asks for nobody. */
export function useProfile(id: ProfileRef | null): UseQueryResult<Profile> {
  return useQuery({
    queryKey: ['profiles', id],
    queryFn: id === null ? skipToken : ({ signal }) => getProfile(id, signal),
    refetchOnMount: 'always',
  });
}

/** What past dates with a person teach. Asked for again as a screen opens or a date changes. */
export function useLessons(id: number): UseQueryResult<readonly WireLesson[]> {
  return useQuery({
    queryKey: ['lessons', id],
    queryFn: ({ signal }) => callEndpoint('GET /profiles/:id/insights', { params: { id }, signal }),
    refetchOnMount: 'always',
  });
}

/**
 * Adds a person, once however often it is tried: where an answer was lost, the next try finds who
 * was added, and tells what was typed since.
 */
export function useCreateProfile(): UseMutationResult<Profile, Error, NewProfile> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: NewProfile) => {
      const { request_id: _, ...written } = body;
      const profile = await callEndpoint('POST /profiles', { body });
      return isWritten(written, profile) ? profile : updateProfile(profile.id, written);
    },
    onSuccess: (profile) => {
      client.setQueryData(keyOf(profile.id), profile);
      client.setQueryData<readonly Profile[]>(listKey, (list) => list && [profile, ...list]);
      return client.invalidateQueries({ queryKey: listKey });
    },
  });
}

/** Whether a profile has all that was written; of texts, the server keeps no spaces around them. */
function isWritten(written: ProfileChanges, profile: Profile): boolean {
  return Object.entries(written).every(
    ([field, value]) =>
      JSON.stringify(typeof value === 'string' ? value.trim() : value) ===
      JSON.stringify(profile[field as keyof Profile]),
  );
}

export function useUpdateProfile(
  id: ProfileRef,
): UseMutationResult<Profile, Error, ProfileChanges> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changes: ProfileChanges) => updateProfile(id, changes),
    onSuccess: (profile) => {
      client.setQueryData(keyOf(id), profile);
      return client.invalidateQueries({ queryKey: listKey });
    },
  });
}

/**
 * Asks the server what it has now; every screen that shows the profile follows. Undefined
 * where it does not answer.
 */
export function useReloadProfile(id: ProfileRef): () => Promise<Profile | undefined> {
  const client = useQueryClient();
  return () =>
    client
      .fetchQuery({ queryKey: keyOf(id), queryFn: ({ signal }) => getProfile(id, signal) })
      .catch(() => undefined);
}

/** Shows the status at once and goes back to the one before when the server does not keep it. */
export function useSetStatus(id: number): UseMutationResult<Profile, Error, Profile['status']> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (status: Profile['status']) => updateProfile(id, { status }),
    onMutate: async (status) => {
      await client.cancelQueries({ queryKey: keyOf(id) });
      const before = client.getQueryData<Profile>(keyOf(id));
      client.setQueryData<Profile>(keyOf(id), (profile) => profile && { ...profile, status });
      return before;
    },
    onError: (_error, _status, before) => void client.setQueryData(keyOf(id), before),
    onSuccess: (profile) => {
      client.setQueryData(keyOf(id), profile);
      return client.invalidateQueries({ queryKey: listKey });
    },
  });
}

export function useDeleteProfile(id: number): UseMutationResult<void, Error, void> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      callEndpoint('DELETE /profiles/:id', { params: { id } }).catch(takeForDeleted),
    onSuccess: async () => {
      client.setQueryData<readonly Profile[]>(listKey, (list) =>
        list?.filter((profile) => profile.id !== id),
      );
      await client.invalidateQueries({ queryKey: ['history'], refetchType: 'none' });
    },
  });
}

/** What is known here about a deleted profile goes too, once no screen shows it any more. */
export function useForgetProfile(id: number): () => void {
  const client = useQueryClient();
  return () => client.removeQueries({ queryKey: keyOf(id) });
}

export function useUploadAvatar(
  id: ProfileRef,
): UseMutationResult<{ readonly avatar: string }, Error, File> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File) =>
      id === 'my-profile'
        ? callEndpoint('POST /profiles/my-profile/upload-photo', { file })
        : callEndpoint('POST /profiles/:id/upload-photo', { params: { id }, file }),
    onSuccess: ({ avatar }) => {
      client.setQueryData<Profile>(keyOf(id), (profile) => profile && { ...profile, avatar });
      return client.invalidateQueries({ queryKey: listKey });
    },
  });
}

export function useAddAttachment(id: number): UseMutationResult<Attachment, Error, File> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File) =>
      callEndpoint('POST /profiles/:id/attachments', { params: { id }, file }),
    onSuccess: (attachment) =>
      void client.setQueryData<Profile>(
        keyOf(id),
        (profile) => profile && { ...profile, attachments: [...profile.attachments, attachment] },
      ),
  });
}

/** The picture is gone at once, and back where it was when the server still has it. */
export function useDeleteAttachment(id: number): UseMutationResult<void, Error, string> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (attachmentId: string) =>
      callEndpoint('DELETE /profiles/:id/attachments/:attachmentId', {
        params: { id, attachmentId },
      }).catch(takeForDeleted),
    onMutate: async (attachmentId) => {
      await client.cancelQueries({ queryKey: keyOf(id) });
      const before = client.getQueryData<Profile>(keyOf(id));
      client.setQueryData<Profile>(
        keyOf(id),
        (profile) =>
          profile && {
            ...profile,
            attachments: profile.attachments.filter(({ id }) => id !== attachmentId),
          },
      );
      return before;
    },
    onError: (_error, _id, before) => void client.setQueryData(keyOf(id), before),
  });
}

function getProfile(id: ProfileRef, signal: AbortSignal): Promise<Profile> {
  return id === 'my-profile'
    ? callEndpoint('GET /profiles/my-profile', { signal })
    : callEndpoint('GET /profiles/:id', { params: { id }, signal });
}

function updateProfile(id: ProfileRef, body: ProfileChanges): Promise<Profile> {
  return id === 'my-profile'
    ? callEndpoint('PUT /profiles/my-profile', { body })
    : callEndpoint('PUT /profiles/:id', { params: { id }, body });
}
