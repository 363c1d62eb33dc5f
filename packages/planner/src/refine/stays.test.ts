import { describe, expect, it } from 'vitest';
import { readRefinement } from '@rendezvous/language';
import { suggest } from '../suggest.ts';
import { aContext } from '../testing/a-context.ts';
import { aTown } from '../testing/a-town.ts';
import { someWishes } from '../testing/some-wishes.ts';
import type { Plan } from '../plan.ts';
import { kinds } from '@rendezvous/venue-model';
import { refine, type Refined } from './refine.ts';
import { stateOf } from './write-refined.ts';

const town = aTown();
const context = aContext({ openings: town.openings });
const wishes = someWishes({ startMinutes: 16 * 60 });

function firstPlan(): Plan {
  const found = suggest(wishes, town.venues, context);
  const [plan] = found.ok ? found.plans : [];
  if (!plan) throw new Error('Cannot test stays: the town has no plan');
  return plan;
}

function asked(text: string, plan: Plan): Refined {
  const { adjustment } = readRefinement(text, {
    startMinutes: plan.stops[0]?.arrival ?? 0,
    endMinutes: plan.stops.at(-1)?.departure ?? 0,
    totalCents: plan.cost.expectedCents,
    stopNames: plan.stops.map(({ venue }) => venue.name),
    stopKinds: plan.stops.map(({ venue }) => venue.category),
  });
  return refine({ wishes, plans: [stateOf(plan)], venues: town.venues, context }, adjustment);
}

const minutesAt = ({ stops }: Plan, name: string): number | undefined => {
  const stop = stops.find(({ venue }) => venue.name === name);
  return stop && stop.departure - stop.arrival;
};

/** The last stop of the plan that can be stayed at longer and shorter: no table waits behind it. */
function aStay(plan: Plan): { readonly name: string; readonly minutes: number } {
  const stop = plan.stops.findLast(({ venue, arrival, departure }) => {
    const { role, stay } = kinds[venue.category];
    const minutes = departure - arrival;
    return role !== 'show' && stay[0] < minutes && minutes < stay[2];
  });
  if (!stop) throw new Error('Cannot test stays: no stop of the plan has room for more or less');
  return { name: stop.venue.name, minutes: stop.departure - stop.arrival };
}

describe('how long a stop is stayed at', () => {
  const plan = firstPlan();
  const { name, minutes } = aStay(plan);

  it('grows and shrinks where that is asked for, and the stops stay what they are', () => {
    for (const [text, sign] of [
      [`more time at ${name}`, 1],
      [`less time at ${name}`, -1],
    ] as const) {
      const refined = asked(text, plan);
      if (!refined.ok) throw new Error(refined.reason);
      const [after] = refined.plans;
      expect(after?.plan.stops.map(({ venue }) => venue.name)).toEqual(
        plan.stops.map(({ venue }) => venue.name),
      );
      expect(Math.sign((minutesAt(after?.plan as Plan, name) ?? 0) - minutes), text).toBe(sign);
    }
  });

  it('is as long as was said, as far as makes sense at such a place', () => {
    const { category } = plan.stops.find(({ venue }) => venue.name === name)?.venue ?? {};
    const shortest = category ? kinds[category].stay[0] : 0;
    const refined = asked(`spend 5 minutes at ${name}`, plan);
    if (!refined.ok) throw new Error(refined.reason);
    expect(minutesAt(refined.plans[0]?.plan as Plan, name)).toBe(shortest);
    const again = refine(
      {
        wishes: refined.wishes,
        plans: refined.plans.map(({ state }) => state),
        venues: town.venues,
        context,
      },
      {
        wishes: {},
        moves: [],
        wants: [],
        keep: [],
        swap: [],
        stays: [{ stop: name, minutes: { by: -30 } }],
      },
    );
    expect(again).toMatchObject({ ok: false, reason: expect.stringContaining(name) });
  });

  it('stays through what is asked afterwards', () => {
    const longer = asked(`more time at ${name}`, plan);
    if (!longer.ok) throw new Error(longer.reason);
    const stays = minutesAt(longer.plans[0]?.plan as Plan, name);
    const then = refine(
      {
        wishes: longer.wishes,
        plans: longer.plans.map(({ state }) => state),
        venues: town.venues,
        context,
      },
      {
        wishes: { start: { by: -15 } },
        moves: [],
        wants: [],
        keep: [{ venueId: plan.stops.find(({ venue }) => venue.name === name)?.venue.id ?? '' }],
        swap: [],
      },
    );
    if (!then.ok) throw new Error(then.reason);
    expect(minutesAt(then.plans[0]?.plan as Plan, name)).toBe(stays);
  });
});
