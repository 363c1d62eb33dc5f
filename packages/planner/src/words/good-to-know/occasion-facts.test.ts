import { aVenue, costing, openHours } from '@rendezvous/venue-model/testing';
import type { Venue } from '@rendezvous/venue-model';
import { describe, expect, it } from 'vitest';
import { aScene } from '../../testing/some-wishes.ts';
import { occasionFacts } from './occasion-facts.ts';

const garden = aVenue({ name: 'Rose Garden', category: 'garden', indoor: false });
const dinner = aVenue({ name: 'Bistro', category: 'restaurant' });
const zoo = aVenue({ name: 'City Zoo', category: 'zoo', cost: costing(40) });

function toldOf(interests: readonly string[], ...venues: readonly Venue[]): string[] {
  const stops = venues.map((venue, i) => ({
    venue,
    arrival: (17 + i) * 60,
    departure: (18 + i) * 60,
    opening: openHours([9, 24]),
    description: '',
    reasons: [],
  }));
  const cost = { minCents: 0, maxCents: 0, expectedCents: 0 };
  const sun = { sunrise: 6 * 60, sunset: 18.5 * 60, dusk: 19 * 60 };
  const scene = aScene({ wishes: { interests }, context: { sun }, venues });
  return occasionFacts({
    stops,
    legs: [],
    wayThere: null,
    cost,
    scene,
    candidates: [],
    told: '',
  }).map(({ text }) => text);
}

describe('occasionFacts', () => {
  it('gives a proposal its place and its cover story', () => {
    expect(toldOf(['I want to propose'], garden, dinner)).toEqual([
      'Ask at the Rose Garden, and tell only Bistro beforehand, by phone: dinner is the cover story.',
    ]);
  });

  it('asks the question at sunset where there is a place for it', () => {
    const point = aVenue({ name: 'Point Dune', category: 'beach', indoor: false });
    expect(toldOf(['I want to propose'], garden, point, dinner)[0]).toContain('Ask at Point Dune');
  });

  it('says what parents need at the table, and a child at the gate', () => {
    expect(toldOf(['my parents are visiting'], garden, dinner)[0]).toContain('corner table');
    expect(toldOf(['with a toddler'], zoo, dinner)).toEqual([
      'The prices are for two: add the child’s ticket at the City Zoo.',
    ]);
    expect(toldOf(['my nephew is 8'], zoo, dinner)).toEqual([
      'The prices are for all three of you, a child’s at about two thirds.',
    ]);
    expect(toldOf(['jazz'], zoo, dinner)).toEqual([]);
  });
});
