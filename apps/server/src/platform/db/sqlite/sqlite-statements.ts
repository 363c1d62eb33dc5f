import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';

type Statement = ReturnType<SqliteDatabase['prepare']>;

/**
 * More than the texts of all our queries; lists of ids make others, which push out what was used
 * longest ago.
 */
const maxKept = 300;

/**
 * What reads and writes rows. Everything else may change the tables that prepared statements were
 * made for.
 */
const ofRows = /^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint|release)\b/i;

/** What leaves nothing behind in the file or its log. */
const ofReads = /^\s*(select|with|begin|rollback|savepoint|release)\b/i;

/** What is asked for around each statement, and throws where it must not run. */
interface Guard {
  beforeRead(): void;
  beforeWrite(): void;
  afterWrite(): void;
}

const unguarded: Guard = { beforeRead() {}, beforeWrite() {}, afterWrite() {} };

/**
 * Prepares each SQL text once: compiling a statement takes several times as long as running it by a
 * key.
 */
export function createStatements(
  database: DatabaseSync,
  guard: Guard = unguarded,
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
      const statement = prepare(database, sql, guard);
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

function prepare(database: DatabaseSync, sql: string, guard: Guard): Statement {
  const statement = database.prepare(sql);
  const guarded = ofReads.test(sql) ? guardRead : guardWrite;
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => guarded(guard, () => statement.all(...values(parameters))),
    run: (parameters) => guarded(guard, () => statement.run(...values(parameters))),
    // A statement of its own: whoever reads row by row must not be cut short by the next one with
    // the same question.
    iterate: (parameters) =>
      guardRead(guard, () => database.prepare(sql).iterate(...values(parameters))),
  };
}

function guardRead<Result>({ beforeRead }: Guard, run: () => Result): Result {
  beforeRead();
  return run();
}

function guardWrite<Result>({ beforeWrite, afterWrite }: Guard, run: () => Result): Result {
  beforeWrite();
  try {
    return run();
  } finally {
    afterWrite();
  }
}
