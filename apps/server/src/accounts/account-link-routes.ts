import {
  askForEmailConfirmation,
  askForPasswordReset,
  confirmEmail as confirmEmailEndpoint,
  resetPassword as resetPasswordEndpoint,
} from '@rendezvous/contract';
import type { FastifyInstance } from 'fastify';
import type { AskForMail } from './ask-for-mail.ts';
import type { ConfirmEmail } from './confirm-email.ts';
import { attemptLimits, requireAttempt } from '../limits/require-attempt.ts';
import type { ResetPassword } from '../passwords/reset-password.ts';
import { registerEndpoint } from '../platform/http/register-endpoint.ts';
import { messages } from '../messages.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { attemptKey } from '../limits/attempt-key.ts';
import type { Store } from '../store.ts';

interface Deps {
  readonly store: Pick<Store, 'attempts' | 'users'>;
  /** Undefined where nothing is mailed. */
  readonly askForMail: AskForMail | undefined;
  readonly confirmEmail: ConfirmEmail;
  readonly resetPassword: ResetPassword;
  readonly now: () => Date;
  readonly rateLimits: boolean;
}

/** The links about an account: how they are asked for, and what following them does. */
export function accountLinkRoutes(
  app: FastifyInstance,
  { store, askForMail, confirmEmail, resetPassword, now, rateLimits }: Deps,
): void {
  registerEndpoint(app, askForPasswordReset, async ({ body, request }) => {
    if (rateLimits)
      await requireAttempt(
        store.attempts,
        {
          key: attemptKey('resets-from', networkOf(request.ip)),
          limit: attemptLimits.resetsFromNetwork,
        },
        now().getTime(),
      );
    if (!askForMail) return { detail: messages.resetNotMailed };
    await askForMail({ kind: 'reset-password', email: body.email, userId: null });
    return { detail: messages.resetMailed };
  });

  registerEndpoint(app, resetPasswordEndpoint, async ({ body, request }) => {
    await resetPassword({
      token: body.token,
      newPassword: body.new_password,
      ip: request.ip,
    });
    return { detail: messages.passwordReset };
  });

  registerEndpoint(app, askForEmailConfirmation, async ({ user }) => {
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
    if (address !== '') await askForMail({ kind: 'confirm-email', email: address, userId: id });
    return { detail: messages.confirmationMailed };
  });

  registerEndpoint(app, confirmEmailEndpoint, ({ body }) => confirmEmail(body.token));
}
