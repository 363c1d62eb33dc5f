import type { Weather } from '@rendezvous/planner';
import type { CityOutline, LocatedPlace } from '@rendezvous/venues';
import type { FindForecast } from '../weather/find-forecast.ts';
import { settingOf, type Setting } from './planning/setting.ts';
import { utcOffsetMinutes, type Moment } from './date-moment.ts';

type Hour = Pick<Moment, 'date' | 'startMinutes'>;

/** What is known of a place on a day; the forecast where there is one in time. */
export type FindSetting = (place: LocatedPlace, hour: Hour) => Promise<Setting>;

/** `findForecast` is undefined where no outside service may be asked. */
export function createFindSetting(findForecast: FindForecast | undefined): FindSetting {
  return async (place, hour) =>
    settingOf(place, {
      date: hour.date,
      utcOffsetMinutes: utcOffsetMinutes(hour.date, place.city.time_zone),
      forecast: await forecastOf(place.city, hour, findForecast),
    });
}

/** The forecast of the city's middle, where one speaks of the hour the date begins. */
async function forecastOf(
  { center, time_zone: timeZone }: CityOutline,
  { date, startMinutes }: Hour,
  findForecast: FindForecast | undefined,
): Promise<Weather | undefined> {
  const hours = await findForecast?.({
    center,
    timeZone,
    date,
    utcOffsetMinutes: utcOffsetMinutes(date, timeZone),
  });
  return hours?.some(({ hour }) => hour === Math.floor(startMinutes / 60))
    ? { kind: 'forecast', hours }
    : undefined;
}
