import { aVenue, costing, openHours } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import { suggest } from '../suggest.ts';
import { aContext, openingsOf } from '../testing/a-context.ts';
import { someWishes } from '../testing/some-wishes.ts';

describe('the audit of meals', () => {
  it('takes what was asked for at a counter of sweets for lunch, as the planner does', () => {
    const venues = [
      aVenue({
        name: 'Oven',
        category: 'bakery',
        cuisines: ['deli'],
        knownFor: ['knishes'],
        stayMinutes: 45,
        cost: costing(20),
      }),
      aVenue({
        name: 'Hill',
        category: 'trail',
        indoor: false,
        stayMinutes: 75,
        cost: costing(10),
      }),
      aVenue({ name: 'Prints', category: 'gallery', cost: costing(10) }),
      aVenue({ name: 'Table', cost: costing(60) }),
    ];
    const openings = openingsOf(...venues.map((venue) => [venue, openHours([6, 22])] as const));
    const wishes = someWishes({
      startMinutes: 10 * 60 + 30,
      interests: ['knishes', 'hike'],
      budget: { minCents: 0, maxCents: 60_00 },
    });
    const answer = suggest(wishes, venues, aContext({ openings }));
    expect(answer).toMatchObject({ ok: true });
  });
});
