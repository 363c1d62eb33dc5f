import { describe, expect, it } from 'vitest';
import { nextPath } from './list-pages.ts';

describe('nextPath', () => {
  it('is where the next page of a list is, and nothing after the last', () => {
    expect(nextPath('</api/history?timeline=past&cursor=WyJ4Il0>; rel="next"')).toBe(
      '/history?timeline=past&cursor=WyJ4Il0',
    );
    for (const link of [
      null,
      '',
      '</api/history>; rel="prev"',
      '<https://elsewhere.example/>; rel="next"',
    ])
      expect(nextPath(link)).toBeNull();
  });
});
