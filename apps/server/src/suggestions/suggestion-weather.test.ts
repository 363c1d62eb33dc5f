import { suggestion, type Suggestion } from '@rendezvous/contract';
import { createGazetteer, loadCatalogue } from '@rendezvous/venues';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatePlanner } from '../compose/date-planner.ts';
import { planHere } from './planning/planning.ts';
import { createFindForecast } from '../weather/find-forecast.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { anOpenMeteoAnswer } from '../testing/servers/an-open-meteo-answer.ts';
import {
  answering,
  anOutsideService,
  type OutsideService,
} from '../testing/servers/an-outside-service.ts';
import { sqlite } from '../testing/databases.ts';

const cities = loadCatalogue();
const { locate } = createGazetteer(cities);
const now = new Date('2026-11-20T18:00:00Z');

let weather: OutsideService;
let test: TestApp;
beforeAll(async () => {
  weather = await anOutsideService(answering('', 503));
  const findForecast = createFindForecast({
    baseUrl: weather.url,
    now: () => now,
    onError: () => {},
  });
  test = await aTestApp(sqlite, {
    env: { RATE_LIMITS: 'off' },
    suggestDate: createDatePlanner({ cities, locate, findForecast, planning: planHere(cities) })
      .suggestDate,
  });
});
afterAll(async () => {
  await test.close();
  await weather.close();
});

/** An afternoon for which the open air is the best there is, unless it rains. */
async function planAnAfternoon(date: string): Promise<Suggestion> {
  const config = {
    location: 'San Francisco, CA',
    start_cal_date: date,
    start_time: '13:00',
    interests: ['gardens', 'views', 'beach walks'],
    transport_method: 'driving',
  };
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/public/date-suggestions',
    payload: { config },
  });
  expect(answer.statusCode).toBe(200);
  return suggestion.parse(answer.json());
}

function isIndoors({ plans }: Suggestion): boolean {
  return plans.every(({ venues }) => venues.every(({ indoor }) => indoor));
}

describe('a plan and the weather', () => {
  it('knows the usual weather of the month when the weather service is down', async () => {
    weather.behave = answering('', 503);
    const planned = await planAnAfternoon('2026-11-28');
    expect(planned.weather_info).toMatchObject({
      source: 'climate',
      precipitation_probability: null,
    });
    expect(isIndoors(planned)).toBe(false);
  });

  it('[NEW-07] goes outdoors when the forecast is dry and stays indoors when it rains all day', async () => {
    weather.behave = answering(anOpenMeteoAnswer('2026-11-28', { usual: { temperatureF: 68 } }));
    const dry = await planAnAfternoon('2026-11-28');
    expect(dry.weather_info).toMatchObject({
      source: 'open-meteo',
      expected_temperature: '68°F',
      conditions: 'Dry',
      precipitation_probability: 0,
    });
    expect(isIndoors(dry)).toBe(false);

    weather.behave = answering(
      anOpenMeteoAnswer('2026-11-29', { usual: { temperatureF: 54.6, rainPercent: 95 } }),
    );
    const wet = await planAnAfternoon('2026-11-29');
    expect(wet.weather_info).toMatchObject({
      source: 'open-meteo',
      expected_temperature: '55°F',
      conditions: 'Rain is likely',
      precipitation_probability: 0.95,
    });
    expect(isIndoors(wet)).toBe(true);
    expect(wet.plans[0]?.checks).toContainEqual({
      rule: 'weather',
      ok: true,
      text: 'Rain is forecast, so outdoor stops at that hour are short or have a roof',
    });
  });

  it('asks for the weather of the city, not of the place that was typed', async () => {
    weather.behave = answering(anOpenMeteoAnswer('2026-11-30'));
    const ask = (location: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/public/date-suggestions',
        payload: { config: { location, start_cal_date: '2026-11-30' } },
      });
    const before = weather.asked.length;
    await ask('Japantown, San Francisco');
    await ask('Mission District, San Francisco');
    expect(weather.asked.slice(before)).toEqual([
      expect.stringContaining('latitude=37.77&longitude=-122.42&'),
    ]);
  });

  it('falls back to the usual weather when the forecast does not cover the hour', async () => {
    const unknown = { temperatureF: null, rainPercent: null };
    weather.behave = answering(anOpenMeteoAnswer('2026-12-01', { hours: { 13: unknown } }));
    expect((await planAnAfternoon('2026-12-01')).weather_info.source).toBe('climate');
  });
});
