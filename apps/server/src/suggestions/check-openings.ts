import type { PlannedWeather } from '@rendezvous/contract';
import type { CityOutline } from '@rendezvous/venues';
import { presentWeather } from '../weather/present-weather.ts';
import type { Asking } from '../platform/concurrency/worker-pool.ts';
import type { FindSetting } from './find-setting.ts';
import type { CheckedOpening, StopToCheck } from './planning/check-stops.ts';
import type { Planning } from './planning/planning.ts';

export interface DayToCheck {
  /** The name of a built-in city; null where it is not known. */
  readonly city: string | null;
  readonly date: string;
  readonly stops: readonly StopToCheck[];
}

export interface CheckedDay {
  readonly weather: PlannedWeather;
  /** In the order of the stops. */
  readonly openings: readonly CheckedOpening[];
}

/**
 * What is known of a day in a city: its weather, and whether places are open; undefined for a
 * city that is not built in.
 */
export type CheckOpenings = (day: DayToCheck, asking: Asking) => Promise<CheckedDay | undefined>;

interface Deps {
  readonly cities: readonly CityOutline[];
  readonly findSetting: FindSetting;
  readonly planning: Pick<Planning, 'checkStops'>;
}

const evening = 18 * 60;

export function createCheckOpenings({ cities, findSetting, planning }: Deps): CheckOpenings {
  return async ({ city: name, date, stops }, asking) => {
    const city = cities.find((one) => one.city === name);
    if (city === undefined) return undefined;
    const startMinutes = stops[0]?.stay?.start ?? evening;
    const setting = await findSetting(
      { city, point: city.center, label: city.city, precision: 'city', state: city.state },
      { date, startMinutes },
    );
    return {
      weather: presentWeather(setting, startMinutes),
      openings: await planning.checkStops({ setting, stops }, asking),
    };
  };
}
