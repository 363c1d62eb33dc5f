import { networkOf } from '../platform/http/network-of.ts';

export interface AddressUse {
  readonly address: string;
  readonly day: string;
}

/** What is counted as one address: an IPv4 address, or the /56 that one IPv6 household may get. */
export function addressUseOf(ip: string, now: Date): AddressUse {
  return { address: networkOf(ip), day: now.toISOString().slice(0, 10) };
}
