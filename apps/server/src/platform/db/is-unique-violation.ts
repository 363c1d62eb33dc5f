/** SQLITE_CONSTRAINT_PRIMARYKEY and SQLITE_CONSTRAINT_UNIQUE. */
const sqliteCodes = [1555, 2067];

/** Whether a write failed because another row already has a value that may be there only once. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return (
    code === '23505' ||
    (code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' && sqliteCodes.includes(errcode))
  );
}
