import { createHash } from 'node:crypto';

/** The key of attempts of a kind by whom and at what; it can be compared, not read. */
export function attemptKey(kind: string, ...subjects: readonly string[]): string {
  return `${kind}:${createHash('sha256').update(JSON.stringify(subjects)).digest('base64url')}`;
}
