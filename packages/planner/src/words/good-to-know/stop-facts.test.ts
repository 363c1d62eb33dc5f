import type { Venue } from '@rendezvous/venue-model';
import { anEvent, hoursUnknown } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import { type Staying, dinner, wine, known } from './testing/known.ts';

describe('goodToKnow', () => {
  it('says when a game or the main thing of a fair begins, to those who are there in time', () => {
    const event = anEvent({ hours: [13 * 60, 16 * 60], runs: true });
    const at = (facts: Partial<Venue>, from: number) =>
      known([
        { facts: { name: 'Ball Game', category: 'attraction', ...facts }, from, to: 16 },
        dinner,
      ]);
    const game = 'Ball Game usually starts at 1 PM: look up what is on before you set out.';
    expect(at({ event }, 12.5)).toContain(game);
    expect(at({ event }, 13.5).join()).not.toContain('usually starts');
    const main = [{ weekdays: [0, 1, 2, 3, 4, 5, 6], hours: [15 * 60, 16 * 60] as const }];
    const fair = anEvent({ hours: [10 * 60, 18 * 60], main });
    expect(at({ event: fair }, 14)).toContain(
      'The main part of Ball Game usually starts at 3 PM: look up what is on before you set out.',
    );
  });

  it('says of a stage that nobody knows what is on, where neither hours nor sets are published', () => {
    const hall = { facts: { name: 'Odeon', category: 'theatre' as const }, from: 20.75, to: 22.75 };
    expect(known([dinner, { ...hall, opening: hoursUnknown }])).toEqual([
      'Look up what Odeon has on that day before you book anything else.',
    ]);
  });

  it('asks to call where nobody published the hours', () => {
    const quiet: Staying = { ...wine, opening: hoursUnknown };
    expect(known([dinner, quiet])).toEqual([
      'Call Cellar before you go: its hours are not published.',
    ]);
    const booking = { need: 'advised', ahead: '2 weeks', url: null } as const;
    expect(known([dinner, { ...quiet, facts: { ...wine.facts, booking } }])).toEqual([
      'Reserve Cellar 2 weeks ahead and ask for its hours.',
    ]);
  });
});
