import { describe, expect, it } from 'vitest';
import { misread, tuned, tunedMorning, type Sentence } from './testing/refinement-sentences.ts';
import { unseen } from './testing/unseen-sentences.ts';
import { evening, morning, misreadings } from './testing/misreadings.ts';

describe('readRefinement', () => {
  it('reads what people write of an evening', () => {
    expect(misreadings(tuned, evening)).toEqual([]);
  });

  it('reads what people write that it was not made for', () => {
    expect(misreadings(unseen, evening)).toEqual([]);
  });

  it('reads what people write of a morning', () => {
    expect(misreadings(tunedMorning, morning)).toEqual([]);
  });

  it('does not read everything, and says so', () => {
    const today = misread.map(([text, , expected]): Sentence => [text, expected]);
    expect(misreadings(today, evening)).toEqual([]);
  });
});
