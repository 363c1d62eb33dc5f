import { kinds } from '@rendezvous/venue-model';
import { aVenue } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import type { Scene } from '../scene.ts';
import { aScene } from '../testing/some-wishes.ts';
import { leastOfAsked, unhurriedStay } from './unhurried-stay.ts';
import type { Window } from './window.ts';

const park = aVenue({ category: 'park', indoor: false });
const bar = aVenue({ category: 'wine_bar' });

/** How long they stay at a place that they asked for, in a month of so many degrees. */
function stayAt(venue: typeof park, degrees: number, sun?: Scene['context']['sun']): number {
  const weather = { kind: 'normals', lowF: degrees, highF: degrees, rainInches: 1 } as const;
  return unhurriedStay(venue, aScene({ context: { weather, ...(sun && { sun }) } }), true);
}

describe('unhurriedStay', () => {
  it('is shorter in the open in the cold and the heat, and no other under a roof', () => {
    expect(stayAt(park, 38)).toBeLessThan(stayAt(park, 65));
    expect(stayAt(park, 97)).toBe(stayAt(park, 38));
    expect(stayAt(bar, 38)).toBe(stayAt(bar, 65));
  });

  it('is shorter still in the cold for who sets out in the dark', () => {
    const dark = { sunrise: 430, sunset: 990, dusk: 1018 };
    expect(stayAt(park, 38, dark)).toBeLessThan(stayAt(park, 38));
    expect(stayAt(park, 65, dark)).toBe(stayAt(park, 65));
  });
});

describe('the least stay at what they asked for', () => {
  const wall = aVenue({ category: 'public_art', indoor: false, stayMinutes: 20 });
  const [, typical] = kinds.public_art.stay;
  const openFor = (minutes: number, longest: number = kinds.public_art.stay[2]): Window => {
    const [arriveFrom, leaveBy] = [17 * 60, 17 * 60 + minutes];
    return { arriveFrom, arriveTo: leaveBy - 20, leaveBy, longest, leaveFrom: 0, every: 5 };
  };
  const scene = aScene({ wishes: { interests: ['murals'] } });

  it('is as long as is usual at such a place, where its hours, the sky and the evening allow it', () => {
    expect(leastOfAsked(wall, [openFor(240)], scene)).toBe(typical);
    expect(leastOfAsked(wall, [openFor(50)], scene)).toBeNull();
    expect(leastOfAsked(wall, [openFor(240), openFor(240, 20)], scene)).toBeNull();
    const short = aScene({ wishes: { interests: ['murals'], endMinutes: 19 * 60 } });
    expect(leastOfAsked(wall, [openFor(240)], short)).toBeNull();
    const both = aScene({ wishes: { interests: ['murals', 'tacos'] } });
    expect(leastOfAsked(wall, [openFor(240)], both)).toBeNull();
  });

  it('is no longer than hunger and thirst where it is eaten or drunk', () => {
    expect(leastOfAsked(aVenue({ category: 'ice_cream' }), [openFor(240)], scene)).toBeNull();
    expect(leastOfAsked(bar, [openFor(240)], scene)).toBeNull();
  });

  it('is what the usual stay there begins with, however short the place calls it', () => {
    const weather = { kind: 'normals', lowF: 65, highF: 65, rainInches: 1 } as const;
    const firstDate = aScene({ wishes: { dateNumber: 1 }, context: { weather } });
    expect(unhurriedStay(wall, firstDate, true)).toBe(typical);
    expect(unhurriedStay(wall, firstDate, false)).toBe(20);
  });
});
