import { createAuthenticate } from '../sessions/authenticate.ts';
import { createChangePassword, type ChangePassword } from '../passwords/change-password.ts';
import { createCheckPassword } from '../passwords/check-password.ts';
import { createConfirmPassword } from '../passwords/confirm-password.ts';
import { createDeleteUser, type DeleteUser } from '../accounts/delete-user.ts';
import { createLinkGoogle } from '../google/link-google.ts';
import { createNoteEvent, type NoteEvent } from '../accounts/note-event.ts';
import { createOpenSession } from '../sessions/open-session.ts';
import { createRefreshSession, type RefreshSession } from '../sessions/refresh-session.ts';
import { createRegisterUser, type RegisterUser } from '../accounts/register-user.ts';
import { createRevokeSession, type RevokeSession } from '../sessions/revoke-session.ts';
import { createSignInWithGoogle, type SignInWithGoogle } from '../google/sign-in-with-google.ts';
import { createSignIn, type SignIn } from '../sessions/sign-in.ts';
import { createTryPassword } from '../passwords/try-password.ts';
import { createUpdateUser, type UpdateUser } from '../accounts/update-user.ts';
import { createAccessTokens } from '../sessions/access-tokens.ts';
import { createDeviceTokens } from '../sessions/device-tokens.ts';
import { createPasswords, type PasswordCost } from '../passwords/passwords.ts';
import { createRefreshTokens } from '../sessions/refresh-tokens.ts';
import type { FindGoogleAccount } from '../google/google-accounts.ts';
import type { Store } from '../store.ts';
import type { Authenticate } from '../platform/http/viewer.ts';

import { createConfirmEmail, type ConfirmEmail } from '../accounts/confirm-email.ts';
import { createResetPassword, type ResetPassword } from '../passwords/reset-password.ts';
import type { AskForMail } from '../accounts/ask-for-mail.ts';

interface Deps {
  readonly store: Store;
  readonly now: () => Date;
  readonly findGoogleAccount: FindGoogleAccount | undefined;
  readonly rateLimits: boolean;
  readonly passwordCost: PasswordCost;
  /** Undefined: no mail is sent. */
  readonly askForMail: AskForMail | undefined;
}

export interface AccountCommands {
  readonly authenticate: Authenticate;
  readonly noteEvent: NoteEvent;
  readonly registerUser: RegisterUser;
  readonly signIn: SignIn;
  readonly signInWithGoogle: SignInWithGoogle;
  readonly refreshSession: RefreshSession;
  readonly revokeSession: RevokeSession;
  readonly updateUser: UpdateUser;
  readonly changePassword: ChangePassword;
  readonly deleteUser: DeleteUser;
  readonly confirmEmail: ConfirmEmail;
  readonly resetPassword: ResetPassword;
}

/**
 * All commands on accounts and sessions, with the secrets that every process on the database
 * shares.
 */
export async function createAccountCommands(deps: Deps): Promise<AccountCommands> {
  const { store } = deps;
  const accessTokens = createAccessTokens(await store.secrets.findOrCreate('access-tokens'));
  const refreshTokens = createRefreshTokens(await store.secrets.findOrCreate('refresh-tokens'));
  const passwords = createPasswords(deps.passwordCost);
  const deviceTokens = createDeviceTokens(await store.secrets.findOrCreate('devices'));
  const noteEvent = createNoteEvent({
    ...deps,
    secret: await store.secrets.findOrCreate('account-events'),
  });
  const all = { ...deps, accessTokens, refreshTokens, deviceTokens, passwords, noteEvent };
  const tryPassword = createTryPassword(all);
  const confirmPassword = createConfirmPassword({ ...all, tryPassword });
  const checkPassword = createCheckPassword({ ...all, tryPassword });
  const openSession = createOpenSession(all);
  return {
    authenticate: createAuthenticate(all),
    noteEvent,
    registerUser: createRegisterUser({ ...all, checkPassword }),
    signIn: createSignIn({ ...all, checkPassword, openSession }),
    signInWithGoogle: createSignInWithGoogle({
      ...all,
      linkGoogle: createLinkGoogle({ ...all, checkPassword }),
      openSession,
      confirmsEmails: deps.askForMail !== undefined,
    }),
    refreshSession: createRefreshSession(all),
    revokeSession: createRevokeSession(all),
    updateUser: createUpdateUser({ ...all, confirmPassword }),
    changePassword: createChangePassword({ ...all, confirmPassword }),
    deleteUser: createDeleteUser({ ...all, confirmPassword }),
    confirmEmail: createConfirmEmail(all),
    resetPassword: createResetPassword(all),
  };
}
