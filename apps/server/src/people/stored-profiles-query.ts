import { limits, type Status, type WrittenProfile } from '@rendezvous/contract';
import { sql } from 'kysely';
import { pastDatesWith, type PastDatesWith } from '../dates/past-dates-with-query.ts';
import { fitPage, isAfterNewest, type Page, type PageSize } from '../platform/db/pages.ts';
import type { Database } from '../platform/db/tables.ts';
import { writtenOrDamaged } from './written-profile.ts';

/**
 * A profile with everything that belongs to it: gallery pictures and status changes oldest first.
 */
export interface StoredProfile extends WrittenProfile {
  readonly id: number;
  readonly isOwn: boolean;
  readonly avatarPhotoId: string | null;
  readonly pictures: readonly { readonly id: string; readonly name: string }[];
  readonly pastDates: PastDatesWith;
  readonly statusChanges: readonly { readonly status: Status; readonly day: string }[];
  readonly createdAt: number;
  /** Set if the person's texts cannot be read; they are left out. */
  readonly isDamaged?: true;
}

/** The position of an item in the order of profiles. */
export interface ProfileKey {
  readonly createdAt: number;
  readonly id: number;
}

export interface ProfilesWanted {
  readonly today: string;
  readonly size: PageSize;
  readonly after?: ProfileKey | undefined;
}

/**
 * Keys and sizes first, with what belongs to each profile: nothing is read that is not returned.
 */
export async function pageOfProfiles(
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
  const items = await readProfiles(db, { userId, today, ids, maxDates: limits.listedDates });
  return { items, next: next && { createdAt: next.createdAt, id: next.id } };
}

interface ProfilesToRead {
  readonly userId: number;
  readonly today: string;
  readonly ids: readonly number[];
  readonly maxDates: number;
}

/** One statement per table, whatever the number of profiles, which may include the user's own. */
export async function readProfiles(
  db: Database,
  { userId, today, ids, maxDates }: ProfilesToRead,
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
  const dates = await pastDatesWith(db, { userId, today, profileIds: ids, most: maxDates });
  const parts = {
    changesById: Map.groupBy(changes, (change) => change.profile_id),
    picturesById: Map.groupBy(pictures, (picture) => picture.profile_id),
  };
  return rows.map((row) => ({
    ...writtenOrDamaged(row),
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
