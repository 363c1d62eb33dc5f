import { describe, expect, it } from 'vitest';
import { prepare } from '../prepare.ts';
import { allPlans } from '../testing/oracle.ts';
import { randomInstance } from '../testing/random-instance.ts';
import { notBegun } from './begun.ts';
import { Bounds } from './bounds/bounds.ts';
import { Branch } from './branch.ts';
import { Highest } from './highest.ts';
import { NextStops } from './next-stops.ts';
import { isSequenceAllowed } from '../rules/shapes.ts';
import { tieWidth } from './space.ts';

const nothing = Number.NEGATIVE_INFINITY;

describe('Branch', () => {
  it('leads to every possible plan, and bounds it from above at each of its stops', () => {
    let checked = 0;
    for (const stops of [2, 3, 4, 5, 6]) {
      for (let seed = 1; seed <= 60; seed += 1) {
        const space = prepare(randomInstance(seed, { venues: 9, stops }));
        if (space.candidates.length < stops || space.candidates.length > 8) continue;
        const bounds = new Bounds(space);
        const tables = bounds.tablesFor([]);
        const branch = new Branch({ space, bounds, tables });
        const nextStops = new NextStops({ space, bounds, tables });
        for (const plan of allPlans(space).filter((_, i) => i % 3 === 0)) {
          checked += 1;
          let begun = notBegun(space, tables.start);
          for (const [place, stop] of plan.stops.entries()) {
            const at = `seed ${seed}, ${stops} stops, stop ${place + 1}`;
            const following = new Highest(Number.POSITIVE_INFINITY, nothing);
            nextStops.addAfter(begun, following);
            const next = following
              .inOrder()
              .find(({ candidate }) => space.candidates[candidate] === stop);
            expect(next?.bound, at).toBeGreaterThanOrEqual(plan.score.total - tieWidth);
            const bar = plan.score.total - tieWidth;
            const longer = next && branch.choose(next, bar);
            expect(longer, `${at}, chosen`).toBeDefined();
            if (longer) {
              expect(branch.mayReach(longer, bar), `${at}, with all that may follow`).toBe(true);
              begun = longer;
            }
          }
          const sequence = plan.stops.map(({ kind }) => kind.role);
          expect(
            isSequenceAllowed(sequence, space.scene.wishes.startMinutes, space.meals.room),
          ).toBe(true);
        }
      }
    }
    expect(checked).toBeGreaterThan(350);
  });
});
