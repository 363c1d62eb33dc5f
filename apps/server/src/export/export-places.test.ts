import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createExportPlaces, type ExportPlaces } from './export-places.ts';

let places: ExportPlaces;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  places = createExportPlaces();
});
afterEach(() => vi.useRealTimers());

/** An export that reads this much at once, and nothing else. */
const begin = (userId: number, bytes = 0, network = `network ${userId}`): Promise<Readable> =>
  places.hold({ userId, network }, async (count) => {
    count(bytes);
    return new Readable({ read: () => undefined });
  });
const megabyte = 1024 * 1024;

it('gives the place of the slowest reader to a newcomer', async () => {
  const read = [10, 0.5, 9, 8];
  const all = await Promise.all(read.map((megabytes, user) => begin(user, megabytes * megabyte)));
  await expect(begin(4)).rejects.toMatchObject({ code: 'unavailable' });
  vi.advanceTimersByTime(11_000);
  await begin(5, 10 * megabyte);
  expect(all.map(({ destroyed }) => destroyed)).toEqual([false, true, false, false]);
});

it('takes no place from somebody who reads fast enough', async () => {
  const all = await Promise.all([0, 1, 2, 3].map((user) => begin(user, 10 * megabyte)));
  vi.advanceTimersByTime(11_000);
  await expect(begin(4)).rejects.toMatchObject({ code: 'unavailable' });
  expect(all.some(({ destroyed }) => destroyed)).toBe(false);
});

const fullOnes = {
  'a network': () => '192.0.2.7',
  'the networks of one neighborhood': (user: number) => `192.0.2.${user}`,
  'the IPv6 networks of one neighborhood': (user: number) => `2001:db8:1:${user}00::/56`,
};

it.each(Object.entries(fullOnes))(
  'gives a place of %s with more than one to somebody of another',
  async (_, of) => {
    const all = await Promise.all([0, 1, 2, 3].map((user) => begin(user, 10 * megabyte, of(user))));
    vi.advanceTimersByTime(11_000);
    await expect(begin(4, 0, of(4))).rejects.toMatchObject({ code: 'unavailable' });
    await begin(5, 10 * megabyte, '198.51.100.7');
    expect(all.map(({ destroyed }) => destroyed)).toEqual([true, false, false, false]);
  },
);
