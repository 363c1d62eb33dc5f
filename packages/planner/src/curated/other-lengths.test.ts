import { aVenue, closed, openHours } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import { aContext, openingsOf } from '../testing/a-context.ts';
import { someWishes } from '../testing/some-wishes.ts';
import type { CuratedDate } from './curated-date.ts';
import { composedLengths } from './other-lengths.ts';

const oven = aVenue({ id: 'oven', category: 'restaurant' });
const stage = aVenue({ id: 'stage', category: 'jazz_club' });
const two: CuratedDate = {
  id: 'two',
  title: 'Oven, Then Horns',
  summary: 'A table across the street from the door, and then the door.',
  note: null,
  suits: ['pizza', 'jazz'],
  stops: ['oven', 'stage'].map((venueId) => ({ venueId, text: 'A good room.', why: ['Near'] })),
};

/** How many stops other dates have for two who ask for these. */
function lengthsFor(interests: readonly string[], isOpen = true, stops = 3): number[] {
  const openings = openingsOf(
    [oven, openHours([17, 23])],
    [stage, isOpen ? openHours([19, 26]) : closed],
  );
  const byId = new Map([oven, stage].map((venue) => [venue.id, venue]));
  const context = aContext({ openings, curated: [two] });
  return composedLengths(someWishes({ interests, stops }), byId, context);
}

describe('composedLengths', () => {
  it('finds the date of two stops that was composed for all they asked for', () => {
    expect(lengthsFor(['jazz', 'pizza'])).toEqual([2]);
  });

  it('finds none for a part of it, on a day off, or of as many stops as they have', () => {
    expect(lengthsFor(['jazz', 'bowling'])).toEqual([]);
    expect(lengthsFor([])).toEqual([]);
    expect(lengthsFor(['jazz', 'pizza'], false)).toEqual([]);
    expect(lengthsFor(['jazz', 'pizza'], true, 2)).toEqual([]);
  });
});
