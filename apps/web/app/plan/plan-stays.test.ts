import { describe, expect, it } from 'vitest';
import { legMinutes, planStays } from './plan-stays.ts';

const route_info = { travel_minutes: 30 };

describe('planStays', () => {
  it('takes the arrivals and departures of the venues', () => {
    const venues = [{ arrival: '18:00', departure: '19:30' }, { arrival: '19:45' }];
    expect(planStays({ route_info, venues })).toEqual([
      { start: 1080, end: 1170 },
      { start: 1185, end: null },
    ]);
  });

  it('derives missing times from the start: 75 minutes a stop, the travel time split evenly', () => {
    expect(planStays({ start_time: '18:00', route_info, venues: [{}, {}, {}] })).toEqual([
      { start: 1080, end: 1155 },
      { start: 1170, end: 1245 },
      { start: 1260, end: 1335 },
    ]);
  });

  it.each([
    ['more minutes than a day has', { travel_minutes: 1e20 }, 1440],
    ['a number too large for its leg', { legs: [{ minutes: 1e300 }] }, 1440],
    ['a leg into the past', { legs: [{ minutes: -5 }] }, 0],
    ['a leg of no number', { legs: [{ minutes: Number.NaN }] }, 0],
  ])('takes a way for a day at most: %s', (_what, route, minutes) => {
    expect(legMinutes({ route_info: route, venues: [{}, {}] }, 0)).toBe(minutes);
  });

  it('knows no times where none are given', () => {
    expect(planStays({ route_info, venues: [{}] })).toEqual([{ start: null, end: null }]);
  });
});
