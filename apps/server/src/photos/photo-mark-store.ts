import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../platform/db/tables.ts';

/**
 * What the photos of this database are marked with: `current`, or `next` where a change of the mark
 * is under way.
 */
export interface MarkOfPhotos {
  readonly current: string;
  readonly next: string | null;
}

export interface PhotoMark {
  find(): Promise<MarkOfPhotos>;
  /** Begins a change of the mark, or goes on with one that was begun, and says what it will be. */
  begin(): Promise<string>;
  /** The photos are marked so now. */
  settle(next: string): Promise<void>;
}

export function createPhotoMark(db: Database): PhotoMark {
  return {
    async find() {
      await db
        .insertInto('photo_mark')
        .values({ id: 1, current: aMark(), next: null })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      return db.selectFrom('photo_mark').select(['current', 'next']).executeTakeFirstOrThrow();
    },

    async begin() {
      const { next } = await db
        .updateTable('photo_mark')
        .set({ next: sql<string>`coalesce(next, ${aMark()})` })
        .returning('next')
        .executeTakeFirstOrThrow();
      return next as string;
    },

    async settle(next) {
      await db
        .updateTable('photo_mark')
        .set({ current: next, next: null })
        .where('next', '=', next)
        .execute();
    },
  };
}

function aMark(): string {
  return randomBytes(32).toString('hex');
}
