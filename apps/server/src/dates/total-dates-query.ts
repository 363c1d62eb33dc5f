import { sql } from 'kysely';
import { counts, isWith } from './past-dates-query.ts';
import { requireProfile } from '../people/require-profile-query.ts';
import type { Database } from '../platform/db/tables.ts';

/** The totals of one month. */
export interface MonthTotals {
  /** `YYYY-MM` */
  readonly month: string;
  readonly dates: number;
  readonly rated: number;
  readonly spendingCents: number;
  /** Of the rated dates. */
  readonly ratingHalves: number;
}

/** The months that have dates, oldest first, and the day of the first date. */
export interface StoredTotals {
  readonly months: readonly MonthTotals[];
  readonly since: string | null;
}

/**
 * The totals of all past dates, or of those with one person (null: with nobody in particular).
 * Refuses a person whom the user does not have.
 */
export async function totalDates(
  db: Database,
  userId: number,
  { today, profileId }: { today: string; profileId?: number | null },
): Promise<StoredTotals> {
  if (typeof profileId === 'number') await requireProfile(db, userId, profileId);
  const rows = await db
    .selectFrom('dates')
    .select(({ fn }) => [
      sql<string>`substr(day, 1, 7)`.as('month'),
      fn.countAll<number>().as('dates'),
      fn.min('day').as('since'),
      sql<number>`sum(rated)`.as('rated'),
      sql<number>`cast(sum(total_cost_cents) as bigint)`.as('spendingCents'),
      sql<number>`sum(rated * rating_halves)`.as('ratingHalves'),
    ])
    .where('user_id', '=', userId)
    .where(counts(today))
    .where(isWith(profileId))
    .groupBy('month')
    .orderBy('month')
    .execute();
  return { months: rows, since: rows[0]?.since ?? null };
}
