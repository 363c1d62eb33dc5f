import { describe, expect, it } from 'vitest';
import { whoseWords } from './reasons.ts';

describe('whose taste a reason speaks of', () => {
  const companion = { ownInterests: ['Jazz'], ownCuisines: [] };

  it('names the person', () => {
    expect(whoseWords('asked', { ...companion, name: 'June' })).toBe(', for June');
    expect(whoseWords('both', { ...companion, name: 'June' })).toBe(', which you both like');
  });

  it('names nobody where there is nobody', () => {
    for (const nobody of [null, { ...companion, name: null }, { ...companion, name: '' }])
      for (const whose of ['asked', 'own', 'both'] as const)
        expect(whoseWords(whose, nobody)).toBe('');
  });
});
