import { describe, expect, it } from 'vitest';
import { Refusal } from './refusal.ts';

describe('a refusal of one request too many', () => {
  it.each([
    [2, 'Please wait a moment and try again.'],
    [45, 'Please try again in a minute.'],
    [61, 'Please try again in 2 minutes.'],
    [59 * 60, 'Please try again in 59 minutes.'],
    [60 * 60, 'Please try again in an hour.'],
    [23 * 60 * 60 + 1, 'Please try again in 24 hours.'],
  ])('says when to try again: in %i seconds', (retryAfterSeconds, sentence) => {
    const { detail } = new Refusal('too-many-requests', { retryAfterSeconds }).toProblem();
    expect(detail).toBe(`You have reached the limit of requests. ${sentence}`);
  });
});
