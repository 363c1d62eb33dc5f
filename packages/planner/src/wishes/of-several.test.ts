import { describe, expect, it } from 'vitest';
import { isOfSeveral } from './of-several.ts';

describe('isOfSeveral', () => {
  it('knows who wants more than one of a kind from who wants one', () => {
    for (const text of ['bookshops', 'breweries', 'ocean views', 'vintage shopping', 'bar hopping'])
      expect(isOfSeveral(text), text).toBe(true);
    for (const text of ['a bookshop', 'jazz', 'mini golf', 'museum', 'shopping mall'])
      expect(isOfSeveral(text), text).toBe(false);
  });
});
