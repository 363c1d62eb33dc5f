import type { PlannedPlan, Refinement, Suggestion } from '@rendezvous/contract';
import { kinds, type Category } from '@rendezvous/venue-model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { aUser } from '../testing/a-user.ts';
import { sqlite } from '../testing/databases.ts';
import { theCataloguePlanner } from '../testing/the-catalogue-planner.ts';

let test: TestApp;
beforeAll(async () => {
  test = await aTestApp(sqlite, { env: { RATE_LIMITS: 'off' }, ...theCataloguePlanner });
});
afterAll(() => test.close());

const mealsIn = ({ venues }: PlannedPlan) =>
  venues.filter(({ kind }) => ['meal', 'treat'].includes(kinds[kind as Category].role)).length;
/** A terrace is no stop in the open, though it is outdoors. */
const openAirIn = ({ venues }: PlannedPlan) => venues.filter(({ indoor }) => !indoor).length;
const minutesOf = ({ start_time, end_time }: PlannedPlan) => {
  const [from, to] = [start_time, end_time].map((time) => Date.parse(`2026-01-01T${time}Z`));
  return (Number(to) - Number(from)) / 60_000;
};

describe('a preset, on the places of a city', () => {
  it.each([
    ['more_budget_friendly', (plan: PlannedPlan) => -plan.cost.expected],
    ['shorter_date', (plan: PlannedPlan) => -minutesOf(plan)],
    ['longer_date', minutesOf],
    ['more_outdoors', openAirIn],
    ['more_food_options', mealsIn],
    ['less_food_focus', (plan: PlannedPlan) => -mealsIn(plan)],
  ])('[REF-08] changes the plan the way it says: %s', async (preset, amountOf) => {
    const ana = await aUser(test);
    const config = {
      location: 'San Francisco, CA',
      start_cal_date: '2026-11-28',
      start_time: '16:00',
      budget: '0-150',
      interests: ['museums', 'books'],
    };
    const suggested = await ana.ask('POST', '/profiles/suggest', { config });
    const { plans, session_id, suggestion_id } = suggested.json<Suggestion>();
    const answer = await ana.ask('POST', '/public/refine-suggestion', {
      type: 'preset',
      value: preset,
      session_id,
      previous_suggestion_id: suggestion_id,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const [before] = plans;
    const after = answer.json<Refinement>().suggestions[0]?.plan;
    if (!before || !after) throw new Error('There is no plan to compare');
    expect(amountOf(after)).toBeGreaterThan(amountOf(before));
  });
});
