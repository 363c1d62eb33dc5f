import { type WirePlan, withFigures } from '@rendezvous/contract';
import { describe, expect, it } from 'vitest';
import { dayFromToday } from '../../../ui/time/calendar-day.ts';
import { initialDraft } from './date-task.ts';
import { planActivities, planTask } from './plan-date.ts';

const june = { id: 7, name: 'June Park' };
const bare = { description: '', opening_hours: '', rating: 5 };

function aPlan(more: Partial<WirePlan> = {}): WirePlan {
  return {
    plan_id: '0d2d4c55-4a5b-4a59-9d5e-0b5a3f0c4f11',
    venues: [
      {
        ...bare,
        name: 'Lands End',
        location: '680 Point Lobos Ave',
        estimated_cost: 'Free',
        arrival: '21:45',
        departure: '22:30',
      },
      {
        ...bare,
        name: 'Green Apple',
        location: '506 Clement St',
        estimated_cost: 'Up to $40 for two',
        cost: { min: 0, max: 40, expected: 20 },
        arrival: '22:40',
        departure: '23:30',
      },
      {
        ...bare,
        name: 'Burma Superstar',
        location: '',
        estimated_cost: '$36 per person',
        arrival: '23:40',
        departure: '00:50',
      },
    ],
    route_info: {},
    total_cost: '$92',
    ...more,
  };
}

describe('a plan as a date', () => {
  it('[DATE-07] has its stops as activities, with times past midnight and what the two spend', () => {
    expect(planActivities(withFigures(aPlan()))).toMatchObject([
      {
        name: 'Lands End',
        location: '680 Point Lobos Ave',
        start_time: '21:45',
        end_time: '22:30',
        cost: '',
        notes: '',
      },
      {
        name: 'Green Apple',
        location: '506 Clement St',
        start_time: '22:40',
        end_time: '23:30',
        cost: '20.00',
        notes: '',
      },
      {
        name: 'Burma Superstar',
        location: '',
        start_time: '23:40',
        end_time: '00:50',
        cost: '72.00',
        notes: '',
      },
    ]);
  });

  it('[DATE-07] has no times if the plan has none', () => {
    const venues = aPlan().venues.map((venue) => ({ ...venue, arrival: '', departure: '' }));
    expect(
      planActivities(aPlan({ venues })).map(({ start_time, end_time }) => [start_time, end_time]),
    ).toEqual([
      ['', ''],
      ['', ''],
      ['', ''],
    ]);
  });

  it('[DATE-07] is scheduled while its day lies ahead and recorded from then on; without a day, one has to be chosen', () => {
    const taskOn = (date?: string) =>
      planTask({ plan: aPlan(date === undefined ? {} : { date }), profileId: 7, people: [june] });
    expect(
      [dayFromToday(1), dayFromToday(0), dayFromToday(-1), undefined].map(
        (day) => taskOn(day).kind,
      ),
    ).toEqual(['schedule', 'record', 'record', 'schedule']);
    expect(initialDraft(taskOn(dayFromToday(1)))).toMatchObject({
      profile_id: 7,
      date: dayFromToday(1),
    });
    expect(initialDraft(taskOn()).date).toBe('');
  });

  it('[DATE-01] is not rated before somebody says how it was; what is recorded by hand starts with 5', () => {
    const ratingOf = (task: Parameters<typeof initialDraft>[0]) => initialDraft(task).rating;
    for (const day of [-1, 0, 1])
      expect(
        ratingOf(
          planTask({ plan: aPlan({ date: dayFromToday(day) }), profileId: 7, people: [june] }),
        ),
      ).toBeNull();
    expect(ratingOf({ kind: 'schedule', people: [june] })).toBeNull();
    expect(ratingOf({ kind: 'record', people: [june] })).toBe(5);
  });

  it('[DATE-05] is with nobody when it was made for nobody, or for somebody who is gone', () => {
    for (const profileId of [null, 8])
      expect(initialDraft(planTask({ plan: aPlan(), profileId, people: [june] })).profile_id).toBe(
        -1,
      );
  });
});
