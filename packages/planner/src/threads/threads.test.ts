import { aVenue, openHours } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import { prepare } from '../prepare.ts';
import { suggest } from '../suggest.ts';
import { aContext, openingsOf } from '../testing/a-context.ts';
import { someWishes } from '../testing/some-wishes.ts';
import type { Thread } from './thread.ts';
import { threadWeights } from '../score/weights.ts';
import { evaluate } from '../search/space.ts';

const kiln = aVenue({ id: 'kiln', name: 'The Kiln', category: 'pottery_studio' });
const grill = aVenue({ id: 'grill', name: 'Grill', category: 'restaurant' });
const cellar = aVenue({ id: 'cellar', name: 'Cellar', category: 'cocktail_bar' });
const venues = [kiln, grill, cellar];
const openings = openingsOf(...venues.map((venue) => [venue, openHours([10, 26])] as const));

const clayAndPlates: Thread = {
  id: 'clay-and-plates',
  stops: [{ kind: ['pottery_studio'] }, { role: ['meal'] }, { role: ['drink'] }],
  titles: ['Clay, Plates and a Glass'],
  leads: ['An evening for busy hands'],
};

/** What the threads of a town gain for clay, a table and a glass. */
function gainWith(threads: readonly Thread[], wishes = {}): number {
  const space = prepare({
    wishes: someWishes(wishes),
    venues,
    context: aContext({ openings, threads }),
  });
  const order = venues.map((one) => space.candidates.findIndex(({ venue }) => venue === one));
  return evaluate(space, order)?.score.terms.thread ?? Number.NaN;
}

describe('threads', () => {
  it('gain most where all stops are part of a thread of the city', () => {
    expect(gainWith([clayAndPlates])).toBeCloseTo(threadWeights.ofTheCity);
  });

  it('gain less where some stops are no part of it', () => {
    const two = { ...clayAndPlates, stops: clayAndPlates.stops.slice(0, 2) };
    expect(gainWith([two])).toBeCloseTo((2 / 3) * threadWeights.ofTheCity);
  });

  it.each<[string, Partial<Thread>]>([
    ['on another weekday', { when: { weekdays: [0] } }],
    ['at another hour', { when: { start: [20, 23] } }],
    ['on another date', { when: { season: ['11-01', '02-01'] } }],
    ['for another occasion', { when: { occasions: ['birthday'] } }],
    ['in other light', { stops: [{ light: 'dark' }, { role: ['meal'] }, {}] }],
    ['in another order', { stops: clayAndPlates.stops.toReversed() }],
  ])('are not followed %s', (_, thread) => {
    expect(gainWith([{ ...clayAndPlates, ...thread }])).toBeLessThan(threadWeights.ofTheCity);
  });

  it('never outweigh a wish that is met', () => {
    const interests = ['wine', 'ceramics', 'books', 'live music'];
    expect(gainWith([clayAndPlates], { interests })).toBeLessThan(0.05);
  });

  it('give a plan its title and its sentence', () => {
    const answer = suggest(
      someWishes({ startMinutes: 17 * 60 }),
      venues,
      aContext({ openings, threads: [clayAndPlates] }),
    );
    expect(answer.ok && answer.plans[0]).toMatchObject({
      title: 'Clay, Plates and a Glass',
      thread: { id: 'clay-and-plates', from: 0 },
    });
    expect(answer.ok && answer.plans[0].summary).toContain('a turn at the wheel at the Kiln');
  });
});
