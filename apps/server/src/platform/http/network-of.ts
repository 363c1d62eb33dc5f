import { isIPv4, isIPv6 } from 'node:net';

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
