import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { day, text, time } from './text.ts';

const tag = 'Invitations';

export const guestAnswers = ['yes', 'another-time', 'something-else'] as const;
export type GuestAnswer = (typeof guestAnswers)[number];

/** What whoever was invited says, as a form sends it: fields that were not filled in are empty. */
export const guestReply = z
  .object({
    answer: z.enum(guestAnswers),
    words: text(limits.guestWords).default(''),
    date: z.union([day, z.literal('')]).default(''),
    start_time: z.union([time, z.literal('')]).default(''),
    stops: z
      .union([z.string().max(limits.name), z.array(z.string().max(limits.name)).max(20)])
      .default([])
      .transform((stops) => (Array.isArray(stops) ? stops : [stops])),
  })
  .refine(({ answer, date }) => answer !== 'another-time' || date !== '', 'Choose a day')
  .refine(
    ({ answer, words, stops }) => answer !== 'something-else' || words !== '' || stops.length > 0,
    'Say what you would change',
  );

/** What the guest answered last, and what became of it. */
export const invitationReply = z.object({
  answer: z.enum(guestAnswers),
  words: z.string(),
  date: z.string().describe('The day that is proposed, or empty'),
  start_time: z.string(),
  stops: z.array(z.string()).describe('The names of the stops to be changed'),
  for_date: z.string().describe('The day of the date when it was answered'),
  decision: z.enum(['accepted', 'kept']).nullable().describe('Null: nobody has decided yet'),
  replied_at: z.string(),
});
export type InvitationReply = z.output<typeof invitationReply>;

const dateId = z.object({ id: z.uuid() });

export const inviteToDate = endpoint({
  method: 'POST',
  path: '/history/:id/invitation',
  tag,
  summary:
    'The public address at which whoever it is with sees a date and answers, without an account. While it is offered it stays the same.',
  access: 'user',
  params: dateId,
  answer: z.object({ url: z.string() }),
  status: 200,
  refusals: ['not-found'],
});
export const stopInviting = endpoint({
  method: 'DELETE',
  path: '/history/:id/invitation',
  tag,
  summary: 'Ends the invitation: its address answers 404 from now on, and the answer is gone.',
  access: 'user',
  params: dateId,
  answer: z.void(),
  status: 204,
  refusals: ['not-found'],
});
export const decideReply = endpoint({
  method: 'PUT',
  path: '/history/:id/invitation',
  tag,
  summary:
    'Says what becomes of the answer: it is followed, or the date stays as it is. With `replied_at` it is about that answer alone.',
  access: 'user',
  params: dateId,
  body: z.object({
    decision: z.enum(['accepted', 'kept']),
    replied_at: z.iso
      .datetime()
      .max(limits.name)
      .optional()
      .describe('Of the answer that was decided about'),
  }),
  answer: z.void(),
  status: 204,
  refusals: ['not-found', 'answered-anew'],
});
