import { describe, expect, it } from 'vitest';
import { minutesSince, nextStep, phaseOf, stepsOf, type Step } from './date-phase.ts';

const clock = (hour: number, minute = 0): number => hour * 60 + minute;
const steps: Step[] = [
  { start: clock(15, 50), end: clock(17), wayMinutes: 25 },
  { start: clock(17, 15), end: clock(18, 25), wayMinutes: 13 },
  { start: clock(18, 30), end: clock(20, 45), wayMinutes: 1 },
];

describe('the next step of a date', () => {
  it('is to leave in time for the first stop', () => {
    expect(nextStep(steps, clock(9))).toMatchObject({ to: 0, at: clock(15, 25) });
    expect(nextStep(steps, clock(15, 30))).toMatchObject({ to: 0, minutes: -5 });
  });

  it('is to leave for the stop after the current one', () => {
    expect(nextStep(steps, clock(16, 50))).toEqual({
      kind: 'leave',
      to: 1,
      at: clock(17, 2),
      minutes: 12,
    });
  });

  it('is nothing at the last stop', () => {
    expect(nextStep(steps, clock(18, 30))).toEqual({ kind: 'nothing' });
  });

  it('is to be there if the way is not known', () => {
    const unknown = [{ ...steps[0], wayMinutes: null } as Step];
    expect(nextStep(unknown, clock(15))).toMatchObject({ kind: 'be-there', minutes: 50 });
  });
});

it('a date that ends past midnight lasts until then', () => {
  const late: Step[] = [{ start: clock(22), end: clock(25), wayMinutes: null }];
  const at = (day: string, minutes: number) =>
    phaseOf(late, minutesSince('2026-12-05', { day, minutes }));
  expect(at('2026-12-04', clock(23))).toBe('ahead');
  expect(at('2026-12-05', 0)).toBe('today');
  expect(at('2026-12-06', clock(0, 59))).toBe('today');
  expect(at('2026-12-06', clock(1))).toBe('over');
});

it('a plan without times has no steps', () => {
  const venue = {
    name: 'A',
    location: '',
    description: '',
    estimated_cost: '',
    opening_hours: '',
    rating: 5,
  };
  expect(stepsOf({ plan_id: 'a', venues: [venue], route_info: {}, total_cost: '$0' })).toBeNull();
});
