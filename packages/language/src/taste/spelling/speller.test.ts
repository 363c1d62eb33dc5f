import { describe, expect, it } from 'vitest';
import { createSpeller } from './speller.ts';

const spell = createSpeller(
  new Map([
    ['ramen', 9],
    ['cider', 3],
    ['croissant', 5],
    ['philosophy', 1],
    ['healthy', 4],
    ['store', 8],
    ['astronomy', 2],
    ['canter', 1],
    ['beer', 7],
    ['center', 6],
  ]),
);

describe('createSpeller', () => {
  it('finds what is a vowel, a swap or in a long word two slips away', () => {
    expect(['raman', 'rmaen', 'cidar', 'crossaint', 'philosphy'].map(spell)).toEqual([
      'ramen',
      'ramen',
      'cider',
      'croissant',
      'philosophy',
    ]);
  });

  it('takes the word that is used most where two are as near', () => {
    expect(spell('cinter')).toBe('center');
    expect(spell('beeer')).toBe('beer');
  });

  it('takes no other word for a slip', () => {
    expect(['health', 'storm', 'astrology', 'tea'].map(spell)).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
  });
});
