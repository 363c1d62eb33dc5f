import { once } from 'node:events';
import { beforeEach, expect, it } from 'vitest';
import { createUploadPlaces, type UploadPlaces } from './upload-places.ts';

let places: UploadPlaces;
/** How each upload ended that did. */
let ended: { user: number; code: string }[];
beforeEach(() => {
  places = createUploadPlaces({ rateLimits: true });
  ended = [];
});

/** An upload that arrives for as long as it may, or is there and worked on for good. */
function begin(user: number, network: string, { isThere = false } = {}): void {
  const upload = places.hold({ userId: user, network }, async ({ signal, arrived }) => {
    if (isThere) arrived();
    await once(signal, 'abort');
    throw signal.reason;
  });
  upload.catch((error: { code: string }) => ended.push({ user, code: error.code }));
}

/** All 48 places, for eight users of four networks. */
function takeAll(options: { isThere?: boolean } = {}): void {
  for (let i = 0; i < 48; i += 1) begin(i % 8, `network ${i % 4}`, options);
}

it('gives the place of a slow upload to somebody of a network that has fewer', async () => {
  takeAll();
  begin(9, 'another network');
  await expect.poll(() => ended).toEqual([{ user: 0, code: 'unavailable' }]);
  begin(10, 'a third network');
  await expect.poll(() => ended).toHaveLength(2);
  expect(ended[1]).toEqual({ user: 1, code: 'unavailable' });
});

it('takes no place whose photo has arrived', async () => {
  takeAll({ isThere: true });
  begin(9, 'another network');
  await expect.poll(() => ended).toEqual([{ user: 9, code: 'unavailable' }]);
});
