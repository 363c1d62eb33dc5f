import { email as emailSchema } from '@rendezvous/contract';
import type { Passwords } from '../credentials/passwords.ts';
import { Refusal } from '../refusal.ts';
import { networkOf } from '../store/address-counters.ts';
import { attemptKey } from '../store/attempts.ts';
import type { Store } from '../store/store.ts';
import { emailKeyOf, type UserRecord } from '../store/users.ts';
import type { OpenSession, TokenPair } from './open-session.ts';
import type { NoteEvent } from './note-event.ts';
import { attemptLimits, type CountedAttempt } from './require-attempt.ts';
import type { TryPassword } from './try-password.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly ip: string;
}

/** Signs in with a password. That there is no such account shows neither in the answer nor in the time it takes. */
export type SignIn = (credentials: Credentials) => Promise<TokenPair>;

interface Deps {
  readonly store: Store;
  readonly passwords: Passwords;
  readonly tryPassword: TryPassword;
  readonly openSession: OpenSession;
  readonly noteEvent: NoteEvent;
  /** Whether what comes from one network is limited; an account is protected in any case. */
  readonly rateLimits: boolean;
}

export function createSignIn({
  store,
  passwords,
  tryPassword,
  openSession,
  noteEvent,
  rateLimits,
}: Deps): SignIn {
  return async ({ email, password, ip }) => {
    const network = networkOf(ip);
    const emailKey = emailKeyOf(email);
    // What is no e-mail at all may hold what no database takes.
    const user = emailSchema.safeParse(email).success
      ? await store.users.findByEmail(email)
      : undefined;
    // Looked up for nobody too, so that it takes as long.
    const isKnown = await store.knownNetworks.isKnown(user?.id ?? 0, network);
    const counted: CountedAttempt[] = [
      ...(rateLimits
        ? [
            {
              key: attemptKey('sign-in-from', emailKey, network),
              limit: attemptLimits.signInFromNetwork,
            },
            { key: attemptKey('sign-ins-from', network), limit: attemptLimits.signInsFromNetwork },
          ]
        : []),
      // Otherwise anybody could keep the owner out by guessing.
      ...(isKnown ? [] : [{ key: attemptKey('sign-in', emailKey), limit: attemptLimits.signIn }]),
    ];
    const isRight = await tryPassword({
      passwordHash: user?.passwordHash ?? null,
      password,
      counted,
    });
    const tokens = user && isRight ? await openSession(user, network) : undefined;
    await noteEvent(tokens ? 'signed-in' : 'sign-in-refused', { who: user?.id ?? emailKey, ip });
    if (!user || !tokens) throw new Refusal('bad-credentials');
    await renewHash(user, password);
    return tokens;
  };

  async function renewHash({ id, passwordHash }: UserRecord, password: string): Promise<void> {
    if (passwordHash === null || !passwords.isOutdated(passwordHash)) return;
    await store.users.replacePasswordHash(id, {
      before: passwordHash,
      after: await passwords.hash(password),
    });
  }
}
