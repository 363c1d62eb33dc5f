import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';

type Statement = ReturnType<SqliteDatabase['prepare']>;

/** More than the texts of all our queries; lists of ids make others, which push out what was used longest ago. */
const maxKept = 300;

/** What reads and writes rows. Everything else may change the tables that prepared statements were made for. */
const ofRows = /^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint|release)\b/i;

/** What leaves something behind; the end of a transaction may. */
const ofWrites = /^\s*(insert|update|delete|commit)\b/i;

/**
 * Prepares each SQL text once: compiling a statement takes several times as long as running it by a key. Before one that writes
 * it calls `beforeWrite`, which throws where nothing may be written.
 */
export function createStatements(
  database: DatabaseSync,
  beforeWrite: () => void = () => {},
): { prepare(sql: string): Statement } {
  const kept = new Map<string, Statement>();
  return {
    prepare(sql) {
      const known = kept.get(sql);
      if (known !== undefined) {
        kept.delete(sql);
        kept.set(sql, known);
        return known;
      }
      const statement = prepare(database, sql, ofWrites.test(sql) ? beforeWrite : undefined);
      if (!ofRows.test(sql)) {
        kept.clear();
        return statement;
      }
      kept.set(sql, statement);
      const [oldest] = kept.keys();
      if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
      return statement;
    },
  };
}

function prepare(database: DatabaseSync, sql: string, before?: () => void): Statement {
  const statement = database.prepare(sql);
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => {
      before?.();
      return statement.all(...values(parameters));
    },
    run: (parameters) => {
      before?.();
      return statement.run(...values(parameters));
    },
    // A statement of its own: whoever reads row by row must not be cut short by the next one with the same question.
    iterate: (parameters) => database.prepare(sql).iterate(...values(parameters)),
  };
}
