import type {
  DateChanges,
  DateRecord,
  DateTotals,
  NewDate,
  NewIdea,
  Profile,
  ProfileChanges,
  SavedIdea,
  WireLesson,
} from '@rendezvous/contract';
import { callApi } from './call-api.ts';
import { listPages } from './list-pages.ts';

/** The calls of a signed-in user about people, dates and ideas. Answers come from our own server and are taken as it describes them. */

export type Attachment = Profile['attachments'][number];
export type Timeline = 'past' | 'upcoming';

/** Whose profile: a person's, or the user's own. */
export type ProfileRef = number | 'my-profile';

export function listProfiles(signal: AbortSignal): Promise<readonly Profile[]> {
  return listPages('/profiles', signal);
}

export function getProfile(id: ProfileRef, signal: AbortSignal): Promise<Profile> {
  return call('GET', `/profiles/${id}`, { signal });
}

export function listLessons(id: number, signal: AbortSignal): Promise<readonly WireLesson[]> {
  return call('GET', `/profiles/${id}/insights`, { signal });
}

export function createProfile(body: ProfileChanges & { readonly name: string }): Promise<Profile> {
  return call('POST', '/profiles', { body });
}

export function updateProfile(id: ProfileRef, body: ProfileChanges): Promise<Profile> {
  return call('PUT', `/profiles/${id}`, { body });
}

export function deleteProfile(id: number): Promise<void> {
  return call('DELETE', `/profiles/${id}`);
}

export function uploadAvatar(id: ProfileRef, photo: File): Promise<{ readonly avatar: string }> {
  return call('POST', `/profiles/${id}/upload-photo`, { body: formOf(photo) });
}

export function addAttachment(id: number, photo: File): Promise<Attachment> {
  return call('POST', `/profiles/${id}/attachments`, { body: formOf(photo) });
}

export function deleteAttachment(id: number, attachmentId: string): Promise<void> {
  return call('DELETE', `/profiles/${id}/attachments/${encodeURIComponent(attachmentId)}`);
}

export function listHistory(
  timeline: Timeline,
  profileId: number | undefined,
  signal: AbortSignal,
): Promise<readonly DateRecord[]> {
  const person = profileId === undefined ? '' : `&profile_id=${profileId}`;
  return listPages(`/history?timeline=${timeline}${person}`, signal);
}

export function getTotals(profileId: number | undefined, signal: AbortSignal): Promise<DateTotals> {
  const person = profileId === undefined ? '' : `?profile_id=${profileId}`;
  return call('GET', `/history/totals${person}`, { signal });
}

export function getDate(id: string): Promise<DateRecord> {
  return call('GET', `/history/${id}`);
}

export function createDate(body: NewDate): Promise<DateRecord> {
  return call('POST', '/history', { body });
}

export function updateDate(id: string, body: DateChanges): Promise<DateRecord> {
  return call('PUT', `/history/${id}`, { body });
}

export function deleteDate(id: string): Promise<void> {
  return call('DELETE', `/history/${id}`);
}

export function listSavedIdeas(
  profileId: number | undefined,
  signal: AbortSignal,
): Promise<readonly SavedIdea[]> {
  return listPages(
    profileId === undefined ? '/saved-ideas' : `/saved-ideas?profile_id=${profileId}`,
    signal,
  );
}

export function saveIdea(body: NewIdea): Promise<SavedIdea> {
  return call('POST', '/saved-ideas', { body });
}

export function deleteSavedPlan(planId: string): Promise<void> {
  return call('DELETE', `/saved-ideas/${planId}`);
}

function formOf(photo: File): FormData {
  const form = new FormData();
  form.set('file', photo);
  return form;
}

async function call<Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: `/${string}`,
  options: { body?: unknown; signal?: AbortSignal } = {},
): Promise<Answer> {
  const response = await callApi({ method, path, ...options });
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}
