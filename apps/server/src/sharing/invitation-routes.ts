import { decideReply, inviteToDate, stopInviting } from '@rendezvous/contract';
import type { FastifyInstance } from 'fastify';
import { createLinkToken } from '../platform/crypto/link-token.ts';
import { registerEndpoint } from '../platform/http/register-endpoint.ts';
import { Refusal } from '../refusal.ts';
import type { Invitations } from './invitations-store.ts';

interface Deps {
  readonly invitations: Invitations;
  readonly publicUrl: string;
  readonly now: () => Date;
}

/**
 * Inviting somebody to a date, withdrawing the invitation, and deciding about the guest's answer.
 */
export function invitationRoutes(
  app: FastifyInstance,
  { invitations, publicUrl, now }: Deps,
): void {
  registerEndpoint(app, inviteToDate, async ({ user, params }) => {
    const token = await invitations.invite(user.userId, params.id, {
      newToken: createLinkToken(),
      now: now().getTime(),
    });
    if (token === undefined) throw new Refusal('not-found');
    return { url: `${publicUrl}/shared/${token}` };
  });

  registerEndpoint(app, stopInviting, async ({ user, params }) => {
    if (!(await invitations.stop(user.userId, params.id))) throw new Refusal('not-found');
  });

  registerEndpoint(app, decideReply, async ({ user, params, body }) => {
    const { decision, replied_at: about } = body;
    const outcome = await invitations.decide(user.userId, params.id, { decision, about });
    if (outcome !== 'decided') throw new Refusal(outcome);
  });
}
