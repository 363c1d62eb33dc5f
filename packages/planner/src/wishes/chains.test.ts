import { aVenue } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import { someWishes } from '../testing/some-wishes.ts';
import { readWishes } from './read-wishes.ts';

const lions = ['Gilbert', 'Tempe', 'Chandler'].map((town) =>
  aVenue({ name: `Thirsty Lion ${town}`, neighborhood: town, category: 'restaurant' }),
);
const own = aVenue({ name: 'Gertrude', neighborhood: 'Gilbert', category: 'restaurant' });

describe('a dislike of chains', () => {
  it('rules out what has branches all over the city, and is no riddle', () => {
    const wishes = someWishes({ dislikes: ['chain restaurants'] });
    const read = readWishes(wishes, [...lions, own]);
    expect(lions.map(read.dislikeOf)).toEqual(lions.map(() => 'chain restaurants'));
    expect(read.dislikeOf(own)).toBeUndefined();
    expect(read.unread).toEqual([]);
  });

  it('leaves a city without any as it is', () => {
    const read = readWishes(someWishes({ dislikes: ['chains'] }), [own]);
    expect(read.dislikeOf(own)).toBeUndefined();
    expect(read.unread).toEqual([]);
  });
});
