import {
  askForPasswordReset,
  changePassword as changePasswordEndpoint,
  resetPassword as resetPasswordEndpoint,
} from '@rendezvous/contract';
import type { FastifyInstance } from 'fastify';
import type { AskForMail } from '../accounts/ask-for-mail.ts';
import { attemptKey } from '../limits/attempt-key.ts';
import { attemptLimits, requireAttempt } from '../limits/require-attempt.ts';
import { messages } from '../messages.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { registerEndpoint } from '../platform/http/register-endpoint.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store.ts';
import type { ChangePassword } from './change-password.ts';
import type { ResetPassword } from './reset-password.ts';

interface Deps {
  readonly store: Pick<Store, 'attempts'>;
  readonly changePassword: ChangePassword;
  /** Undefined: no mail is sent. */
  readonly askForMail: AskForMail | undefined;
  readonly resetPassword: ResetPassword;
  readonly now: () => Date;
  readonly rateLimits: boolean;
}

/** Changing a password, with the current one or with an emailed link. */
export function passwordRoutes(
  app: FastifyInstance,
  { store, changePassword, askForMail, resetPassword, now, rateLimits }: Deps,
): void {
  registerEndpoint(app, changePasswordEndpoint, async ({ user, body }) => {
    await changePassword(user, {
      currentPassword: body.current_password,
      newPassword: body.new_password,
    });
    return { detail: messages.passwordChanged };
  });

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
    return askForMail(
      { kind: 'reset-password', email: body.email, userId: null },
      { ip: request.ip },
    ).then(
      () => ({ detail: messages.resetMailed }),
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        return { detail: messages.resetMailedBefore };
      },
    );
  });

  registerEndpoint(app, resetPasswordEndpoint, async ({ body, request }) => {
    await resetPassword({
      token: body.token,
      newPassword: body.new_password,
      ip: request.ip,
    });
    return { detail: messages.passwordReset };
  });
}
