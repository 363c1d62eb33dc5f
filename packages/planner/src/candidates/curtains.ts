import type { TimeSpan, Venue } from '@rendezvous/venue-model';
import { weekdayOf } from '../context/calendar.ts';

/** Between which minutes one comes, and before which nobody leaves; 0 where one leaves when one likes. */
export interface Arrivals {
  readonly between: TimeSpan;
  readonly leaveFrom: number;
}

/**
 * When curtains rise that nobody published: at seven or half past in the evening, at eight at the latest, and at two after
 * lunch at weekends. Whoever can is there for the earliest, and stays for the latest.
 */
const usual = {
  evening: { from: 18 * 60 + 30, forSeven: 18 * 60 + 45, forEight: 20 * 60 },
  matinee: { forTwo: 13 * 60 + 45, forHalfPastThree: 15 * 60 + 30 },
  /** So long after the first minute at which one comes it is over. */
  minutes: 150,
} as const;

/** When one comes to a show of a kind whose curtain nobody published, within the hours of its kind; a band waits longer than a curtain. */
export function curtainTimes(
  [from, to]: TimeSpan,
  day: {
    readonly date: string;
    readonly startMinutes: number;
    readonly isOnTheMinute: boolean;
  },
): Arrivals[] {
  const { evening, matinee } = usual;
  const isMatinee = to <= matinee.forHalfPastThree;
  if (isMatinee && ![0, 6].includes(weekdayOf(day.date))) return [];
  const [first, early, late] = isMatinee
    ? [from, matinee.forTwo, to]
    : [Math.max(from, evening.from), evening.forSeven, Math.min(to, evening.forEight)];
  if (!day.isOnTheMinute || day.startMinutes > early)
    return [{ between: [first, late], leaveFrom: 0 }];
  return [{ between: [first, early], leaveFrom: first + usual.minutes }];
}

/** What begins once an evening, hours after the gates open. */
const staged: ReadonlySet<string> = new Set(['rodeo', 'opera', 'ballet', 'circus', 'ice show']);
/** Whoever comes so early in the day comes for the rest of it. */
const forTheRest = 14 * 60;
/** So long before the evening's show there is enough else to see, and so long it goes on. */
const aroundStage = { before: 105, after: 105 } as const;

/** Whether what is there on certain days has its main thing in the evening. */
export const isStaged = ({ knownFor }: Venue): boolean => knownFor.some((noun) => staged.has(noun));

/** When one comes to what has gates all day and its main thing in the evening: in time for that, where the two set out in time for it. */
export function stagedArrivals(hours: TimeSpan, startMinutes: number): Arrivals[] {
  const inTime = usual.evening.forSeven;
  if (startMinutes < forTheRest || startMinutes > inTime || hours[1] < inTime + aroundStage.after)
    return [{ between: hours, leaveFrom: 0 }];
  return [
    { between: [inTime - aroundStage.before, inTime], leaveFrom: inTime + aroundStage.after },
  ];
}
