import type { DateDetail, DatePlan } from '@rendezvous/contract';
import { dateTitle } from '../../features/dates/date-words.ts';
import { skyOf } from '../../features/dates/sky-of-date.ts';
import { parseClock } from '../../ui/time/clock-time.ts';
import type { LocalMoment } from '../../ui/time/zone-time.ts';
import { minutesSince, phaseOf, stepsOf, type Step } from '../../features/dates/date-phase.ts';

/** A date as its page shows it. */
export interface DateFacts {
  readonly date: DateDetail;
  readonly title: string;
  readonly plan: DatePlan;
  readonly sunset: number | null;
  /** The sunset that it is drawn with. */
  readonly sky: number | null;
  /** Null where a stop has no time. */
  readonly steps: readonly Step[] | null;
  /** Minutes since the midnight that began its day, where it takes place. */
  readonly minutes: number;
  readonly phase: 'ahead' | 'today' | 'over';
}

/**
 * What is to be known of a date at a moment where it takes place; a date without activities has no
 * plan, and stops at none.
 */
export function factsOf(date: DateDetail, now: LocalMoment): DateFacts {
  const plan: DatePlan = date.plan ?? {
    plan_id: date.id,
    date: date.date,
    venues: [],
    route_info: {},
    total_cost: '',
  };
  const steps = plan.venues.length === 0 ? null : stepsOf(plan);
  const minutes = minutesSince(date.date, now);
  return {
    date,
    title: plan.title || dateTitle(date.activities),
    plan,
    sunset: parseClock(date.sunset),
    sky: skyOf(date),
    steps,
    minutes,
    phase: phaseOf(steps, minutes),
  };
}
