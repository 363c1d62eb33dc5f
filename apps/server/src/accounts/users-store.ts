import { randomInt } from 'node:crypto';
import { usualTiming, type ReminderTiming } from '@rendezvous/contract';
import { compileOnce } from '../platform/db/compile-once.ts';
import { deleteContents } from './delete-contents-query.ts';
import { isUniqueViolation } from '../platform/db/is-unique-violation.ts';
import { emailKeyOf, noKeyOf } from '../platform/db/email-key.ts';
import type { Database } from '../platform/db/tables.ts';
import { Refusal } from '../refusal.ts';

export interface UserRecord {
  readonly id: number;
  readonly email: string;
  /** Null if only Google signs in. */
  readonly passwordHash: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly remindersByMail: boolean;
  readonly reminderTiming: ReminderTiming;
  /** Whether the owner of the mailbox has confirmed the address. */
  readonly isEmailConfirmed: boolean;
  /** The pending address, until it is confirmed. */
  readonly pendingEmail: string | null;
  readonly createdAt: number;
  /** The picture of the user's own profile. */
  readonly avatarPhotoId: string | null;
}

export interface NewUser
  extends Pick<UserRecord, 'email' | 'passwordHash' | 'firstName' | 'lastName'> {
  readonly isEmailConfirmed: boolean;
  /** Without an address, so that nobody finds the account by it before it is confirmed. */
  readonly isUnaddressed?: boolean;
  /** Google's id for the account. */
  readonly googleSub: string | null;
  readonly now: number;
}

/** What a user may change; undefined leaves a field unchanged. */
export type UserFields = {
  readonly [Field in 'email' | 'firstName' | 'lastName']: string | undefined;
} & {
  readonly remindersByMail: boolean | undefined;
  readonly reminderTiming?: {
    readonly [Part in keyof ReminderTiming]?: ReminderTiming[Part] | undefined;
  };
  readonly pendingEmail?: string | null;
};

export interface Users {
  /** Undefined if another account has the email address or the Google account. */
  create(user: NewUser): Promise<UserRecord | undefined>;
  find(userId: number): Promise<UserRecord | undefined>;
  /** The user of a session; refuses as signed out if the account has just been deleted. */
  require(userId: number): Promise<UserRecord>;
  /** Whether there are no accounts yet. */
  isEmpty(): Promise<boolean>;
  findByEmail(email: string): Promise<UserRecord | undefined>;
  findByGoogleSub(googleSub: string): Promise<UserRecord | undefined>;
  /** Locks the account until the transaction ends; false if gone, or its password has changed. */
  hold(user: Pick<UserRecord, 'id' | 'passwordHash'>): Promise<boolean>;
  /** Changes the given fields; a new email is unconfirmed. False if another account has it. */
  update(userId: number, changes: UserFields): Promise<boolean>;
  /** Stores the address that Google confirmed at the last sign-in with it. */
  keepGoogleEmail(userId: number, email: string): Promise<void>;
  /** Stores the time zone that the user's browser sent last. */
  keepTimeZone(userId: number, timeZone: string): Promise<void>;
  /** Replaces the hash, unless it has changed since it was read. */
  replacePasswordHash(userId: number, hashes: { before: string; after: string }): Promise<boolean>;
  /** Sets the password, whatever it was. */
  setPasswordHash(userId: number, hash: string): Promise<void>;
  /** Deletes most of the user's data, bit by bit: before `delete`, outside of a transaction. */
  deleteContents(userId: number): Promise<void>;
  /** Deletes the user with all their rows; `eraseAccount` takes care of what is more than rows. */
  delete(userId: number): Promise<void>;
}

/** Random, so that ids do not reveal how many users there are, and exact in every JSON parser. */
const highestId = 2 ** 48 - 1;

export function createUsers(db: Database): Users {
  const findRows = compileOnce(db, ({ userId }: { userId: number }) =>
    selectUsers(db).where('users.id', '=', userId),
  );
  return {
    create: (user) => insertUser(db, user),

    find: (userId) => findUser(selectUsers(db).where('users.id', '=', userId)),

    async require(userId) {
      const [row] = await findRows({ userId });
      if (row === undefined) throw new Refusal('signed-out');
      return presentRow(row);
    },

    async isEmpty() {
      return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;
    },

    findByEmail: (email) =>
      findUser(selectUsers(db).where('users.email_key', '=', emailKeyOf(email))),
    findByGoogleSub: (googleSub) =>
      findUser(selectUsers(db).where('users.google_sub', '=', googleSub)),

    hold: (user) => hold(db, user),

    update: (userId, fields) => updateUser(db, userId, fields),

    keepGoogleEmail: (userId, email) => keepGoogleEmail(db, userId, email),

    async keepTimeZone(userId, timeZone) {
      await db.updateTable('users').set({ time_zone: timeZone }).where('id', '=', userId).execute();
    },

    async replacePasswordHash(userId, { before, after }) {
      const row = await db
        .updateTable('users')
        .set({ password_hash: after })
        .where('id', '=', userId)
        .where('password_hash', '=', before)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    async setPasswordHash(userId, hash) {
      await db.updateTable('users').set({ password_hash: hash }).where('id', '=', userId).execute();
    },

    deleteContents: (userId) => deleteContents(db, { userId }),

    async delete(userId) {
      await db.deleteFrom('users').where('id', '=', userId).execute();
    },
  };
}

async function hold(
  db: Database,
  { id, passwordHash }: Pick<UserRecord, 'id' | 'passwordHash'>,
): Promise<boolean> {
  // Any write locks the row, on both databases.
  const row = await db
    .updateTable('users')
    .set((user) => ({ password_hash: user.ref('password_hash') }))
    .where('id', '=', id)
    .where('password_hash', passwordHash === null ? 'is' : '=', passwordHash)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

async function keepGoogleEmail(db: Database, userId: number, email: string): Promise<void> {
  const key = emailKeyOf(email);
  await db
    .updateTable('users')
    .set({ google_email_key: key })
    .where('id', '=', userId)
    .where(({ eb, or }) =>
      or([eb('google_email_key', 'is', null), eb('google_email_key', '!=', key)]),
    )
    .execute();
}

/** False if another account has the email address. */
async function updateUser(
  db: Database,
  userId: number,
  { email, firstName, lastName, remindersByMail, reminderTiming = {}, pendingEmail }: UserFields,
): Promise<boolean> {
  const { hour, leadDays } = reminderTiming;
  const changes = {
    ...(email !== undefined && {
      email,
      email_key: emailKeyOf(email),
      // Nobody has confirmed this one.
      email_confirmed_at: null,
      unaddressed_at: null,
    }),
    ...(pendingEmail !== undefined && { pending_email: pendingEmail }),
    ...(firstName !== undefined && { first_name: firstName }),
    ...(lastName !== undefined && { last_name: lastName }),
    ...(remindersByMail !== undefined && { reminders_by_mail: Number(remindersByMail) }),
    ...(hour !== undefined && { reminder_hour: hour }),
    ...(leadDays !== undefined && { reminder_lead_days: leadDays }),
  };
  if (Object.keys(changes).length === 0) return true;
  try {
    await db.updateTable('users').set(changes).where('id', '=', userId).execute();
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

async function insertUser(
  db: Database,
  {
    email,
    passwordHash,
    googleSub,
    firstName,
    lastName,
    isEmailConfirmed,
    isUnaddressed = false,
    now,
  }: NewUser,
): Promise<UserRecord | undefined> {
  const id = randomInt(1, highestId);
  const username = email.slice(0, email.lastIndexOf('@'));
  const row = await db
    .insertInto('users')
    .values({
      id,
      email,
      email_key: isUnaddressed ? noKeyOf(id) : emailKeyOf(email),
      password_hash: passwordHash,
      google_sub: googleSub,
      google_email_key: googleSub === null ? null : emailKeyOf(email),
      first_name: firstName,
      last_name: lastName,
      username,
      time_zone: 'UTC',
      reminders_by_mail: 1,
      mail_slot: '',
      created_at: now,
      email_confirmed_at: isEmailConfirmed ? now : null,
      pending_email: null,
      unaddressed_at: isUnaddressed ? now : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return (
    row && {
      id,
      email,
      passwordHash,
      firstName,
      lastName,
      username,
      remindersByMail: true,
      reminderTiming: usualTiming,
      isEmailConfirmed,
      pendingEmail: null,
      createdAt: now,
      avatarPhotoId: null,
    }
  );
}

async function findUser(query: ReturnType<typeof selectUsers>): Promise<UserRecord | undefined> {
  const row = await query.executeTakeFirst();
  return row && presentRow(row);
}

type UserRow = Awaited<ReturnType<ReturnType<typeof selectUsers>['execute']>>[number];

function presentRow({
  reminders_by_mail: remindersByMail,
  reminder_hour: hour,
  reminder_lead_days: leadDays,
  email_confirmed_at: confirmedAt,
  ...user
}: UserRow): UserRecord {
  return {
    ...user,
    remindersByMail: remindersByMail === 1,
    reminderTiming: { hour, leadDays },
    isEmailConfirmed: confirmedAt !== null,
  };
}

function selectUsers(db: Database) {
  return db
    .selectFrom('users')
    .leftJoin('profiles', (join) =>
      join.onRef('profiles.user_id', '=', 'users.id').on('profiles.is_own', '=', 1),
    )
    .select([
      'users.id',
      'users.email',
      'users.password_hash as passwordHash',
      'users.first_name as firstName',
      'users.last_name as lastName',
      'users.username',
      'users.reminders_by_mail',
      'users.reminder_hour',
      'users.reminder_lead_days',
      'users.email_confirmed_at',
      'users.pending_email as pendingEmail',
      'users.created_at as createdAt',
      'profiles.avatar_photo_id as avatarPhotoId',
    ]);
}
