import { createHash, randomBytes } from 'node:crypto';

/**
 * What an address that is its own key holds: 256 random bits, beyond guessing and counting through.
 */
export function createLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Of the token in a link the store knows only this. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
