import { aVenue, costing, openHours } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import { suggest } from '../../suggest.ts';
import type { CuratedDate } from '../../curated/curated-date.ts';
import { aContext, openingsOf } from '../../testing/a-context.ts';
import { someWishes } from '../../testing/some-wishes.ts';
import type { Wishes } from '../../wishes/wishes.ts';

const venues = [
  aVenue({ id: 'lawn', name: 'Long Lawn', category: 'park', cost: costing(0) }),
  aVenue({ id: 'grill', name: 'Grill', category: 'restaurant', knownFor: ['leeks', 'skewers'] }),
  aVenue({ id: 'pins', name: 'Pins', category: 'bowling' }),
];
const openings = openingsOf(...venues.map((venue) => [venue, openHours([8, 26])] as const));
const date: CuratedDate = {
  id: 'lawn-fire-pins',
  title: 'Clover, Embers, Strikes',
  summary: 'Lie down, eat from the fire, and knock something over.',
  note: null,
  suits: ['park', 'bowling', 'skewers', 'family'],
  stops: [
    {
      venueId: 'lawn',
      text: 'Clover under the oaks, and nobody in a hurry.',
      why: ['Shade until the bell rings', 'Made for a second date'],
    },
    {
      venueId: 'grill',
      text: 'A counter before the fire where the cooks hand things across.',
      why: ['The smoke does the talking', 'Vegetarians get the corner of the grate'],
    },
    {
      venueId: 'pins',
      text: 'Six lanes and a jukebox.',
      why: ['Loser buys the shoes', 'Open to all'],
    },
  ],
};

/** What is said for each stop of that date to two who wish something. */
function reasonsFor(wishes: Partial<Wishes> = {}): string[][] {
  const answer = suggest(
    someWishes({ startMinutes: 14 * 60, interests: ['skewers', 'bowling'], ...wishes }),
    venues,
    aContext({ openings, curated: [date] }),
  );
  if (!answer.ok) throw new Error(answer.reason);
  const [plan] = answer.plans;
  expect(plan.curated).toBe(date.id);
  return plan.stops.map(({ reasons }) => reasons.map(({ text }) => text));
}

describe('what is said beside the words of who composed a date', () => {
  it('is the wish that these words do not name, at the stop that has it', () => {
    const [lawn, grill, pins] = reasonsFor();
    expect(grill?.[0]).toBe('The skewers you asked for');
    // The card says that this is a bowling alley.
    expect([lawn, pins].flat().join(' ')).not.toContain('you asked');
  });

  it('is for the child who comes along, and for the date that it is', () => {
    const [lawn] = reasonsFor({ mood: 'with our kids', dateNumber: 40 });
    expect(lawn).toContain('Room to run about');
    const pins = reasonsFor({ dateNumber: 2 })[2];
    expect(pins).toContain('A second date with something to do besides talk');
    expect(reasonsFor({ dateNumber: 40 }).flat().join(' ')).not.toContain('date');
  });

  it('takes the place of what was written for others', () => {
    const fifth = reasonsFor({ dateNumber: 5 }).flat();
    expect(fifth).not.toContain('Made for a second date');
    expect(fifth).not.toContain('Vegetarians get the corner of the grate');
    expect(reasonsFor({ dateNumber: 2 }).flat()).toContain('Made for a second date');
  });
});
