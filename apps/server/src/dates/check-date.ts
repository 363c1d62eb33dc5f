import { limits, type DateCheck } from '@rendezvous/contract';
import type { CheckOpenings } from '../suggestions/check-openings.ts';
import { minutesOf, presentTime } from '../platform/time/clock-time.ts';
import type { Asking } from '../platform/concurrency/worker-pool.ts';
import type { Dates, StoredActivity, StoredDate } from './dates-store.ts';
import { sunsetOf } from './present-date.ts';

/** Another day or time for a date; what is omitted stays. */
export interface Move {
  readonly day?: string | undefined;
  readonly startTime?: string | undefined;
}

/**
 * Whether the stops of a date, or of the date after a move, are open during the visit, as far as is
 * known now. Nothing is known about days outside the range of plans.
 */
export type CheckDate = (
  date: StoredDate,
  move: Move,
  asking: Asking & { userId: number },
) => Promise<DateCheck>;

interface Deps {
  readonly dates: Pick<Dates, 'findPlan'>;
  readonly checkOpenings: CheckOpenings;
  readonly now: () => Date;
}

const dayMinutes = 24 * 60;
const reachMs = limits.daysAhead * dayMinutes * 60_000;

export function createCheckDate({ dates, checkOpenings, now }: Deps): CheckDate {
  return async (date, { day = date.day, startTime }, { userId, ...asking }) => {
    const plan = (await dates.findPlan(userId, date.id))?.plan;
    const stays = staysOf(date.activities, startTime);
    const stops = date.activities.map(({ name, location }, i) => ({
      venueId: plan?.venues.find((venue) => venue.name === name)?.venue_id ?? null,
      ...{ name, location },
      stay: stays[i] ?? null,
    }));
    const isNear = Math.abs(Date.parse(day) - now().getTime()) <= reachMs;
    const found = isNear
      ? await checkOpenings({ city: date.head.city, date: day, stops }, asking)
      : undefined;
    return {
      date: day,
      sunset: sunsetOf({ ...date, day }),
      weather_info: found?.weather ?? null,
      stops: date.activities.map(({ id }, i) => {
        const { state = 'unknown', from = null, until = null } = found?.openings[i] ?? {};
        return {
          activity_id: id,
          state,
          open_from: from === null ? null : presentTime(from),
          open_until: until === null ? null : presentTime(until),
        };
      }),
    };
  };
}

/**
 * When the two are where, in minutes after midnight of the day it begins, if the first stop began
 * at that time.
 */
function staysOf(
  activities: readonly StoredActivity[],
  startTime: string | undefined,
): ({ start: number; end: number } | null)[] {
  const [first] = activities;
  if (!first?.startTime) return activities.map(() => null);
  const shift = startTime === undefined ? 0 : minutesOf(startTime) - minutesOf(first.startTime);
  let last = minutesOf(first.startTime);
  return activities.map(({ startTime: begin, endTime }) => {
    if (begin === null) return null;
    const start = onOrAfter(minutesOf(begin), last);
    last = start;
    const end = endTime === null ? start : onOrAfter(minutesOf(endTime), start);
    return { start: start + shift, end: end + shift };
  });
}

/** A time earlier than the one before it is past midnight. */
function onOrAfter(minutes: number, earliest: number): number {
  return minutes >= earliest % dayMinutes
    ? minutes + dayMinutes * Math.floor(earliest / dayMinutes)
    : minutes + dayMinutes * (Math.floor(earliest / dayMinutes) + 1);
}
