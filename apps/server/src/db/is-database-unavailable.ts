/** PostgreSQL's classes for lost connections, transactions rolled back, exhausted resources, locks not to be had and operator intervention. */
const postgresClasses = ['08', '40', '53', '55', '57'];
const networkCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'EAI_AGAIN',
];
/** SQLITE_BUSY, SQLITE_IOERR and SQLITE_FULL; the low byte of the extended codes too. */
const sqliteCodes = [5, 10, 13];

/** Whether an error says that the database cannot be used at the moment, as opposed to a mistake of ours. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code === 'ERR_SQLITE_ERROR')
    return typeof errcode === 'number' && sqliteCodes.includes(errcode & 0xff);
  if (typeof code === 'string')
    return (
      networkCodes.includes(code) ||
      (/^[0-9A-Z]{5}$/.test(code) && postgresClasses.includes(code.slice(0, 2)))
    );
  // pg gives these two no code.
  return /^(timeout exceeded when trying to connect|Connection terminated)/.test(error.message);
}
