import { email as emailSchema } from '@rendezvous/contract';
import type { DeviceTokens } from '../credentials/device-tokens.ts';
import type { Passwords } from '../credentials/passwords.ts';
import { Refusal } from '../refusal.ts';
import { familyOf, networkOf } from '../store/address-counters.ts';
import { attemptKey } from '../store/attempts.ts';
import type { Store } from '../store/store.ts';
import { emailKeyOf } from '../db/email-key.ts';
import type { UserRecord } from '../store/users.ts';
import type { OpenSession, TokenPair } from './open-session.ts';
import type { NoteEvent } from './note-event.ts';
import { attemptLimits } from './require-attempt.ts';
import type { PasswordTry, TryPassword } from './try-password.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly ip: string;
  /** What it is done with, in a few words. */
  readonly device: string;
  /** What the browser keeps from its last sign-in. */
  readonly deviceToken: string | undefined;
}

export interface SignedInTokens extends TokenPair {
  /** What the browser keeps to be known at the next sign-in. */
  readonly deviceToken: string;
}

/** Signs in with a password. That there is no such account shows neither in the answer nor in the time it takes. */
export type SignIn = (credentials: Credentials) => Promise<SignedInTokens>;

interface Deps {
  readonly store: Store;
  readonly passwords: Passwords;
  readonly deviceTokens: DeviceTokens;
  readonly tryPassword: TryPassword;
  readonly openSession: OpenSession;
  readonly noteEvent: NoteEvent;
  /** Whether what comes from one network is limited; an account is protected in any case. */
  readonly rateLimits: boolean;
}

export function createSignIn({
  store,
  passwords,
  deviceTokens,
  tryPassword,
  openSession,
  noteEvent,
  rateLimits,
}: Deps): SignIn {
  return async ({ email, password, ip, device, deviceToken }) => {
    const network = networkOf(ip);
    const emailKey = emailKeyOf(email);
    // What is no e-mail at all may hold what no database takes.
    const user = emailSchema.safeParse(email).success
      ? await store.users.findByEmail(email)
      : undefined;
    // Looked up for nobody too, so that it takes as long.
    const isKnown = await store.knownNetworks.isKnown(user?.id ?? 0, network);
    const known = deviceToken === undefined ? undefined : deviceTokens.read(deviceToken);
    const knownDevice = known !== undefined && known.userId === user?.id ? known.id : undefined;
    const knownBy = knownDevice ?? (isKnown ? network : undefined);
    const limits =
      user && knownDevice !== undefined
        ? deviceLimits(user.id, knownDevice)
        : networkLimits(emailKey, network);
    // Those who share a network with the owner take turns with a browser of theirs.
    const whose = knownDevice === undefined ? network : `user ${user?.id}`;
    const isRight = await tryPassword({
      passwordHash: user?.passwordHash ?? null,
      password,
      whose,
      ...(rateLimits ? limits : { evaluated: [], wrong: [] }),
      wrongOneOf: accountLimits(emailKey, network, knownBy),
    });
    const tokens = user && isRight ? await openSession(user, { network, device }) : undefined;
    await noteEvent(tokens ? 'signed-in' : 'sign-in-refused', { who: user?.id ?? emailKey, ip });
    if (!user || !tokens) throw new Refusal('bad-credentials');
    await renewHash(user, password, whose);
    // A browser that is known stays the one it is: another at each sign-in would have limits of its own each time.
    const isSame = deviceToken !== undefined && knownDevice !== undefined;
    return { ...tokens, deviceToken: isSame ? deviceToken : deviceTokens.create(user.id) };
  };

  async function renewHash(
    { id, passwordHash }: UserRecord,
    password: string,
    whose: string,
  ): Promise<void> {
    if (passwordHash === null || !passwords.isOutdated(passwordHash)) return;
    await store.users.replacePasswordHash(id, {
      before: passwordHash,
      after: await passwords.hash(password, whose),
    });
  }
}

type Limits = Pick<PasswordTry, 'evaluated' | 'wrong'>;

function networkLimits(emailKey: string, network: string): Limits {
  return {
    evaluated: [
      { key: attemptKey('passwords-from', network), limit: attemptLimits.passwordsFromNetwork },
      {
        key: attemptKey('passwords-for', emailKey, network),
        limit: attemptLimits.passwordsForAccount,
      },
    ],
    wrong: [
      {
        key: attemptKey('sign-in-from', emailKey, network),
        limit: attemptLimits.signInFromNetwork,
      },
      { key: attemptKey('sign-ins-from', network), limit: attemptLimits.signInsFromNetwork },
    ],
  };
}

/**
 * In the place of its network's, so that nobody who shares one with the owner, of a café or a carrier, locks them out: what
 * one browser of the owner may try, and all of them together.
 */
function deviceLimits(userId: number, device: string): Limits {
  const key = (kind: string, ...of: string[]) => attemptKey(kind, String(userId), ...of);
  return {
    evaluated: [
      { key: key('passwords-of-devices'), limit: attemptLimits.passwordsFromNetwork },
      { key: key('passwords-of-device', device), limit: attemptLimits.passwordsForAccount },
    ],
    wrong: [{ key: key('sign-in-of-device', device), limit: attemptLimits.signInFromNetwork }],
  };
}

/**
 * What protects the account without locking its owner out: whoever was there before, by network or by browser, is counted by
 * themselves. Strangers share one limit; so that those who spend it do not keep others out, the first try from each
 * neighborhood of networks counts against another.
 */
function accountLimits(
  emailKey: string,
  network: string,
  knownBy: string | undefined,
): NonNullable<PasswordTry['wrongOneOf']> {
  if (knownBy !== undefined)
    return [
      [
        {
          key: attemptKey('sign-in-known', emailKey, knownBy),
          limit: attemptLimits.signInKnown,
        },
      ],
    ];
  return [
    [
      {
        key: attemptKey('sign-in-family', emailKey, familyOf(network)),
        limit: attemptLimits.signInOfFamily,
      },
      { key: attemptKey('sign-in-families', emailKey), limit: attemptLimits.signInOfFamilies },
    ],
    [{ key: attemptKey('sign-in', emailKey), limit: attemptLimits.signIn }],
  ];
}
