import type { SamplePlan } from '@rendezvous/content';
import { texts } from '@rendezvous/contract';
import { normalizeSuggestion } from '../../plan/normalize-suggestion.ts';
import type { ShownPlan } from '../../plan/shown-suggestion.ts';
import { formatPartOfMonth, formatWeekday } from '../../ui/calendar-day.ts';
import { formatClockRange, parseClock } from '../../ui/clock-time.ts';
import { layoutArc } from '../../sky/arc-geometry.ts';
import { planStays } from '../../plan/plan-stays.ts';

export interface ShownIdea {
  readonly plan: ShownPlan;
  readonly sunset: number | null;
  /** "5:30 to 8:00 PM" */
  readonly hours: string;
  /** "Friday, mid-October": an idea is good for more than the one day it was planned for. */
  readonly season: string;
  /** "61°F, some rain is usual"; null where it is not known. */
  readonly weather: string | null;
}

/** A date idea as the app's own parts take it. What was asked for it is not the reader's, so it gives no reasons. */
export function showIdea(idea: SamplePlan): ShownIdea {
  const { plans, weather_info: weather } = normalizeSuggestion({
    plans: [idea.plan],
    weather_info: idea.weather,
  });
  const [plan] = plans;
  if (plan === undefined) throw new Error(`The idea ${idea.id} has no plan`);
  const { span } = layoutArc(planStays(plan));
  return {
    plan: { ...plan, venues: plan.venues.map((venue) => ({ ...venue, reasons: [] })) },
    sunset: parseClock(weather.sunset),
    hours: span ? formatClockRange(span.from, span.to).replace('–', 'to') : '',
    season:
      plan.date === null ? '' : `${formatWeekday(plan.date)}, ${formatPartOfMonth(plan.date)}`,
    weather:
      weather.expected_temperature === texts.weatherUnavailable
        ? null
        : `${weather.expected_temperature}, ${uncapitalized(weather.conditions.replace(' at this time of year', ''))}`,
  };
}

function uncapitalized(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
