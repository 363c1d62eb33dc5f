import { aVenue } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import { hasOneOf, maySayOneOf, ownWordsOf } from './own-words.ts';

const own = ownWordsOf(
  aVenue({
    name: 'The Brass Lantern',
    knownFor: ['oyster stew', 'shuffleboard'],
    moment: 'split a chowder at the zinc counter',
    description: 'Harbor tavern with portholes, nets and a piano: sailors sing on Fridays.',
    neighborhood: 'Old Port',
  }),
);

describe('maySayOneOf', () => {
  it('rules out nothing that a place says', () => {
    const said = [
      'oyster stew',
      'lantern',
      'chowder',
      'piano',
      'net',
      'sing on friday',
      'old port',
    ];
    for (const words of said) expect(maySayOneOf(own, [words]), words).toBe(true);
    expect(maySayOneOf(own, ['planetarium', 'piano'])).toBe(true);
  });

  it('rules out most of what it does not', () => {
    const unsaid = Array.from({ length: 200 }, (_, i) => `thing${i} of nobody`);
    expect(unsaid.filter((words) => maySayOneOf(own, [words])).length).toBeLessThan(20);
  });
});

describe('hasOneOf', () => {
  it('finds whole words alone', () => {
    expect(hasOneOf(own.name, ['lantern'])).toBe(true);
    expect(hasOneOf(own.name, ['lant', 'ant'])).toBe(false);
  });
});
