import { refinementPresets } from '@rendezvous/contract';
import { describe, expect, it } from 'vitest';
import { presetNames, titleFailure } from './refinement-words.ts';

describe('the title of a failed refinement', () => {
  it('[REF-03] goes by the content of the message, whatever its case', () => {
    const titled = [
      'A Network problem',
      'Inappropriate CONTENT',
      'It is unavailable',
      'Timeout after 30 s',
      'The limit is reached',
      'No idea',
    ].map(titleFailure);
    expect(titled.map(({ title }) => title)).toEqual([
      'Network Connection Issue',
      'Inappropriate Content',
      'AI Service Unavailable',
      'Request Timed Out',
      'Rate Limit Exceeded',
      'Failed to Process Refinement',
    ]);
    expect(titled.map(({ canRetry }) => canRetry)).toEqual([true, false, true, true, false, false]);
  });

  it('[REF-03] is decided by the first that fits, in the order of the table', () => {
    expect(titleFailure('limit, timeout, content and network').title).toBe(
      'Network Connection Issue',
    );
    expect(titleFailure('limit of unavailable content').title).toBe('Inappropriate Content');
  });
});

it('[REF-01] names every preset there is', () => {
  expect(Object.keys(presetNames)).toEqual([...refinementPresets]);
});
