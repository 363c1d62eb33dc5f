import type { Usage } from '@rendezvous/contract';
import { storedBytes } from '../platform/db/stored-bytes.ts';
import type { Database } from '../platform/db/tables.ts';

/** What is kept of a user: bytes, and how many of each. */
export interface UsageStore {
  find(userId: number): Promise<{ usedBytes: number; counts: Usage['counts'] }>;
}

export function createUsage(db: Database): UsageStore {
  return {
    async find(userId) {
      const { profiles, dates, ideas, photos, suggestions } = await db
        .selectNoFrom(({ selectFrom, fn }) => {
          const count = (table: 'dates' | 'saved_ideas' | 'photos') =>
            selectFrom(table)
              .select(fn.countAll<number>().as('count'))
              .where('user_id', '=', userId);
          return [
            selectFrom('profiles')
              .select(fn.countAll<number>().as('count'))
              .where('user_id', '=', userId)
              .where('is_own', '=', 0)
              .as('profiles'),
            count('dates').as('dates'),
            count('saved_ideas').as('ideas'),
            count('photos').as('photos'),
            selectFrom('suggestion_sessions')
              .select(fn.countAll<number>().as('count'))
              .where('user_id', '=', userId)
              .as('suggestions'),
          ];
        })
        .executeTakeFirstOrThrow();
      const counts = {
        profiles: profiles ?? 0,
        dates: dates ?? 0,
        saved_ideas: ideas ?? 0,
        photos: photos ?? 0,
        suggestions: suggestions ?? 0,
      };
      return { usedBytes: await storedBytes(db, userId), counts };
    },
  };
}
