import type { Venue } from '@rendezvous/venue-model';
import { describe, expect, it } from 'vitest';
import { scorePlan } from './score-plan.ts';
import { suggest } from './suggest.ts';
import { aContext } from './testing/a-context.ts';
import { aTown } from './testing/a-town.ts';
import { someWishes } from './testing/some-wishes.ts';

const { venues, openings } = aTown();
const wishes = someWishes({ startMinutes: 16 * 60, interests: ['gigs'] });
const context = aContext({ openings });
const found = suggest(wishes, venues, context);
if (!found.ok) throw new Error(found.reason);
const [plan] = found.plans;
const ids = plan.stops.map(({ venue }) => venue.id);

describe('scorePlan', () => {
  it('scores a plan as the search did', () => {
    expect(scorePlan(wishes, venues, context, ids)).toMatchObject({
      score: { total: expect.closeTo(plan.score.total, 9) },
      broken: [],
    });
  });

  it('scores what cannot be done and says which rules it breaks', () => {
    const poor = { ...wishes, budget: { minCents: 0, maxCents: plan.cost.expectedCents - 1 } };
    const { score, broken } = scorePlan(poor, venues, context, ids);
    expect(score.total).toBeGreaterThan(0);
    expect(broken).toContain('budget');
  });

  it('lets a bar that was asked for and has a kitchen stand for dinner, and no other', () => {
    const bars = (facts: Partial<Venue>) =>
      venues.map((venue) => (venue.category === 'cocktail_bar' ? { ...venue, ...facts } : venue));
    const brokenBy = (facts: Partial<Venue>, interests: readonly string[]) =>
      scorePlan(
        someWishes({ startMinutes: 18 * 60, interests: [...interests] }),
        bars(facts),
        context,
        ['harbor-walk', 'velvet', 'blue-room'],
      ).broken;
    expect(brokenBy({ cuisines: ['tapas'] }, ['cocktails', 'jazz'])).toEqual([]);
    expect(brokenBy({ knownFor: ['oysters'] }, ['cocktails', 'jazz'])).toEqual([]);
    expect(brokenBy({}, ['cocktails', 'jazz'])).toEqual(['meal']);
    expect(brokenBy({ cuisines: ['tapas'] }, ['jazz'])).toEqual(['meal']);
    expect(brokenBy({ cuisines: ['desserts'] }, ['cocktails', 'jazz'])).toEqual(['meal']);
  });

  it('refuses venues that are not at hand', () => {
    expect(() => scorePlan(wishes, venues, context, [...ids.slice(1), 'elsewhere'])).toThrow(
      RangeError,
    );
  });
});
