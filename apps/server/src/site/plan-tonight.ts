import { type PlannedPlan, suggestionRequest, type Tonight } from '@rendezvous/contract';
import { addDays, type CityOutline } from '@rendezvous/venues';
import { localDateTime, minutesOf, presentTime } from '../platform/time/clock-time.ts';
import { dayMs } from '../platform/time/durations.ts';
import type { SuggestDate } from '../suggestions/suggest-date.ts';

interface Deps {
  readonly suggestDate: SuggestDate;
  readonly now: () => Date;
}

interface CachedEvening {
  readonly date: string;
  readonly evening: Promise<Tonight>;
  failedAt: number | undefined;
}

/**
 * The evening that is next in a city: tonight by its clock or, if it is late there, tomorrow, with
 * every stop in the city itself and not in a town beside it, if one can be had. It is planned once
 * and then the same for everybody until that evening is over. Rejects as planning does; after a
 * failure it is planned again in a minute.
 */
export type PlanTonight = (city: CityOutline) => Promise<Tonight>;

const retryMs = 60_000;
/** So many plans are made at most until one stays within the city. */
const attempts = 6;
const halfHour = 30;
/** An evening begins in these hours; later than that, tomorrow's does. */
const evening = { from: 17 * 60, to: 19 * 60 };

export function createPlanTonight({ suggestDate, now }: Deps): PlanTonight {
  const cached = new Map<string, CachedEvening>();

  async function plan(city: CityOutline, start: Start, seed = 0): Promise<Tonight> {
    const config = {
      location: `${city.city}, ${city.state}`,
      ...start,
      desired_mood: 'relaxed and romantic',
    };
    const { suggestion } = await suggestDate(suggestionRequest.parse({ config, seed }), {
      now: now(),
      onProgress: () => undefined,
      whose: 'nobody',
    });
    const { plans, weather_info } = suggestion;
    const within = plans.filter((candidate) => staysWithin(city, candidate));
    if (within.length === 0 && seed + 1 < attempts) return plan(city, start, seed + 1);
    return { plans: within.length === 0 ? plans : within, weather_info };
  }

  return (city) => {
    const instant = now();
    const start = nextEvening(instant, city.time_zone);
    const known = cached.get(city.city);
    if (known?.date === start.start_cal_date && !isToRetry(known, instant)) return known.evening;
    const entry: CachedEvening = {
      date: start.start_cal_date,
      evening: plan(city, start),
      failedAt: undefined,
    };
    cached.set(city.city, entry);
    entry.evening.catch(() => {
      entry.failedAt = now().getTime();
    });
    return entry.evening;
  };
}

/** Another city each day. */
export function cityOfTheDay(
  cities: readonly CityOutline[],
  instant: Date,
): CityOutline | undefined {
  return cities[Math.floor(instant.getTime() / dayMs) % cities.length];
}

/** Planning reaches over a city's limits; the last part of an address says whether it has. */
function staysWithin({ city }: CityOutline, { venues }: PlannedPlan): boolean {
  return venues.every(({ location }) => location.split(', ').at(-1) === city);
}

function isToRetry({ failedAt }: CachedEvening, instant: Date): boolean {
  return failedAt !== undefined && instant.getTime() - failedAt >= retryMs;
}

interface Start {
  readonly start_cal_date: string;
  readonly start_time: string;
}

function nextEvening(instant: Date, timeZone: string): Start {
  const { date, time } = localDateTime(instant, timeZone);
  const soon = Math.ceil(minutesOf(time) / halfHour) * halfHour;
  if (soon > evening.to)
    return { start_cal_date: addDays(date, 1), start_time: presentTime(evening.from) };
  return { start_cal_date: date, start_time: presentTime(Math.max(soon, evening.from)) };
}
