import { randomBytes } from 'node:crypto';

/** What an address that is its own key holds: 256 random bits, beyond guessing and counting through. */
export function createLinkToken(): string {
  return randomBytes(32).toString('base64url');
}
