import { describe, expect, it } from 'vitest';
import { aVenue, costing, openHours, townSquare } from '@rendezvous/venue-model/testing';
import { prepare } from '../prepare.ts';
import { aContext } from '../testing/a-context.ts';
import { aTown } from '../testing/a-town.ts';
import { someWishes } from '../testing/some-wishes.ts';
import { askedFirst } from './asked-first.ts';
import { findOther } from './find-other.ts';
import { findNearest } from './near-first.ts';
import type { Found } from './search.ts';

const town = aTown();
/** The only planetarium is five miles north of the town. */
const dome = aVenue({
  ...{ name: 'Dome', category: 'observatory', cost: costing(40), address: '1 Road, Farville' },
  ...{ lat: townSquare.lat + 5 / 69, lon: townSquare.lon, knownFor: ['planetarium'] },
});

/** The plan at the place, and one that has the planetarium. */
function plans() {
  const openings = new Map([...town.openings, [dome.id, openHours([9, 23])]]);
  const place = { ...townSquare, label: 'Springtown, IL', reachMiles: 1 } as const;
  const space = prepare({
    wishes: someWishes({ interests: ['planetarium'], mode: 'driving', maxMiles: 20 }),
    venues: [...town.venues, dome],
    context: aContext({ openings, place: { ...place, precision: 'town' } }),
  });
  const near = findNearest(space);
  if (!near.best) throw new Error('There is no plan at the place');
  const other = findOther(space, near.best);
  return { near, other, scene: space.scene };
}

const worse = ({ best, ...found }: Found, by: number): Found => ({
  ...found,
  best: best && { ...best, score: { ...best.score, total: best.score.total - by } },
});

describe('the plan that is told first', () => {
  it('has what they asked for, though it leaves the place', () => {
    const { near, other, scene } = plans();
    expect(other.best?.stops.map(({ venue }) => venue.name)).toContain('Dome');
    expect(askedFirst(near, other, scene)[0]).toBe(other);
  });

  it('is the one at the place where the other is no evening to go out for', () => {
    const { near, other, scene } = plans();
    expect(askedFirst(near, worse(other, 1), scene)[0]).toBe(near);
  });
});
