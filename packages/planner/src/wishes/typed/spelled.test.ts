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
    expect(read({ dislikes: ['cidar'] }).disliked.has('cider')).toBe(true);
  });

  it('leaves a word as it is that is another', () => {
    expect(metBy('armor')).toEqual([]);
    expect(read({ interests: ['astrology', 'armor'] }).unread).toEqual(['astrology', 'armor']);
  });

  it('reads a mood with a slip', () => {
    expect(read({ mood: 'romatnic, adventerous' }).mood.found).toEqual(['romantic', 'adventurous']);
  });
});
