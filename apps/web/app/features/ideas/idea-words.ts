import {
  firstNameOf,
  type SavedIdea,
  type SavedPlan,
  type SavedWeather,
  texts,
} from '@rendezvous/contract';
import { layoutArc } from '../../sky/arc-geometry.ts';
import { dayOfInstant, formatRecentDay } from '../../ui/calendar-day.ts';
import { formatClockRange } from '../../ui/clock-time.ts';
import { planStays } from '../../plan/plan-stays.ts';
import { planTitle } from '../../plan/plan-title.ts';

export function titleOf(plan: SavedPlan): string {
  return plan.title || planTitle(plan.venues.map(({ name }) => name));
}

/** "58°F, Clear skies", or that nothing was known. */
export function weatherWords({ expected_temperature, conditions }: SavedWeather): string {
  const known = [expected_temperature, conditions].filter(
    (text) => text && text !== texts.weatherUnavailable,
  );
  return known.join(', ') || texts.weatherUnavailable;
}

/** "3:45 to 8:15 PM" */
export function hoursWords(plan: SavedPlan): string {
  const { span } = layoutArc(planStays(plan));
  return span ? formatClockRange(span.from, span.to).replace('–', 'to') : 'Times not set';
}

/** "For June, saved Nov 19" */
export function savedWords(
  { profile_id, created_at }: SavedIdea,
  personName: string | undefined,
): string {
  const day = formatRecentDay(dayOfInstant(created_at));
  if (profile_id === null) return `Quick date, saved ${day}`;
  return personName === undefined ? `Saved ${day}` : `For ${firstNameOf(personName)}, saved ${day}`;
}
