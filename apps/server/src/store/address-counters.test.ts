import { describe, expect, it } from 'vitest';
import { addressUseOf } from './address-counters.ts';

describe('what counts as one address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('of %s is %s', (ip, address) => {
    expect(addressUseOf(ip, new Date('2026-11-20T23:59:59Z'))).toEqual({
      address,
      day: '2026-11-20',
    });
  });
});
