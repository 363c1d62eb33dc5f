import type { FindGoogleAccount, GoogleAccount } from '../gateways/google-accounts.ts';
import { Refusal } from '../refusal.ts';
import { networkOf } from '../store/address-counters.ts';
import { attemptKey } from '../store/attempts.ts';
import type { Store } from '../store/store.ts';
import { emailKeyOf } from '../db/email-key.ts';
import type { UserRecord } from '../store/users.ts';
import type { OpenSession, TokenPair } from './open-session.ts';
import type { NoteEvent } from './note-event.ts';
import { attemptLimits, requireAttempt } from './require-attempt.ts';

/** Signs in whoever Google says holds the credential; makes the account the first time. */
export type SignInWithGoogle = (
  credential: string,
  options: { ip: string; device: string },
) => Promise<TokenPair & { user: UserRecord }>;

interface Deps {
  readonly store: Store;
  /** Undefined where Google is not set up. */
  readonly findGoogleAccount: FindGoogleAccount | undefined;
  readonly openSession: OpenSession;
  readonly noteEvent: NoteEvent;
  readonly now: () => Date;
  readonly rateLimits: boolean;
  /** Whether addresses are confirmed by mail: then one that is not counts for nothing. */
  readonly confirmsEmails: boolean;
}

export function createSignInWithGoogle({
  store,
  findGoogleAccount,
  openSession,
  noteEvent,
  now,
  rateLimits,
  confirmsEmails,
}: Deps): SignInWithGoogle {
  const count = async (kind: 'google' | 'register', ip: string) => {
    if (rateLimits)
      await requireAttempt(
        store.attempts,
        { key: attemptKey(kind, networkOf(ip)), limit: attemptLimits[kind] },
        now().getTime(),
      );
  };
  return async (credential, { ip, device }) => {
    if (!findGoogleAccount) throw new Refusal('google-sign-in-failed');
    await count('google', ip);
    const account = await findGoogleAccount(credential);
    if (!account) throw new Refusal('google-sign-in-failed');
    const known = await store.users.findByGoogleSub(account.sub);
    if (known) await store.users.keepGoogleEmail(known.id, account.email);
    const user = known ? await confirmed(known, account) : await createUser(account, ip);
    const tokens = await openSession(user, { network: networkOf(ip), device });
    if (!tokens) throw new Refusal('google-sign-in-failed');
    await noteEvent('signed-in-with-google', { who: user.id, ip });
    return { ...tokens, user };
  };

  /** What Google has verified need not be confirmed by mail. */
  async function confirmed(user: UserRecord, { email }: GoogleAccount): Promise<UserRecord> {
    if (user.isEmailConfirmed || emailKeyOf(user.email) !== emailKeyOf(email)) return user;
    await store.addresses.confirm(user.id, user.email, now().getTime());
    return { ...user, isEmailConfirmed: true };
  }

  async function createUser({ sub, email }: GoogleAccount, ip: string): Promise<UserRecord> {
    const holder = await store.users.findByEmail(email);
    const isFree = !holder || (confirmsEmails && !holder.isEmailConfirmed);
    if (isFree) {
      await count('register', ip);
      const created = await store.inTransaction(async ({ addresses, users }) => {
        const nowMs = now().getTime();
        // Whoever made the account may never have held the address: it loses that, and the two are never merged.
        if (holder) await addresses.take(holder.id, nowMs);
        return users.create({
          email,
          passwordHash: null,
          googleSub: sub,
          firstName: '',
          lastName: '',
          isEmailConfirmed: true,
          now: nowMs,
        });
      });
      if (created && holder) await noteEvent('email-lost', { who: holder.id });
      if (created) return created;
    }
    // Of two first sign-ins at once the other has made the account.
    const user = await store.users.findByGoogleSub(sub);
    if (!user) throw new Refusal('google-sign-in-failed');
    return user;
  }
}
