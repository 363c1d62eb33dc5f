import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database, Tables } from '../platform/db/tables.ts';
import { withUserLocked } from '../platform/db/with-user-locked.ts';
import { isAt, type PhotoPlace } from './photo-places-query.ts';

/**
 * Deletes the photo rows of a place, or only the one with this id, and queues their files for
 * erasure. Returns whether there were any.
 */
export async function erasePhotosAt(
  db: Database,
  { now, userId, place, id }: { now: number; userId: number; place: PhotoPlace; id?: string },
): Promise<boolean> {
  const rows = await db
    .deleteFrom('photos')
    .where('user_id', '=', userId)
    .where(isAt(place))
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

/**
 * Queues a profile's photos for erasure, and those of its dates, which are deleted with it. Runs
 * under the user's lock, so that no photo is added before the deletion that follows.
 */
export function queueErasuresOfProfile(
  db: Database,
  { userId, profileId, now }: { userId: number; profileId: number; now: number },
): Promise<void> {
  return withUserLocked(db, userId, (locked) =>
    queueErasures(locked, { userId, now }, (photos) =>
      photos.or([
        photos('profile_id', '=', profileId),
        photos('date_id', 'in', (subquery) =>
          subquery
            .selectFrom('dates')
            .select('dates.id')
            .where('dates.user_id', '=', userId)
            .where('dates.profile_id', '=', profileId),
        ),
      ]),
    ),
  );
}

/** Under the user's lock, as those of a profile. */
export function queueErasuresOfDate(
  db: Database,
  { userId, dateId, now }: { userId: number; dateId: string; now: number },
): Promise<void> {
  return withUserLocked(db, userId, (locked) =>
    queueErasures(locked, { userId, now }, isAt({ kind: 'date', dateId })),
  );
}

/** Asks for no lock: whoever is gone by now has no photos either. */
export function queueErasuresOfUser(db: Database, userId: number, now: number): Promise<void> {
  return queueErasures(db, { userId, now }, (photos) => photos('user_id', '=', userId));
}

async function queueErasures(
  db: Database,
  { userId, now }: { userId: number; now: number },
  which: (photos: ExpressionBuilder<Tables, 'photos'>) => Expression<SqlBool>,
): Promise<void> {
  await db
    .insertInto('photo_erasures')
    .columns(['photo_id', 'queued_at'])
    .expression((query) =>
      query
        .selectFrom('photos')
        .select(({ val, cast }) => ['id', cast<number>(val(now), 'bigint').as('queued_at')])
        .where('user_id', '=', userId)
        .where(which),
    )
    .onConflict((conflict) => conflict.column('photo_id').doNothing())
    .execute();
}

export async function listErasures(db: Database, atMost: number): Promise<string[]> {
  const rows = await db
    .selectFrom('photo_erasures')
    .select('photo_id')
    .orderBy('queued_at')
    .limit(atMost)
    .execute();
  return rows.map((row) => row.photo_id);
}

export async function forgetErasures(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('photo_erasures').where('photo_id', 'in', ids).execute();
}
