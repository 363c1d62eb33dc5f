import { randomInt } from 'node:crypto';
import {
  limits,
  profileDefaults,
  type ProfileChanges,
  type Status,
  type WrittenProfile,
} from '@rendezvous/contract';
import { sql } from 'kysely';
import { addStatusChange } from '../db/add-status-change.ts';
import { fitPage, isAfterNewest, type Page, type PageSize } from '../db/pages.ts';
import { isPast } from '../db/past-dates.ts';
import type { Database } from '../db/tables.ts';
import { withUserLocked } from '../db/with-user-locked.ts';
import { profileColumnsOf, withChanges, writtenIn } from '../db/written-profile.ts';
import { Refusal } from '../refusal.ts';

/** A profile with everything that hangs on it: gallery pictures oldest first, past dates newest first, status changes oldest first. */
export interface StoredProfile extends WrittenProfile {
  readonly id: number;
  readonly isOwn: boolean;
  readonly avatarPhotoId: string | null;
  readonly pictures: readonly { readonly id: string; readonly name: string }[];
  readonly pastDates: readonly {
    readonly id: string;
    readonly day: string;
    readonly ratingHalves: number;
    readonly isRated: boolean;
  }[];
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
  /** The people of a user, newest first, without the own profile. The number of statements does not grow with them. */
  page(userId: number, wanted: ProfilesWanted): Promise<Page<StoredProfile, ProfileKey>>;
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
  /** Deletes a person with photos, dates and ideas, and says whether there was one. The own profile stays. */
  delete(userId: number, id: number): Promise<boolean>;
}

export function createProfiles(db: Database): Profiles {
  return {
    page: (userId, wanted) => pageOfProfiles(db, userId, wanted),

    async find(userId, id, today) {
      return (await readProfiles(db, { userId, today, ids: [id] }))[0];
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
        + 100 * (select count(*) from dates where dates.user_id = profiles.user_id and dates.profile_id = profiles.id)
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
  const items = await readProfiles(db, { userId, today, ids: keys.map(({ id }) => id) });
  return { items, next: next && { createdAt: next.createdAt, id: next.id } };
}

/** One statement a table, whatever the number of profiles, which may be the own one. */
async function readProfiles(
  db: Database,
  { userId, today, ids }: { userId: number; today: string; ids: readonly number[] },
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
  const dates = await db
    .selectFrom('dates')
    .select(['profile_id', 'id', 'day', 'rating_halves', 'rated'])
    .where('user_id', '=', userId)
    .where(isPast(today))
    .where('profile_id', 'in', ids)
    .orderBy('day', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const parts = {
    changesById: Map.groupBy(changes, (change) => change.profile_id),
    picturesById: Map.groupBy(pictures, (picture) => picture.profile_id),
    datesById: Map.groupBy(dates, (date) => date.profile_id),
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
    pastDates: (parts.datesById.get(row.id) ?? []).map((date) => ({
      id: date.id,
      day: date.day,
      ratingHalves: date.rating_halves,
      isRated: date.rated === 1,
    })),
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

function createOwn(db: Database, userId: number, moment: Moment): Promise<number> {
  return withUserLocked(db, userId, async (locked) => {
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
