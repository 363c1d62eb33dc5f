import { describe, expect, it } from 'vitest';
import { stopsBetween, withEnd } from './evening-length.ts';

describe('how many places fit', () => {
  it('follows the time between start and end', () => {
    expect(stopsBetween('18:00', '20:30')).toBe(2);
    expect(stopsBetween('18:00', '22:45')).toBe(3);
    expect(stopsBetween('17:00', '23:30')).toBe(4);
    expect(stopsBetween('10:00', '22:00')).toBe(6);
  });

  it('takes an end before the start for one past midnight', () => {
    expect(stopsBetween('20:00', '01:00')).toBe(3);
  });

  it('is never less than two, however little time there is', () => {
    expect(stopsBetween('18:00', '18:45')).toBe(2);
  });

  it('says nothing while a time is missing', () => {
    expect(stopsBetween('18:00', '')).toBeNull();
    expect(withEnd({ start_time: '18:00', stops: 4 }, '')).toEqual({ end_time: '', stops: 4 });
  });
});
