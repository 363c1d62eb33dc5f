import { BlockList, isIP } from 'node:net';
import { withoutPort } from './network-of.ts';

/**
 * Whether a hop on a request's way is one of our own proxies. Some proxies add the port to a hop's
 * address; the port is ignored.
 */
export function trustedProxies(networks: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    trusted.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return (hop) => {
    const address = withoutPort(hop);
    const family = isIP(address);
    return family !== 0 && trusted.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };
}
