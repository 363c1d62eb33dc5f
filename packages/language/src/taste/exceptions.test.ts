import { describe, expect, it } from 'vitest';
import { readException } from './exceptions.ts';

describe('readException', () => {
  it('parts what is wished from what it leaves out', () => {
    const rows: readonly (readonly [string, string, string])[] = [
      ['wine but not bars', 'wine', 'bars'],
      ['Museums, but no art', 'Museums', 'art'],
      ['desserts (no ice cream)', 'desserts', 'ice cream'],
      ['anything but seafood', '', 'seafood'],
      ['no karaoke', '', 'karaoke'],
      ['i dont eat red meat', '', 'red meat'],
      ['German Christmas, but not the zzyzx market', 'German Christmas', ''],
      ['live music except for jazz', 'live music', 'jazz'],
      ['something without walking', '', 'walking'],
    ];
    for (const [text, wanted, unwanted] of rows)
      expect(readException(text), text).toEqual({ wanted, unwanted });
  });

  it('finds no exception where none is made, or in words that nobody can read', () => {
    for (const text of [
      'wine',
      'not just bars',
      'no cover charge',
      'nothing in particular',
      'knots',
    ])
      expect(readException(text), text).toBeNull();
  });
});
