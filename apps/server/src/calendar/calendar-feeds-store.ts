import type { Database } from '../platform/db/tables.ts';
import { withUserLocked } from '../platform/db/with-user-locked.ts';

export interface FeedOwner {
  readonly userId: number;
  readonly timeZone: string;
}

export interface CalendarFeeds {
  /** Gives the user a feed under this token; the previous one, if any, ends. */
  replace(userId: number, tokenHash: string, now: number): Promise<void>;
  /**
   * Whose feed it is, and that user's last time zone. The only query without a user: the token
   * itself gives access to the feed.
   */
  findOwner(tokenHash: string): Promise<FeedOwner | undefined>;
  /** When the user's feed was created. */
  findCreatedAt(userId: number): Promise<number | undefined>;
  delete(userId: number): Promise<void>;
}

export function createCalendarFeeds(db: Database): CalendarFeeds {
  return {
    replace: (userId, tokenHash, now) =>
      withUserLocked(db, userId, async (locked) => {
        const feed = { token_hash: tokenHash, created_at: now };
        await locked
          .insertInto('calendar_feeds')
          .values({ user_id: userId, ...feed })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet(feed))
          .execute();
      }),

    findOwner: (tokenHash) =>
      db
        .selectFrom('calendar_feeds')
        .innerJoin('users', 'users.id', 'calendar_feeds.user_id')
        .select(['users.id as userId', 'users.time_zone as timeZone'])
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst(),

    async findCreatedAt(userId) {
      return (
        await db
          .selectFrom('calendar_feeds')
          .select('created_at')
          .where('user_id', '=', userId)
          .executeTakeFirst()
      )?.created_at;
    },

    async delete(userId) {
      await db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute();
    },
  };
}
