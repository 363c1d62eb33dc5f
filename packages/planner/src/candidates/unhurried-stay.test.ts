import { aVenue } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import { aScene } from '../testing/some-wishes.ts';
import { unhurriedStay } from './unhurried-stay.ts';

const park = aVenue({ category: 'park', indoor: false });
const bar = aVenue({ category: 'wine_bar' });

/** How long they stay at a place that they asked for, in a month of so many degrees. */
function stayAt(venue: typeof park, degrees: number): number {
  const weather = { kind: 'normals', lowF: degrees, highF: degrees, rainInches: 1 } as const;
  return unhurriedStay(venue, aScene({ context: { weather } }), true);
}

describe('unhurriedStay', () => {
  it('is shorter in the open in the cold and the heat, and no other under a roof', () => {
    expect(stayAt(park, 38)).toBeLessThan(stayAt(park, 65));
    expect(stayAt(park, 97)).toBe(stayAt(park, 38));
    expect(stayAt(bar, 38)).toBe(stayAt(bar, 65));
  });
});
