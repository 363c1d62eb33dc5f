import { createHash, randomBytes } from 'node:crypto';

/** What the address of a calendar feed holds: 256 random bits, of which the store knows only the hash. */
export function createFeedToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashFeedToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
