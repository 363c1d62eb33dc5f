import { describe, expect, it } from 'vitest';
import { normalizeSuggestion } from './normalize-suggestion.ts';
import { planStays } from './plan-stays.ts';
import type { ShownPlan } from './shown-suggestion.ts';

function aPlan(plan: Record<string, unknown>): ShownPlan {
  const [shown] = normalizeSuggestion({ plans: [plan] }).plans;
  if (!shown) throw new Error('Cannot make a plan: the answer held none');
  return shown;
}

describe('planStays', () => {
  it('takes the arrivals and departures of the venues', () => {
    const plan = aPlan({
      venues: [
        { name: 'A', arrival: '18:00', departure: '19:30' },
        { name: 'B', arrival: '19:45' },
      ],
    });
    expect(planStays(plan)).toEqual([
      { start: 1080, end: 1170 },
      { start: 1185, end: null },
    ]);
  });

  it('derives missing times from the start: 75 minutes a stop, the travel time split evenly', () => {
    const plan = aPlan({ start_time: '18:00', route_info: { travel_time: '30 minutes' }, venues: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] });
    expect(planStays(plan)).toEqual([
      { start: 1080, end: 1155 },
      { start: 1170, end: 1245 },
      { start: 1260, end: 1335 },
    ]);
  });

  it('knows no times where none are given', () => {
    expect(planStays(aPlan({ venues: [{ name: 'A' }] }))).toEqual([{ start: null, end: null }]);
  });
});
