import type { Database } from '../platform/db/tables.ts';
import { counts } from './past-dates-query.ts';

/** Past dates with a person: how many, and the latest ones, newest first. */
export interface PastDatesWith {
  readonly count: number;
  readonly newest: readonly {
    readonly id: string;
    readonly day: string;
    readonly ratingHalves: number;
    readonly isRated: boolean;
  }[];
}

interface Wanted {
  readonly userId: number;
  readonly today: string;
  readonly profileIds: readonly number[];
  /** How many of each person's dates are returned. */
  readonly most: number;
}

/** The past dates with each of these people, in one statement; people without any are left out. */
export async function pastDatesWith(
  db: Database,
  { userId, today, profileIds, most }: Wanted,
): Promise<ReadonlyMap<number, PastDatesWith>> {
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('dates')
        .select(['profile_id', 'id', 'day', 'rating_halves', 'rated'])
        .select(({ fn }) => [
          fn
            .countAll<number>()
            .over((over) => over.partitionBy('profile_id'))
            .as('count'),
          fn
            .agg<number>('row_number')
            .over((over) =>
              over
                .partitionBy('profile_id')
                .orderBy('day', 'desc')
                .orderBy('created_at', 'desc')
                .orderBy('id'),
            )
            .as('place'),
        ])
        .where('user_id', '=', userId)
        .where(counts(today))
        .where('profile_id', 'in', profileIds)
        .as('past'),
    )
    .selectAll()
    .where('place', '<=', most)
    .orderBy('place')
    .execute();
  const byPerson = Map.groupBy(rows, (row) => row.profile_id ?? 0);
  return new Map(
    [...byPerson].map(([profileId, dates]) => [
      profileId,
      {
        count: dates[0]?.count ?? 0,
        newest: dates.map(({ id, day, rating_halves: ratingHalves, rated }) => ({
          id,
          day,
          ratingHalves,
          isRated: rated === 1,
        })),
      },
    ]),
  );
}
