import { aVenue, openHours } from '@rendezvous/venue-model/testing';
import type { Venue } from '@rendezvous/venue-model';
import { describe, expect, it } from 'vitest';
import { suggest } from '../suggest.ts';
import { aContext, openingsOf } from '../testing/a-context.ts';
import { someWishes } from '../testing/some-wishes.ts';
import type { Wishes } from '../wishes/wishes.ts';
import type { CuratedDate } from './curated-date.ts';

const grill = aVenue({ id: 'grill', name: 'Grill', category: 'restaurant', cuisines: ['ramen'] });
const bistro = aVenue({
  id: 'bistro',
  name: 'Bistro',
  category: 'restaurant',
  cuisines: ['ramen'],
  motif: 'Noodles',
});
const venues: readonly Venue[] = [
  aVenue({ id: 'kiln', name: 'The Kiln', category: 'pottery_studio' }),
  grill,
  bistro,
  aVenue({ id: 'cellar', name: 'Cellar', category: 'wine_bar' }),
  aVenue({ id: 'stage', name: 'Stage', category: 'jazz_club', interests: ['jazz'] }),
];

const clayAndWine: CuratedDate = {
  id: 'clay-and-wine',
  title: 'Mud, Broth, Merlot',
  summary: 'Get your hands dirty, get fed, and let a candle and a bottle take it from there.',
  note: 'The pots are fired for a week.',
  suits: ['pottery', 'hands on'],
  stops: [
    { venueId: 'kiln', text: 'Two wheels side by side.', why: ['Aprons are lent'] },
    { venueId: 'grill', text: 'A counter before the fire.', why: ['Nobody has to stare'] },
    { venueId: 'cellar', text: 'Nine tables under brick.', why: ['Pours by the half glass'] },
  ],
};

/** The first plan for two who want to make pots, with the grill shut that evening. */
function planOf(wishes: Partial<Wishes> = {}, curated: CuratedDate = clayAndWine) {
  const openings = openingsOf(
    ...venues.map((venue) => [venue, openHours(venue === grill ? [10, 15] : [10, 26])] as const),
  );
  const answer = suggest(
    someWishes({ startMinutes: 17 * 60, interests: ['pottery'], ...wishes }),
    venues,
    aContext({ openings, curated: [curated] }),
  );
  if (!answer.ok) throw new Error(answer.reason);
  return answer.plans[0];
}

describe('a curated date of which one place is shut', () => {
  it('is gone on with another of its kind near by, which is told in its own words', () => {
    const { stops, title, curated, summary, tips } = planOf();
    expect(stops.map(({ venue }) => venue.id)).toEqual(['kiln', 'bistro', 'cellar']);
    expect(stops.map(({ description }) => description)).toEqual([
      'Two wheels side by side.',
      expect.not.stringContaining('counter before the fire'),
      'Nine tables under brick.',
    ]);
    expect(title).toBe('Mud, Noodles, Merlot');
    expect(curated).toBeNull();
    expect(summary).not.toBe(clayAndWine.summary);
    expect(tips.join(' ')).not.toContain('fired for a week');
  });

  it('has as many stops as was composed for', () => {
    const { stops } = planOf({ stops: 4, budget: { minCents: 0, maxCents: 60_000 } });
    expect(stops).toHaveLength(4);
    expect(stops.map(({ description }) => description)).not.toContain('Two wheels side by side.');
  });

  it('keeps no title that names the place that is shut at another stop', () => {
    const { title } = planOf({}, { ...clayAndWine, title: 'Mud, Broth, a Fire' });
    expect(title).not.toContain('Fire');
  });

  it('keeps no title that is a sentence', () => {
    const { title } = planOf({}, { ...clayAndWine, title: 'Mud Before Merlot' });
    expect(title).not.toContain('Mud');
  });

  it('is left to those for whom it was composed', () => {
    const { stops } = planOf({}, { ...clayAndWine, suits: ['rowdy'] });
    expect(stops.map(({ description }) => description)).not.toContain('Two wheels side by side.');
  });

  it('makes room for the second of what they asked for in the plural', () => {
    const [tin, oak] = ['tin', 'oak'].map((id) =>
      aVenue({ id, name: id, category: 'brewery', knownFor: ['brewery'] }),
    ) as [Venue, Venue];
    const lanes = aVenue({ id: 'lanes', name: 'Lanes', category: 'bowling' });
    const pint: CuratedDate = {
      ...clayAndWine,
      suits: ['breweries'],
      stops: [
        { venueId: 'bistro', text: 'Broth first.', why: [] },
        { venueId: 'tin', text: 'A lager under the tanks.', why: [] },
        { venueId: 'lanes', text: 'Ten pins.', why: [] },
      ],
    };
    const all = [...venues, tin, oak, lanes];
    const answer = suggest(
      someWishes({ startMinutes: 18 * 60, interests: ['breweries'] }),
      all,
      aContext({
        openings: openingsOf(...all.map((venue) => [venue, openHours([10, 26])] as const)),
        curated: [pint],
      }),
    );
    const stops = answer.ok ? answer.plans[0].stops : [];
    expect(stops.map(({ venue }) => venue.id)).toEqual(
      expect.arrayContaining(['tin', 'oak', expect.any(String)]),
    );
  });

  it('makes room for what they asked for besides', () => {
    const { stops, wishes } = planOf({ interests: ['pottery', 'jazz'] });
    expect(stops.map(({ venue }) => venue.id)).toContain('stage');
    expect(wishes.map(({ met }) => met)).toEqual([true, true]);
  });
});
