import { findPasswordProblem } from '../passwords/password-problem.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { messages } from '../messages.ts';
import { Refusal } from '../refusal.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { attemptKey } from '../limits/attempt-key.ts';
import type { Store } from '../store.ts';
import type { UserRecord } from './users-store.ts';
import type { AskForMail } from './ask-for-mail.ts';
import { strangerAt } from '../passwords/askers.ts';
import type { CheckPassword } from '../passwords/check-password.ts';
import type { NoteEvent } from './note-event.ts';
import { attemptLimits, requireAttempt } from '../limits/require-attempt.ts';

export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly ip: string;
}

/**
 * Creates an account with a password. Registering an address again with the password of an account that has it but has not
 * confirmed it returns that account.
 */
export type RegisterUser = (registration: Registration) => Promise<Registered>;

export interface Registered {
  readonly user: UserRecord;
  /** Whether the link that confirms the address is not mailed, since many were asked for lately. */
  readonly isLinkWithheld: boolean;
}

interface Deps {
  readonly store: Store;
  readonly passwords: Passwords;
  readonly checkPassword: CheckPassword;
  readonly noteEvent: NoteEvent;
  /** Undefined where nothing is mailed: then an address is whose it is entered for first. */
  readonly askForMail: AskForMail | undefined;
  readonly now: () => Date;
  readonly rateLimits: boolean;
}

export function createRegisterUser({
  store,
  passwords,
  checkPassword,
  noteEvent,
  askForMail,
  now,
  rateLimits,
}: Deps): RegisterUser {
  return async (registration) => {
    const { email, password, ip } = registration;
    const problem = findPasswordProblem(password, email);
    if (problem !== undefined)
      throw new Refusal('invalid-input', { errors: { password: [problem] } });
    // Taken e-mails count as well, so that nobody can look up who has an account by the thousand.
    if (rateLimits)
      await requireAttempt(
        store.attempts,
        { key: attemptKey('register', networkOf(ip)), limit: attemptLimits.register },
        now().getTime(),
      );
    const user =
      (await findOrCreate(registration)) ??
      // Somebody else has registered the address at the same time: it is as if that had been before.
      (await findOrCreate(registration));
    if (!user) throw emailTaken();
    const isLinkWithheld = !(await mailLink(user, registration));
    await noteEvent('registered', { who: user.id, ip });
    return { user, isLinkWithheld };
  };

  /** False past the limit on mails: an account that is made stays. */
  async function mailLink({ id }: UserRecord, { email, ip }: Registration): Promise<boolean> {
    try {
      await askForMail?.({ kind: 'confirm-email', email, userId: id }, { ip });
      return true;
    } catch (error) {
      if (error instanceof Refusal && error.code === 'too-many-requests') return false;
      throw error;
    }
  }

  async function findOrCreate(registration: Registration): Promise<UserRecord | undefined> {
    const { email, password, firstName, lastName, ip } = registration;
    const holder = await store.users.findByEmail(email);
    if (holder && (holder.isEmailConfirmed || !askForMail)) throw emailTaken();
    if (holder && (await isOwnerOf(checkPassword, holder, registration))) return holder;
    return store.users.create({
      email,
      passwordHash: await passwords.hash(password, strangerAt(ip)),
      googleSub: null,
      firstName,
      lastName,
      isEmailConfirmed: false,
      // Whoever confirms the address has it; until then it stays where it is.
      isUnaddressed: holder !== undefined,
      now: now().getTime(),
    });
  }
}

/** Whoever knows the password made the account themselves; past the limits on guessing nobody is believed. */
async function isOwnerOf(
  checkPassword: CheckPassword,
  user: UserRecord,
  { email, password, ip }: Registration,
): Promise<boolean> {
  try {
    return (await checkPassword({ user, email, password, ip })).isRight;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'too-many-requests') return false;
    throw error;
  }
}

function emailTaken(): Refusal {
  return new Refusal('invalid-input', { errors: { email: [messages.emailTaken] } });
}
