import { describe, expect, it } from 'vitest';
import { ratingTone } from './rating-dot.tsx';

describe('ratingTone', () => {
  it('[PROF-08] is green from 4, blue from 3, yellow from 2, red below and grey without a rating', () => {
    expect([5, 4, 3.5, 3, 2.5, 2, 1.5, 1, null].map(ratingTone)).toEqual([
      'green',
      'green',
      'blue',
      'blue',
      'yellow',
      'yellow',
      'red',
      'red',
      'none',
    ]);
  });
});
