import { kinds } from '@rendezvous/venue-model';
import { describe, expect, it } from 'vitest';
import { suggest } from '../suggest.ts';
import { aContext } from '../testing/a-context.ts';
import { aTown } from '../testing/a-town.ts';
import { someWishes } from '../testing/some-wishes.ts';
import { refine } from './refine.ts';
import { stateOf } from './write-refined.ts';

describe('how many stops', () => {
  const { venues, openings } = aTown();
  const context = aContext({ openings });
  const wishes = someWishes({ interests: ['jazz'], budget: { minCents: 0, maxCents: 40_000 } });
  const suggested = suggest(wishes, venues, context);
  if (!suggested.ok) throw new Error('The town has no plan for these wishes');
  const plans = suggested.plans.slice(0, 1).map(stateOf);
  const refinable = { wishes, plans, venues, context };
  const none = { wishes: {}, moves: [], wants: [], keep: [], swap: [] };
  const namesOf = (stops: readonly { readonly venueId: string }[]) =>
    stops.map(({ venueId }) => venueId);
  const [before] = plans;
  const ids = namesOf(before?.stops ?? []);

  it('drops the last stop and keeps the others as they are', () => {
    const refined = refine(refinable, { ...none, drop: [2] });
    expect(refined.ok && namesOf(refined.plans[0]?.state.stops ?? [])).toEqual(ids.slice(0, 2));
    expect(refined.ok && refined.wishes.stops).toBe(2);
  });

  it('adds a dessert beside the stops that are there', () => {
    const refined = refine(refinable, { ...none, add: [{ text: 'dessert' }] });
    if (!refined.ok) throw new Error(refined.reason);
    const after = namesOf(refined.plans[0]?.state.stops ?? []);
    expect(after).toHaveLength(4);
    expect(ids.every((id) => after.includes(id))).toBe(true);
    expect(
      refined.plans[0]?.plan.stops.some(({ venue }) =>
        ['dessert', 'ice_cream', 'bakery', 'chocolate_shop'].includes(venue.category),
      ),
    ).toBe(true);
  });

  it('says why there can be no fewer and no more', () => {
    expect(refine(refinable, { ...none, drop: [1, 2] })).toMatchObject({ ok: false });
    expect(refine(refinable, { ...none, stops: 7 })).toMatchObject({ ok: false });
  });

  it('moves the meal, or says that it cannot', () => {
    const later = refine(refinable, { ...none, wishes: { meal: { by: 30 } } });
    const startOf = (stops: readonly { venueId: string; arrival: number }[]) =>
      stops.find(({ venueId }) =>
        venues.some(({ id, category }) => id === venueId && kinds[category].role === 'meal'),
      )?.arrival ?? Number.NaN;
    if (later.ok)
      expect(startOf(later.plans[0]?.state.stops ?? [])).toBeGreaterThanOrEqual(
        startOf(before?.stops ?? []) + 30,
      );
    else expect(later.reason).toContain('meal');
  });
});
