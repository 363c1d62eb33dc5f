import {
  askForEmailConfirmation,
  confirmEmail as confirmEmailEndpoint,
} from '@rendezvous/contract';
import type { FastifyInstance } from 'fastify';
import { attemptKey } from '../limits/attempt-key.ts';
import { attemptLimits, requireAttempt } from '../limits/require-attempt.ts';
import { messages } from '../messages.ts';
import { registerEndpoint } from '../platform/http/register-endpoint.ts';
import type { Store } from '../store.ts';
import type { AskForMail } from './ask-for-mail.ts';
import type { ConfirmEmail } from './confirm-email.ts';

interface Deps {
  readonly store: Pick<Store, 'attempts' | 'users'>;
  /** Undefined: no mail is sent. */
  readonly askForMail: AskForMail | undefined;
  readonly confirmEmail: ConfirmEmail;
  readonly now: () => Date;
}

/** Confirming an email address: requesting the link and following it. */
export function emailRoutes(
  app: FastifyInstance,
  { store, askForMail, confirmEmail, now }: Deps,
): void {
  registerEndpoint(app, askForEmailConfirmation, async ({ user, request }) => {
    if (!askForMail) return { detail: messages.confirmationNotMailed };
    await requireAttempt(
      store.attempts,
      {
        key: attemptKey('confirmations', String(user.userId)),
        limit: attemptLimits.confirmations,
      },
      now().getTime(),
    );
    const { id, email, pendingEmail, isEmailConfirmed } = await store.users.require(user.userId);
    const address = pendingEmail ?? (isEmailConfirmed ? '' : email);
    if (address !== '')
      await askForMail(
        { kind: 'confirm-email', email: address, userId: id },
        { ip: request.ip, isChange: pendingEmail !== null },
      );
    return { detail: messages.confirmationMailed };
  });

  registerEndpoint(app, confirmEmailEndpoint, ({ body }) => confirmEmail(body.token));
}
