/** Days before each month of a common year. */
const daysBefore = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const;

interface Parts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

function parts(date: string): Parts {
  const known = readDates.get(date);
  if (known) return known;
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  if (readDates.size >= maxReadDates) readDates.clear();
  readDates.set(date, { year, month, day });
  return { year, month, day };
}

/** The same date is asked about for every place that is looked at. */
const readDates = new Map<string, Parts>();
const maxReadDates = 1_000;

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** 1 for January 1 to 366. */
export function dayOfYear(date: string): number {
  const { year, month, day } = parts(date);
  return (daysBefore[month - 1] ?? 0) + day + (month > 2 && isLeap(year) ? 1 : 0);
}

/** 0 for January to 11 for December. */
export const monthOf = (date: string): number => parts(date).month - 1;

/** 1 to 31. */
export const dayOfMonth = (date: string): number => parts(date).day;

/** 28 to 31. */
export function daysInMonth(date: string): number {
  const { year, month } = parts(date);
  const leap = month === 2 && isLeap(year) ? 1 : 0;
  return (daysBefore[month] ?? 365) - (daysBefore[month - 1] ?? 0) + leap;
}

/**
 * Days from one date to another; negative when the other comes first. Counted from March, so
 * that leap days end a year.
 */
export function daysBetween(from: string, to: string): number {
  const dayNumber = (date: string): number => {
    const { year, month, day } = parts(date);
    const [y, m] = month < 3 ? [year - 1, month + 9] : [year, month - 3];
    return (
      365 * y +
      Math.floor(y / 4) -
      Math.floor(y / 100) +
      Math.floor(y / 400) +
      Math.floor((153 * m + 2) / 5) +
      day
    );
  };
  return dayNumber(to) - dayNumber(from);
}

/** 0 for Sunday to 6 for Saturday, by Sakamoto's congruence for the Gregorian calendar. */
export function weekdayOf(date: string): number {
  const shift = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4] as const;
  const { year, month, day } = parts(date);
  const y = month < 3 ? year - 1 : year;
  return (
    (y +
      Math.floor(y / 4) -
      Math.floor(y / 100) +
      Math.floor(y / 400) +
      (shift[month - 1] ?? 0) +
      day) %
    7
  );
}

/**
 * The days on which most doors in the United States are shut whatever their usual hours say: hours
 * count as known on them only when the venue's own rule names the day.
 */
export function closingHolidayOf(date: string): string | null {
  const { month, day } = parts(date);
  if (month === 12 && day === 25) return 'Christmas Day';
  if (month === 1 && day === 1) return 'New Year’s Day';
  const fourthThursday = month === 11 && weekdayOf(date) === 4 && day >= 22 && day <= 28;
  return fourthThursday ? 'Thanksgiving' : null;
}

/** The evenings on which many places close early. */
export function holidayEveOf(date: string): string | null {
  const { month, day } = parts(date);
  if (month === 12 && day === 24) return 'Christmas Eve';
  return month === 12 && day === 31 ? 'New Year’s Eve' : null;
}
