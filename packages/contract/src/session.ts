import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const tag = 'Accounts';

/** One sign-in of the user that has not ended. */
export const listedSession = z.object({
  id: z.string(),
  created_at: z.string().describe('When it was signed in'),
  last_used_at: z.string().describe('To a quarter of an hour'),
  device: z.string().describe("What it was opened with: 'Chrome on Android'"),
  current: z.boolean().describe('Whether it is the one this call came by'),
});
export type ListedSession = z.output<typeof listedSession>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/users/me/sessions',
  tag,
  summary: 'Where the user is signed in, the last used first.',
  access: 'user',
  answer: z.array(listedSession),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/users/me/sessions/:id',
  tag,
  summary: 'Ends one session of the user, at once.',
  access: 'user',
  params: z.object({ id: z.uuid() }),
  answer: z.void(),
  status: 204,
  refusals: ['not-found'],
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/users/me/sessions',
  tag,
  summary: 'Ends all sessions of the user but the one this call came by.',
  access: 'user',
  answer: z.void(),
  status: 204,
});
