import { randomInt } from 'node:crypto';
import {
  limits,
  profileDefaults,
  type ProfileChanges,
  type Status,
  type WrittenProfile,
} from '@rendezvous/contract';
import { sql } from 'kysely';
import { addStatusChange } from './add-status-change-query.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { deleteContents } from '../accounts/delete-contents-query.ts';
import { fitPage, isAfterNewest, type Page, type PageSize } from '../platform/db/pages.ts';
import { pastDatesWith, type PastDatesWith } from '../dates/past-dates-with-query.ts';
import type { Database } from '../platform/db/tables.ts';
import { lockUser, withUserLocked } from '../platform/db/with-user-locked.ts';
import { profileColumnsOf, withChanges, writtenIn } from './written-profile.ts';
import { Refusal } from '../refusal.ts';

/** A profile with what hangs on it: gallery pictures and status changes oldest first. */
export interface StoredProfile extends WrittenProfile {
  readonly id: number;
  readonly isOwn: boolean;
  readonly avatarPhotoId: string | null;
  readonly pictures: readonly { readonly id: string; readonly name: string }[];
  readonly pastDates: PastDatesWith;
  readonly statusChanges: readonly { readonly status: Status; readonly day: string }[];
  readonly createdAt: number;
}

/** When something happens: the instant, and the day where the user is. */
export interface Moment {
  readonly now: number;
  readonly today: string;
}

/** Where in the order of profiles an item stands. */
export interface ProfileKey {
  readonly createdAt: number;
  readonly id: number;
}

export interface ProfilesWanted {
  readonly today: string;
  readonly size: PageSize;
  readonly after?: ProfileKey | undefined;
}

export interface Profiles {
  /** The people of a user, newest first, without the own profile, with `limits.listedDates` dates each. The number of statements does not grow with them. */
  page(userId: number, wanted: ProfilesWanted): Promise<Page<StoredProfile, ProfileKey>>;
  /** One of them, or the own profile, with all dates. */
  find(userId: number, id: number, today: string): Promise<StoredProfile | undefined>;
  /** The id of the own profile, which is made when it is first asked for, named by the username. */
  requireOwnId(userId: number, moment: Moment): Promise<number>;
  /** Refuses with `too-many` when there is no room for another person. */
  create(
    userId: number,
    profile: ProfileChanges & { name: string },
    moment: Moment,
  ): Promise<number>;
  /** Changes what is given and says whether there is such a profile. */
  update(
    userId: number,
    id: number,
    change: { changes: ProfileChanges; moment: Moment },
  ): Promise<boolean>;
  /** Deletes most of what hangs on a person, a little at a time: before `delete`, outside of a transaction. The own profile keeps it. */
  deleteContents(userId: number, id: number): Promise<void>;
  /** Deletes a person with photos, dates and ideas, and says whether there was one. The own profile stays. */
  delete(userId: number, id: number): Promise<boolean>;
}

export function createProfiles(db: Database): Profiles {
  return {
    page: (userId, wanted) => pageOfProfiles(db, userId, wanted),

    async find(userId, id, today) {
      return (await readProfiles(db, { userId, today, ids: [id], mostDates: limits.dates }))[0];
    },

    requireOwnId: async (userId, moment) =>
      (await findOwnId(db, userId)) ?? createOwn(db, userId, moment),

    create: (userId, profile, moment) =>
      withUserLocked(db, userId, async (locked) => {
        const { people, newest } = await locked
          .selectFrom('profiles')
          .select(({ fn }) => [
            fn.countAll<number>().as('people'),
            fn.max('created_at').as('newest'),
          ])
          .where('user_id', '=', userId)
          .where('is_own', '=', 0)
          .executeTakeFirstOrThrow();
        if (people >= limits.profiles) throw new Refusal('too-many');
        // Two made in one millisecond keep their order.
        const now = Math.max(moment.now, (newest ?? 0) + 1);
        return insertProfile(locked, {
          userId,
          isOwn: 0,
          profile: { ...withChanges(profileDefaults, profile), name: profile.name },
          moment: { ...moment, now },
        });
      }),

    update: (userId, id, { changes, moment }) =>
      withUserLocked(db, userId, async (locked) => {
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
        if (written.status !== row.status)
          await addStatusChange(locked, { userId, id, status: written.status, moment });
        return true;
      }),

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

/** Keys and weights first, with what hangs on each profile: nothing is read that is not given. */
async function pageOfProfiles(
  db: Database,
  userId: number,
  { today, size, after }: ProfilesWanted,
): Promise<Page<StoredProfile, ProfileKey>> {
  const found = await db
    .selectFrom('profiles')
    .select(['created_at as createdAt', 'id'])
    .select(
      sql<number>`octet_length(name) + octet_length(fields) + 300
        + 100 * (select count(*) from (select 1 from dates
            where dates.user_id = profiles.user_id and dates.profile_id = profiles.id limit ${limits.listedDates}) as d)
        + 60 * (select count(*) from status_changes as c where c.user_id = profiles.user_id and c.profile_id = profiles.id)`.as(
        'bytes',
      ),
    )
    .where('user_id', '=', userId)
    .where('is_own', '=', 0)
    .$if(after !== undefined, (query) => query.where(isAfterNewest(after as ProfileKey)))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(size.items + 1)
    .execute();
  const { keys, next } = fitPage(found, size);
  const ids = keys.map(({ id }) => id);
  const items = await readProfiles(db, { userId, today, ids, mostDates: limits.listedDates });
  return { items, next: next && { createdAt: next.createdAt, id: next.id } };
}

interface ProfilesToRead {
  readonly userId: number;
  readonly today: string;
  readonly ids: readonly number[];
  readonly mostDates: number;
}

/** One statement a table, whatever the number of profiles, which may be the own one. */
async function readProfiles(
  db: Database,
  { userId, today, ids, mostDates }: ProfilesToRead,
): Promise<StoredProfile[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('profiles')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  if (rows.length === 0) return [];
  const changes = await db
    .selectFrom('status_changes')
    .select(['profile_id', 'status', 'day'])
    .where('user_id', '=', userId)
    .where('profile_id', 'in', ids)
    .orderBy('changed_at')
    .execute();
  const pictures = await db
    .selectFrom('photos')
    .select(['profile_id', 'id', 'name'])
    .where('user_id', '=', userId)
    .where('in_gallery', '=', 1)
    .where('profile_id', 'in', ids)
    .orderBy('created_at')
    .execute();
  const dates = await pastDatesWith(db, { userId, today, profileIds: ids, most: mostDates });
  const parts = {
    changesById: Map.groupBy(changes, (change) => change.profile_id),
    picturesById: Map.groupBy(pictures, (picture) => picture.profile_id),
  };
  return rows.map((row) => ({
    ...writtenIn(row),
    id: row.id,
    isOwn: row.is_own === 1,
    avatarPhotoId: row.avatar_photo_id,
    pictures: (parts.picturesById.get(row.id) ?? []).map((picture) => ({
      id: picture.id,
      name: picture.name,
    })),
    pastDates: dates.get(row.id) ?? { count: 0, newest: [] },
    statusChanges: (parts.changesById.get(row.id) ?? []).map((change) => ({
      status: change.status as Status,
      day: change.day,
    })),
    createdAt: row.created_at,
  }));
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

/** However full the storage is: without an own profile, nothing of theirs could be exported. */
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
      profile: { ...profileDefaults, name: username },
      moment,
    });
  });
}

interface NewRow {
  readonly userId: number;
  readonly isOwn: 0 | 1;
  readonly profile: WrittenProfile;
  readonly moment: Moment;
}

async function insertProfile(
  db: Database,
  { userId, isOwn, profile, moment }: NewRow,
): Promise<number> {
  // Random, so that nothing is learnt from an id; of a collision, one in a hundred billion, the next draw knows nothing.
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
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return insertProfile(db, { userId, isOwn, profile, moment });
  await addStatusChange(db, { userId, id, status: profile.status, moment });
  return id;
}
