import { limits } from '@rendezvous/contract';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { requireDate } from '../dates/require-date-query.ts';
import { requireProfile } from '../people/require-profile-query.ts';
import { requireStorage } from '../platform/db/stored-bytes.ts';
import type { Database, Tables } from '../platform/db/tables.ts';
import type { PhotoTable } from '../platform/db/tables/people-tables.ts';
import { Refusal } from '../refusal.ts';

/** Where a photo hangs: as the face of a profile, among its pictures, or among those of a date. */
export type PhotoPlace =
  | { readonly kind: 'avatar' | 'gallery'; readonly profileId: number }
  | { readonly kind: 'date'; readonly dateId: string };

/** A picture whose file is in the photo store. Its id is unguessable. */
export interface NewPhoto {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
}

export interface Added {
  readonly userId: number;
  readonly place: PhotoPlace;
  readonly photo: NewPhoto;
  readonly now: number;
}

type Where = Pick<PhotoTable, 'profile_id' | 'date_id' | 'in_gallery'>;

function columnsOf(place: PhotoPlace): Where {
  return place.kind === 'date'
    ? { profile_id: null, date_id: place.dateId, in_gallery: 0 }
    : {
        profile_id: place.profileId,
        date_id: null,
        in_gallery: place.kind === 'gallery' ? 1 : 0,
      };
}

export function placeOf({ profile_id, date_id, in_gallery }: Where): PhotoPlace {
  return date_id === null
    ? { kind: in_gallery === 1 ? 'gallery' : 'avatar', profileId: profile_id as number }
    : { kind: 'date', dateId: date_id };
}

/** The photos of a place. */
export function isAt(
  place: PhotoPlace,
): (photos: ExpressionBuilder<Tables, 'photos'>) => Expression<SqlBool> {
  const { profile_id, date_id, in_gallery } = columnsOf(place);
  return (photos) =>
    photos.and([
      profile_id === null ? photos('date_id', '=', date_id) : photos('profile_id', '=', profile_id),
      photos('in_gallery', '=', in_gallery),
    ]);
}

/** Refuses a profile or a date that the user does not have. */
function requirePlace(db: Database, userId: number, place: PhotoPlace): Promise<void> {
  return place.kind === 'date'
    ? requireDate(db, userId, place.dateId)
    : requireProfile(db, userId, place.profileId);
}

/** One face, which takes the place of the one before. */
const most = {
  avatar: Number.POSITIVE_INFINITY,
  gallery: limits.photosPerProfile,
  date: limits.photosPerDate,
} as const;

/**
 * Refuses an unknown place, a user whose storage is used up (`storage-full`), and a place that is
 * full (`too-many`).
 */
export async function requireRoom(
  db: Database,
  { userId, place }: { userId: number; place: PhotoPlace },
): Promise<void> {
  await requirePlace(db, userId, place);
  await requireStorage(db, userId);
  if ((await picturesAt(db, userId, place)).pictures >= most[place.kind])
    throw new Refusal('too-many');
}

/**
 * Adds a photo behind all others of its place; asks again whether there is room, now that nobody
 * else writes.
 */
export async function addPhoto(db: Database, { userId, place, photo, now }: Added): Promise<void> {
  await requirePlace(db, userId, place);
  const { pictures, newest } = await picturesAt(db, userId, place);
  if (pictures >= most[place.kind]) throw new Refusal('too-many');
  await db
    .insertInto('photos')
    .values({
      user_id: userId,
      ...columnsOf(place),
      id: photo.id,
      name: photo.name,
      type: photo.type,
      bytes: photo.bytes,
      created_at: Math.max(now, (newest ?? 0) + 1),
    })
    .execute();
}

function picturesAt(
  db: Database,
  userId: number,
  place: PhotoPlace,
): Promise<{ pictures: number; newest: number | null }> {
  return db
    .selectFrom('photos')
    .select(({ fn }) => [fn.countAll<number>().as('pictures'), fn.max('created_at').as('newest')])
    .where('user_id', '=', userId)
    .where(isAt(place))
    .executeTakeFirstOrThrow();
}
