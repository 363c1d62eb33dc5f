import { layoutArc } from '../../sky/arc-geometry.ts';
import type { DatePlan } from '@rendezvous/contract';
import { formatClock } from '../../ui/time/clock-time.ts';
import { planStays } from '../../plan/plan-stays.ts';
import type { LocalMoment } from '../../ui/time/zone-time.ts';

/**
 * From when to when the two are at a stop, and how long the way to it takes; minutes after
 * midnight of the day it begins.
 */
export interface Step {
  readonly start: number;
  readonly end: number;
  /** Null: nobody knows. */
  readonly wayMinutes: number | null;
}

/** What is next to do on the day of a date. */
export type NextStep =
  /** Leave for a stop, at a time or at once; `minutes` until then, below 0 when it has passed. */
  | { readonly kind: 'leave'; readonly to: number; readonly at: number; readonly minutes: number }
  /** Be at the first stop: nobody knows from where, or how long that takes. */
  | {
      readonly kind: 'be-there';
      readonly to: number;
      readonly at: number;
      readonly minutes: number;
    }
  | { readonly kind: 'nothing' };

const dayMinutes = 24 * 60;

/** The stops of a date in time; null where a time is missing. */
export function stepsOf(plan: DatePlan): Step[] | null {
  const { stays, span } = layoutArc(planStays(plan));
  if (span === null) return null;
  const { legs, way_there } = plan.route_info;
  const ways = [
    way_there?.minutes ?? null,
    ...stays.slice(1).map((_, i) => legs?.[i]?.minutes ?? null),
  ];
  return stays.map(({ start, end }, i) => ({
    start: start ?? span.from,
    end: end ?? span.to,
    wayMinutes: ways[i] ?? null,
  }));
}

/** Minutes since the midnight that begins a day, of a moment of any day. */
export function minutesSince(day: string, now: LocalMoment): number {
  const days = (Date.parse(now.day) - Date.parse(day)) / 86_400_000;
  return days * dayMinutes + now.minutes;
}

/** A date is over once its night is: what ends past midnight lasts until then. */
export function phaseOf(
  steps: readonly Step[] | null,
  minutes: number,
): 'ahead' | 'today' | 'over' {
  if (minutes < 0) return 'ahead';
  return minutes < Math.max(dayMinutes, steps?.at(-1)?.end ?? 0) ? 'today' : 'over';
}

/**
 * What is next at a minute of the day: from the start of a stop on, that is to
 * leave for the one after it.
 */
export function nextStep(steps: readonly Step[], minutes: number): NextStep {
  const to = steps.findIndex(({ start }) => start > minutes);
  const step = steps[to];
  if (step === undefined) return { kind: 'nothing' };
  if (step.wayMinutes === null)
    return { kind: 'be-there', to, at: step.start, minutes: step.start - minutes };
  const at = step.start - step.wayMinutes;
  return { kind: 'leave', to, at, minutes: at - minutes };
}

/** What to do: "Leave in 12 min", "Leave at 3:25 PM", "Leave now". */
export function instructionOf(next: NextStep): string {
  if (next.kind === 'nothing') return 'Nothing left to do';
  if (next.kind === 'be-there')
    return next.minutes <= soonMinutes
      ? `Be there in ${next.minutes} min`
      : `Be there at ${formatClock(next.at)}`;
  if (next.minutes <= 0) return 'Leave now';
  return next.minutes <= soonMinutes
    ? `Leave in ${next.minutes} min`
    : `Leave at ${formatClock(next.at)}`;
}

/** From here on a time is said by how far it is. */
export const soonMinutes = 60;
