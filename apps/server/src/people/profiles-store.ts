import { randomInt } from 'node:crypto';
import {
  limits,
  type NewProfile,
  profileDefaults,
  type ProfileChanges,
  type WrittenProfile,
} from '@rendezvous/contract';
import { addStatusChange } from './add-status-change-query.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { importantDayRows } from '../platform/db/migrations/important-day-rows.ts';
import { deleteContents } from '../accounts/delete-contents-query.ts';
import { keepImportantDays } from './keep-important-days-query.ts';
import type { Page } from '../platform/db/pages.ts';
import { StoredDamage } from '../platform/db/stored-damage.ts';
import type { Database } from '../platform/db/tables.ts';
import { lockUser, withUserLocked } from '../platform/db/with-user-locked.ts';
import {
  pageOfProfiles,
  readProfiles,
  type ProfileKey,
  type ProfilesWanted,
  type StoredProfile,
} from './stored-profiles-query.ts';
import { profileColumnsOf, withChanges, writtenIn } from './written-profile.ts';
import { Refusal } from '../refusal.ts';

export type { ProfileKey, StoredProfile };

/** When something happens: the instant, and the day where the user is. */
export interface Moment {
  readonly now: number;
  readonly today: string;
}

interface Added {
  readonly id: number;
  readonly isNew: boolean;
}

export interface Profiles {
  /**
   * The user's people, newest first, without the user's own profile, each with `limits.listedDates`
   * dates. The number of statements does not grow with the number of people.
   */
  page(userId: number, wanted: ProfilesWanted): Promise<Page<StoredProfile, ProfileKey>>;
  /** One of them, or the user's own profile, with all dates. */
  find(userId: number, id: number, today: string): Promise<StoredProfile | undefined>;
  /**
   * The id of the user's own profile, which is created on first use and named after the username.
   */
  requireOwnId(userId: number, moment: Moment): Promise<number>;
  /**
   * Adds a person, unless the same request has already added one: returns who it is, and whether
   * they are new. Refuses with `too-many` if there is no room for another person.
   */
  create(userId: number, profile: NewProfile, moment: Moment): Promise<Added>;
  /** Changes the given fields, and says whether there is such a profile. */
  update(
    userId: number,
    id: number,
    change: { changes: ProfileChanges; moment: Moment },
  ): Promise<boolean>;
  /**
   * Deletes most of what belongs to a person, a little at a time: call it before `delete`, outside
   * of a transaction. Does nothing for the user's own profile.
   */
  deleteContents(userId: number, id: number): Promise<void>;
  /**
   * Deletes a person with their photos, dates, ideas and notes, and says whether there was one. The
   * user's own profile stays.
   */
  delete(userId: number, id: number): Promise<boolean>;
}

export function createProfiles(db: Database): Profiles {
  return {
    page: (userId, wanted) => pageOfProfiles(db, userId, wanted),

    async find(userId, id, today) {
      const ids = [id];
      const [profile] = await readProfiles(db, { userId, today, ids, maxDates: limits.dates });
      if (profile?.isDamaged)
        throw new StoredDamage(`the person ${id}`, new Error('it is damaged'));
      return profile;
    },

    requireOwnId: async (userId, moment) =>
      (await findOwnId(db, userId)) ?? createOwn(db, userId, moment),

    create: (userId, profile, moment) =>
      withUserLocked(db, userId, (locked) => createPerson(locked, { userId, profile, moment })),

    update: (userId, id, change) =>
      withUserLocked(db, userId, (locked) => updateProfile(locked, { userId, id, ...change })),

    deleteContents: (userId, id) => deleteContents(db, { userId, profileId: id }),

    delete: (userId, id) =>
      withUserLocked(db, userId, async (locked) => {
        const row = await locked
          .deleteFrom('profiles')
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .where('is_own', '=', 0)
          .returning('id')
          .executeTakeFirst();
        return row !== undefined;
      }),
  };
}

async function createPerson(
  locked: Database,
  {
    userId,
    profile: { request_id, ...profile },
    moment,
  }: { userId: number; profile: NewProfile; moment: Moment },
): Promise<Added> {
  const requestId = request_id ?? null;
  const known = requestId === null ? undefined : await findByRequest(locked, userId, requestId);
  if (known !== undefined) return { id: known, isNew: false };
  const { people, newest } = await locked
    .selectFrom('profiles')
    .select(({ fn }) => [fn.countAll<number>().as('people'), fn.max('created_at').as('newest')])
    .where('user_id', '=', userId)
    .where('is_own', '=', 0)
    .executeTakeFirstOrThrow();
  if (people >= limits.profiles) throw new Refusal('too-many');
  // Two created within one millisecond keep their order.
  const now = Math.max(moment.now, (newest ?? 0) + 1);
  const id = await insertProfile(locked, {
    userId,
    isOwn: 0,
    requestId,
    profile: { ...withChanges(profileDefaults, profile), name: profile.name },
    moment: { ...moment, now },
  });
  return { id, isNew: true };
}

async function findByRequest(
  db: Database,
  userId: number,
  requestId: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('profiles')
    .select('id')
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row?.id;
}

async function updateProfile(
  locked: Database,
  {
    userId,
    id,
    changes,
    moment,
  }: { userId: number; id: number; changes: ProfileChanges; moment: Moment },
): Promise<boolean> {
  const row = await locked
    .selectFrom('profiles')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return false;
  const written = withChanges(writtenIn(row), changes);
  await locked
    .updateTable('profiles')
    .set(profileColumnsOf(written))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
  if (changes.importantDates !== undefined && row.is_own === 0)
    await keepImportantDays(
      locked,
      { userId, profileId: id },
      importantDayRows(written.importantDates),
    );
  if (written.status !== row.status)
    await addStatusChange(locked, { userId, id, status: written.status, moment });
  return true;
}

async function findOwnId(db: Database, userId: number): Promise<number | undefined> {
  return (
    await db
      .selectFrom('profiles')
      .select('id')
      .where('user_id', '=', userId)
      .where('is_own', '=', 1)
      .executeTakeFirst()
  )?.id;
}

/**
 * Even if the storage is full: without their own profile, nothing of the user's could be exported.
 */
function createOwn(db: Database, userId: number, moment: Moment): Promise<number> {
  return inTransaction(db, async (locked) => {
    await lockUser(locked, userId);
    const known = await findOwnId(locked, userId);
    if (known !== undefined) return known;
    const { username } = await locked
      .selectFrom('users')
      .select('username')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    return insertProfile(locked, {
      userId,
      isOwn: 1,
      requestId: null,
      profile: { ...profileDefaults, name: username },
      moment,
    });
  });
}

interface NewRow {
  readonly userId: number;
  readonly isOwn: 0 | 1;
  readonly requestId: string | null;
  readonly profile: WrittenProfile;
  readonly moment: Moment;
}

async function insertProfile(
  db: Database,
  { userId, isOwn, requestId, profile, moment }: NewRow,
): Promise<number> {
  // Random, so that an id reveals nothing; after a collision, one in a hundred billion, another
  // draw is made.
  const id = randomInt(1, 2 ** 48 - 1);
  const row = await db
    .insertInto('profiles')
    .values({
      user_id: userId,
      id,
      is_own: isOwn,
      ...profileColumnsOf(profile),
      avatar_photo_id: null,
      created_at: moment.now,
      request_id: requestId,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return insertProfile(db, { userId, isOwn, requestId, profile, moment });
  if (isOwn === 0)
    await keepImportantDays(
      db,
      { userId, profileId: id },
      importantDayRows(profile.importantDates),
    );
  await addStatusChange(db, { userId, id, status: profile.status, moment });
  return id;
}
