import { expect, it } from 'vitest';
import { lastActivities } from './last-activities.ts';

function aDate(...names: string[]) {
  return {
    activities: names.map((name) => ({
      id: name,
      name,
      location: '',
      start_time: null,
      end_time: null,
      cost: 0,
      notes: '',
      booked: false,
    })),
  };
}

it('lastActivities names the newest activities once each', () => {
  expect(lastActivities([aDate('A', 'B'), aDate('B', 'C')])).toEqual(['A', 'B', 'C']);
});
