import { describe, expect, it } from 'vitest';
import { aVenue } from '@rendezvous/venue-model/testing';
import { hasKitchen } from './kitchen.ts';

describe('hasKitchen', () => {
  it('has one where dishes come to the table, an afternoon tea among them', () => {
    const pot = aVenue({ category: 'tea_house', knownFor: ['loose leaf tea'] });
    expect(hasKitchen(pot)).toBe(false);
    expect(hasKitchen({ ...pot, knownFor: ['afternoon tea'] })).toBe(true);
    expect(hasKitchen(aVenue({ category: 'bar', knownFor: ['tacos'] }))).toBe(true);
    const boat = aVenue({ category: 'boat_ride', knownFor: ['harbor'] });
    expect(hasKitchen(boat)).toBe(false);
    expect(hasKitchen({ ...boat, knownFor: ['brunch cruise'] })).toBe(true);
    expect(hasKitchen(aVenue({ category: 'bakery', knownFor: ['croissants'] }))).toBe(false);
  });
});
