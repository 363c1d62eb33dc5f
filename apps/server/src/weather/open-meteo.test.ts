import { describe, expect, it } from 'vitest';
import { anOpenMeteoAnswer } from '../testing/servers/an-open-meteo-answer.ts';
import { forecastUrl, isInForecast, parseForecast } from './open-meteo.ts';

const question = {
  center: { lat: 37.7749, lon: -122.4194 },
  timeZone: 'America/Los_Angeles',
  date: '2026-11-28',
  utcOffsetMinutes: -480,
};

describe('forecastUrl', () => {
  it('asks for the date and the day after, to a hundredth of a degree', () => {
    const { origin, pathname, searchParams } = forecastUrl('https://weather.example', question);
    expect(origin + pathname).toBe('https://weather.example/v1/forecast');
    expect(Object.fromEntries(searchParams)).toEqual({
      latitude: '37.77',
      longitude: '-122.42',
      hourly: 'temperature_2m,precipitation_probability',
      temperature_unit: 'fahrenheit',
      timezone: 'America/Los_Angeles',
      start_date: '2026-11-28',
      end_date: '2026-11-29',
    });
  });
});

describe('isInForecast', () => {
  it.each([
    ['2026-11-19', false],
    ['2026-11-20', true],
    ['2026-12-05', true],
    ['2026-12-06', false],
  ])('from 20 November on says of %s: %s', (date, expected) => {
    expect(isInForecast({ ...question, date }, new Date('2026-11-20T18:00:00Z'))).toBe(expected);
  });

  it('goes by the calendar of the place', () => {
    const lateEveningThere = new Date('2026-11-21T06:00:00Z');
    expect(isInForecast({ ...question, date: '2026-11-20' }, lateEveningThere)).toBe(true);
    expect(isInForecast({ ...question, date: '2026-12-06' }, lateEveningThere)).toBe(false);
  });
});

describe('parseForecast', () => {
  it('gives the hours of the date and of the night after it', () => {
    const hours = parseForecast(
      anOpenMeteoAnswer('2026-11-28', {
        hours: { 18: { temperatureF: 57.4 }, 25: { temperatureF: 49 } },
      }),
      question,
    );
    expect(hours?.map(({ hour }) => hour)).toEqual(Array.from({ length: 47 }, (_, hour) => hour));
    expect(hours?.[18]).toEqual({ hour: 18, temperatureF: 57.4, rainProbability: 0 });
    expect(hours?.[25]).toMatchObject({ hour: 25, temperatureF: 49 });
  });

  it('reads the rain that Open-Meteo gives at seven as that from six to seven', () => {
    const hours = parseForecast(
      anOpenMeteoAnswer('2026-11-28', {
        hours: { 19: { rainPercent: 85 }, 24: { rainPercent: 30 } },
      }),
      question,
    );
    expect(hours?.filter(({ rainProbability }) => rainProbability > 0)).toEqual([
      { hour: 18, temperatureF: 60, rainProbability: 0.85 },
      { hour: 23, temperatureF: 60, rainProbability: 0.3 },
    ]);
  });

  it('shifts hours that are written in the offset of another season', () => {
    // Asked in winter for a day of summer time: what is written as seven in the evening is eight.
    const answer = anOpenMeteoAnswer('2026-03-10', { hours: { 19: { temperatureF: 70 } } });
    const hours = parseForecast(answer, {
      ...question,
      date: '2026-03-10',
      utcOffsetMinutes: -420,
    });
    expect(hours?.find(({ temperatureF }) => temperatureF === 70)?.hour).toBe(20);
    expect(hours?.[0]?.hour).toBe(1);
  });

  it('leaves out hours with missing values', () => {
    const hours = parseForecast(
      anOpenMeteoAnswer('2026-11-28', {
        hours: { 9: { temperatureF: null }, 20: { rainPercent: null } },
      }),
      question,
    );
    expect(hours).toHaveLength(45);
    expect(hours?.map(({ hour }) => hour)).not.toContain(9);
    expect(hours?.map(({ hour }) => hour)).not.toContain(19);
  });

  it('gives nothing when the day is not forecast to its end', () => {
    const unknown = Object.fromEntries(
      Array.from({ length: 28 }, (_, i) => [i + 20, { temperatureF: null, rainPercent: null }]),
    );
    expect(
      parseForecast(anOpenMeteoAnswer('2026-11-28', { hours: unknown }), question),
    ).toBeUndefined();
  });

  it('gives nothing for another day, or for no hours at all', () => {
    expect(parseForecast(anOpenMeteoAnswer('2026-11-30'), question)).toBeUndefined();
    expect(
      parseForecast(
        { hourly: { time: [], temperature_2m: [], precipitation_probability: [] } },
        question,
      ),
    ).toBeUndefined();
  });

  it('copes with lists of different lengths', () => {
    const { hourly } = anOpenMeteoAnswer('2026-11-28');
    expect(
      parseForecast(
        { hourly: { ...hourly, temperature_2m: hourly.temperature_2m.slice(0, 26) } },
        question,
      ),
    ).toHaveLength(26);
    expect(
      parseForecast({ hourly: { ...hourly, precipitation_probability: [] } }, question),
    ).toBeUndefined();
  });

  const { hourly } = anOpenMeteoAnswer('2026-11-28');
  it.each([
    ['no object', 'sunny'],
    ['an error of the service', { error: true, reason: 'Parameter out of range' }],
    ['a list missing', { hourly: { time: hourly.time, temperature_2m: hourly.temperature_2m } }],
    [
      'words for numbers',
      { hourly: { ...hourly, temperature_2m: hourly.temperature_2m.map(() => 'warm') } },
    ],
    [
      'times that are none',
      { hourly: { ...hourly, time: hourly.time.map(() => '2026-11-28T99:00') } },
    ],
    ['more rain than certain', { hourly: { ...hourly, precipitation_probability: [101] } }],
    ['a temperature of another planet', { hourly: { ...hourly, temperature_2m: [900] } }],
    [
      'more hours than asked for',
      { hourly: { ...hourly, time: Array<string>(101).fill('2026-11-28T00:00') } },
    ],
  ])('refuses %s', (_what, answer) => {
    expect(() => parseForecast(answer, question)).toThrow();
  });
});
