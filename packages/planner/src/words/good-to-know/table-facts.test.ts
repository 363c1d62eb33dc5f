import { aVenue, openHours } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import { type Staying, dinner, wine, known } from './testing/known.ts';

describe('goodToKnow', () => {
  it('says when the curtain rises, and to tell the table', () => {
    const showtimes = [{ weekdays: [6], begins: [21 * 60], minutes: 90, what: 'set' as const }];
    const club: Staying = {
      facts: { name: 'Blue Room', category: 'jazz_club', showtimes },
      from: 20.75,
      to: 22.5,
    };
    expect(known([dinner, club])).toEqual([
      'Blue Room usually starts at 9 PM: look up what is on before you set out.',
      'Tell Bistro when you sit down that you leave at 8:30 PM for the 9 PM start.',
    ]);
  });

  it('books a table that may be gone, and names where to go when it is', () => {
    const standIn = {
      venue: aVenue({ name: 'Souvla' }),
      because: 'booking',
      arrival: 19 * 60,
      departure: 20.5 * 60,
      leg: { mode: 'walking', minutes: 5, miles: 0.2 },
      openUntil: 23 * 60,
      begins: null,
    } as const;
    const booking = { need: 'advised', ahead: '2 weeks', url: null } as const;
    expect(known([{ ...dinner, facts: { name: 'Bistro', booking }, standIn }, wine])).toEqual([
      'Book Bistro 2 weeks ahead; if it is full, Souvla is 5 minutes away on foot.',
    ]);
  });

  it('books each table for its hour in one sentence, with what the day is for', () => {
    const booking = { need: 'advised', ahead: null, url: null } as const;
    const museum: Staying = {
      facts: { name: 'Frick', category: 'art_museum', booking },
      from: 17.5,
      to: 18.75,
    };
    const table: Staying = { ...dinner, facts: { name: 'Bistro', booking } };
    expect(known([museum, table, wine], { wishes: { mood: 'birthday' } })).toContain(
      'Book Frick for 5:30 PM and a table at Bistro for 7 PM, and mention the birthday.',
    );
  });

  it('beats a line by coming as the doors open, and warns of it when all come', () => {
    const at = (from: number): Staying => ({
      facts: { name: 'Slices', category: 'casual_eatery', vibes: ['queues'] },
      from,
      to: from + 1,
      opening: openHours([17, 26]),
    });
    expect(known([at(17), wine])).toEqual(['You are at Slices as it opens, before the line.']);
    expect(known([at(19), wine])[0]).toMatch(/^Expect a line at Slices on a Saturday/);
    expect(known([at(23), { ...wine, from: 24.25, to: 25 }])).toEqual([]);
  });

  it('comes to what all want to see as it opens', () => {
    const bones: Staying = {
      facts: { name: 'Bones', category: 'science_museum', vibes: ['iconic'] },
      from: 10,
      to: 12,
      opening: openHours([10, 17.5]),
    };
    expect(known([bones, { ...dinner, from: 12.5, to: 14 }])[0]).toBe(
      'You are at Bones as it opens, before most others come.',
    );
    expect(known([{ ...bones, from: 13, to: 15 }, dinner]).join()).not.toContain('as it opens');
  });
});
