import { firstNameOf, type SavedIdea, type WirePlan } from '@rendezvous/contract';
import { layoutArc } from '../../sky/arc-geometry.ts';
import { dayOfInstant, formatRecentDay } from '../../ui/time/calendar-day.ts';
import { formatClockRangeInWords } from '../../ui/time/clock-time.ts';
import { planStays } from '../../plan/plan-stays.ts';

/** "3:45 to 8:15 PM" */
export function hoursWords(plan: WirePlan): string {
  const { span } = layoutArc(planStays(plan));
  return span ? formatClockRangeInWords(span.from, span.to) : 'Times not set';
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
