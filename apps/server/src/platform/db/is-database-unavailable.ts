import { movedCode } from './sqlite/watch-store.ts';

/**
 * PostgreSQL's classes for lost connections (a pooler's refusals too), passwords and databases it
 * does not know (any more), transactions rolled back, exhausted resources, locks not to be had,
 * operator intervention and broken disks.
 */
const postgresClasses = ['08', '28', '3D', '40', '53', '55', '57', '58'];
/** A server that only reads: another one is the primary now. */
const readOnlyTransaction = '25006';
const networkCodes = [
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'EAI_AGAIN',
];
/**
 * SQLITE_BUSY, READONLY, IOERR, CORRUPT, FULL, CANTOPEN and NOTADB; the low byte of the extended
 * codes too.
 */
const sqliteCodes = [5, 8, 10, 11, 13, 14, 26];

/**
 * What pg and Kysely say, without a code, of connections that are no more, and of answers that no
 * server gives.
 */
const messages =
  /^(timeout e|Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed|Postgres connection has been discarded|received invalid response|Received unexpected|SASL: )/;

/**
 * Whether an error says that the database cannot be used at the moment, as opposed to a mistake of
 * ours.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code === 'ERR_SQLITE_ERROR')
    return typeof errcode === 'number' && sqliteCodes.includes(errcode & 0xff);
  if (typeof code !== 'string') return messages.test(error.message);
  return (
    networkCodes.includes(code) ||
    code === readOnlyTransaction ||
    (/^[0-9A-Z]{5}$/.test(code) && postgresClasses.includes(code.slice(0, 2)))
  );
}

type Unavailability = 'damaged' | 'moved' | 'read-only' | 'full' | 'closed' | 'away';

/**
 * Accepts no connections: unknown passwords and databases, too many connections, a server or a
 * database that takes none.
 */
const closedCodes = /^(28|3D|53300|57P0[123]|55000)/;
const sqliteReasons: Record<number, Unavailability> = {
  8: 'read-only',
  11: 'damaged',
  13: 'full',
  26: 'damaged',
};

/** Why a database cannot be used, as far as the error tells; undefined for a mistake of ours. */
export function unavailabilityOf(error: unknown): Unavailability | undefined {
  if (!isDatabaseUnavailable(error)) return undefined;
  const { code = '', errcode = 0 } = error as { code?: string; errcode?: number };
  if (code === 'ERR_SQLITE_ERROR')
    return errcode === movedCode ? 'moved' : (sqliteReasons[errcode & 0xff] ?? 'away');
  if (code === readOnlyTransaction) return 'read-only';
  if (code === '53100') return 'full';
  return closedCodes.test(code) ? 'closed' : 'away';
}
