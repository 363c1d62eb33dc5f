import type { HourlyForecast } from '@rendezvous/planner';
import type { Point } from '@rendezvous/venue-model';
import { daysBetween } from '@rendezvous/planner';
import { addDays } from '@rendezvous/venues';
import { z } from 'zod';

/** What the weather is requested for: a city on a day. */
export interface ForecastQuestion {
  /** The middle of the city: where in it somebody is never leaves the server. */
  readonly center: Point;
  readonly timeZone: string;
  readonly date: string;
  /** Local time minus UTC on the date. */
  readonly utcOffsetMinutes: number;
}

const hourMs = 60 * 60_000;
/**
 * From today on; the following day is requested too, and a day further ahead is answered with an
 * error.
 */
const maxDaysAhead = 15;
const maxHours = 100;
/**
 * Of the 24 hours of the day. The last days of a forecast end at noon, which says nothing about the
 * evening.
 */
const fewestHours = 22;

/**
 * The part of Open-Meteo's answer that is used; values that no weather on Earth has make all of it
 * unreliable.
 */
const openMeteoAnswer = z.object({
  utc_offset_seconds: z.number().int().optional(),
  hourly: z.object({
    time: z.array(z.iso.datetime({ local: true, precision: -1 })).max(maxHours),
    temperature_2m: z.array(z.number().min(-150).max(150).nullable()).max(maxHours),
    precipitation_probability: z.array(z.number().min(0).max(100).nullable()).max(maxHours),
  }),
});

/**
 * Whether Open-Meteo can know the weather of that day: today or one of the next fifteen, in the
 * calendar of the place.
 */
export function isInForecast({ date, utcOffsetMinutes }: ForecastQuestion, now: Date): boolean {
  const today = new Date(now.getTime() + utcOffsetMinutes * 60_000).toISOString().slice(0, 10);
  const daysAhead = daysBetween(today, date);
  return daysAhead >= 0 && daysAhead <= maxDaysAhead;
}

/**
 * The URL of a forecast for two days, because an evening runs past midnight; coordinates are
 * rounded to a hundredth of a degree.
 */
export function forecastUrl(baseUrl: string, { center, timeZone, date }: ForecastQuestion): URL {
  const url = new URL(`${baseUrl}/v1/forecast`);
  url.search = new URLSearchParams({
    latitude: center.lat.toFixed(2),
    longitude: center.lon.toFixed(2),
    hourly: 'temperature_2m,precipitation_probability',
    temperature_unit: 'fahrenheit',
    timezone: timeZone,
    start_date: date,
    end_date: addDays(date, 1),
  }).toString();
  return url;
}

/**
 * The hours of the date and the night after it that are fully forecast; undefined when too few are.
 * Throws on an answer of another shape.
 */
export function parseForecast(
  answer: unknown,
  { date, utcOffsetMinutes }: ForecastQuestion,
): readonly HourlyForecast[] | undefined {
  const { hourly, utc_offset_seconds: usedOffset } = openMeteoAnswer.parse(answer);
  // Open-Meteo writes every day in today's offset, so that after a change of the clocks its hours
  // are off by one.
  const midnightMs =
    Date.parse(`${date}T00:00Z`) -
    (usedOffset === undefined ? 0 : utcOffsetMinutes * 60_000 - usedOffset * 1000);
  const hourOf = (time: string) => (Date.parse(`${time}Z`) - midnightMs) / hourMs;
  // A temperature is that of the full hour; rain is what falls in the hour before it.
  const rainPercents = new Map(
    hourly.time.map((time, i) => [hourOf(time) - 1, hourly.precipitation_probability[i]]),
  );
  const hours = hourly.time.flatMap((time, i): HourlyForecast[] => {
    const hour = hourOf(time);
    const [temperatureF, rainPercent] = [hourly.temperature_2m[i], rainPercents.get(hour)];
    if (temperatureF == null || rainPercent == null || !Number.isInteger(hour) || hour < 0)
      return [];
    return [{ hour, temperatureF, rainProbability: rainPercent / 100 }];
  });
  return hours.filter(({ hour }) => hour < 24).length < fewestHours ? undefined : hours;
}
