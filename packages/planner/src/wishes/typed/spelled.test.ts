import { aVenue } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import { someWishes } from '../../testing/some-wishes.ts';
import { readWishes } from '../read-wishes.ts';
import type { Wishes } from '../wishes.ts';

const cidery = aVenue({ name: 'Orchard Room', category: 'bar', knownFor: ['cider'] });
const powells = aVenue({ name: 'Powell', category: 'bookshop', knownFor: ['philosophy'] });
const hedonist = aVenue({ name: 'Halls', category: 'gallery', knownFor: ['taxidermy', 'arbors'] });
const venues = [cidery, powells, hedonist];

const read = (wishes: Partial<Wishes>) => readWishes(someWishes(wishes), venues);
const metBy = (text: string) => {
  const { tastes } = read({ interests: [text] });
  return venues.filter((venue) => tastes.some((taste) => taste.evidence(venue) !== null));
};

describe('spelled', () => {
  it('reads what was typed with a slip by what places are known for', () => {
    expect(metBy('cidar')).toEqual([cidery]);
    expect(metBy('philosphy')).toEqual([powells]);
    expect(read({ interests: ['cidar, please'] }).tastes[0]?.text).toBe('cider');
    expect(read({ interests: ['blus'] }).tastes[0]?.text).toBe('blues');
    expect(read({ dislikes: ['cidar'] }).disliked.has('cider')).toBe(true);
  });

  it('leaves a word as it is that is another', () => {
    expect(metBy('armor')).toEqual([]);
    expect(read({ interests: ['hierology', 'armor'] }).unread).toEqual(['hierology', 'armor']);
  });

  it('reads a mood with a slip', () => {
    expect(read({ mood: 'romatnic, adventerous' }).mood.found).toEqual(['romantic', 'adventurous']);
    expect(read({ mood: 'cozyy' }).mood.found).toEqual(['cozy']);
  });
});

describe('dislikes', () => {
  it('go by no word that a description happens to have', () => {
    const talker = aVenue({ description: 'Long on small talk.', knownFor: ['clowns'] });
    const disliked = (text: string) =>
      readWishes(someWishes({ dislikes: [text] }), [talker]).dislikeOf(talker);
    expect(disliked('small talk')).toBeUndefined();
    expect(disliked('clowns')).toBe('clowns');
  });

  it('of fish are of sushi too', () => {
    const bar = aVenue({ category: 'restaurant', cuisines: ['sushi'] });
    expect(readWishes(someWishes({ dislikes: ['fish'] }), [bar]).dislikeOf(bar)).toBe('sushi');
  });
});

describe('wishes that are needs', () => {
  it('wants the kitchen itself where a diet is the wish', () => {
    const kitchen = aVenue({ category: 'restaurant', cuisines: ['vegan'] });
    const { tastes, diets } = readWishes(someWishes({ interests: ['vegan'] }), [kitchen]);
    expect(diets).toEqual(['vegan']);
    expect(tastes[0]?.evidence(kitchen)).not.toBeNull();
  });

  it('keeps those off the water whom it makes sick', () => {
    const boat = aVenue({ category: 'boat_ride', interests: ['boats'] });
    const { dislikeOf } = readWishes(someWishes({ dislikes: ['get seasick'] }), [boat]);
    expect(dislikeOf(boat)).toBe('boats');
  });
});
