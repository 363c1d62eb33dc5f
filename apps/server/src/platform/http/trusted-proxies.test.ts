import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from '../../testing/a-test-app.ts';
import { anEmail } from '../../testing/a-user.ts';
import { sqlite } from '../../testing/databases.ts';
import { trustedProxies } from './trusted-proxies.ts';

describe('a hop', () => {
  const isTrusted = trustedProxies(['10.0.0.0/8', '192.0.2.1', '2001:db8:5::/48']);

  it.each([
    '10.9.8.7',
    '10.9.8.7:443',
    '192.0.2.1',
    '::ffff:10.9.8.7',
    '2001:db8:5::7',
    '[2001:db8:5::7]:443',
  ])('%s is one of ours', (address) => expect(isTrusted(address)).toBe(true));

  it.each(['11.0.0.1', '192.0.2.2', '2001:db8:6::7', '10.9.8.7.example', 'unknown', ''])(
    '%s is not',
    (address) => expect(isTrusted(address)).toBe(false),
  );
});

describe('behind a proxy', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await aTestApp(sqlite, { env: { TRUST_PROXY: '10.0.0.0/8' } });
  });
  afterAll(() => test.close());

  /** What is answered to so many wrong passwords, each by way of what `forwarded` says. */
  async function guess(count: number, forwarded: (i: number) => string, remoteAddress: string) {
    const email = anEmail();
    const statuses: number[] = [];
    for (let i = 0; i < count; i++) {
      const { statusCode } = await test.app.inject({
        method: 'POST',
        url: '/api/token/pair',
        remoteAddress,
        headers: { 'x-forwarded-for': forwarded(i) },
        payload: { email, password: `guess ${i}` },
      });
      statuses.push(statusCode);
    }
    return statuses;
  }
  const ten = Array<number>(10).fill(401);

  it.each([
    ['the ports of one address', (i: number) => `203.0.113.7:${1024 + i}`],
    ['the ports of one IPv6 address', (i: number) => `[2001:db8:1:2::1]:${1024 + i}`],
    ['the /64 of one /56', (i: number) => `2001:db8:2:${(0x300 + i).toString(16)}::1`],
    ['what an address claims before itself', (i: number) => `198.51.100.${i}, 203.0.113.8`],
    ['the ports of a proxy of ours', (i: number) => `203.0.113.9, 10.1.2.3:${1024 + i}`],
  ])('%s are one network', async (_what, forwarded) => {
    expect(await guess(11, forwarded, '10.0.0.1')).toEqual([...ten, 429]);
  });

  it('nobody else can set the address of a request', async () => {
    expect(await guess(11, (i) => `198.51.100.${i}`, '203.0.113.20')).toEqual([...ten, 429]);
  });
});
