import { type PlannedWeather, texts, type WeatherKind } from '@rendezvous/contract';
import { formatClock } from '@rendezvous/language';
import {
  temperatureAt,
  type Context,
  type HourlyForecast,
  type Weather,
} from '@rendezvous/planner';
import { presentTime } from '../platform/time/clock-time.ts';

type Sky = Pick<Context, 'weather' | 'sun'>;

/**
 * Inches of rain per month from which on a month is called wet, and from which on rain is likely.
 */
const rainyMonth = { wet: 3.5, some: 1.5 } as const;
const rainyHour = 0.5;

/** What the sky is expected to be like at the start of a date. */
export function presentWeather({ weather, sun }: Sky, startMinutes: number): PlannedWeather {
  const temperature = temperatureAt(weather, startMinutes);
  const kind = kindOf(weather, startMinutes);
  return {
    expected_temperature:
      temperature === null ? texts.weatherUnavailable : `${Math.round(temperature)}°F`,
    temperature_f: temperature === null ? null : Math.round(temperature),
    conditions: conditionsOf(weather, kind),
    kind,
    precipitation_probability: hourOf(weather, startMinutes)?.rainProbability ?? null,
    sunset: sun.sunset === null ? null : presentTime(sun.sunset),
    source:
      weather.kind === 'forecast' ? 'open-meteo' : weather.kind === 'normals' ? 'climate' : 'none',
  };
}

/** The names of the kinds, in a forecast for the hour and as what is usual in the month. */
const forecastWords = {
  dry: 'Dry',
  showers: 'A shower is possible',
  rain: 'Rain is likely',
} as const;
const usualWords = {
  dry: 'Usually dry',
  showers: 'Some rain is usual',
  rain: 'Often wet',
} as const;

function conditionsOf(weather: Weather, kind: KnownKind): string {
  if (kind === 'unknown') return texts.weatherUnavailable;
  return weather.kind === 'normals' ? usualWords[kind] : forecastWords[kind];
}

type KnownKind = Extract<WeatherKind, 'dry' | 'showers' | 'rain' | 'unknown'>;

function kindOf(weather: Weather, startMinutes: number): KnownKind {
  if (weather.kind === 'normals') {
    if (weather.rainInches >= rainyMonth.wet) return 'rain';
    return weather.rainInches >= rainyMonth.some ? 'showers' : 'dry';
  }
  const hour = hourOf(weather, startMinutes);
  if (!hour) return 'unknown';
  if (hour.rainProbability > rainyHour) return 'rain';
  return hour.rainProbability > rainyHour / 2 ? 'showers' : 'dry';
}

function hourOf(weather: Weather, minutes: number): HourlyForecast | undefined {
  return weather.kind === 'forecast'
    ? weather.hours.find(({ hour }) => hour === Math.floor(minutes / 60))
    : undefined;
}

/** The weather and the light in one line, shown while planning. */
export function describeWeather(sky: Sky, startMinutes: number): string {
  const {
    expected_temperature: temperature,
    conditions,
    source,
  } = presentWeather(sky, startMinutes);
  const inWords =
    source === 'none'
      ? texts.weatherUnavailable
      : `${source === 'climate' ? 'Usually about' : 'About'} ${temperature} at ${formatClock(startMinutes)}, ${conditions.toLowerCase()}`;
  return sky.sun.sunset === null ? inWords : `${inWords}; sunset at ${formatClock(sky.sun.sunset)}`;
}
