import { aVenue, openHours } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import { suggest } from '../suggest.ts';
import { aContext, openingsOf } from '../testing/a-context.ts';
import { someWishes } from '../testing/some-wishes.ts';
import type { CuratedDate } from './curated-date.ts';

const venues = [
  aVenue({
    id: 'headland',
    category: 'viewpoint',
    indoor: false,
    outdoor: true,
    interests: ['sunsets'],
  }),
  aVenue({ id: 'arches', category: 'beach', indoor: false, outdoor: true, interests: ['sunsets'] }),
  aVenue({ id: 'terrace', category: 'restaurant' }),
  aVenue({ id: 'pier', category: 'promenade', indoor: false, outdoor: true }),
  aVenue({ id: 'mall', category: 'cafe' }),
];
const openings = openingsOf(...venues.map((venue) => [venue, openHours([8, 23])] as const));
const stopAt = (venueId: string) => ({ venueId, text: 'A place by the sea.', why: ['The sea'] });
const aDate = (id: string, suits: string[], stops: string[]): CuratedDate => ({
  id,
  title: id,
  summary: 'An afternoon by the sea and a table above it.',
  note: null,
  suits,
  stops: stops.map(stopAt),
});
const theQuestion = aDate(
  'The Question',
  ['proposal', 'sunset'],
  ['headland', 'arches', 'terrace'],
);
const anyDinner = aDate('Any Dinner', ['sunset', 'dinner'], ['mall', 'pier', 'terrace']);

function firstPlanFor(mood: string) {
  const sun = { sunrise: 6 * 60, sunset: 18 * 60, dusk: 18 * 60 + 25 };
  const answer = suggest(
    someWishes({ startMinutes: 16 * 60, interests: ['sunset'], mood }),
    venues,
    aContext({ openings, sun, curated: [theQuestion, anyDinner] }),
  );
  if (!answer.ok) throw new Error(answer.reason);
  return answer.plans[0];
}

describe('a composed date of two places from which the sun is seen to set', () => {
  it('is gone on with the sunset at the later one, by who is to be asked to marry', () => {
    const plan = firstPlanFor('going to propose');
    expect(plan.curated).toBe('The Question');
    const [headland, arches] = plan.stops;
    expect(headland?.departure).toBeLessThan(18 * 60);
    expect(arches?.arrival).toBeLessThan(18 * 60);
    expect(arches?.departure).toBeGreaterThan(18 * 60);
  });
});
