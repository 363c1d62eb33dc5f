import { sunTimes, type Context } from '@rendezvous/planner';
import type { CityOutline, LocatedPlace } from '@rendezvous/venues';

/**
 * Where and on which day a date is planned, and the sky over it: plain data, which the city's
 * venues make a context of.
 */
export interface Setting extends Pick<Context, 'date' | 'place' | 'sun' | 'weather'> {
  /** The name of a built-in city. */
  readonly city: string;
}

interface Sky {
  readonly date: string;
  readonly utcOffsetMinutes: number;
  /** Undefined: the month's normals will do. */
  readonly forecast: Context['weather'] | undefined;
}

export function settingOf(
  { city, point, label, precision, reachMiles, state }: LocatedPlace,
  { date, utcOffsetMinutes, forecast }: Sky,
): Setting {
  return {
    city: city.city,
    date,
    place: {
      ...point,
      label,
      precision,
      ...(reachMiles !== undefined && { reachMiles }),
      isInOtherState: state !== city.state,
    },
    sun: sunTimes(date, point, utcOffsetMinutes),
    weather: forecast ?? normalsOf(city, date),
  };
}

function normalsOf(city: CityOutline, date: string): Context['weather'] {
  const month = city.climate[Number(date.slice(5, 7)) - 1];
  return month
    ? { kind: 'normals', lowF: month.low_f, highF: month.high_f, rainInches: month.rain_in }
    : { kind: 'none' };
}
