import { describe, expect, it } from 'vitest';
import { nightSkyAt } from './night-sky.ts';

const phoenix = { lat: 33.45, lon: -112.07 };
const over = (date: string, hour: number) =>
  nightSkyAt(date, hour * 60, phoenix, 'America/Phoenix');

describe('the sky at night', () => {
  it('has a new moon on the day of a solar eclipse and a full one in a lunar eclipse', () => {
    expect(over('2026-08-12', 20).moon.litShare).toBeLessThan(0.02);
    expect(over('2026-03-03', 4).moon.litShare).toBeGreaterThan(0.99);
    expect(over('2026-03-03', 4).moon.isUp).toBe(true);
  });

  it('has Jupiter high in the south at midnight when it stands opposite to the sun', () => {
    const [jupiter] = over('2027-02-10', 24.5).planets.filter(({ name }) => name === 'Jupiter');
    expect(jupiter?.direction).toBe('south');
    expect(jupiter?.degrees).toBeGreaterThan(60);
  });

  it('says when the moon that is up sets, and when the one that is down rises', () => {
    const young = over('2026-12-12', 18.5).moon;
    expect(young).toMatchObject({ isUp: true, isWaxing: true });
    expect(young.changes).toBeGreaterThan(19 * 60);
    const old = over('2026-11-30', 20).moon;
    expect(old).toMatchObject({ isUp: false, isWaxing: false });
    expect(old.changes).not.toBeNull();
  });
});
