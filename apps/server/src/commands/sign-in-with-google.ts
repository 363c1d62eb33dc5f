import type { FindGoogleAccount, GoogleAccount } from '../gateways/google-accounts.ts';
import { Refusal } from '../refusal.ts';
import { networkOf } from '../store/address-counters.ts';
import { attemptKey } from '../store/attempts.ts';
import type { Store } from '../store/store.ts';
import type { UserRecord } from '../store/users.ts';
import type { OpenSession, TokenPair } from './open-session.ts';
import type { NoteEvent } from './note-event.ts';
import { attemptLimits, requireAttempt } from './require-attempt.ts';

/** Signs in whoever Google says holds the credential; makes the account the first time. */
export type SignInWithGoogle = (
  credential: string,
  options: { ip: string },
) => Promise<TokenPair & { user: UserRecord }>;

interface Deps {
  readonly store: Store;
  /** Undefined where Google is not set up. */
  readonly findGoogleAccount: FindGoogleAccount | undefined;
  readonly openSession: OpenSession;
  readonly noteEvent: NoteEvent;
  readonly now: () => Date;
  readonly rateLimits: boolean;
}

export function createSignInWithGoogle({
  store,
  findGoogleAccount,
  openSession,
  noteEvent,
  now,
  rateLimits,
}: Deps): SignInWithGoogle {
  const count = async (kind: 'google' | 'register', ip: string) => {
    if (rateLimits)
      await requireAttempt(
        store.attempts,
        { key: attemptKey(kind, networkOf(ip)), limit: attemptLimits[kind] },
        now().getTime(),
      );
  };
  return async (credential, { ip }) => {
    if (!findGoogleAccount) throw new Refusal('google-sign-in-failed');
    await count('google', ip);
    const account = await findGoogleAccount(credential);
    if (!account) throw new Refusal('google-sign-in-failed');
    const user =
      (await store.users.findByGoogleSub(account.sub)) ?? (await createUser(account, ip));
    const tokens = await openSession(user, networkOf(ip));
    if (!tokens) throw new Refusal('google-sign-in-failed');
    await noteEvent('signed-in-with-google', { who: user.id, ip });
    return { ...tokens, user };
  };

  async function createUser({ sub, email }: GoogleAccount, ip: string): Promise<UserRecord> {
    if (!(await store.users.findByEmail(email))) {
      await count('register', ip);
      const created = await store.users.create({
        email,
        passwordHash: null,
        googleSub: sub,
        firstName: '',
        lastName: '',
        now: now().getTime(),
      });
      if (created) return created;
    }
    // Of two first sign-ins at once the other has made the account. Any other account with this e-mail may have been made by
    // somebody who never held the address: the two are never merged.
    const user = await store.users.findByGoogleSub(sub);
    if (!user) throw new Refusal('google-sign-in-failed');
    return user;
  }
}
