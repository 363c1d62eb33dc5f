import { createAuthenticate } from './commands/authenticate.ts';
import { createChangePassword, type ChangePassword } from './commands/change-password.ts';
import { createCheckPassword } from './commands/check-password.ts';
import { createConfirmPassword } from './commands/confirm-password.ts';
import { createDeleteUser, type DeleteUser } from './commands/delete-user.ts';
import { createLinkGoogle } from './commands/link-google.ts';
import { createNoteEvent, type NoteEvent } from './commands/note-event.ts';
import { createOpenSession } from './commands/open-session.ts';
import { createRefreshSession, type RefreshSession } from './commands/refresh-session.ts';
import { createRegisterUser, type RegisterUser } from './commands/register-user.ts';
import { createRevokeSession, type RevokeSession } from './commands/revoke-session.ts';
import { createSignInWithGoogle, type SignInWithGoogle } from './commands/sign-in-with-google.ts';
import { createSignIn, type SignIn } from './commands/sign-in.ts';
import { createTryPassword } from './commands/try-password.ts';
import { createUpdateUser, type UpdateUser } from './commands/update-user.ts';
import { createAccessTokens } from './credentials/access-tokens.ts';
import { createDeviceTokens } from './credentials/device-tokens.ts';
import { createPasswords } from './credentials/passwords.ts';
import { createRefreshTokens } from './credentials/refresh-tokens.ts';
import type { FindGoogleAccount } from './gateways/google-accounts.ts';
import type { Store } from './store/store.ts';
import type { Authenticate } from './viewer.ts';

import { createConfirmEmail, type ConfirmEmail } from './commands/confirm-email.ts';
import { createResetPassword, type ResetPassword } from './commands/reset-password.ts';
import type { AskForMail } from './commands/ask-for-mail.ts';

interface Deps {
  readonly store: Store;
  readonly now: () => Date;
  readonly findGoogleAccount: FindGoogleAccount | undefined;
  readonly rateLimits: boolean;
  /** Undefined where nothing is mailed. */
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

/** Everything that is done to accounts and sessions, on the secrets that all processes on the database share. */
export async function createAccountCommands(deps: Deps): Promise<AccountCommands> {
  const { store } = deps;
  const accessTokens = createAccessTokens(await store.secrets.findOrCreate('access-tokens'));
  const refreshTokens = createRefreshTokens(await store.secrets.findOrCreate('refresh-tokens'));
  const passwords = await createPasswords();
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
