import type { Page, PageSize } from '../platform/db/pages.ts';
import type { Database } from '../platform/db/tables.ts';
import { withUserLocked } from '../platform/db/with-user-locked.ts';
import {
  erasePhotosAt,
  forgetErasures,
  listErasures,
  queueErasuresOfDate,
  queueErasuresOfProfile,
  queueErasuresOfUser,
} from './photo-erasures-query.ts';
import {
  addPhoto,
  isAt,
  placeOf,
  requireRoom,
  type Added,
  type NewPhoto,
  type PhotoPlace,
} from './photo-places-query.ts';

export type { NewPhoto, PhotoPlace };

export interface StoredPhoto extends NewPhoto {
  readonly place: PhotoPlace;
  readonly createdAt: number;
}

/** Where in the order of photos an item stands. */
export interface PhotoKey {
  readonly createdAt: number;
  readonly id: string;
}

export interface Photos {
  findType(userId: number, id: string): Promise<string | undefined>;
  /** All photos of a user, oldest first. */
  page(
    userId: number,
    wanted: { size: PageSize; after?: PhotoKey | undefined },
  ): Promise<Page<StoredPhoto, PhotoKey>>;
  /** Those of one date, in the order they were added. */
  listOfDate(userId: number, dateId: string): Promise<Pick<StoredPhoto, 'id' | 'name'>[]>;
  /**
   * Refuses an unknown profile or date, with `too-many` a place that is full, and with
   * `storage-full` whoever has used all of their storage.
   */
  requireRoom(userId: number, place: PhotoPlace): Promise<void>;
  /**
   * Keeps a photo where it is to hang. An avatar takes the place of the one before, whose file is
   * queued for erasure.
   */
  add(userId: number, hung: Pick<Added, 'place' | 'photo'>, now: number): Promise<void>;
  /**
   * Removes a picture of a gallery or a date and queues its file for erasure; says whether there
   * was one.
   */
  delete(
    userId: number,
    picture: { readonly place: PhotoPlace; readonly id: string },
    now: number,
  ): Promise<boolean>;
  /**
   * Before a profile is deleted, in the same transaction: its rows go with it, so its files are
   * queued first.
   */
  queueErasuresOfProfile(userId: number, profileId: number, now: number): Promise<void>;
  /** Before a date is deleted, in the same transaction. */
  queueErasuresOfDate(userId: number, dateId: string, now: number): Promise<void>;
  /** Before a user is deleted, in the same transaction. */
  queueErasuresOfUser(userId: number, now: number): Promise<void>;
  /** Files that still have to go, those waiting longest first. */
  listErasures(atMost: number): Promise<string[]>;
  forgetErasures(ids: readonly string[]): Promise<void>;
  /** Those of the ids that a photo has. */
  filterKnown(ids: readonly string[]): Promise<Set<string>>;
}

export function createPhotos(db: Database): Photos {
  return {
    async findType(userId, id) {
      return (
        await db
          .selectFrom('photos')
          .select('type')
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .executeTakeFirst()
      )?.type;
    },

    page: (userId, wanted) => pageOfPhotos(db, userId, wanted),

    listOfDate: (userId, dateId) =>
      db
        .selectFrom('photos')
        .select(['id', 'name'])
        .where('user_id', '=', userId)
        .where(isAt({ kind: 'date', dateId }))
        .orderBy('created_at')
        .execute(),

    requireRoom: (userId, place) => requireRoom(db, { userId, place }),

    add: (userId, hung, now) =>
      withUserLocked(db, userId, (locked) => hangPhoto(locked, { userId, ...hung, now })),

    delete: (userId, picture, now) =>
      withUserLocked(db, userId, (locked) => erasePhotosAt(locked, { now, userId, ...picture })),

    queueErasuresOfProfile: (userId, profileId, now) =>
      queueErasuresOfProfile(db, { userId, profileId, now }),

    queueErasuresOfDate: (userId, dateId, now) => queueErasuresOfDate(db, { userId, dateId, now }),

    queueErasuresOfUser: (userId, now) => queueErasuresOfUser(db, userId, now),

    listErasures: (atMost) => listErasures(db, atMost),
    forgetErasures: (ids) => forgetErasures(db, ids),

    async filterKnown(ids) {
      if (ids.length === 0) return new Set();
      const rows = await db.selectFrom('photos').select('id').where('id', 'in', ids).execute();
      return new Set(rows.map((row) => row.id));
    },
  };
}

async function pageOfPhotos(
  db: Database,
  userId: number,
  { size, after }: { size: PageSize; after?: PhotoKey | undefined },
): Promise<Page<StoredPhoto, PhotoKey>> {
  const rows = await db
    .selectFrom('photos')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) => {
        const { createdAt, id } = after as PhotoKey;
        return eb(refTuple('created_at', 'id'), '>', tuple(createdAt, id));
      }),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(size.items + 1)
    .execute();
  const items = rows.slice(0, size.items).map((row) => ({
    id: row.id,
    place: placeOf(row),
    name: row.name,
    type: row.type,
    bytes: row.bytes,
    createdAt: row.created_at,
  }));
  const last = items.at(-1);
  const isMore = rows.length > items.length && last !== undefined;
  return { items, next: isMore ? { createdAt: last.createdAt, id: last.id } : null };
}

async function hangPhoto(db: Database, added: Added): Promise<void> {
  const { userId, place, photo, now } = added;
  if (place.kind === 'avatar') await erasePhotosAt(db, { now, userId, place });
  await addPhoto(db, added);
  if (place.kind === 'avatar')
    await db
      .updateTable('profiles')
      .set({ avatar_photo_id: photo.id })
      .where('user_id', '=', userId)
      .where('id', '=', place.profileId)
      .execute();
}
