import type { FindGoogleAccount, GoogleAccount } from './google-accounts.ts';
import { Refusal } from '../refusal.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { attemptKey } from '../limits/attempt-key.ts';
import type { Store } from '../store.ts';
import { emailKeyOf } from '../platform/db/email-key.ts';
import type { UserRecord } from '../accounts/users-store.ts';
import type { LinkGoogle } from './link-google.ts';
import type { OpenSession, TokenPair } from '../sessions/open-session.ts';
import type { NoteEvent } from '../accounts/note-event.ts';
import { attemptLimits, requireAttempt } from '../limits/require-attempt.ts';

export interface GoogleSignIn {
  /** The password of the account that has the address of the one at Google, or had it. */
  readonly password: string | undefined;
  /** Whether to ask for that password rather than to go without. */
  readonly asksFirst: boolean;
  readonly ip: string;
  readonly device: string;
}

export interface SignedInWithGoogle extends TokenPair {
  readonly user: UserRecord;
  /** Whether the account is new and has its address from another. */
  readonly isOtherSetAside: boolean;
}

/**
 * Signs in the person whom Google names as the holder of the credential, and creates the
 * account the first time. Google alone never opens an existing account with the same address;
 * that needs its password too.
 */
export type SignInWithGoogle = (
  credential: string,
  options: GoogleSignIn,
) => Promise<SignedInWithGoogle>;

interface Deps {
  readonly store: Store;
  /** Undefined where Google is not set up. */
  readonly findGoogleAccount: FindGoogleAccount | undefined;
  readonly linkGoogle: LinkGoogle;
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
  linkGoogle,
  openSession,
  noteEvent,
  now,
  rateLimits,
  confirmsEmails,
}: Deps): SignInWithGoogle {
  const count = async (kind: CountedKind, ip: string) => {
    if (rateLimits) await countAttempt(store, kind, { ip, nowMs: now().getTime() });
  };
  return async (credential, options) => {
    const { ip, device } = options;
    if (!findGoogleAccount) throw new Refusal('google-sign-in-failed');
    await count('google', ip);
    const account = await findGoogleAccount(credential);
    if (!account) throw new Refusal('google-sign-in-failed');
    const { user, isOtherSetAside = false } = await findAccount(account, options);
    const tokens = await openSession(user, { network: networkOf(ip), device });
    if (!tokens) throw new Refusal('google-sign-in-failed');
    await noteEvent('signed-in-with-google', { who: user.id, ip });
    return { ...tokens, user, isOtherSetAside };
  };

  async function findAccount(
    account: GoogleAccount,
    { ip, password, asksFirst }: GoogleSignIn,
  ): Promise<{ user: UserRecord; isOtherSetAside?: boolean }> {
    // The address first: an account that another first sign-in makes meanwhile is then known.
    const holder = await store.users.findByEmail(account.email);
    const known = await store.users.findByGoogleSub(account.sub);
    if (known) await store.users.keepGoogleEmail(known.id, account.email);
    const other = known ? await findSetAside(store, known) : holder;
    if (other && password !== undefined)
      return { user: await linkGoogle({ account, known, other, password, ip }) };
    const isUnconfirmed = known || (confirmsEmails && !other?.isEmailConfirmed);
    if (other && asksFirst && other.passwordHash !== null)
      throw new Refusal(isUnconfirmed ? 'account-unconfirmed' : 'account-not-linked');
    if (known) return confirmed(store, known, { email: account.email, nowMs: now().getTime() });
    if (other && !isUnconfirmed) throw new Refusal('google-sign-in-failed');
    return createUser(account, other, ip);
  }

  async function createUser(
    { sub, email }: GoogleAccount,
    holder: UserRecord | undefined,
    ip: string,
  ): Promise<{ user: UserRecord; isOtherSetAside?: boolean }> {
    await count('register', ip);
    const created = await makeAccount(store, { sub, email, holder, nowMs: now().getTime() });
    if (created && holder) await noteEvent('email-lost', { who: holder.id });
    if (created) return { user: created, isOtherSetAside: holder !== undefined };
    // Of two first sign-ins at once the other has made the account.
    const user = await store.users.findByGoogleSub(sub);
    if (!user) throw new Refusal('google-sign-in-failed');
    return { user };
  }
}

type CountedKind = 'google' | 'register';

function countAttempt(
  { attempts }: Store,
  kind: CountedKind,
  { ip, nowMs }: { ip: string; nowMs: number },
): Promise<void> {
  const key = attemptKey(kind, networkOf(ip));
  return requireAttempt(attempts, { key, limit: attemptLimits[kind] }, nowMs);
}

interface NewAccount extends GoogleAccount {
  /** Who has the address now and never confirmed it. */
  readonly holder: UserRecord | undefined;
  readonly nowMs: number;
}

/** Undefined where somebody has just made it, or got the address. */
function makeAccount(
  store: Store,
  { sub, email, holder, nowMs }: NewAccount,
): Promise<UserRecord | undefined> {
  return store.inTransaction(async ({ addresses, users }) => {
    // Whoever made the account may never have held the address: its content is not handed over.
    if (holder && !(await addresses.take(holder.id, nowMs))) return undefined;
    const user = await users.create({
      email,
      passwordHash: null,
      googleSub: sub,
      firstName: '',
      lastName: '',
      isEmailConfirmed: true,
      now: nowMs,
    });
    if (holder && user) await addresses.setAside(holder.id, { for: user.id });
    return user;
  });
}

/** The account that lost its address to this one, as long as nobody would miss this one. */
async function findSetAside(
  { addresses, usage, users }: Store,
  known: UserRecord,
): Promise<UserRecord | undefined> {
  const id = await addresses.findSetAside(known.id);
  if (id === undefined || (await usage.find(known.id)).usedBytes > 0) return undefined;
  return users.find(id);
}

/** What Google has verified need not be confirmed by mail. */
async function confirmed(
  { addresses }: Store,
  user: UserRecord,
  { email, nowMs }: { email: string; nowMs: number },
): Promise<{ user: UserRecord }> {
  if (user.isEmailConfirmed || emailKeyOf(user.email) !== emailKeyOf(email)) return { user };
  await addresses.confirm(user.id, user.email, nowMs);
  return { user: { ...user, isEmailConfirmed: true } };
}
