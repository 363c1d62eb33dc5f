import { aVenue } from '@rendezvous/venue-model/testing';
import { expect, it } from 'vitest';
import { isInTown } from './in-town.ts';
import { aContext } from './testing/a-context.ts';

it('takes Brooklyn for New York, and Hoboken for another town', () => {
  const isIn = (address: string, precision: 'city' | 'town', label: string): boolean =>
    isInTown(
      aVenue({ address }),
      aContext({
        place: { lat: 40.7, lon: -74, label, precision },
        ownTowns: ['Brooklyn', 'Queens'],
      }),
    );
  expect(isIn('1 Bedford Ave, Brooklyn', 'city', 'New York')).toBe(true);
  expect(isIn('1 Main St, Hoboken', 'city', 'New York')).toBe(false);
  expect(isIn('1 Main St, Hoboken', 'town', 'Hoboken, NJ')).toBe(true);
  expect(isIn('1 Bedford Ave, Brooklyn', 'town', 'Hoboken, NJ')).toBe(false);
});
