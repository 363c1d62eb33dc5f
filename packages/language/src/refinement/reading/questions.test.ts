import { describe, expect, it } from 'vitest';
import { isPraise, readQuestions } from './questions.ts';

const askedIn = (text: string) => readQuestions(text).asked;

describe('readQuestions', () => {
  it('finds what a question is about in the words that people use', () => {
    expect(askedIn('whats the damage')).toEqual(['cost']);
    expect(askedIn('do they take amex')).toEqual(['cost']);
    expect(askedIn('is the kitchen open when we get there')).toEqual(['hours']);
    expect(askedIn('is tomorrow gonna be nice out')).toEqual(['weather']);
    expect(askedIn('hold on, is there anywhere to leave the car')).toEqual(['parking']);
    expect(askedIn('its a monday are these places even open')).toEqual(['hours']);
  });

  it('leaves what is proposed beside a question or a complaint', () => {
    expect(readQuestions('when is sunset, maybe start at 6')).toEqual({
      asked: ['sunset'],
      rest: expect.stringMatching(/^ +maybe start at 6$/),
    });
    expect(askedIn('why is dinner so expensive')).toEqual([]);
    expect(askedIn('is there something besides italian')).toEqual([]);
  });
});

describe('isPraise', () => {
  it('knows who likes it all', () => {
    for (const text of ['solid plan', 'oh hell yes', 'great job, wouldnt change a thing'])
      expect(isPraise(text), text).toBe(true);
  });
});
