import { setImmediate } from 'node:timers/promises';
import { sql, type RawBuilder } from 'kysely';
import type { Database, Tables } from './tables.ts';

interface OldRows<Table extends keyof Tables> {
  readonly table: Table;
  readonly key: readonly (keyof Tables[Table] & string)[];
  /** Which rows go. */
  readonly where: RawBuilder<unknown>;
}

/** So few that nobody waits long for the lock, even where each row takes others with it. */
const rowsAtATime = 200;

/**
 * Deletes rows a few at a time: each statement is a transaction of its own, and between two of them
 * everybody else has a turn.
 */
export async function deleteInBatches<Table extends keyof Tables>(
  db: Database,
  { table, key, where }: OldRows<Table>,
): Promise<void> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where (${columns}) in
        (select ${columns} from ${sql.table(table)} where ${where} limit ${sql.lit(rowsAtATime)})`.execute(
      db,
    );
    if (Number(numAffectedRows ?? 0) < rowsAtATime) return;
    await setImmediate();
  }
}
