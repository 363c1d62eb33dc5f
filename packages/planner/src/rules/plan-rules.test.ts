import { anEvent, aVenue, openHours } from '@rendezvous/venue-model/testing';
import type { Venue } from '@rendezvous/venue-model';
import { describe, expect, it } from 'vitest';
import { scorePlan } from '../score-plan.ts';
import { aContext, openingsOf } from '../testing/a-context.ts';
import { someWishes } from '../testing/some-wishes.ts';

const square = aVenue({ name: 'Square', category: 'plaza', indoor: false });
const dinner = aVenue({ name: 'Dinner' });

/** The rules that an evening of dinner between the square and another stop breaks. */
function brokenWith(other: Venue): readonly string[] {
  const venues = [other, dinner, square];
  const openings = openingsOf(...venues.map((venue) => [venue, openHours([0, 28])] as const));
  const ids = venues.map(({ id }) => id);
  return scorePlan(someWishes(), venues, aContext({ openings }), ids).broken;
}

describe('one place in a plan', () => {
  const market = aVenue({ name: 'Winter Market', category: 'market', indoor: false });

  it('is a square and the market that fills it on that day', () => {
    expect(brokenWith({ ...market, event: anEvent({ placeId: 'elsewhere' }) })).toContain('place');
    expect(brokenWith(market)).not.toContain('place');
  });

  it('is the same place under another id', () => {
    expect(brokenWith({ ...market, name: 'Square' })).toContain('place');
  });

  it('is no market a few streets away', () => {
    const event = anEvent({ placeId: 'elsewhere' });
    expect(brokenWith({ ...market, lat: market.lat + 0.004, event })).not.toContain('place');
  });
});

describe('what opens an afternoon', () => {
  it('is a pastry before lunch, and no slice of pizza', () => {
    const brokenAfter = (opening: Venue): readonly string[] => {
      const venues = [opening, aVenue({ name: 'Prints', category: 'gallery' }), dinner];
      const openings = openingsOf(...venues.map((venue) => [venue, openHours([0, 28])] as const));
      const wishes = someWishes({ startMinutes: 11 * 60 });
      return scorePlan(
        wishes,
        venues,
        aContext({ openings }),
        venues.map(({ id }) => id),
      ).broken;
    };
    const bakery = aVenue({ name: 'Oven', category: 'bakery' });
    expect(brokenAfter({ ...bakery, cuisines: ['pastries'] })).not.toContain('treat');
    expect(brokenAfter({ ...bakery, cuisines: ['pizza'] })).toContain('treat');
  });
});
