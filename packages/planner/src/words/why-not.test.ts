import { describe, expect, it } from 'vitest';
import type { Venue } from '@rendezvous/venue-model';
import { aVenue, closed, costing, openHours } from '@rendezvous/venue-model/testing';
import { aContext } from '../testing/a-context.ts';
import { aScene } from '../testing/some-wishes.ts';
import { whyNotNotes } from './why-not.ts';

/** A Monday. */
const date = '2026-11-30';

describe('whyNotNotes', () => {
  const museum = aVenue({ name: 'The Louver', category: 'art_museum', vibes: ['iconic'] });

  function notesOn(
    venue: Venue,
    opening = closed,
    wishes: NonNullable<Parameters<typeof aScene>[0]>['wishes'] = {},
    planned: readonly Venue[] = [],
    context: Partial<Parameters<typeof aScene>[0] & object>['context'] = {},
  ): string[] {
    const scene = aScene({
      venues: [venue],
      wishes: { interests: ['art museums'], startMinutes: 13 * 60, ...wishes },
      context: { date, openings: new Map([[venue.id, opening]]), ...context },
    });
    const stops = planned.map((one) => ({ venue: one }));
    return whyNotNotes([{ stops } as unknown as Parameters<typeof whyNotNotes>[0][0]], scene, [
      venue,
    ]);
  }

  it('says that the place they would think of is closed that day', () => {
    expect(notesOn(museum)).toEqual(['The Louver is closed on Mondays.']);
  });

  it('says when it closes, and what it costs beyond the budget', () => {
    expect(notesOn(museum, openHours([9, 13.5]))).toEqual([
      'The Louver closes at 1:30 PM on Mondays.',
    ]);
    const dear = { ...museum, cost: costing(90) };
    const budget = { minCents: 0, maxCents: 6000 };
    expect(notesOn(dear, openHours([9, 18]), { budget })).toEqual([
      'The Louver is about $90 for two, which is more than the budget.',
    ]);
  });

  it('says nothing of a place that is planned, that nobody asked for, or that few know', () => {
    expect(notesOn(museum, openHours([9, 18]), {}, [museum])).toEqual([]);
    expect(notesOn(museum, closed, { interests: ['bowling'] })).toEqual([]);
    expect(notesOn({ ...museum, vibes: [] })).toEqual([]);
  });

  it('says nothing of a place that few would miss where the plan has what they asked for', () => {
    const other = aVenue({ name: 'The Annex', category: 'art_museum' });
    const local = { ...museum, vibes: ['local-favorite'] as const };
    expect(notesOn(local, closed, {}, [other])).toEqual([]);
    expect(notesOn(museum, openHours([9, 13.5]), {}, [other])).toEqual([]);
    expect(notesOn(museum, closed, {}, [other])).toEqual([]);
    const first = { ...museum, knownFor: ['art museums'], firstFor: ['art museums'] };
    expect(notesOn(first, closed, {}, [other])).toEqual(['The Louver is closed on Mondays.']);
  });

  it('says nothing of a place that is shut in another neighborhood than the one they named', () => {
    const other = aVenue({ name: 'The Annex', category: 'art_museum' });
    const { place } = aContext();
    const docks = { ...place, precision: 'neighborhood' as const, label: 'Docks, Town, XX' };
    expect(notesOn(museum, closed, {}, [other], { place: docks })).toEqual([]);
  });

  it('says nothing where more than one thing stands in the way', () => {
    expect(notesOn(museum, closed, { dislikes: ['art'] })).toEqual([]);
  });
});
