import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network of an address: an IPv4 address stands for itself, an IPv6 address for the /56 that
 * one household may have. A port after the address, which some proxies write into
 * `X-Forwarded-For`, is ignored.
 */
export function networkOf(ip: string): string {
  const address = withoutPort(ip.toLowerCase()).replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  const [first, second, third, fourth = 0] = groupsOf(address);
  return `${[first, second, third, fourth & 0xff00].map((group) => (group ?? 0).toString(16)).join(':')}::/56`;
}

/**
 * The wider network: the /24 of an IPv4 address, or the /48 of an IPv6 network, which one customer
 * may have.
 */
export function familyOf(network: string): string {
  return isIPv4(network)
    ? network.replace(/\d+$/, '0/24')
    : network.replace(/:[^:]*::\/56$/, '::/48');
}

/** `203.0.113.7:4711` and `[2001:db8::1]:4711` without their ports; anything else unchanged. */
export function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1];
  return bracketed ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}

/** The eight numbers of an IPv6 address; if it ends in IPv4 notation, only the part before that. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  while (tail !== undefined && groups.length + after.length < 8) groups.push('0');
  return [...groups, ...after].map((group) => Number.parseInt(group, 16));
}
