import { aVenue, openHours } from '@rendezvous/venue-model/testing';
import type { Venue } from '@rendezvous/venue-model';
import { describe, expect, it } from 'vitest';
import { openingsOf } from '../testing/a-context.ts';
import { aScene } from '../testing/some-wishes.ts';
import type { Wishes } from '../wishes/wishes.ts';
import { areAlike, areBarsInARow } from './asked-at.ts';
import { candidateOf } from './candidates.ts';

const dive = aVenue({ id: 'dive', category: 'bar', knownFor: ['dive bar'] });
const otherDive = aVenue({ id: 'other-dive', category: 'bar', knownFor: ['dive bar'] });
const pub = aVenue({ id: 'pub', category: 'bar' });
const gym = aVenue({ id: 'gym', category: 'climbing_gym' });

function candidatesFor(wishes: Partial<Wishes>, ...venues: Venue[]) {
  const openings = openingsOf(...venues.map((venue) => [venue, openHours([0, 28])] as const));
  const scene = aScene({ wishes, context: { openings }, venues });
  return venues.map((venue, i) => candidateOf(venue, i, scene));
}

function alike(wishes: Partial<Wishes>, a: Venue, b: Venue): boolean {
  const [one, other] = candidatesFor(wishes, a, b);
  if (!one || !other) throw new Error('Cannot compare: two venues are needed');
  return areAlike(one, other);
}

describe('areAlike', () => {
  it('is said of two places of a kind, unless both are what was asked for', () => {
    expect(alike({}, dive, otherDive)).toBe(true);
    expect(alike({ interests: ['dive bars'] }, dive, otherDive)).toBe(false);
    expect(alike({ interests: ['dive bars'] }, dive, pub)).toBe(true);
  });

  it('is not said of two places of a kind of which each was asked for by itself', () => {
    const [paper, toys] = ['stationery', 'toys'].map((noun) =>
      aVenue({ id: noun, category: 'shop', knownFor: [noun] }),
    ) as [Venue, Venue];
    expect(alike({ interests: ['stationery', 'toys'] }, paper, toys)).toBe(false);
    expect(alike({ interests: ['stationery'] }, paper, toys)).toBe(true);
  });

  it('is said of two halls for the same sport all the same', () => {
    const other = { ...gym, id: 'other-gym' };
    expect(alike({ interests: ['climbing'] }, gym, other)).toBe(true);
  });
});

describe('areBarsInARow', () => {
  const inARow = (wishes: Partial<Wishes>, a: Venue, b: Venue) => {
    const [one, other] = candidatesFor(wishes, a, b);
    return areBarsInARow(one!, other!);
  };

  it('is said of two bars, unless both are what was asked for', () => {
    const lounge = aVenue({ id: 'lounge', category: 'cocktail_bar' });
    expect(inARow({}, dive, lounge)).toBe(true);
    expect(inARow({ interests: ['dive bars'] }, dive, otherDive)).toBe(false);
    expect(inARow({ interests: ['dive bars'] }, dive, lounge)).toBe(true);
    expect(inARow({}, gym, lounge)).toBe(false);
  });
});

describe('the stay of a candidate', () => {
  const stayAt = (venue: Venue, wishes: Partial<Wishes>) =>
    candidatesFor(wishes, venue)[0]?.typicalStay ?? 0;
  const table = aVenue({ id: 'table', category: 'restaurant', stayMinutes: 70 });

  it('is longer at what was asked for and at dinner, where nothing calls the two away', () => {
    expect(stayAt(gym, { interests: ['climbing'] })).toBeGreaterThan(stayAt(gym, {}));
    expect(stayAt(table, { startMinutes: 18 * 60 })).toBe(85);
  });

  it('is the usual one at lunch, on a first date and where an end was set', () => {
    expect(stayAt(table, { startMinutes: 12 * 60 })).toBe(70);
    expect(stayAt(table, { dateNumber: 1 })).toBe(70);
    expect(stayAt(table, { endMinutes: 22 * 60 })).toBe(70);
  });
});
