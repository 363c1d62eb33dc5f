import { isIPv4, isIPv6 } from 'node:net';
import { sql } from 'kysely';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import type { Database } from '../db/tables.ts';

/** Suggestions a day for one address: a household, a school or a café, but not a script that drops its cookies. */
export const suggestionsPerAddress = 30;

export interface AddressUse {
  readonly address: string;
  readonly day: string;
}

export interface AddressCounters {
  /** Counts one use unless the day's cap is reached, and says whether it did. */
  use(use: AddressUse): Promise<boolean>;
  refund(use: AddressUse): Promise<void>;
  deleteBefore(day: string): Promise<void>;
}

/** What is counted as one address: an IPv4 address, or the /56 that one IPv6 household may get. */
export function addressUseOf(ip: string, now: Date): AddressUse {
  return { address: networkOf(ip), day: now.toISOString().slice(0, 10) };
}

export function createAddressCounters(db: Database): AddressCounters {
  return {
    async use({ address, day }) {
      const row = await db
        .insertInto('address_counters')
        .values({ address, day, used: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['address', 'day'])
            .doUpdateSet((counter) => ({ used: counter('address_counters.used', '+', 1) }))
            .where('address_counters.used', '<', suggestionsPerAddress),
        )
        .returning('used')
        .executeTakeFirst();
      return row !== undefined;
    },

    async refund({ address, day }) {
      await db
        .updateTable('address_counters')
        .set((counter) => ({ used: counter('used', '-', 1) }))
        .where('address', '=', address)
        .where('day', '=', day)
        .where('used', '>', 0)
        .execute();
    },

    async deleteBefore(day) {
      await deleteInBatches(db, {
        table: 'address_counters',
        key: ['address', 'day'],
        where: sql`day < ${day}`,
      });
    },
  };
}

/**
 * The network an address belongs to: an IPv4 address is its own, an IPv6 address counts with the /56 that one household may
 * get. A port behind the address, as some proxies write it into `X-Forwarded-For`, is no part of it.
 */
export function networkOf(ip: string): string {
  const address = withoutPort(ip.toLowerCase()).replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  const [first, second, third, fourth = 0] = groupsOf(address);
  return `${[first, second, third, fourth & 0xff00].map((group) => (group ?? 0).toString(16)).join(':')}::/56`;
}

/** The neighborhood of a network: the /24 of an IPv4 address, the /48 of an IPv6 network, which one customer may get. */
export function familyOf(network: string): string {
  return isIPv4(network)
    ? network.replace(/\d+$/, '0/24')
    : network.replace(/:[^:]*::\/56$/, '::/48');
}

/** `203.0.113.7:4711` and `[2001:db8::1]:4711` without their ports; anything else as it is. */
export function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1];
  return bracketed ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}

/** The eight numbers of an IPv6 address; one that ends in the form of IPv4 only as far as it is written in its own. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  while (tail !== undefined && groups.length + after.length < 8) groups.push('0');
  return [...groups, ...after].map((group) => Number.parseInt(group, 16));
}
