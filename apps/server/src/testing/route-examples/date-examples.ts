import { randomUUID } from 'node:crypto';
import {
  addDatePhoto,
  checkDate,
  createDate,
  deleteDate,
  deleteDatePhoto,
  decideReply,
  getDate,
  getTotals,
  inviteToDate,
  listHistory,
  stopInviting,
  updateDate,
} from '@rendezvous/contract';
import { aForm, aJpeg } from '../a-photo.ts';
import type { TestUser } from '../a-user.ts';
import { aPerson, aPhotoForm } from './people-examples.ts';
import { made, type RouteExample } from './route-example.ts';

/** Dates that were scheduled or had, their photos, and invitations to them. */
export const dateExamples: readonly RouteExample[] = [
  {
    endpoint: listHistory,
    isOwned: true,
    request: async (owner) => ({ query: { profile_id: String(await aPerson(owner)) } }),
  },
  {
    endpoint: getTotals,
    isOwned: true,
    request: async (owner) => ({ query: { profile_id: String(await aPerson(owner)) } }),
  },
  {
    endpoint: getDate,
    isOwned: true,
    request: async (owner) => ({ params: { id: await aDate(owner) } }),
  },
  {
    endpoint: checkDate,
    isOwned: true,
    request: async (owner) => ({ params: { id: await aDate(owner) } }),
  },
  {
    endpoint: inviteToDate,
    isOwned: true,
    request: async (owner) => ({ params: { id: await aDate(owner) } }),
  },
  {
    endpoint: stopInviting,
    isOwned: true,
    request: async (owner) => ({ params: { id: await anInvitation(owner) } }),
  },
  {
    endpoint: decideReply,
    isOwned: true,
    request: async (owner) => ({
      params: { id: await anAnsweredDate(owner) },
      payload: { decision: 'kept' },
    }),
  },
  { endpoint: createDate, request: () => ({ payload: { id: randomUUID(), date: '2026-11-19' } }) },
  {
    endpoint: updateDate,
    isOwned: true,
    request: async (owner) => ({ params: { id: await aDate(owner) }, payload: { notes: 'Rain.' } }),
  },
  {
    endpoint: deleteDate,
    isOwned: true,
    request: async (owner) => ({ params: { id: await aDate(owner) } }),
  },
  {
    endpoint: addDatePhoto,
    isOwned: true,
    request: async (owner) => ({ params: { id: await aDate(owner) }, ...(await aPhotoForm()) }),
  },
  {
    endpoint: deleteDatePhoto,
    isOwned: true,
    request: async (owner) => ({ params: await aPictureOfADate(owner) }),
  },
];

async function aDate(owner: TestUser, date = '2026-11-19'): Promise<string> {
  return (await made<{ id: string }>(owner, '/history', { id: randomUUID(), date })).id;
}

async function aPictureOfADate(owner: TestUser): Promise<{ id: string; photoId: string }> {
  const id = await aDate(owner);
  const answer = await owner.inject({
    method: 'POST',
    url: `/api/history/${id}/photos`,
    ...(await aForm(await aJpeg())),
  });
  return { id, photoId: answer.json<{ id: string }>().id };
}

async function anInvitation(owner: TestUser): Promise<string> {
  const id = await aDate(owner);
  await owner.ask('POST', `/history/${id}/invitation`);
  return id;
}

/** One that is still to come: nobody answers to what is over. */
async function anAnsweredDate(owner: TestUser): Promise<string> {
  const id = await aDate(owner, '2026-11-27');
  const { url } = (await owner.ask('POST', `/history/${id}/invitation`)).json<{ url: string }>();
  await owner.inject({
    method: 'POST',
    url: `${new URL(url).pathname}/reply`,
    payload: 'answer=yes',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  return id;
}
