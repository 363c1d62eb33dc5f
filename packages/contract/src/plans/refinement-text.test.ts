import { describe, expect, it } from 'vitest';
import { findRefinementProblem, refinementTexts } from './refinement-text.ts';

const { tooShort, tooLong, blocked, offTopic, other } = refinementTexts;

const blockedTerms =
  'drugs, illegal, inappropriate, nsfw, explicit, adult, gambling, violence, weapon, sensitive, offensive'.split(
    ', ',
  );
const offTopicTerms =
  'stock, investment, crypto, bitcoin, forex, marketing, advertising, political, election, business plan, tutorial, lawsuit, legal advice, medical advice, tax, accounting'.split(
    ', ',
  );

const fullWidth = (text: string) =>
  text.replace(/[a-z]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0));
const disguises: Record<string, (term: string) => string> = {
  'as it is': (term) => `something ${term} please`,
  'in capitals': (term) => `Something ${term.toUpperCase()}!`,
  'in full width': (term) => `something ${fullWidth(term)}`,
  'with a character of no width inside': (term) =>
    `something ${term.slice(0, 2)}\u200b${term.slice(2)}`,
  'with a soft hyphen inside': (term) => `something ${term.slice(0, 2)}\u00ad${term.slice(2)}`,
  'with accents': (term) => `something ${term.replace(/[aeiou]/g, '$&\u0301')}`,
  'between punctuation': (term) => `something (${term}), really`,
  'in the plural': (term) => (term.endsWith('s') ? `${term} please` : `many ${term}s`),
  'as the only word': (term) => term,
};

describe('findRefinementProblem', () => {
  for (const [name, disguise] of Object.entries(disguises)) {
    it(`[REF-06] finds every blocked and every off-topic term ${name}`, () => {
      for (const term of blockedTerms)
        expect(findRefinementProblem(disguise(term)), term).toBe(blocked);
      for (const term of offTopicTerms)
        expect(findRefinementProblem(disguise(term)), term).toBe(offTopic);
    });
  }

  it('[REF-06] finds no term inside another word', () => {
    for (const text of [
      'a taxi home',
      'like Stockholm',
      'a stocking store',
      'less explicitly fancy',
      'syntax themed',
      'drugstore soda fountain',
      'adulthood',
      'my business is closed, plan early',
    ]) {
      expect(findRefinementProblem(text), text).toBeUndefined();
    }
  });

  it('[REF-06] counts characters after trimming, at both ends', () => {
    expect(['', '  ', 'ab', ' ab ', '🍷🍷'].map(findRefinementProblem)).toEqual(
      Array(5).fill(tooShort),
    );
    expect(findRefinementProblem(' fun ')).toBeUndefined();
    expect(findRefinementProblem('quiet '.repeat(84).slice(0, 500))).toBeUndefined();
    expect(findRefinementProblem('quiet '.repeat(84).slice(0, 501))).toBe(tooLong);
  });

  it('[REF-06] rejects text without letters, links and a single repeated character', () => {
    for (const text of [
      '123',
      '!!!',
      '🍷🍷🍷',
      '$80',
      'https://example.org',
      'see www.example.org',
      'look at example.com',
      'aaaa',
      'Zzzzzz',
      'ееее',
    ])
      expect(findRefinementProblem(text), text).toBe(other);
  });

  it('[REF-06] accepts what people write, in any language', () => {
    for (const text of [
      'no seafood, live jazz, under $80, end by ten',
      'más romántico',
      'もっと静かな場所',
      'أكثر هدوءًا',
      'under $80',
      'end at 9.30, please',
    ])
      expect(findRefinementProblem(text), text).toBeUndefined();
  });

  it('never throws', () => {
    for (const text of [
      '\0\0\0\0',
      '\ud800\ud800\ud800',
      '\u202e\u202e\u202eabc',
      'é'.repeat(500),
      '\u200b'.repeat(10),
    ])
      expect(() => findRefinementProblem(text)).not.toThrow();
  });
});
