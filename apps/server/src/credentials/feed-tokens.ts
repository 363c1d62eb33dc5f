import { createHash } from 'node:crypto';

/** Of the token in the address of a calendar feed the store knows only the hash. */
export function hashFeedToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
