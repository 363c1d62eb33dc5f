import type { Subscriber } from './subscribers-store.ts';

/**
 * Subscribers as CSV (RFC 4180): the address, the place it waits for, the day it was confirmed, and
 * the way out that every letter to it has to carry.
 */
export function subscriberList(
  subscribers: readonly (Subscriber & { unsubscribeUrl: string })[],
): string {
  const rows = [
    ['email', 'place', 'confirmed_on', 'unsubscribe_url'],
    ...subscribers.map(({ email, place = '', confirmedOn, unsubscribeUrl }) => [
      email,
      place,
      confirmedOn,
      unsubscribeUrl,
    ]),
  ];
  return rows
    .map((row) => `${row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`)
    .join('');
}
