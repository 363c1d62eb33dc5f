import type { Suggestion } from '@rendezvous/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { sqlite } from '../testing/databases.ts';
import { theCataloguePlanner } from '../testing/the-catalogue-planner.ts';

let test: TestApp;
beforeAll(async () => {
  test = await aTestApp(sqlite, { env: { RATE_LIMITS: 'off' }, ...theCataloguePlanner });
});
afterAll(() => test.close());

async function plan(wishes: Record<string, unknown>): Promise<Suggestion> {
  const config = { location: 'Chicago', start_cal_date: '2026-12-05', start_time: '18:00' };
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/public/date-suggestions',
    payload: { config: { ...config, ...wishes } },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const allergic = { dietary_restrictions: ['shellfish allergy'] };
const asksKitchen = ({ offers }: Suggestion) =>
  offers.some(({ changes }) => 'ask_kitchen' in changes);

describe('a restriction without any data', () => {
  it('leads people who want to eat or celebrate to a kitchen to ask first', async () => {
    const hungry = [
      { preferred_cuisines: ['japanese'] },
      { interests: ['tasting menu'] },
      { desired_mood: '10th anniversary, first night off in forever' },
    ];
    for (const wishes of hungry) {
      const suggestion = await plan({ ...allergic, ...wishes });
      expect(suggestion.plans[0]?.tips.join(' ')).toMatch(
        /Shellfish allergy: at .*before you order|about the shellfish allergy before you order/,
      );
      expect(asksKitchen(suggestion)).toBe(false);
    }
  });

  it('plans no food for people who named none, and offers it', async () => {
    const suggestion = await plan({ ...allergic, interests: ['jazz'] });
    expect(suggestion.notes.join()).toContain('we planned no stop for eating');
    expect(asksKitchen(suggestion)).toBe(true);
  });
});

describe('three things to do over a meal time', () => {
  it('get a fourth stop for the meal', async () => {
    const { plans } = await plan({
      location: 'San Francisco',
      start_cal_date: '2026-12-05',
      start_time: '11:00',
      interests: ['pinball', 'used books', 'hiking'],
    });
    const [first] = plans;
    expect(first?.wishes.map(({ met }) => met)).toEqual([true, true, true]);
    expect(first?.venues).toHaveLength(4);
    expect(first?.checks.map(({ rule }) => rule)).toContain('meal');
  });
});

describe('a budget that is just too small for what was asked', () => {
  it('is kept by ordering lightly, which is said', async () => {
    const { plans } = await plan({
      location: 'San Gabriel, CA',
      start_cal_date: '2026-12-06',
      start_time: '11:00',
      budget: { min: 30, max: 80 },
      interests: ['dim sum', 'boba'],
      desired_mood: 'family with my mom',
    });
    const [first] = plans;
    expect(first?.wishes.map(({ met }) => met)).toEqual([true, true]);
    expect(Number(first?.total_cost.replace('$', ''))).toBeLessThanOrEqual(80);
    expect(first?.tips.join(' ')).toContain('Order lightly');
  });
});
