import type { DayEvent, TimeSpan } from '@rendezvous/venue-model';
import { weekdayOf } from '../context/calendar.ts';

/**
 * Between which minutes one comes, and before which nobody leaves; 0 where
 * one leaves when one likes.
 */
export interface Arrivals {
  readonly between: TimeSpan;
  readonly leaveFrom: number;
}

/**
 * When curtains rise that nobody published: mostly at half past seven in the evening, at eight at
 * the latest, and at two after lunch at weekends; in rooms for bands one plays after another.
 * Whoever can is there by a quarter past seven, and stays as for the latest.
 */
const usual = {
  evening: {
    from: 18 * 60 + 45,
    forHalfPastSeven: 19 * 60 + 15,
    forEight: 20 * 60,
    forBands: 20 * 60 + 45,
  },
  matinee: { forTwo: 13 * 60 + 45, forHalfPastThree: 15 * 60 + 30 },
  /** So long after the first minute at which one comes it is over. */
  minutes: 150,
} as const;

/**
 * When one comes to a show of a kind whose curtain nobody published, within the hours of its kind;
 * a band waits longer than a curtain.
 */
export function curtainTimes(
  [from, to]: TimeSpan,
  day: {
    readonly date: string;
    readonly startMinutes: number;
    readonly isOnTheMinute: boolean;
    readonly hasBands: boolean;
  },
): Arrivals[] {
  const { evening, matinee } = usual;
  const isMatinee = to <= matinee.forHalfPastThree;
  if (isMatinee && ![0, 6].includes(weekdayOf(day.date))) return [];
  const [first, early, late] = isMatinee
    ? [from, matinee.forTwo, to]
    : [
        Math.max(from, evening.from),
        evening.forHalfPastSeven,
        Math.min(to, day.hasBands ? evening.forBands : evening.forEight),
      ];
  if (!day.isOnTheMinute || day.startMinutes > early)
    return [{ between: [first, late], leaveFrom: 0 }];
  return [{ between: [first, early], leaveFrom: first + usual.minutes }];
}

/** So long before its main thing there is enough else to see. */
const aroundBefore = 105;
/** Whoever comes so long before it comes for the rest of the day. */
const forTheRest = 285;

/**
 * When one comes to what is there on certain days: in time for its main thing, the lesson at noon
 * or the rodeo and its concert, and until that is over, where the two set out in time for it and
 * may stay so long; else at any time.
 */
export function eventArrivals(
  { hours, main }: { readonly hours: TimeSpan; readonly main: DayEvent['main'] },
  day: { readonly date: string; readonly startMinutes: number; readonly latestEnd: number },
): Arrivals {
  const weekday = weekdayOf(day.date);
  const [from, to] = main.find(({ weekdays }) => weekdays.includes(weekday))?.hours ?? hours;
  const isMissed = day.startMinutes > from || day.startMinutes < from - forTheRest;
  if (main.length === 0 || isMissed || day.latestEnd < to) return { between: hours, leaveFrom: 0 };
  return { between: [Math.max(hours[0], from - aroundBefore), from], leaveFrom: to };
}
