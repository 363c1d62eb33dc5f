import type { guestReply } from '@rendezvous/contract';
import type { z } from 'zod';
import { attemptKey } from '../limits/attempt-key.ts';
import { attemptLimits, requireAttempt } from '../limits/require-attempt.ts';
import { messages } from '../messages.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store.ts';
import { invitationState } from './invitation-state.ts';

/**
 * Stores the answer that somebody with the token gives to an invitation, up to a limit per hour. A
 * date that is off, over or gone accepts no answer, and a day that has passed cannot be proposed.
 */
export type AnswerInvitation = (
  token: string,
  reply: z.output<typeof guestReply>,
  asking: { readonly ip: string },
) => Promise<void>;

interface Deps {
  readonly store: Pick<Store, 'invitations' | 'dates' | 'attempts'>;
  readonly rateLimits: boolean;
  readonly now: () => Date;
}

export function createAnswerInvitation({ store, rateLimits, now }: Deps): AnswerInvitation {
  return async (token, reply, { ip }) => {
    const instant = now();
    const network = networkOf(ip);
    const invitation = await store.invitations.find(token);
    if (invitation === undefined) throw new Refusal('not-found');
    if (rateLimits)
      for (const counted of [
        { key: attemptKey('guest-reply', token), limit: attemptLimits.guestReply },
        { key: attemptKey('guest-replies', network), limit: attemptLimits.guestRepliesFromNetwork },
      ])
        await requireAttempt(store.attempts, counted, instant.getTime());
    const date = await store.dates.find(invitation.userId, invitation.dateId);
    if (date === undefined) throw new Refusal('not-found');
    const { state, today } = invitationState(date, instant);
    if (state !== 'open') throw new Refusal('not-found');
    if (reply.answer === 'another-time' && reply.date < today)
      throw new Refusal('invalid-input', { detail: messages.dayHasPassed });
    const known = new Set(date.activities.map(({ name }) => name));
    await store.invitations.reply(
      token,
      {
        ...{ answer: reply.answer, words: reply.words, decision: null },
        date: reply.answer === 'another-time' ? reply.date : '',
        start_time: reply.answer === 'another-time' ? reply.start_time : '',
        stops:
          reply.answer === 'something-else' ? reply.stops.filter((stop) => known.has(stop)) : [],
        for_date: date.day,
        replied_at: instant.toISOString(),
      },
      instant.getTime(),
    );
  };
}
