import { aVenue, openHours } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import { aScene } from '../../testing/some-wishes.ts';
import type { Evening, SpokenStop } from '../voice/evening.ts';
import { reasonsOf } from './reasons.ts';

function aStop(
  [from, to]: readonly [number, number],
  facts: Parameters<typeof aVenue>[0],
): SpokenStop {
  return {
    venue: aVenue(facts),
    arrival: from * 60,
    departure: to * 60,
    opening: openHours([8, 26]),
  };
}

const days = Array.from({ length: 12 }, (_, i) => `2027-02-${i + 10}`);

/** All that is said of the stops of an evening for two who asked for something, on many days. */
function saidOf(stops: readonly SpokenStop[], interests: readonly string[], dateNumber = 2) {
  const venues = stops.map(({ venue }) => venue);
  return days.map((date) => {
    const evening: Evening = {
      stops,
      legs: stops.slice(1).map(() => ({ mode: 'walking', minutes: 4, miles: 0.2 }) as const),
      thread: undefined,
      expectedCents: 8400,
      scene: aScene({ wishes: { interests, dateNumber }, context: { date }, venues }),
    };
    return reasonsOf(evening, '').map((reasons) => reasons.map(({ text }) => text).join(' | '));
  });
}

describe('what a stop has of what was asked for', () => {
  const table = { name: 'Corner Table', category: 'gastropub', knownFor: ['nightcap'] } as const;
  const bar = { name: 'Low Bar', category: 'cocktail_bar', knownFor: ['nightcap'] } as const;

  it('is a nightcap at the last stop, and no dinner', () => {
    const stops = [aStop([18, 19.5], table), aStop([20, 21.5], bar)];
    for (const [dinner, last] of saidOf(stops, ['nightcap'])) {
      expect(dinner).not.toMatch(/nightcap/i);
      expect(last).toMatch(/nightcap/i);
    }
  });

  it('is a brunch before three', () => {
    const brunch = { name: 'Rail', category: 'bar', knownFor: ['drag brunch'] } as const;
    const at = (hour: number) =>
      saidOf([aStop([hour, hour + 1.5], brunch)], ['drag brunch']).join(' ');
    expect(at(11)).toMatch(/drag brunch/i);
    expect(at(16)).not.toMatch(/drag brunch/i);
  });

  it('begins with a set where it is played, and not asked in rounds', () => {
    const showtimes = [
      { weekdays: [0, 1, 2, 3, 4, 5, 6], begins: [21 * 60], minutes: 75, what: 'set' as const },
    ];
    const roadhouse = {
      name: 'Roadhouse',
      category: 'music_venue',
      knownFor: ['bluegrass', 'trivia'],
      interests: ['country-music'],
      showtimes,
    } as const;
    const stops = [aStop([20.75, 22], roadhouse)];
    expect(saidOf(stops, ['bluegrass']).join(' ')).toContain('Bluegrass, with the set at 9 PM');
    expect(saidOf(stops, ['trivia']).join(' ')).not.toContain('Trivia, with the set');
  });

  it('is not said twice in other forms of the same word', () => {
    const lanes = { name: 'Lanes', category: 'bowling', moment: 'bowl in bow ties' } as const;
    const said = saidOf([aStop([18, 19.5], lanes)], ['bowling']).join(' ');
    expect(said).not.toMatch(/bowling: bowl/i);
    expect(said).toContain('Bowl in bow ties');
  });
});

describe('what there is at a first date', () => {
  it('is pointed at where it hangs or swims, and nowhere else', () => {
    const things = ['typewriters', 'fountain pens'];
    const said = (category: 'museum' | 'shop' | 'park') =>
      saidOf([aStop([14, 15.5], { name: 'Ink', category, knownFor: things })], [], 1).join(' ');
    expect(said('museum')).toContain('to point at');
    expect(said('shop')).not.toContain('to point at');
    expect(said('park')).not.toContain('to point at');
  });
});
