import { findPasswordProblem } from '../credentials/password-problem.ts';
import type { Passwords } from '../credentials/passwords.ts';
import { messages } from '../messages.ts';
import { Refusal } from '../refusal.ts';
import { networkOf } from '../store/address-counters.ts';
import { attemptKey } from '../store/attempts.ts';
import type { Store } from '../store/store.ts';
import type { UserRecord } from '../store/users.ts';
import type { AskForMail } from './ask-for-mail.ts';
import { strangerAt } from './askers.ts';
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
  /** Undefined where nothing is mailed: then an address is whose it is entered for first. */
  readonly askForMail: AskForMail | undefined;
  readonly now: () => Date;
  readonly rateLimits: boolean;
}

export function createRegisterUser({
  store,
  passwords,
  noteEvent,
  askForMail,
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
    const holder = await store.users.findByEmail(email);
    if (holder && (holder.isEmailConfirmed || !askForMail)) throw emailTaken();
    const passwordHash = await passwords.hash(password, strangerAt(ip));
    const user = await store.users.create({
      email,
      passwordHash,
      googleSub: null,
      firstName,
      lastName,
      isEmailConfirmed: false,
      // Whoever confirms the address has it; until then it stays where it is.
      isUnaddressed: holder !== undefined,
      now: nowMs,
    });
    if (!user) throw emailTaken();
    await askForMail?.({ kind: 'confirm-email', email, userId: user.id });
    await noteEvent('registered', { who: user.id, ip });
    return user;
  };
}

function emailTaken(): Refusal {
  return new Refusal('invalid-input', { errors: { email: [messages.emailTaken] } });
}
