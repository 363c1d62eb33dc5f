import { describe, expect, it } from 'vitest';
import type { Context } from '../context/context.ts';
import type { Plan } from '../plan.ts';
import { isAtPlace } from '../search/rings.ts';
import { suggest } from '../suggest.ts';
import { asking } from '../testing/an-adjustment.ts';
import { aContext } from '../testing/a-context.ts';
import { aCrossing, riverNorthOfTheSquare } from '../testing/a-river.ts';
import { aTown } from '../testing/a-town.ts';
import { someWishes } from '../testing/some-wishes.ts';
import { divides, straightMiles } from '../waters.ts';
import type { Refinable } from './refinable.ts';
import { refine, type Refined } from './refine.ts';
import { stateOf } from './write-refined.ts';

const town = aTown();
/** One plan of the small town, ready to be refined. */
function planned(facts: Partial<Context> = {}): { refinable: Refinable; plan: Plan } {
  const wishes = someWishes({ startMinutes: 16 * 60 });
  const context = aContext({ openings: town.openings, ...facts });
  const found = suggest(wishes, town.venues, context);
  if (!found.ok) throw new Error(found.reason);
  const [plan] = found.plans;
  return { plan, refinable: { wishes, plans: [stateOf(plan)], venues: town.venues, context } };
}

const firstOf = (refined: Refined): Plan => {
  if (!refined.ok) throw new Error(refined.reason);
  return refined.plans[0]?.plan as Plan;
};
const idsOf = ({ stops }: Plan) => stops.map(({ venue }) => venue.id);

describe('refine: where', () => {
  const around = (miles: number): Partial<Context> => {
    const { place } = aContext();
    return { place: { ...place, reachMiles: miles } };
  };

  it('puts the stops closer to the place that was named, and to one of them', () => {
    const { refinable, plan } = planned(around(2));
    const { place } = refinable.context;
    let closer = 0;
    const milesTo = (point: { lat: number; lon: number }, { stops }: Plan) =>
      stops.reduce((sum, { venue }) => sum + straightMiles(point, venue), 0);
    for (const near of ['place', 0, 1, 2] as const) {
      const point = near === 'place' ? place : (plan.stops[near]?.venue ?? place);
      const refined = refine(refinable, asking({ near }));
      if (!refined.ok) {
        expect(refined.reason).toContain('Nothing closer to');
        continue;
      }
      expect(milesTo(point, firstOf(refined))).toBeLessThanOrEqual(0.75 * milesTo(point, plan));
      if (near !== 'place') expect(idsOf(firstOf(refined))[near]).toBe(idsOf(plan)[near]);
      closer += 1;
    }
    expect(closer).toBeGreaterThan(0);
  });

  it('says that nobody knows where in a city they start', () => {
    const { refinable } = planned();
    const refined = refine(refinable, asking({ near: 'place' }));
    expect(refined).toEqual({ ok: false, reason: expect.stringContaining('whole city') });
  });

  it('keeps as many stops at the place as there were', () => {
    const { refinable, plan } = planned(around(0.5));
    const at = ({ stops }: Plan) =>
      stops.filter(({ venue }) => isAtPlace(venue, refinable.context)).length;
    expect(at(plan)).toBeGreaterThan(0);
    for (const swap of [0, 1, 2])
      expect(at(firstOf(refine(refinable, asking({ swap: [swap] }))))).toBeGreaterThanOrEqual(
        at(plan),
      );
  });

  it('moves to another place, or says that nothing is there', () => {
    const { refinable, plan } = planned();
    const far = town.venues.find((venue) =>
      plan.stops.every((stop) => straightMiles(stop.venue, venue) > 0.2),
    ) as (typeof town.venues)[number];
    const moved = (point: { lat: number; lon: number }): Refinable => ({
      ...refinable,
      context: {
        ...refinable.context,
        place: { ...point, label: 'The Far End', precision: 'neighborhood', reachMiles: 0.2 },
      },
      isMoved: true,
    });
    const there = moved(far);
    const after = firstOf(refine(there, asking({})));
    const at = ({ stops }: Plan) =>
      stops.filter(({ venue }) => isAtPlace(venue, there.context)).length;
    expect(at(after)).toBeGreaterThan(at(plan));
    expect(refine(moved({ lat: far.lat + 1, lon: far.lon }), asking({}))).toEqual({
      ok: false,
      reason: expect.stringContaining('The Far End'),
    });
  });

  it('stays on this side of the water when told to', () => {
    const river = riverNorthOfTheSquare([aCrossing({ milesEast: 0 })]);
    const { refinable } = planned({ waters: [river] });
    const { context } = refinable;
    const after = firstOf(refine(refinable, asking({ wishes: { needs: ['same-shore'] } })));
    expect(after.stops.some(({ venue }) => divides(river, context.place, venue))).toBe(false);
    expect(after.checks.map(({ text }) => text)).toContain('All on your side of the water');
  });
});

describe('refine: order', () => {
  it('visits the same stops in another order, or says what stands against it', () => {
    const { refinable, plan } = planned();
    const orders = [
      [1, 0, 2],
      [0, 2, 1],
      [2, 1, 0],
      [1, 2, 0],
      [2, 0, 1],
    ];
    const answers = orders.map((order) => ({
      order,
      refined: refine(refinable, asking({ order })),
    }));
    for (const { order, refined } of answers) {
      if (refined.ok) expect(idsOf(firstOf(refined))).toEqual(order.map((i) => idsOf(plan)[i]));
      else expect(refined.reason).toMatch(/^[A-Z].*\.$/);
    }
    expect(answers.some(({ refined }) => refined.ok)).toBe(true);
  });
});
