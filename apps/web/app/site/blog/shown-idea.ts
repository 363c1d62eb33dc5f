import type { SamplePlan } from '@rendezvous/content';
import type { PlanContent, PlannedWeather, WeatherKind } from '@rendezvous/contract';
import { layoutArc } from '../../sky/arc-geometry.ts';
import { formatPartOfMonth, formatWeekday } from '../../ui/time/calendar-day.ts';
import { formatClockRangeInWords, parseClock } from '../../ui/time/clock-time.ts';
import { planStays } from '../../plan/plan-stays.ts';

export interface ShownIdea {
  readonly plan: PlanContent;
  readonly sunset: number | null;
  /** "5:30 to 8:00 PM" */
  readonly hours: string;
  /** "Friday, mid-October": an idea is good for more than the one day it was planned for. */
  readonly season: string;
  /** "61°F, some rain is usual"; null where it is not known. */
  readonly weather: string | null;
}

/**
 * A date idea as the app's own parts take it: without reasons, and ways there and back, since
 * wishes and home are not the reader's.
 */
export function showIdea({ plan, weather }: SamplePlan): ShownIdea {
  const { span } = layoutArc(planStays(plan));
  return {
    plan: {
      ...plan,
      venues: plan.venues.map((venue) => ({ ...venue, reasons: [] })),
      route_info: { ...plan.route_info, way_there: null, way_back: null },
    },
    sunset: parseClock(weather.sunset),
    hours: span ? formatClockRangeInWords(span.from, span.to) : '',
    season: `${formatWeekday(plan.date)}, ${formatPartOfMonth(plan.date)}`,
    weather: weatherWords(weather),
  };
}

/** What is usual in the month of an idea. */
const usualWords: Readonly<Partial<Record<WeatherKind, string>>> = {
  dry: 'mostly dry',
  showers: 'some rain is usual',
  rain: 'often wet',
};

function weatherWords({
  expected_temperature,
  temperature_f,
  kind,
}: PlannedWeather): string | null {
  if (temperature_f === null) return null;
  return [expected_temperature, usualWords[kind]].filter(Boolean).join(', ');
}
