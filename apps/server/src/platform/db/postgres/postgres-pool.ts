import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { waitOnDatabase } from './database-time.ts';
import { isDatabaseUnavailable } from '../is-database-unavailable.ts';
import { PostgresClient } from './postgres-client.ts';
import { isConflict, retryConflicts } from '../retry-conflicts.ts';

/**
 * Waiting for a connection and waiting for its answer: together less than the three seconds in
 * which a request is answered.
 */
const connectMs = 1000;
const queryMs = 1900;
/**
 * How long a database that stayed silent is left alone: whoever is after the first learns at once
 * what that one waited for.
 */
const restMs = 300;

/**
 * Below the time limit of a query, so that a slow statement is told from a silent server. Set again
 * in each transaction: a pooler that shares connections by transaction takes no settings when a
 * connection starts, and loses them between two.
 */
const limits = [
  "set local statement_timeout = '1800ms'",
  "set local lock_timeout = '1500ms'",
  "set local idle_in_transaction_session_timeout = '5s'",
].join('; ');

/**
 * The isolation is named, because the locks we take suffice for it whatever the server's own is;
 * one message, and so one round trip.
 */
export const beginReadCommitted = `begin isolation level read committed; ${limits}`;

/**
 * Connections to PostgreSQL. A connection that breaks, or on which a query gets no answer, is
 * dropped with the work on it, and never ends the process. Statements are unnamed, as poolers that
 * share connections by transaction require.
 */
export function createPostgresPool(databaseUrl: string): PostgresPool {
  const pool = new pg.Pool({
    Client: PostgresClient,
    connectionString: databaseUrl,
    max: 10,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
    connectionTimeoutMillis: connectMs,
    query_timeout: queryMs,
    types: { getTypeParser: parserOf },
  });
  // Whoever uses a connection that breaks is told by the query; the event is for those that nobody
  // uses.
  pool.on('error', () => {}).on('connect', (client) => void client.on('error', () => {}));
  let answeredAt = Number.NEGATIVE_INFINITY;
  let restsUntil = Number.NEGATIVE_INFINITY;
  const note: Note = (error) => {
    const now = performance.now();
    if (error === undefined || isVerdict(error)) answeredAt = now;
    // While others get answers, it was this one query that took too long.
    else if (isSilence(error) && now - answeredAt > connectMs) restsUntil = now + restMs;
  };
  return {
    options: pool.options,
    async connect() {
      if (performance.now() < restsUntil)
        throw new Error('Connection terminated a moment ago by a time limit');
      try {
        return guarded(await waitOnDatabase(connectMs, (ms) => connectWithin(pool, ms)), note);
      } catch (error) {
        note(error);
        // Whatever else keeps a connection from beginning, such as a greeting that nobody can make
        // sense of.
        throw isVerdict(error) || isDatabaseUnavailable(error)
          ? error
          : new Error('Connection terminated before it began', { cause: error });
      }
    },
    end: () => pool.end(),
  };
}

/** The pool has a time limit of its own, which is the longest. */
async function connectWithin(pool: pg.Pool, ms: number): Promise<pg.PoolClient> {
  const connecting = pool.connect();
  if (ms >= connectMs) return connecting;
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new Error('Connection terminated by the time limit of a request'));
    connecting.then(
      (client) => client.release(),
      () => undefined,
    );
  }, ms);
  return Promise.race([connecting, late.promise]).finally(() => clearTimeout(timer));
}

/** Takes down what came of a connection or a query: an answer, or an error. */
type Note = (error?: unknown) => void;

/** What pg says when the server gave no answer in time; it gives these no code. */
const silences = ['Connection terminated due to connection timeout', 'Query read timeout'];

function isSilence(error: unknown): boolean {
  return error instanceof Error && silences.includes(error.message);
}

/**
 * Whether an error is the server's answer to the query. Without a code it is pg that could not make
 * sense of what came.
 */
function isVerdict(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code !== undefined;
}

/** A connection that is not used again after an error that says it is of no more use. */
function guarded(client: pg.PoolClient, note: Note): PostgresPoolClient {
  let isUseless = false;
  const query = async (text: string, values: unknown[]) => {
    try {
      const answer = await waitOnDatabase(queryMs, (ms) =>
        client.query({ text, values, query_timeout: ms } as pg.QueryConfig),
      );
      note();
      return answer;
    } catch (error) {
      note(error);
      if (!isVerdict(error) || isReadOnly(error)) {
        isUseless = true;
        // Without waiting: an answer that comes late belongs to nobody.
        void client.end().catch(() => {});
      }
      throw error;
    }
  };
  const inReadCommitted = async (text: string, values: unknown[]) => {
    await query(beginReadCommitted, []);
    try {
      const answer = await query(text, values);
      await query('commit', []);
      return answer;
    } catch (error) {
      if (!isUseless) await query('rollback', []);
      throw error;
    }
  };
  return {
    // A statement on its own that lost against another is whole, and can be made again, where it
    // waits for the other instead; of a transaction, all of it has to be.
    query: (async (text: string, values: unknown[] = []) => {
      if (client.getTransactionStatus() !== 'I') return query(text, values);
      try {
        return await query(text, values);
      } catch (error) {
        if (!isConflict(error)) throw error;
        return retryConflicts(() => inReadCommitted(text, values));
      }
    }) as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || isUseless),
  };
}

/** `read_only_sql_transaction`: this was the primary, and another server is now. */
function isReadOnly(error: unknown): boolean {
  return (error as { code?: unknown }).code === '25006';
}

/**
 * `bigint` arrives as text by default; ours are epoch milliseconds and counts, well inside a
 * JavaScript number.
 */
const parserOf: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text');
