import { describe, expect, it } from 'vitest';
import { aVenue } from '@rendezvous/venue-model/testing';
import { someWishes } from '../testing/some-wishes.ts';
import type { Venue } from '@rendezvous/venue-model';
import { readWishes } from './read-wishes.ts';
import type { Wishes } from './wishes.ts';

const read = (wishes: Partial<Wishes>, ...venues: readonly Venue[]) =>
  readWishes(someWishes(wishes), venues);

describe('readWishes: dislikes', () => {
  it('rules out by kind, cuisine, tag and name, and says by which word', () => {
    const { dislikeOf } = read(
      { dislikes: ['museums', 'sushi', 'karaoke', 'Joe’s Diner'] },
      aVenue({ name: "Joe's Diner", category: 'diner' }),
    );
    expect(dislikeOf(aVenue({ category: 'museum' }))).toBe('museums');
    expect(dislikeOf(aVenue({ cuisines: ['sushi'] }))).toBe('sushi');
    expect(dislikeOf(aVenue({ category: 'bar', interests: ['karaoke'] }))).toBe('karaoke');
    expect(dislikeOf(aVenue({ name: "Joe's Diner", category: 'diner' }))).toBe('Joe’s Diner');
    expect(dislikeOf(aVenue({ name: 'Lou’s Diner', category: 'diner' }))).toBeUndefined();
    expect(dislikeOf(aVenue({ category: 'park' }))).toBeUndefined();
  });

  it('means both by “loud bars”: a bar, and loud', () => {
    const [loud, cozy, table] = [
      aVenue({ category: 'bar', vibes: ['loud'] }),
      aVenue({ category: 'bar', vibes: ['cozy'] }),
      aVenue({ category: 'restaurant', vibes: ['loud'] }),
    ];
    const { dislikeOf } = read({ dislikes: ['loud bars'] }, loud, cozy, table);
    expect([loud, cozy, table].map(dislikeOf)).toEqual(['loud bars', undefined, undefined]);
  });

  it('means both by “cozy cafes” in a wish too, and no cozy bookshop', () => {
    const [cafe, shop] = [
      aVenue({ category: 'cafe', vibes: ['cozy'] }),
      aVenue({ category: 'bookshop', vibes: ['cozy'] }),
    ];
    const [taste] = read({ interests: ['cozy cafes'] }, cafe, shop).tastes;
    expect([taste?.evidence(cafe), taste?.evidence(shop)]).toEqual([expect.anything(), null]);
  });

  it('rules out of a kind only what surely is the sort of it that is disliked', () => {
    const dive = aVenue({ category: 'bar', knownFor: ['dive bar'] });
    const bar = aVenue({ category: 'bar', description: 'Stools and a mirror.' });
    const slope = aVenue({ category: 'trail', description: 'A steep trail to the antennas.' });
    const loop = aVenue({ category: 'trail', description: 'A level loop of the lake.' });
    const { dislikeOf, unread } = read(
      { dislikes: ['dive bars', 'steep trails', 'dark restaurants'] },
      ...[dive, bar, slope, loop],
    );
    expect([dive, bar, slope, loop].map(dislikeOf)).toEqual([
      ...['dive bars', undefined, 'steep trails', undefined],
    ]);
    expect(dislikeOf(aVenue({ category: 'restaurant' }))).toBeUndefined();
    expect(unread).toEqual(['dark restaurants']);
  });

  it('rules out a tag among ten others', () => {
    const busy = aVenue({
      category: 'attraction',
      interests: [
        'opera',
        'film',
        'magic',
        'art',
        'history',
        'science',
        'trains',
        'cars',
        'dogs',
        'cats',
      ],
    });
    expect(read({ dislikes: ['opera'] }).dislikeOf(busy)).toBe('opera');
  });

  it('does not rule out what a word only touches', () => {
    const { dislikeOf } = read({ dislikes: ['art museums'] });
    expect(dislikeOf(aVenue({ category: 'art_museum' }))).toBe('art museums');
    expect(dislikeOf(aVenue({ category: 'cafe', interests: ['art'] }))).toBeUndefined();
  });
});
