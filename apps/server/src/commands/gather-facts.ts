import { sunTimes, type Context, type Weather } from '@rendezvous/planner';
import {
  createCityVenues,
  type CatalogueCity,
  type LocatedPlace,
  type SourcedVenue,
} from '@rendezvous/venues';
import type { FindForecast } from '../gateways/find-forecast.ts';
import { utcOffsetMinutes, type Moment } from './date-moment.ts';

/** What a date is planned on: the venues at hand, and what is known of the place and the day. */
export interface Facts {
  readonly venues: readonly SourcedVenue[];
  readonly context: Context;
}

type Hour = Pick<Moment, 'date' | 'startMinutes'>;

/** Gathers the facts of a place on a day; `recentlyShown` are venues that the people have seen lately. */
export type GatherFacts = (
  place: LocatedPlace,
  hour: Hour,
  recentlyShown?: ReadonlySet<string>,
) => Promise<Facts>;

interface Deps {
  readonly cities: readonly CatalogueCity[];
  /** Undefined where no outside service may be asked. */
  readonly findForecast: FindForecast | undefined;
}

export function createGatherFacts({ cities, findForecast }: Deps): GatherFacts {
  const venuesByCity = new Map(cities.map((city) => [city.city, createCityVenues(city)]));
  return async (place, hour, recentlyShown = new Set()) => {
    const { city, point, label, precision } = place;
    const { venues, waters, openingsOn } = venuesByCity.get(city.city) ?? {
      venues: [],
      waters: [],
      openingsOn: () => new Map(),
    };
    const weather = (await forecastOf(city, hour, findForecast)) ?? normalsOf(city, hour.date);
    const sun = sunTimes(hour.date, point, utcOffsetMinutes(hour.date, city.time_zone));
    return {
      venues,
      context: {
        date: hour.date,
        place: { ...point, label, precision },
        sun,
        weather,
        waters,
        openings: openingsOn(hour.date),
        recentlyShown,
      },
    };
  };
}

/** The forecast of the city's middle, where there is one that speaks of the hour the date begins. */
async function forecastOf(
  { center, time_zone: timeZone }: CatalogueCity,
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

function normalsOf(city: CatalogueCity, date: string): Weather {
  const month = city.climate[Number(date.slice(5, 7)) - 1];
  return month
    ? { kind: 'normals', lowF: month.low_f, highF: month.high_f, rainInches: month.rain_in }
    : { kind: 'none' };
}
