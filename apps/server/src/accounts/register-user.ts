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
 * Creates an account with a password. Registering an address again with the password of an account
 * that has it but has not confirmed it returns that account.
 */
export type RegisterUser = (registration: Registration) => Promise<Registered>;

export interface Registered {
  readonly user: UserRecord;
  /** Whether the confirmation link is not sent, because many were requested recently. */
  readonly isLinkWithheld: boolean;
}

interface Deps {
  readonly store: Store;
  readonly passwords: Passwords;
  readonly checkPassword: CheckPassword;
  readonly noteEvent: NoteEvent;
  /** Undefined: no mail is sent, and an address belongs to the first account that enters it. */
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
    // Taken addresses count too, so that nobody can look up thousands of accounts.
    if (rateLimits)
      await requireAttempt(
        store.attempts,
        { key: attemptKey('register', networkOf(ip)), limit: attemptLimits.register },
        now().getTime(),
      );
    const user =
      (await findOrCreate(registration)) ??
      // Somebody registered the address at the same moment: treated as if they had been first.
      (await findOrCreate(registration));
    if (!user) throw emailTaken();
    const isLinkWithheld = !(await mailLink(user, registration));
    await noteEvent('registered', { who: user.id, ip });
    return { user, isLinkWithheld };
  };

  /** False above the limit on mails: the new account stays. */
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
      // Whoever confirms the address gets it; until then it stays where it is.
      isUnaddressed: holder !== undefined,
      now: now().getTime(),
    });
  }
}

/**
 * Whoever knows the password created the account; above the limits on guessing, no password is
 * accepted.
 */
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
