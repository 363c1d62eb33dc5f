import type { PlanContent } from '@rendezvous/contract';
import { expect, it } from 'vitest';
import { layoutArc } from '../sky/arc-geometry.ts';
import { describePlan } from './describe-plan.ts';

const venue = { description: '', location: '', opening_hours: '', rating: 5, estimated_cost: '' };
const stops = [
  { start: 960, end: 1010 },
  { start: 1020, end: 1080 },
];

function describe(route: PlanContent['route_info']): string {
  const plan: PlanContent = {
    venues: [
      { ...venue, name: 'Heath Ceramics' },
      { ...venue, name: 'San Jalisco' },
    ],
    route_info: route,
    total_cost: '$0',
  };
  return describePlan(plan, layoutArc(stops), null);
}

it('says the way between two stops where it is known, and none where it is not', () => {
  expect(describe({ legs: [{ mode: 'walking', minutes: 9, miles: 0.4 }] })).toContain(
    'Then 9 min walk. 5:00',
  );
  expect(describe({})).toContain('Heath Ceramics. 5:00');
});
