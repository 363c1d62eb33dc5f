import { createHash } from 'node:crypto';

/**
 * The key under which attempts of one kind are counted, by who tries and at what; it can be
 * compared, but not read.
 */
export function attemptKey(kind: string, ...subjects: readonly string[]): string {
  return `${kind}:${createHash('sha256').update(JSON.stringify(subjects)).digest('base64url')}`;
}
