import type { Asker } from '../platform/concurrency/fair-turns.ts';
import { familyOf, networkOf } from '../platform/http/network-of.ts';

/** Somebody of whom nothing is known but where they ask from. */
export function strangerAt(ip: string): Asker {
  const network = networkOf(ip);
  return { isKnown: false, family: familyOf(network), name: network };
}

/**
 * Somebody who was in the account before: signed in, or with a browser or from a network that was
 * (`by`).
 */
export function ownerOf(userId: number, by = ''): Asker {
  return { isKnown: true, family: `user ${userId}`, name: by };
}
