import { describe, expect, it } from 'vitest';
import { audit } from '../audit/audit.ts';
import type { Plan } from '../plan.ts';
import { suggest } from '../suggest.ts';
import { asking } from '../testing/an-adjustment.ts';
import { aContext } from '../testing/a-context.ts';
import { aTown } from '../testing/a-town.ts';
import { someWishes } from '../testing/some-wishes.ts';
import type { Wishes } from '../wishes/wishes.ts';
import { type Adjustment } from '@rendezvous/language';
import { listAlternatives } from './alternatives.ts';
import type { PlanState } from './plan-state.ts';
import { refinePlan } from './refine-plan.ts';
import type { Refinable } from './refinable.ts';
import { refine, type Refined } from './refine.ts';
import { reorder } from './reorder.ts';
import { Spaces } from './spaces.ts';
import { stateOf } from './write-refined.ts';

const town = aTown();

/** A suggestion for the small town, ready to be refined. */
function planned(wishes: Partial<Wishes> = {}): { refinable: Refinable; plans: readonly Plan[] } {
  const [all, context] = [
    someWishes({ startMinutes: 16 * 60, ...wishes }),
    aContext({ openings: town.openings }),
  ];
  const found = suggest(all, town.venues, context);
  if (!found.ok) throw new Error(found.reason);
  return {
    refinable: { wishes: all, plans: found.plans.map(stateOf), venues: town.venues, context },
    plans: found.plans,
  };
}

function refinedBy(
  refinable: Refinable,
  parts: Partial<Adjustment>,
): Extract<Refined, { ok: true }> {
  const refined = refine(refinable, asking(parts));
  if (!refined.ok) throw new Error(refined.reason);
  return refined;
}

const names = ({ stops }: Plan) => stops.map((stop) => stop.venue.name);
const idOf = (name: string) => town.venues.find((venue) => venue.name === name)?.id;

describe('refine', () => {
  it('changes what was named and keeps the rest', () => {
    const { refinable, plans } = planned();
    const before = names(plans[0] as Plan);
    const [first] = refinedBy(
      { ...refinable, plans: refinable.plans.slice(0, 1) },
      { swap: [1] },
    ).plans;
    const after = names(first?.plan as Plan);
    expect(after[1]).not.toBe(before[1]);
    expect([after[0], after[2]]).toEqual([before[0], before[2]]);
    expect(first?.state.goneVenueIds).toEqual([idOf(before[1] ?? '')]);
  });

  it('finds stops by their names, their parts and what they are', () => {
    const { refinable, plans } = planned({ interests: ['ceramics'] });
    const [first] = refinable.plans;
    const meal =
      plans[0]?.stops.find(({ venue }) =>
        ['restaurant', 'diner', 'casual_eatery'].includes(venue.category),
      )?.venue.name ?? '';
    for (const reference of ['dinner', 'the restaurant', meal, meal.toUpperCase()]) {
      const { plans: refined } = refinedBy(
        { ...refinable, plans: [first as Refinable['plans'][number]] },
        { swap: [reference] },
      );
      expect(names(refined[0]?.plan as Plan), reference).not.toContain(meal);
    }
    expect(refine(refinable, asking({ keep: ['the planetarium'] }))).toEqual({
      ok: false,
      reason: 'None of these evenings has “the planetarium”.',
    });
  });

  it('puts in what was wanted, anywhere, first, last or instead of something', () => {
    const { refinable } = planned();
    const one = { ...refinable, plans: refinable.plans.slice(0, 1) };
    const wanting = (want: Adjustment['wants'][number]) =>
      names(refinedBy(one, { wants: [want] }).plans[0]?.plan as Plan);
    expect(wanting({ text: 'ceramics' })).toContain('Clay Studio');
    expect(wanting({ text: 'bookshop', as: 0 })[0]).toBe('Used Books');
    expect(['Velvet', 'Cellar Door', 'Roof Garden']).toContain(
      wanting({ text: 'drinks', as: 2 })[2],
    );
    expect(wanting({ text: 'tacos', as: 'dinner' })).toContain('Taco Window');
    expect(refine(one, asking({ wants: [{ text: 'whale watching' }] }))).toEqual({
      ok: false,
      reason: expect.stringContaining('“whale watching”'),
    });
  });

  it('keeps what must be kept, and says so when the rest cannot be had then', () => {
    const { refinable, plans } = planned({ interests: ['museums'] });
    const one = { ...refinable, plans: refinable.plans.slice(0, 1) };
    const before = names(plans[0] as Plan);
    const after = names(
      refinedBy(one, { keep: [0, 1], moves: [{ measure: 'cost', toward: 'less' }] }).plans[0]
        ?.plan as Plan,
    );
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
    expect(refine(one, asking({ keep: [0, 1, 2], swap: [1] })).ok).toBe(false);
  });

  it('says so where the plan has already what is asked for', () => {
    const { refinable } = planned();
    const note = 'Nothing had to change: this date has all of that already.';
    const asked = refinedBy(refinable, { keep: [0] });
    expect(asked.notes).toContain(note);
    expect(refinedBy(refinable, { swap: [0] }).notes).not.toContain(note);
  });

  it('keeps what earlier refinements asked for', () => {
    const { refinable } = planned();
    const cheaper = refinedBy(refinable, { moves: [{ measure: 'cost', toward: 'less' }] });
    const romantic = refinedBy(
      { ...refinable, wishes: cheaper.wishes, plans: cheaper.plans.map(({ state }) => state) },
      { moves: [{ measure: 'romantic', toward: 'more' }] },
    );
    for (const { plan, from } of romantic.plans)
      expect(plan.cost.expectedCents).toBeLessThanOrEqual(
        cheaper.plans[from]?.state.bounds[0]?.amount ?? 0,
      );
    expect(romantic.wishes.mood).toContain('romantic');
  });

  it('makes an evening longer by staying on before it sends anyone elsewhere', () => {
    const { refinable, plans } = planned();
    const [longer] = refinedBy(
      { ...refinable, plans: refinable.plans.slice(0, 1) },
      { moves: [{ measure: 'length', toward: 'more' }] },
    ).plans;
    expect(longer?.plan.stops[2]?.departure).toBeGreaterThanOrEqual(
      (plans[0]?.stops[2]?.departure ?? 0) + 45,
    );
    expect(names(longer?.plan as Plan)).toEqual(names(plans[0] as Plan));
  });

  it('moves the hours as told', () => {
    const { refinable } = planned();
    const later = refinedBy(refinable, { wishes: { start: { by: 60 }, end: { at: 22 * 60 } } });
    expect(later.wishes).toMatchObject({ startMinutes: 17 * 60, endMinutes: 22 * 60 });
    for (const { plan } of later.plans) {
      expect(plan.stops[0]?.arrival).toBeGreaterThanOrEqual(17 * 60);
      expect(plan.stops[2]?.departure).toBeLessThanOrEqual(22 * 60);
    }
  });

  it('gives two evenings that share no place', () => {
    const { plans } = refinedBy(planned().refinable, {
      moves: [{ measure: 'romantic', toward: 'more' }],
    });
    expect(new Set(plans.flatMap(({ plan }) => names(plan))).size).toBe(3 * plans.length);
  });

  it('says what stands in the way', () => {
    const { refinable } = planned();
    expect(
      refine(refinable, asking({ wishes: { mostCents: 0 }, wants: [{ text: 'oysters' }] })),
    ).toMatchObject({ ok: false, reason: expect.stringMatching(/^Nothing|^No /) });
    const cheap = refinedBy(refinable, { wishes: { mostCents: 2600 } });
    const again = {
      ...refinable,
      wishes: cheap.wishes,
      plans: cheap.plans.map(({ state }) => state),
    };
    const cheaper = refine(again, asking({ moves: [{ measure: 'cost', toward: 'less' }] }));
    expect(cheaper.ok || cheaper.reason).toSatisfy(
      (answer) => answer === true || answer === 'Nothing noticeably cheaper fits these wishes.',
    );
  });
});

/** Every move there is: nobody asks to ride farther. */
describe('refinePlan to another number of stops', () => {
  const { refinable, plans } = planned();
  const [state] = refinable.plans as [PlanState];
  const refinedTo = (stops: number, parts: Partial<Adjustment> = {}) => {
    const spaces = new Spaces({ ...refinable, wishes: { ...refinable.wishes, stops } });
    const found = refinePlan(state, asking(parts), spaces, new Set())?.found;
    return found?.stops.map(({ venue }) => venue.name) ?? [];
  };
  const before = names(plans[0] as Plan);

  it('leaves one out and keeps the others in their order', () => {
    const after = refinedTo(2);
    expect(after).toHaveLength(2);
    expect(before.filter((name) => after.includes(name))).toEqual(after);
    expect(refinedTo(2, { keep: [0, 1] })).toEqual(before.slice(0, 2));
  });

  it('adds one and keeps the others in their order', () => {
    const after = refinedTo(4);
    expect(after).toHaveLength(4);
    expect(after.filter((name) => before.includes(name))).toEqual(before);
  });
});

describe('listAlternatives', () => {
  it('offers at most three other places for a stop, the best first, and leaves the other two where they are', () => {
    const { refinable, plans } = planned();
    for (const place of [0, 1, 2] as const) {
      const others = listAlternatives(refinable, { planIndex: 0, place });
      expect(others.length).toBeGreaterThan(0);
      expect(others.length).toBeLessThanOrEqual(3);
      const scores = others.map(({ plan }) => plan.score.total);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      const before = plans.flatMap(names);
      expect(new Set(others.map(({ plan }) => names(plan)[place])).size).toBe(others.length);
      for (const { plan } of others) {
        expect(before).not.toContain(names(plan)[place]);
        expect(names(plan).filter((_, i) => i !== place)).toEqual(
          names(plans[0] as Plan).filter((_, i) => i !== place),
        );
        expect(audit(plan, refinable)).toEqual([]);
      }
    }
  });
});

describe('reorder', () => {
  const reordered = (order: readonly number[]) => {
    const { refinable, plans } = planned({ startMinutes: 17 * 60, interests: ['jazz'] });
    const [state] = refinable.plans;
    const ids = order.map((i) => state?.stops[i]?.venueId ?? '');
    return { plans, answer: reorder(refinable, state as PlanState, ids), refinable };
  };

  it('gives every order new times or a reason', () => {
    const reasons: string[] = [];
    for (const order of [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ]) {
      const { plans, answer, refinable } = reordered(order);
      if (answer.ok) {
        expect(names(answer.plan)).toEqual(order.map((i) => names(plans[0] as Plan)[i]));
        expect(audit(answer.plan, refinable)).toEqual([]);
      } else reasons.push(answer.reason);
    }
    expect(reasons.length).toBeGreaterThan(0);
    for (const reason of reasons) expect(reason).toMatch(/^[A-Z].+\.$/);
  });

  it('takes the three venues of the plan and no others', () => {
    const { refinable } = planned();
    expect(() => reorder(refinable, refinable.plans[0] as PlanState, ['a', 'b', 'c'])).toThrow(
      RangeError,
    );
  });
});
