import type { WirePlan } from '@rendezvous/contract';
import { layoutArc } from '../../../sky/arc-geometry.ts';
import { dayFromToday } from '../../../ui/time/calendar-day.ts';
import { toWireTime } from '../../../ui/time/clock-time.ts';
import { dayOf, planStays } from '../../../plan/plan-stays.ts';
import type { ActivityDraft } from './date-draft.ts';
import { type DateTask, nobody, type Person } from './date-task.ts';

interface PlanDate {
  readonly plan: WirePlan;
  /** Whom it was made for; null: a Quick Date. */
  readonly profileId: number | null;
  readonly people: readonly Person[];
}

/** A plan is to be scheduled while its day lies ahead, and to be recorded from that day on. */
export function planKind(plan: WirePlan): 'record' | 'schedule' {
  const date = dayOf(plan);
  return date !== null && date <= dayFromToday(0) ? 'record' : 'schedule';
}

/** A plan as a date to store. */
export function planTask({
  plan,
  profileId,
  people,
}: PlanDate): Exclude<DateTask, { kind: 'edit' }> {
  const date = dayOf(plan) ?? '';
  return {
    kind: planKind(plan),
    people,
    personId: people.some(({ id }) => id === profileId) ? (profileId ?? nobody) : nobody,
    date,
    activities: planActivities(plan),
    plan: { ...plan, date },
  };
}

/** The stops of a plan as what is done on a date, with what the two spend there. */
export function planActivities(plan: WirePlan): ActivityDraft[] {
  const { stays } = layoutArc(planStays(plan));
  return plan.venues.map((venue, i) => {
    const { start = null, end = null } = stays[i] ?? {};
    const dollars = venue.cost?.expected ?? 0;
    return {
      id: crypto.randomUUID(),
      name: venue.name,
      location: venue.location,
      start_time: start === null ? '' : toWireTime(start),
      end_time: end === null ? '' : toWireTime(end),
      cost: dollars === 0 ? '' : dollars.toFixed(2),
      notes: '',
      booked: false,
    };
  });
}
