import { PostgresAdapter, sql, type Kysely } from 'kysely';

/** A table whose rows weigh something, and the row of another that holds the sum of it. */
interface Weighed {
  readonly table: string;
  /** The bytes of a row that goes by this name. */
  readonly bytes: (row: string) => string;
  readonly holder: { readonly table: string; readonly column: string; readonly key: string };
}

const ofUser = { table: 'users', column: 'stored_bytes', key: 'user_id' };
const ofSession = { table: 'suggestion_sessions', column: 'bytes', key: 'session_id' };
const texts = (row: string, columns: readonly string[]): string =>
  columns.map((column) => `coalesce(octet_length(${row}.${column}), 0)`).join(' + ');

const photos: Weighed = { table: 'photos', bytes: (row) => `${row}.bytes`, holder: ofUser };

/**
 * Suggestions weigh in their session, and that in its user: when a session goes, what it held goes
 * with it.
 */
const weighed: readonly Weighed[] = [
  {
    table: 'suggestions',
    bytes: (row) => texts(row, ['request', 'answer', 'venue_ids', 'state']),
    holder: ofSession,
  },
  { table: 'refinements', bytes: (row) => texts(row, ['value', 'answer']), holder: ofSession },
  { table: 'suggestion_sessions', bytes: (row) => `${row}.bytes`, holder: ofUser },
  { table: 'profiles', bytes: (row) => texts(row, ['name', 'fields']), holder: ofUser },
  photos,
  { table: 'dates', bytes: (row) => texts(row, ['notes', 'activities']), holder: ofUser },
  { table: 'saved_ideas', bytes: (row) => texts(row, ['weather']), holder: ofUser },
  { table: 'saved_plans', bytes: (row) => texts(row, ['plan']), holder: ofUser },
];

/**
 * Counts what is there, and has the database count from then on: in the transaction of each write,
 * whoever makes it, also where rows go with the row they hang on. No store can forget to.
 */
export async function countStorage(db: Kysely<unknown>): Promise<void> {
  for (const { table, column } of [ofUser, ofSession])
    await db.schema
      .alterTable(table)
      .addColumn(column, 'bigint', (added) => added.notNull().defaultTo(0))
      .execute();
  for (const { table, bytes, holder } of weighed) {
    await sql
      .raw(
        `update ${holder.table} set ${holder.column} = ${holder.column} + coalesce((
          select sum(${bytes(table)}) from ${table} where ${table}.${holder.key} = ${holder.table}.id
        ), 0)`,
      )
      .execute(db);
  }
  for (const each of weighed) await countFromNowOn(db, each);
}

/** Has the database count the texts of a new table of users. */
export async function countBytesOf(
  db: Kysely<unknown>,
  [table, ...columns]: readonly [table: string, ...columns: string[]],
): Promise<void> {
  await countFromNowOn(db, { table, bytes: (row) => texts(row, columns), holder: ofUser });
}

/** Has the database count the photos of a table that took the place of the one before. */
export function countBytesOfPhotos(db: Kysely<unknown>): Promise<void> {
  return countFromNowOn(db, photos);
}

async function countFromNowOn(db: Kysely<unknown>, each: Weighed): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const statement of (isPostgres ? postgresTriggers : sqliteTriggers)(each))
    await sql.raw(statement).execute(db);
}

function sqliteTriggers({ table, bytes, holder }: Weighed): string[] {
  const add = (row: 'new' | 'old', change: string): string =>
    `update ${holder.table} set ${holder.column} = ${holder.column} + (${change}) where id = ${row}.${holder.key};`;
  const trigger = (event: string, body: string): string =>
    `create trigger ${table}_weighed_${event} after ${event} on ${table} begin ${body} end`;
  return [
    trigger('insert', add('new', bytes('new'))),
    trigger('update', add('new', `(${bytes('new')}) - (${bytes('old')})`)),
    trigger('delete', add('old', `-(${bytes('old')})`)),
  ];
}

/** Once for a statement, however many rows it writes: rows that go with another go in one. */
function postgresTriggers({ table, bytes, holder }: Weighed): string[] {
  const added = `select ${holder.key} as holder, (${bytes('added')}) as weight from added`;
  const gone = `select ${holder.key} as holder, -(${bytes('gone')}) as weight from gone`;
  const events = [
    ['insert', 'new table as added', added],
    ['update', 'old table as gone new table as added', `${added} union all ${gone}`],
    ['delete', 'old table as gone', gone],
  ] as const;
  return events.flatMap(([event, rows, changes]) => [
    `create function ${table}_weighed_${event}() returns trigger language plpgsql as $$
      begin
        update ${holder.table} set ${holder.column} = ${holder.table}.${holder.column} + sums.weight
        from (select holder, sum(weight) as weight from (${changes}) as changes group by holder) as sums
        where ${holder.table}.id = sums.holder and sums.weight <> 0;
        return null;
      end $$`,
    `create trigger ${table}_weighed_${event} after ${event} on ${table}
      referencing ${rows} for each statement execute function ${table}_weighed_${event}()`,
  ]);
}
