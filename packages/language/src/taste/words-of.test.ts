import { describe, expect, it } from 'vitest';
import { editDistanceWithin1, fold, singular, rootOf } from './words-of.ts';

describe('fold', () => {
  it('leaves plain words separated by single spaces', () => {
    const rows = [
      ['  Café   Society ', 'cafe society'],
      ['Théâtre!', 'theatre'],
      ['We’ve eaten', 'weve eaten'],
      ["Porto's", 'portos'],
      ['dairy-free/vegan', 'dairy free vegan'],
      ['R&B', 'r&b'],
      ['Salt & Straw', 'salt and straw'],
      ['ﬁsh tacos', 'fish tacos'],
      ['寿司, ramen', '寿司 ramen'],
      ['farmers mkt w/o the kids', 'farmers market without the kids'],
      ['Trivia Nite', 'trivia night'],
      ['…', ''],
    ] as const;
    for (const [text, folded] of rows) expect(fold(text), text).toBe(folded);
  });
});

describe('singular', () => {
  it('makes one term of the singular and the plural', () => {
    const rows = [
      ['used bookshops', 'used bookshop'],
      ['movies', 'movie'],
      ['cookies', 'cookie'],
      ['galleries', 'gallery'],
      ['churches', 'church'],
      ['classes', 'class'],
      ['boxes', 'box'],
      ['tacos', 'taco'],
      ['pies', 'pie'],
    ] as const;
    for (const [plural, one] of rows) expect(singular(plural), plural).toBe(singular(one));
  });

  it('leaves words alone that only look plural', () => {
    for (const word of ['glass', 'tennis', 'cactus', 'bus', 'gas', 'chess'])
      expect(singular(word), word).toBe(word);
  });
});

describe('editDistanceWithin1', () => {
  it('accepts one letter changed, added, left out or swapped', () => {
    const rows = [
      ['museum', 'museum'],
      ['museum', 'nuseum'],
      ['museum', 'musseum'],
      ['museum', 'musem'],
      ['museum', 'msueum'],
      ['museum', 'museums'],
      ['', 'a'],
    ] as const;
    for (const [a, b] of rows) {
      expect(editDistanceWithin1(a, b), `${a} ${b}`).toBe(true);
      expect(editDistanceWithin1(b, a), `${b} ${a}`).toBe(true);
    }
  });

  it('refuses two changes', () => {
    const rows = [
      ['museum', 'nuseun'],
      ['museum', 'musm'],
      ['museum', 'umseun'],
      ['ab', 'cd'],
      ['', 'ab'],
      ['abcd', 'badc'],
    ] as const;
    for (const [a, b] of rows) expect(editDistanceWithin1(a, b), `${a} ${b}`).toBe(false);
  });
});

describe('rootOf', () => {
  it.each([
    ['bowling', 'bowl'],
    ['running', 'run'],
    ['hiking', 'hike'],
    ['dancing', 'dance'],
  ])('finds that %s is to %s', (doing, done) => {
    expect(rootOf(doing)).toBe(rootOf(done));
  });
});
