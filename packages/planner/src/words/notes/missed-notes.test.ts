import { describe, expect, it } from 'vitest';
import { aVenue } from '@rendezvous/venue-model/testing';
import { aScene } from '../../testing/some-wishes.ts';
import { missedNotes } from './missed-notes.ts';

describe('missedNotes', () => {
  const club = aVenue({ name: 'Blue Room', category: 'jazz_club' });
  const lanes = aVenue({ name: 'Ten Pins', category: 'bowling' });
  const venues = [club, lanes];
  const planOf = (venue: typeof club) => ({
    stops: [{ venue, arrival: 20 * 60, departure: 21 * 60 }] as never,
  });
  const notesOf = (interests: readonly string[], plans: readonly (typeof club)[]) =>
    missedNotes(
      plans.map(planOf),
      { scene: aScene({ venues, wishes: { interests } }), candidates: [] },
      venues,
    );

  it('finds nothing missing of a feast that is on that day', () => {
    const notesOn = (date: string) =>
      missedNotes(
        [planOf(club)],
        {
          scene: aScene({
            venues,
            wishes: { interests: ['christmas eve'] },
            context: { date },
          }),
          candidates: [],
        },
        venues,
      );
    expect(notesOn('2026-12-24')).toEqual([]);
    expect(notesOn('2026-12-20').join()).toContain('christmas eve');
  });

  it('looks for no place that has a rainy day or the day of a mother', () => {
    expect(notesOf(['rainy day', 'warm indoors', "mother's day"], [club])).toEqual([]);
  });

  it('says of a wish that only the first plan lacks that the other has it', () => {
    expect(notesOf(['bowling'], [club, lanes])).toEqual([
      'The first plan goes without bowling; the other plan has it.',
    ]);
  });

  it('names what comes nearest to a wish that no place here meets', () => {
    const deli = aVenue({ name: 'Corner Deli', category: 'restaurant', cuisines: ['deli'] });
    expect(notesOf(['hanukkah'], [deli])).toEqual([
      'We found nothing for “hanukkah” itself; Corner Deli at 8 PM is the nearest thing to it.',
    ]);
    expect(notesOf(['hanukkah'], [club, deli])).toEqual([
      'We found nothing for “hanukkah” itself; Corner Deli in the other plan is the nearest thing to it.',
    ]);
  });

  it('blames no hour for food that a restriction keeps out', () => {
    const noodles = aVenue({ name: 'Slurp', category: 'restaurant', cuisines: ['ramen'] });
    const told = (diets: readonly string[]) =>
      missedNotes(
        [planOf(club)],
        {
          scene: aScene({ venues: [club, noodles], wishes: { interests: ['ramen'], diets } }),
          candidates: [],
        },
        [club, noodles],
      );
    expect(told([])).toHaveLength(1);
    expect(told(['nut allergy'])).toEqual([]);
  });

  it('says nothing of a wish that the first plan has', () => {
    expect(notesOf(['bowling'], [lanes, club])).toEqual([]);
  });
});
