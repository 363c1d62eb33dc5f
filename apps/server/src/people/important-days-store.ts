import { sql, type RawBuilder } from 'kysely';
import type { ImportantDayRow } from '../platform/db/migrations/important-day-rows.ts';
import type { Database } from '../platform/db/tables.ts';

/** A birthday, a first date or another important date of a person. */
export interface ImportantDay {
  readonly person: { readonly id: number; readonly name: string };
  readonly kind: ImportantDayRow['kind'];
  /** The first one, if it comes every year. */
  readonly day: string;
  readonly description: string;
}

/**
 * The important dates of all the user's people, found by day; nothing else about the people is
 * read.
 */
export interface ImportantDays {
  /**
   * Those that fall on these days, in the order of the people, without people who are hidden. A day
   * is `MM-DD` for what comes every year, and `YYYY-MM-DD` for what comes once. At most this many
   * of each.
   */
  listOn(userId: number, days: readonly string[], most: number): Promise<ImportantDay[]>;
  /**
   * All that come every year, and at most this many of the others: the next ones first, then the
   * latest past ones. The newest people come first.
   */
  listAll(
    userId: number,
    { today, mostOnce }: { today: string; mostOnce: number },
  ): Promise<ImportantDay[]>;
}

export function createImportantDays(db: Database): ImportantDays {
  return {
    async listOn(userId, days, most) {
      if (days.length === 0) return [];
      const { rows } = await sql<Row>`${sql.join(
        days.flatMap((day) => [...kindsOn(day)].map((kind) => fallingOn(kind, { userId, most }))),
        sql` union all `,
      )}`.execute(db);
      return rows.toSorted((a, b) => a.created_at - b.created_at || inOrder(a, b)).map(dayOf);
    },

    async listAll(userId, { today, mostOnce }) {
      const yearly = await daysOf(db, userId).where('kind', 'in', yearlyKinds).execute();
      const once = daysOf(db, userId).where('kind', '=', 'other');
      const coming = await once
        .where('falls_on', '>=', today)
        .orderBy('falls_on')
        .limit(mostOnce)
        .execute();
      const past = await once
        .where('falls_on', '<', today)
        .orderBy('falls_on', 'desc')
        .limit(mostOnce - coming.length)
        .execute();
      const ranks = await ranksOf(db, userId);
      const rankOf = ({ profile_id }: DayRow): number => ranks.get(profile_id) ?? 0;
      return [...yearly, ...coming, ...past]
        .toSorted((a, b) => rankOf(b) - rankOf(a) || a.position - b.position)
        .map(dayOf);
    },
  };
}

const yearlyKinds = ['birthday', 'first-date'] as const;

interface DayRow {
  readonly profile_id: number;
  readonly position: number;
  readonly kind: string;
  readonly day: string;
  readonly description: string;
  readonly name: string;
}

interface Row extends DayRow {
  readonly created_at: number;
}

function inOrder(a: Row, b: Row): number {
  return a.profile_id - b.profile_id || a.position - b.position;
}

function dayOf({ profile_id, name, kind, day, description }: DayRow): ImportantDay {
  return {
    person: { id: profile_id, name },
    kind: kind as ImportantDay['kind'],
    day,
    description,
  };
}

/**
 * People in the order in which they were created, read once for each: in SQLite that column comes
 * after the person's texts.
 */
async function ranksOf(db: Database, userId: number): Promise<ReadonlyMap<number, number>> {
  const people = await db
    .selectFrom('profiles')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id', 'desc')
    .execute();
  return new Map(people.map(({ id }, rank) => [id, rank]));
}

function daysOf(db: Database, userId: number) {
  return db
    .selectFrom('important_days')
    .innerJoin('profiles', (join) =>
      join
        .onRef('profiles.user_id', '=', 'important_days.user_id')
        .onRef('profiles.id', '=', 'important_days.profile_id'),
    )
    .select(['profile_id', 'position', 'kind', 'day', 'description', 'name'])
    .where('important_days.user_id', '=', userId);
}

function* kindsOn(day: string): Generator<{ day: string; kind: ImportantDay['kind'] }> {
  if (day.length === 'YYYY-MM-DD'.length) yield { day, kind: 'other' };
  else for (const kind of yearlyKinds) yield { day, kind };
}

/** In the order of the index, so that no more rows are read than are returned. */
function fallingOn(
  { day, kind }: { day: string; kind: ImportantDay['kind'] },
  { userId, most }: { userId: number; most: number },
): RawBuilder<Row> {
  return sql`select * from (
    select d.profile_id, d.position, d.kind, d.day, d.description, p.name, p.created_at
    from important_days as d join profiles as p on p.user_id = d.user_id and p.id = d.profile_id
    where d.user_id = ${userId} and d.kind = ${kind} and d.falls_on = ${day} and p.status <> 'ended'
    order by d.profile_id, d.position limit ${most}) as falling`;
}
