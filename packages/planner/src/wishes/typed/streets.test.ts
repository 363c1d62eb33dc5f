import { aVenue } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import { someWishes } from '../../testing/some-wishes.ts';
import { readWishes } from '../read-wishes.ts';
import type { Wishes } from '../wishes.ts';

const bakery = aVenue({ name: 'Madonia', category: 'bakery', address: '2348 Arthur Ave, Bronx' });
const indian = aVenue({
  name: 'Udupi',
  category: 'restaurant',
  cuisines: ['indian'],
  knownFor: ['dosa'],
  address: '2543 W Devon Ave, Chicago',
});
const corner = aVenue({ name: 'Arch', address: 'Fifth Ave at W 8th St, New York' });
const venues = [bakery, indian, corner];

const read = (wishes: Partial<Wishes>) => readWishes(someWishes(wishes), venues);
const metBy = (text: string) => {
  const { tastes } = read({ interests: [text] });
  return venues.filter((venue) => tastes.some((taste) => taste.evidence(venue) !== null));
};

describe('streets', () => {
  it('are wishes for what lies on them, however they are written', () => {
    for (const text of ['arthur ave', 'Arthur Avenue', 'the arthur av']) {
      expect(metBy(text)).toEqual([bakery]);
      expect(read({ interests: [text] }).tastes[0]?.text).toBe('Arthur Avenue');
    }
    expect(metBy('5th ave')).toEqual([corner]);
    expect(metBy('e 8th street')).toEqual([corner]);
    expect(read({ interests: ['belgrave st'] }).unread).toEqual(['belgrave st']);
  });

  it('are themselves with the name of their neighborhood or town behind them', () => {
    expect(metBy('arthur ave bronx')).toEqual([bakery]);
    expect(metBy('devon ave shoes')).toEqual([]);
  });

  it('say where something else is wished', () => {
    expect(metBy('dosa on devon ave')).toEqual([indian]);
  });
});
