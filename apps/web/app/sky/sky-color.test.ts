import { describe, expect, it } from 'vitest';
import { colorAt, darkLineRamp, lightLineRamp, rampHour, skyRamp } from './sky-color.ts';

const sunset = 16 * 60 + 54;

describe('rampHour', () => {
  it('follows the clock when no sunset is known', () => {
    expect(rampHour(15 * 60 + 30, null)).toBe(15.5);
  });

  it('puts the real sunset on 18:15 and full night five and a half hours later', () => {
    expect(rampHour(sunset, sunset)).toBe(18.25);
    expect(rampHour(sunset + 5.5 * 60, sunset)).toBe(24);
    expect(rampHour(12 * 60, sunset)).toBe(12);
  });

  it('follows the clock where the sun is said to set by noon', () => {
    expect([720, 1080].map((minutes) => rampHour(minutes, 720))).toEqual([12, 18]);
    expect(rampHour(720, 300)).toBe(12);
  });

  it('reads times past midnight as the early hours', () => {
    expect(rampHour(25 * 60, null)).toBe(1);
  });
});

describe('colorAt', () => {
  it('gives the color of an anchor exactly', () => {
    expect(colorAt(18 * 60, skyRamp, null)).toBe('#F98350');
    expect(colorAt(0, skyRamp, null)).toBe('#15163F');
  });

  it('mixes between anchors as the reference of the design does', () => {
    expect(colorAt(15 * 60 + 45, skyRamp, sunset)).toBe('#FBB56B');
    expect(colorAt(987.5, lightLineRamp, sunset)).toBe('#D25B26');
    expect(colorAt(987.5, darkLineRamp, sunset)).toBe('#FFA166');
  });
});
