import { describe, expect, it } from 'vitest';
import {
  formatClock,
  formatClockRange,
  formatClockRangeInWords,
  formatDuration,
  parseClock,
  toWireTime,
} from './clock-time.ts';

describe('clock times', () => {
  it('reads times of the wire and nothing else', () => {
    expect([
      parseClock('18:30'),
      parseClock('08:05'),
      parseClock('24:00'),
      parseClock('18:30:00'),
      parseClock('7:15'),
      parseClock(' 18:30'),
      parseClock('soon'),
      parseClock(null),
    ]).toEqual([1110, 485, null, null, null, null, null, null]);
  });

  it('writes them for people, past midnight and at noon too', () => {
    expect([formatClock(0), formatClock(720), formatClock(1005), formatClock(1470)]).toEqual([
      '12:00 AM',
      '12:00 PM',
      '4:45 PM',
      '12:30 AM',
    ]);
  });

  it('names the half of the day once, unless noon lies between', () => {
    expect(formatClockRange(945, 1030)).toBe('3:45 – 5:10 PM');
    expect(formatClockRange(690, 780)).toBe('11:30 AM – 1:00 PM');
    expect(formatClockRangeInWords(945, 1030)).toBe('3:45 to 5:10 PM');
  });

  it('writes them for machines', () => {
    expect(toWireTime(1470)).toBe('00:30');
  });

  it('says how long something takes', () => {
    expect([
      formatDuration(270),
      formatDuration(120),
      formatDuration(45),
      formatDuration(0),
    ]).toEqual(['4 h 30 min', '2 h', '45 min', '0 min']);
  });
});
