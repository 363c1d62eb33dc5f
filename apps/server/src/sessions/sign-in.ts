import { email as emailSchema } from '@rendezvous/contract';
import type { DeviceTokens } from './device-tokens.ts';
import type { Asker } from '../platform/concurrency/fair-turns.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { Refusal } from '../refusal.ts';
import { networkOf } from '../platform/http/network-of.ts';
import type { Store } from '../store.ts';
import { emailKeyOf } from '../platform/db/email-key.ts';
import type { UserRecord } from '../accounts/users-store.ts';
import type { CheckPassword } from '../passwords/check-password.ts';
import type { OpenSession, TokenPair } from './open-session.ts';
import type { NoteEvent } from '../accounts/note-event.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly ip: string;
  /** The device, in a few words. */
  readonly device: string;
  /** What the browser kept from its last sign-in. */
  readonly deviceToken: string | undefined;
}

export interface SignedInTokens extends TokenPair {
  /** What the browser keeps so that it is recognized at the next sign-in. */
  readonly deviceToken: string;
}

/**
 * Signs in with a password. Neither the answer nor its timing reveals that there is no such
 * account.
 */
export type SignIn = (credentials: Credentials) => Promise<SignedInTokens>;

interface Deps {
  readonly store: Store;
  readonly passwords: Passwords;
  readonly deviceTokens: DeviceTokens;
  readonly checkPassword: CheckPassword;
  readonly openSession: OpenSession;
  readonly noteEvent: NoteEvent;
}

export function createSignIn({
  store,
  passwords,
  deviceTokens,
  checkPassword,
  openSession,
  noteEvent,
}: Deps): SignIn {
  return async ({ email, password, ip, device, deviceToken }) => {
    // Text that is no email address at all may contain what no database accepts.
    const user = emailSchema.safeParse(email).success
      ? await store.users.findByEmail(email)
      : undefined;
    const checked = await checkPassword({ user, email, password, ip, deviceToken });
    const tokens =
      user && checked.isRight
        ? await openSession(user, { network: networkOf(ip), device })
        : undefined;
    await noteEvent(tokens ? 'signed-in' : 'sign-in-refused', {
      who: user?.id ?? emailKeyOf(email),
      ip,
    });
    if (!user || !tokens) throw new Refusal('bad-credentials');
    await renewHash(user, password, checked.asker);
    // A known browser keeps its identity: with a new one at each sign-in it would get new limits
    // each time.
    const isSame = deviceToken !== undefined && checked.isKnownDevice;
    return { ...tokens, deviceToken: isSame ? deviceToken : deviceTokens.create(user.id) };
  };

  async function renewHash(
    { id, passwordHash }: UserRecord,
    password: string,
    asker: Asker,
  ): Promise<void> {
    if (passwordHash === null || !passwords.isOutdated(passwordHash)) return;
    await store.users.replacePasswordHash(id, {
      before: passwordHash,
      after: await passwords.hash(password, asker),
    });
  }
}
