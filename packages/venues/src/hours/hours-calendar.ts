import { weekdayOf } from '@rendezvous/planner';
import type { Opening, TimeSpan } from '@rendezvous/venue-model';

/**
 * A week from Sunday on: how many days in a row are alike, and the minutes at which doors open and
 * close on them; null where that is not known.
 */
export type StoredWeek = readonly (readonly [days: number, minutes: readonly number[] | null])[];

/**
 * The hours of every day of every year: from an 'MM-DD' on a week, or the number of the line above
 * whose week it is again. Of what moves, such as Thanksgiving, there is a line for each date it can
 * have, since on those its weekday comes but once.
 */
export type StoredCalendar = readonly (readonly [from: string, week: StoredWeek | number])[];

/** What a city's hours say, by their text, read when the catalogue was written: `hours.json`. */
export type StoredHours = Readonly<Record<string, StoredCalendar>>;

/** Openings of hours that were read before. */
export interface HoursCalendars {
  /** Undefined for hours that were not. */
  openingOn(hours: string, date: string): Opening | undefined;
}

export function createHoursCalendars(stored: StoredHours): HoursCalendars {
  const openings = new Map<string, Opening>();
  /** One opening for all that are alike: a city has thousands of days and some hundred openings. */
  const openingOf = (minutes: readonly number[] | null): Opening => {
    const key = String(minutes);
    const known = openings.get(key) ?? openingFrom(minutes);
    openings.set(key, known);
    return known;
  };
  return {
    openingOn(hours, date) {
      const minutes = minutesOn(stored[hours] ?? [], date);
      return minutes === undefined ? undefined : openingOf(minutes);
    },
  };
}

/** The minutes of a day; undefined where the calendar does not hold it. */
function minutesOn(calendar: StoredCalendar, date: string): readonly number[] | null | undefined {
  const day = date.slice(5);
  let week = calendar.findLast(([from]) => from <= day)?.[1];
  while (typeof week === 'number') week = calendar[week]?.[1];
  let daysBefore = weekdayOf(date);
  for (const [days, minutes] of week ?? []) {
    if (daysBefore < days) return minutes;
    daysBefore -= days;
  }
  return undefined;
}

function openingFrom(minutes: readonly number[] | null): Opening {
  if (minutes === null) return { known: false, because: 'unpublished' };
  const spans = minutes.flatMap((from, i): TimeSpan[] =>
    i % 2 === 0 ? [[from, minutes[i + 1] ?? from]] : [],
  );
  return { known: true, spans };
}
