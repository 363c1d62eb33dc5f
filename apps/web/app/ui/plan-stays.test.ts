import { describe, expect, it } from 'vitest';
import { planStays } from './plan-stays.ts';

const route_info = { travel_time: '30 minutes' };

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

  it('knows no times where none are given', () => {
    expect(planStays({ route_info, venues: [{}] })).toEqual([{ start: null, end: null }]);
  });
});
