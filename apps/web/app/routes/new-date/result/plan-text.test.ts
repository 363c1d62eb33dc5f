import type { WirePlan } from '@rendezvous/contract';
import { describe, expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';
import { formatPlanText } from './plan-text.ts';

function aPlan(fields: object): WirePlan {
  const [plan] = readAnswer({ plans: [fields] }).plans;
  if (!plan) throw new Error('No plan');
  return plan;
}

describe('a plan as text', () => {
  it('says times, places, prices, ways and the total', () => {
    const plan = aPlan({
      title: 'Lands End to Burma Superstar',
      date: '2026-11-21',
      total_cost: '$96',
      venues: [
        {
          name: 'Lands End',
          location: '680 Point Lobos Ave',
          estimated_cost: 'Free',
          arrival: '15:45',
          departure: '17:10',
        },
        {
          name: 'Burma Superstar',
          location: '309 Clement St',
          estimated_cost: '$72 to $120 for two',
          arrival: '17:25',
          departure: '19:00',
        },
      ],
      route_info: { legs: [{ minutes: 12, miles: 3, mode: 'driving' }] },
    });
    expect(formatPlanText(plan)).toBe(
      [
        'Lands End to Burma Superstar\nSaturday, November 21, 2026, 3:45 to 7:00 PM',
        '1. 3:45 – 5:10 PM: Lands End\n   680 Point Lobos Ave\n   Free\n\nThen 12 min drive.',
        '2. 5:25 – 7:00 PM: Burma Superstar\n   309 Clement St\n   $72 to $120 for two',
        'Total: $96',
      ].join('\n\n'),
    );
  });

  it('leaves out what is not known', () => {
    expect(formatPlanText(aPlan({ title: 'Somewhere', venues: [{ name: 'Bar' }] }))).toBe(
      'Somewhere\n\n1. Bar\n\nTotal: $0',
    );
  });
});
