import { describe, expect, it } from 'vitest';
import { aForecast } from '../testing/a-context.ts';
import { forbiddingHours, inWater, skyOf, temperatureAt, worstSky } from './weather.ts';

const hour = (temperatureF: number, rainProbability = 0) => ({
  hour: 12,
  temperatureF,
  rainProbability,
});

describe('skyOf', () => {
  it('is unpleasant over 50 % of rain, above 103 °F and below 28 °F, forbidding over 80 % of rain', () => {
    const rows = [
      [hour(70), 'fine'],
      [hour(70, 0.5), 'fine'],
      [hour(70, 0.51), 'unpleasant'],
      [hour(70, 0.8), 'unpleasant'],
      [hour(70, 0.81), 'forbidding'],
      [hour(103), 'fine'],
      [hour(104), 'unpleasant'],
      [hour(28), 'fine'],
      [hour(27), 'unpleasant'],
      [hour(110, 0.9), 'forbidding'],
    ] as const;
    for (const [forecast, sky] of rows)
      expect(skyOf(forecast), `${forecast.temperatureF} °F, rain ${forecast.rainProbability}`).toBe(
        sky,
      );
  });
});

describe('worstSky', () => {
  const showers = aForecast({ 15: { rainProbability: 0.6 }, 16: { rainProbability: 0.9 } });

  it('is the worst of the hours that a stay touches', () => {
    const rows = [
      [14, 15, 'fine'],
      [14, 15.1, 'unpleasant'],
      [15, 16, 'unpleasant'],
      [14, 17, 'forbidding'],
      [16.9, 18, 'forbidding'],
      [17, 19, 'fine'],
    ] as const;
    for (const [from, to, sky] of rows)
      expect(worstSky(showers, from * 60, to * 60), `${from} to ${to}`).toBe(sky);
  });

  it('counts hours past midnight on', () => {
    expect(worstSky(aForecast({ 25: { rainProbability: 0.9 } }), 25 * 60, 26 * 60)).toBe(
      'forbidding',
    );
  });

  it('is fine where no forecast speaks: normals judge nothing', () => {
    expect(worstSky({ kind: 'none' }, 0, 1440)).toBe('fine');
    expect(worstSky({ kind: 'normals', lowF: 10, highF: 110, rainInches: 12 }, 0, 1440)).toBe(
      'fine',
    );
  });
});

describe('temperatureAt', () => {
  it('is the forecast of the hour', () => {
    const weather = aForecast({ 18: { temperatureF: 55 } });
    expect([
      temperatureAt(weather, 17 * 60 + 59),
      temperatureAt(weather, 18 * 60),
      temperatureAt(weather, 18 * 60 + 59),
    ]).toEqual([68, 55, 55]);
    expect(temperatureAt(weather, 40 * 60)).toBeNull();
  });

  it('lies between the normals of the month: highest at 3 PM, lowest at 3 AM', () => {
    const normals = { kind: 'normals', lowF: 50, highF: 70, rainInches: 1 } as const;
    expect([3, 9, 15, 21, 27].map((at) => temperatureAt(normals, at * 60))).toEqual([
      50, 60, 70, 60, 50,
    ]);
  });

  it('is not known without data', () => {
    expect(temperatureAt({ kind: 'none' }, 720)).toBeNull();
  });
});

describe('forbiddingHours', () => {
  it('has no heat in it for those who are in the water, and as much rain as for others', () => {
    const june = { kind: 'normals', lowF: 78, highF: 106, rainInches: 0 } as const;
    const [noon, stroll] = [12, 1];
    expect(forbiddingHours(june, stroll)).toContain(noon);
    expect(forbiddingHours(june, inWater)).toEqual([]);
    const hot = aForecast({ 12: { temperatureF: 112 }, 13: { rainProbability: 0.9 } });
    expect(forbiddingHours(hot, inWater)).toEqual([13]);
    expect(forbiddingHours(hot, stroll)).toEqual([12, 13]);
  });
});
