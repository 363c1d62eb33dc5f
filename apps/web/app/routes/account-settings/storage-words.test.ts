import { expect, it } from 'vitest';
import { storageWords } from './storage-words.ts';

const mb = 2 ** 20;
const usageOf = (used: number) => ({
  used_bytes: used,
  limit_bytes: 200 * mb,
  counts: { profiles: 0, dates: 0, saved_ideas: 0, photos: 0, suggestions: 0 },
});

it('says how much is used, warns from four fifths on, and says when it is full', () => {
  expect(storageWords(usageOf(11.2 * mb))).toEqual({
    line: 'You have used 12 of 200 MB of space.',
    warning: null,
  });
  expect(storageWords(usageOf(160 * mb - 1)).warning).toBeNull();
  expect(storageWords(usageOf(160 * mb)).warning).toContain('almost out of space');
  expect(storageWords(usageOf(200 * mb)).warning).toContain('Nothing more can be stored');
});
