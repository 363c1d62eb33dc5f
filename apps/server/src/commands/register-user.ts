import { findPasswordProblem } from '../credentials/password-problem.ts';
import type { Passwords } from '../credentials/passwords.ts';
import { messages } from '../messages.ts';
import { Refusal } from '../refusal.ts';
import { networkOf } from '../store/address-counters.ts';
import { attemptKey } from '../store/attempts.ts';
import type { Store } from '../store/store.ts';
import type { UserRecord } from '../store/users.ts';
import type { NoteEvent } from './note-event.ts';
import { attemptLimits, requireAttempt } from './require-attempt.ts';

export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly ip: string;
}

/** Makes an account with a password. */
export type RegisterUser = (registration: Registration) => Promise<UserRecord>;

interface Deps {
  readonly store: Store;
  readonly passwords: Passwords;
  readonly noteEvent: NoteEvent;
  readonly now: () => Date;
  readonly rateLimits: boolean;
}

export function createRegisterUser({
  store,
  passwords,
  noteEvent,
  now,
  rateLimits,
}: Deps): RegisterUser {
  return async ({ email, password, firstName, lastName, ip }) => {
    const nowMs = now().getTime();
    const problem = findPasswordProblem(password, email);
    if (problem !== undefined)
      throw new Refusal('invalid-input', { errors: { password: [problem] } });
    // Taken e-mails count as well, so that nobody can look up who has an account by the thousand.
    if (rateLimits)
      await requireAttempt(
        store.attempts,
        { key: attemptKey('register', networkOf(ip)), limit: attemptLimits.register },
        nowMs,
      );
    if (await store.users.findByEmail(email)) throw emailTaken();
    const passwordHash = await passwords.hash(password);
    const user = await store.users.create({
      email,
      passwordHash,
      googleSub: null,
      firstName,
      lastName,
      now: nowMs,
    });
    if (!user) throw emailTaken();
    await noteEvent('registered', { who: user.id, ip });
    return user;
  };
}

function emailTaken(): Refusal {
  return new Refusal('invalid-input', { errors: { email: [messages.emailTaken] } });
}
