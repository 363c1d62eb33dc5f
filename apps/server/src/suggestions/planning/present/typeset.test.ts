import { describe, expect, it } from 'vitest';
import { typeset } from './typeset.ts';

describe('typeset', () => {
  it.each([
    ["Coppola's Corner, a dogs' park", 'Coppola’s Corner, a dogs’ park'],
    ['a "Last Call" and ("so")', 'a “Last Call” and (“so”)'],
    ["ask for 'the usual'", 'ask for ‘the usual’'],
    ["the 1920's, and '90s records", 'the 1920’s, and ’90s records'],
    ['a 6\' hedge, 12" records', 'a 6\' hedge, 12" records'],
  ])('sets %s', (typed, set) => {
    expect(typeset(typed)).toBe(set);
  });
});
