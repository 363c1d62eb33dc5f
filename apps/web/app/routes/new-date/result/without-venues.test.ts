import type { WirePlan } from '@rendezvous/contract';
import { describe, expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';
import type { ShownSuggestion } from '../../../plan/shown-suggestion.ts';
import { withoutVenues } from './without-venues.ts';

const venue = (name: string, arrival: string, dollars: number, departure: string) => ({
  venue_id: name,
  name,
  arrival,
  departure,
  estimated_cost: '',
  cost: { min: dollars, max: dollars, expected: dollars },
});
const evening = {
  title: 'An evening of three',
  summary: 'A, then B, then C.',
  venues: [
    venue('A', '18:00', 10.5, '19:00'),
    venue('B', '19:10', 40, '20:30'),
    venue('C', '20:45', 20, '22:00'),
  ],
  route_info: {
    transportation: 'walking',
    travel_time: '25 minutes',
    legs: [
      { minutes: 10, miles: 0.4, mode: 'walking' },
      { minutes: 15, miles: 2.1, mode: 'driving' },
    ],
  },
  total_cost: '$70.50',
  checks: [{ rule: 'open', ok: true, text: 'All three are open' }],
};

function without(keys: readonly string[], plan: object = evening): ShownSuggestion | null {
  return withoutVenues(
    {
      ...readAnswer({
        plans: [
          plan,
          {
            ...evening,
            venues: [venue('D', '18:00', 5, '19:00'), venue('E', '19:00', 5, '20:00')],
          },
        ],
      }),
      person: null,
      location: null,
    },
    keys,
  );
}
const planWithout = (...keys: readonly string[]): WirePlan | undefined => without(keys)?.plans[0];

describe('a suggestion without a venue', () => {
  it('[NEW-09] costs the sum of what is left', () => {
    expect(
      [planWithout('A'), planWithout('B'), planWithout('C')].map((plan) => plan?.total_cost),
    ).toEqual(['$60', '$30.50', '$50.50']);
    expect(without(['A'])?.plans[1]?.total_cost).toBe('$70.50');
  });

  it('[NEW-09] leaves the other stops their times and has no leg to what is gone', () => {
    expect(planWithout('A')).toMatchObject({
      start_time: '19:10',
      venues: [{ arrival: '19:10' }, { arrival: '20:45' }],
      route_info: { legs: [{ minutes: 15 }], travel_time: '15 minutes' },
    });
    expect(planWithout('C')).toMatchObject({
      route_info: { legs: [{ minutes: 10, mode: 'walking' }], travel_time: '10 minutes' },
    });
    expect(planWithout('A', 'C')).toMatchObject({
      venues: [{ name: 'B' }],
      route_info: { legs: [], travel_time: '0 minutes' },
    });
  });

  it('says of a way that nobody planned how long it takes at most', () => {
    expect(planWithout('B')?.route_info).toEqual({
      transportation: 'walking',
      legs: [{ minutes: 25, miles: 2.5, mode: 'driving', at_most: true }],
      travel_time: 'at most 25 minutes',
      travel_minutes: 25,
    });
  });

  it('takes the advice of a changed plan out of the notes too', () => {
    const tips = ['Book C for 8:45 PM.'];
    const asked = readAnswer({
      plans: [{ ...evening, tips }],
      notes: ['Part of it is in X.', ...tips],
    });
    const left = withoutVenues({ ...asked, person: null, location: null }, ['C']);
    expect(left?.notes).toEqual(['Part of it is in X.']);
    expect(left?.plans[0]?.tips).toBeUndefined();
  });

  it('claims nothing any more that was said of all three', () => {
    const plan = planWithout('B');
    expect(plan?.title).toBe('A to C');
    for (const said of [plan?.summary, plan?.checks, plan?.score, plan?.tips, plan?.wishes])
      expect(said).toBeUndefined();
  });

  it('[NEW-09] is not made if it would leave a plan empty', () => {
    expect(without(['D', 'E'])).toBeNull();
  });
});
