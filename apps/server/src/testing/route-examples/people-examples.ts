import { randomUUID } from 'node:crypto';
import {
  addAttachment,
  createProfile,
  createProfileNote,
  deleteAttachment,
  deleteProfile,
  deleteProfileNote,
  getOwnProfile,
  getPhoto,
  getProfile,
  listLessons,
  listProfileNotes,
  listProfiles,
  updateOwnProfile,
  updateProfile,
  updateProfileNote,
  uploadAvatar,
  uploadOwnAvatar,
} from '@rendezvous/contract';
import { aForm, aJpeg } from '../a-photo.ts';
import type { TestUser } from '../a-user.ts';
import { made, type ExampleRequest, type RouteExample } from './route-example.ts';

/** People, their notes and their pictures. */
export const peopleExamples: readonly RouteExample[] = [
  { endpoint: listProfiles },
  { endpoint: getOwnProfile },
  { endpoint: updateOwnProfile, request: () => ({ payload: { bio: 'Reads maps.' } }) },
  { endpoint: uploadOwnAvatar, request: () => aPhotoForm() },
  { endpoint: createProfile, request: () => ({ payload: { name: 'Sam' } }) },
  {
    endpoint: getProfile,
    isOwned: true,
    request: async (owner) => ({ params: { id: await aPerson(owner) } }),
  },
  {
    endpoint: updateProfile,
    isOwned: true,
    request: async (owner) => ({ params: { id: await aPerson(owner) }, payload: { name: 'Kim' } }),
  },
  {
    endpoint: deleteProfile,
    isOwned: true,
    request: async (owner) => ({ params: { id: await aPerson(owner) } }),
  },
  {
    endpoint: listLessons,
    isOwned: true,
    request: async (owner) => ({ params: { id: await aPerson(owner) } }),
  },
  {
    endpoint: listProfileNotes,
    isOwned: true,
    request: async (owner) => ({ params: { id: await aPerson(owner) } }),
  },
  {
    endpoint: createProfileNote,
    isOwned: true,
    request: async (owner) => ({
      params: { id: await aPerson(owner) },
      payload: { id: randomUUID(), text: 'Her sister has an exam' },
    }),
  },
  {
    endpoint: updateProfileNote,
    isOwned: true,
    request: async (owner) => ({
      params: await aNote(owner),
      payload: { kind: 'gift', text: 'A book about maps' },
    }),
  },
  {
    endpoint: deleteProfileNote,
    isOwned: true,
    request: async (owner) => ({ params: await aNote(owner) }),
  },
  {
    endpoint: uploadAvatar,
    isOwned: true,
    request: async (owner) => ({ params: { id: await aPerson(owner) }, ...(await aPhotoForm()) }),
  },
  {
    endpoint: addAttachment,
    isOwned: true,
    request: async (owner) => ({ params: { id: await aPerson(owner) }, ...(await aPhotoForm()) }),
  },
  {
    endpoint: deleteAttachment,
    isOwned: true,
    request: async (owner) => ({ params: await aPicture(owner) }),
  },
  {
    endpoint: getPhoto,
    isOwned: true,
    request: async (owner) => {
      const { attachmentId, link } = await aPicture(owner);
      return { params: { id: attachmentId }, query: { link } };
    },
  },
];

export async function aPerson(owner: TestUser): Promise<number> {
  return (await made<{ id: number }>(owner, '/profiles', { name: 'Sam' })).id;
}

async function aNote(owner: TestUser): Promise<{ id: number; noteId: string }> {
  const [id, noteId] = [await aPerson(owner), randomUUID()];
  await made(owner, `/profiles/${id}/notes`, { id: noteId, text: 'A book about maps' });
  return { id, noteId };
}

export async function aPhotoForm(): Promise<ExampleRequest> {
  return aForm(await aJpeg());
}

async function aPicture(
  owner: TestUser,
): Promise<{ id: number; attachmentId: string; link: string }> {
  const id = await aPerson(owner);
  const answer = await owner.inject({
    method: 'POST',
    url: `/api/profiles/${id}/attachments`,
    ...(await aForm(await aJpeg())),
  });
  const { id: attachmentId, url } = answer.json<{ id: string; url: string }>();
  return { id, attachmentId, link: url.split('link=')[1] ?? '' };
}
