import { limits } from '@rendezvous/contract';
import type { Page, PageSize } from '../platform/db/pages.ts';
import { requireProfile } from '../people/require-profile-query.ts';
import type { Database } from '../platform/db/tables.ts';
import { requireStorage } from '../platform/db/stored-bytes.ts';
import { withUserLocked } from '../platform/db/with-user-locked.ts';
import { Refusal } from '../refusal.ts';

export type PhotoUse = 'avatar' | 'gallery';

/** A picture whose file is in the photo store. Its id is unguessable. */
export interface NewPhoto {
  readonly id: string;
  readonly profileId: number;
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
}

export interface StoredPhoto extends NewPhoto {
  readonly isInGallery: boolean;
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
  /** Refuses an unknown profile, with `too-many` a gallery that is full, and with `storage-full` whoever has used all of their storage. */
  requireRoom(userId: number, profileId: number, use: PhotoUse): Promise<void>;
  addToGallery(userId: number, photo: NewPhoto, now: number): Promise<void>;
  /** Makes a photo the profile's avatar; the one before is gone, and its file queued for erasure. */
  setAvatar(userId: number, photo: NewPhoto, now: number): Promise<void>;
  /** Removes a gallery picture and queues its file for erasure; says whether there was one. */
  deleteFromGallery(
    userId: number,
    photo: { profileId: number; id: string },
    now: number,
  ): Promise<boolean>;
  /** Before a profile is deleted, in the same transaction: its rows go with it, so its files are queued first. */
  queueErasuresOfProfile(userId: number, profileId: number, now: number): Promise<void>;
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

    requireRoom: (userId, profileId, use) => requireRoom(db, { userId, profileId, use }),

    addToGallery: (userId, photo, now) =>
      withUserLocked(db, userId, (locked) => addToGallery(locked, { userId, photo, now })),

    setAvatar: (userId, photo, now) =>
      withUserLocked(db, userId, (locked) => setAvatar(locked, { userId, photo, now })),

    deleteFromGallery: (userId, { profileId, id }, now) =>
      withUserLocked(db, userId, (locked) =>
        erase(locked, { now, userId, profileId, inGallery: 1, id }),
      ),

    queueErasuresOfProfile: (userId, profileId, now) =>
      queueErasuresOfProfile(db, { userId, profileId, now }),

    queueErasuresOfUser: (userId, now) => queueErasuresOfUser(db, userId, now),

    async listErasures(atMost) {
      const rows = await db
        .selectFrom('photo_erasures')
        .select('photo_id')
        .orderBy('queued_at')
        .limit(atMost)
        .execute();
      return rows.map((row) => row.photo_id);
    },

    async forgetErasures(ids) {
      if (ids.length > 0)
        await db.deleteFrom('photo_erasures').where('photo_id', 'in', ids).execute();
    },

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
  const items = rows
    .slice(0, size.items)
    .map(({ id, profile_id, name, type, bytes, in_gallery, created_at }) => ({
      id,
      profileId: profile_id,
      name,
      type,
      bytes,
      isInGallery: in_gallery === 1,
      createdAt: created_at,
    }));
  const last = items.at(-1);
  const isMore = rows.length > items.length && last !== undefined;
  return { items, next: isMore ? { createdAt: last.createdAt, id: last.id } : null };
}

async function requireRoom(
  db: Database,
  { userId, profileId, use }: { userId: number; profileId: number; use: PhotoUse },
): Promise<void> {
  await requireProfile(db, userId, profileId);
  await requireStorage(db, userId);
  if (
    use === 'gallery' &&
    (await galleryOf(db, userId, profileId)).pictures >= limits.photosPerProfile
  )
    throw new Refusal('too-many');
}

interface Added {
  readonly userId: number;
  readonly photo: NewPhoto;
  readonly now: number;
}

async function addToGallery(db: Database, { userId, photo, now }: Added): Promise<void> {
  await requireProfile(db, userId, photo.profileId);
  const { pictures, newest } = await galleryOf(db, userId, photo.profileId);
  if (pictures >= limits.photosPerProfile) throw new Refusal('too-many');
  await insertPhoto(db, {
    userId,
    photo,
    inGallery: 1,
    createdAt: Math.max(now, (newest ?? 0) + 1),
  });
}

async function setAvatar(db: Database, { userId, photo, now }: Added): Promise<void> {
  await requireProfile(db, userId, photo.profileId);
  await erase(db, { now, userId, profileId: photo.profileId, inGallery: 0 });
  await insertPhoto(db, { userId, photo, inGallery: 0, createdAt: now });
  await db
    .updateTable('profiles')
    .set({ avatar_photo_id: photo.id })
    .where('user_id', '=', userId)
    .where('id', '=', photo.profileId)
    .execute();
}

function galleryOf(
  db: Database,
  userId: number,
  profileId: number,
): Promise<{ pictures: number; newest: number | null }> {
  return db
    .selectFrom('photos')
    .select(({ fn }) => [fn.countAll<number>().as('pictures'), fn.max('created_at').as('newest')])
    .where('user_id', '=', userId)
    .where('profile_id', '=', profileId)
    .where('in_gallery', '=', 1)
    .executeTakeFirstOrThrow();
}

interface NewRow {
  readonly userId: number;
  readonly photo: NewPhoto;
  readonly inGallery: 0 | 1;
  readonly createdAt: number;
}

async function insertPhoto(
  db: Database,
  { userId, photo, inGallery, createdAt }: NewRow,
): Promise<void> {
  const { id, profileId, name, type, bytes } = photo;
  await db
    .insertInto('photos')
    .values({
      user_id: userId,
      id,
      profile_id: profileId,
      in_gallery: inGallery,
      name,
      type,
      bytes,
      created_at: createdAt,
    })
    .execute();
}

interface Erased {
  readonly now: number;
  readonly userId: number;
  readonly profileId: number;
  readonly inGallery: 0 | 1;
  readonly id?: string;
}

/** Deletes the rows that fit, queues their files, and says whether there were any. */
async function erase(
  db: Database,
  { now, userId, profileId, inGallery, id }: Erased,
): Promise<boolean> {
  const rows = await db
    .deleteFrom('photos')
    .where('user_id', '=', userId)
    .where('profile_id', '=', profileId)
    .where('in_gallery', '=', inGallery)
    .$if(id !== undefined, (query) => query.where('id', '=', id as string))
    .returning('id')
    .execute();
  if (rows.length > 0)
    await db
      .insertInto('photo_erasures')
      .values(rows.map((row) => ({ photo_id: row.id, queued_at: now })))
      .execute();
  return rows.length > 0;
}

/** Under the user's lock, so that no photo is added between this and the deletion that follows. */
function queueErasuresOfProfile(
  db: Database,
  { userId, profileId, now }: { userId: number; profileId: number; now: number },
): Promise<void> {
  return withUserLocked(db, userId, async (locked) => {
    await locked
      .insertInto('photo_erasures')
      .columns(['photo_id', 'queued_at'])
      .expression((query) =>
        query
          .selectFrom('photos')
          .select(({ val, cast }) => ['id', cast<number>(val(now), 'bigint').as('queued_at')])
          .where('user_id', '=', userId)
          .where('profile_id', '=', profileId),
      )
      .execute();
  });
}

/** Asks for no lock: whoever is gone by now has no photos either. */
async function queueErasuresOfUser(db: Database, userId: number, now: number): Promise<void> {
  await db
    .insertInto('photo_erasures')
    .columns(['photo_id', 'queued_at'])
    .expression((query) =>
      query
        .selectFrom('photos')
        .select(({ val, cast }) => ['id', cast<number>(val(now), 'bigint').as('queued_at')])
        .where('user_id', '=', userId),
    )
    .onConflict((conflict) => conflict.column('photo_id').doNothing())
    .execute();
}
