import { suggestionRequest } from '@rendezvous/contract';
import { createGazetteer, loadCatalogue } from '@rendezvous/venues';
import { describe, expect, it } from 'vitest';
import { utcOffsetMinutes } from '../date-moment.ts';
import { createFactsOf } from './facts.ts';
import { createPlanDate } from './plan-date.ts';
import { settingOf } from './setting.ts';

const cities = loadCatalogue();
const { locate } = createGazetteer(cities);
const planDate = createPlanDate(createFactsOf(cities));
const date = '2027-04-17';

function planFor(desired_mood: string) {
  const place = locate('Chicago');
  if (!place) throw new Error('Cannot test: Chicago is not found');
  const { config } = suggestionRequest.parse({
    config: {
      ...{ location: 'Chicago', start_time: '10:00', interests: ['zoo'], desired_mood },
      budget: { min: 20, max: 160 },
    },
  });
  const { plans } = planDate({
    request: { config, seed: 0 },
    hours: { startMinutes: 10 * 60, endMinutes: null },
    setting: settingOf(place, {
      ...{ date, utcOffsetMinutes: utcOffsetMinutes(date, place.city.time_zone) },
      forecast: undefined,
    }),
    explanation: 'brief',
  });
  const [first] = plans;
  if (!first) throw new Error('Cannot test: there is no plan');
  return first;
}

const pricesOf = (plan: ReturnType<typeof planFor>) =>
  plan.venues.map(({ estimated_cost }) => estimated_cost).filter((price) => price !== 'Free');

describe('prices', () => {
  it('are for the whole party, within the budget', () => {
    const plan = planFor('with our 4 year old twins');
    expect(pricesOf(plan).length).toBeGreaterThan(0);
    for (const price of pricesOf(plan)) expect(price).toMatch(/ for four$/);
    expect(plan.cost.expected).toBeLessThanOrEqual(160);
    expect(plan.tips).toContain(
      'The prices are for all four of you, a child’s at about two thirds.',
    );
    for (const price of pricesOf(planFor('romantic'))) expect(price).toMatch(/ for two$/);
  });
});
