import { texts, type WeatherInfo } from '@rendezvous/contract';
import { formatClock } from '@rendezvous/language';
import {
  temperatureAt,
  type Context,
  type HourlyForecast,
  type Weather,
} from '@rendezvous/planner';
import { presentTime } from '../platform/time/clock-time.ts';

type Sky = Pick<Context, 'weather' | 'sun'>;

/** Inches of rain in a month from which on it is called wet, and from which on rain is to be reckoned with. */
const rainyMonth = { wet: 3.5, some: 1.5 } as const;
const rainyHour = 0.5;

/** What the sky is expected to bring at the start of a date. */
export function presentWeather({ weather, sun }: Sky, startMinutes: number): WeatherInfo {
  const temperature = temperatureAt(weather, startMinutes);
  return {
    expected_temperature:
      temperature === null ? texts.weatherUnavailable : `${Math.round(temperature)}°F`,
    conditions: conditionsOf(weather, startMinutes),
    precipitation_probability: hourOf(weather, startMinutes)?.rainProbability ?? null,
    sunset: sun.sunset === null ? null : presentTime(sun.sunset),
    source:
      weather.kind === 'forecast' ? 'open-meteo' : weather.kind === 'normals' ? 'climate' : 'none',
  };
}

function conditionsOf(weather: Weather, startMinutes: number): string {
  if (weather.kind === 'normals') {
    if (weather.rainInches >= rainyMonth.wet) return 'Often wet at this time of year';
    return weather.rainInches >= rainyMonth.some
      ? 'Some rain is usual at this time of year'
      : 'Mostly dry at this time of year';
  }
  const hour = hourOf(weather, startMinutes);
  if (!hour) return texts.weatherUnavailable;
  return hour.rainProbability > rainyHour
    ? 'Rain is likely'
    : hour.rainProbability > rainyHour / 2
      ? 'A shower is possible'
      : 'Dry';
}

function hourOf(weather: Weather, minutes: number): HourlyForecast | undefined {
  return weather.kind === 'forecast'
    ? weather.hours.find(({ hour }) => hour === Math.floor(minutes / 60))
    : undefined;
}

/** The weather and the light in one line, for the progress of planning. */
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
