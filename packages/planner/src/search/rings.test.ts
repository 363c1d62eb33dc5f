import { aVenue } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import { aScene } from '../testing/some-wishes.ts';
import { isAtPlace } from './rings.ts';

const town = { lat: 33.494, lon: -111.926 };
const { context } = aScene({
  context: {
    place: { ...town, label: 'Saguaro Flats, AZ', precision: 'town', reachMiles: 4 },
    waters: [],
  },
});
const milesNorth = (miles: number) => ({ lat: town.lat + miles / 69, lon: town.lon });

describe('isAtPlace', () => {
  it('goes by the reach of the town, and beyond it by the address', () => {
    const at = (miles: number, address: string) =>
      isAtPlace(aVenue({ ...milesNorth(miles), address }), context);
    expect(at(3, '1 Main St, Elsewhere')).toBe(true);
    expect(at(8, '1 Main St, Elsewhere')).toBe(false);
    expect(at(8, '12621 Desert Blvd, Saguaro Flats')).toBe(true);
  });
});
