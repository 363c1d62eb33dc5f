import { aVenue, openHours } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import type { CuratedDate } from '../curated/curated-date.ts';
import { suggest } from '../suggest.ts';
import { aContext, openingsOf } from '../testing/a-context.ts';
import { someWishes } from '../testing/some-wishes.ts';

const booking = { need: 'required', ahead: 'a week', url: null } as const;
const venues = [
  aVenue({ id: 'kiln', name: 'The Kiln', category: 'pottery_studio' }),
  aVenue({ id: 'grill', name: 'Grill', category: 'restaurant', booking }),
  aVenue({ id: 'cellar', name: 'Cellar', category: 'wine_bar' }),
];

/** What two are told who go on a date with that note on that day. */
function tipsWith(note: string, date = '2027-05-13'): readonly string[] {
  const curated: CuratedDate = {
    id: 'clay',
    title: 'Mud Before Merlot',
    summary: 'Get your hands dirty, get fed, and end with a bottle.',
    note,
    suits: ['pottery'],
    stops: venues.map(({ id }) => ({ venueId: id, text: 'A good room.', why: ['Room for two'] })),
  };
  const openings = openingsOf(...venues.map((venue) => [venue, openHours([10, 26])] as const));
  const wishes = someWishes({ startMinutes: 17 * 60, interests: ['pottery'] });
  const answer = suggest(wishes, venues, aContext({ date, openings, curated: [curated] }));
  if (!answer.ok) throw new Error(answer.reason);
  expect(answer.plans[0].curated).toBe('clay');
  return answer.plans[0].tips;
}

describe('whatToKnow', () => {
  it('says what has to be booked beside a note of something else', () => {
    expect(tipsWith('The pots are fired for a week.').join(' ')).toMatch(/\bbook/i);
  });

  it('sends nobody to book where the note tells how one walks in', () => {
    const tips = tipsWith('The counter keeps seats for walk-ins.');
    expect(tips[0]).toBe('The counter keeps seats for walk-ins.');
    expect(tips.slice(1).join(' ')).not.toMatch(/\bbook/i);
  });

  it('names the feast before anything else', () => {
    for (const note of ['The pots are fired for a week.', 'Grill has tables early for families.']) {
      const [first] = tipsWith(note, '2027-05-09');
      expect(first).toMatch(/^It is Mother’s Day: /);
    }
  });

  it('names the feast beside a note of walking in, and what that means there', () => {
    const [first] = tipsWith('The counter keeps seats for walk-ins.', '2027-02-14');
    expect(first).toBe(
      'It is Valentine’s Day: tables for two go first, so go early and expect to wait.',
    );
  });
});
