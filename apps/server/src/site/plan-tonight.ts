import { suggestionRequest, type Tonight } from '@rendezvous/contract';
import type { CityOutline } from '@rendezvous/venues';
import { localDateTime, minutesOf, presentTime } from '../platform/time/clock-time.ts';
import { addDays } from '../suggestions/date-moment.ts';
import type { SuggestDate } from '../suggestions/suggest-date.ts';

interface Deps {
  readonly cities: readonly CityOutline[];
  readonly suggestDate: SuggestDate;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
}

const dayMs = 24 * 60 * 60_000;
const halfHour = 30;
/** An evening begins in these hours; later than that, tomorrow's does. */
const evening = { from: 17 * 60, to: 19 * 60 };

/**
 * Plans an evening for visitors to look at: in a different city each day, for tonight by that city's clock or, if it is late
 * there, tomorrow. Null if no plan is possible; never throws.
 */
export function createPlanTonight({
  cities,
  suggestDate,
  now,
  onError,
}: Deps): () => Promise<Tonight | null> {
  return async () => {
    const instant = now();
    const city = cities[Math.floor(instant.getTime() / dayMs) % cities.length];
    if (city === undefined) return null;
    const config = {
      location: `${city.city}, ${city.state}`,
      ...nextEvening(instant, city.time_zone),
      desired_mood: 'relaxed and romantic',
    };
    try {
      const { suggestion } = await suggestDate(suggestionRequest.parse({ config }), {
        now: instant,
        onProgress: () => undefined,
        whose: 'nobody',
      });
      return { plans: suggestion.plans, weather_info: suggestion.weather_info };
    } catch (error) {
      onError(error);
      return null;
    }
  };
}

function nextEvening(
  instant: Date,
  timeZone: string,
): { start_cal_date: string; start_time: string } {
  const { date, time } = localDateTime(instant, timeZone);
  const soon = Math.ceil(minutesOf(time) / halfHour) * halfHour;
  if (soon > evening.to)
    return { start_cal_date: addDays(date, 1), start_time: presentTime(evening.from) };
  return { start_cal_date: date, start_time: presentTime(Math.max(soon, evening.from)) };
}
