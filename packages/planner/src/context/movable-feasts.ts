const padded = (figure: number): string => String(figure).padStart(2, '0');

/** Easter Sunday in the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterOf(year: number): string {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * century + 13) / 25);
  const h = (19 * a + century - Math.floor(century / 4) - g + 15) % 30;
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return `${year}-${padded(month)}-${padded(day)}`;
}

const firstLunarYear = 2024;
/**
 * As the Hong Kong Observatory publishes them: the calendar that comes with
 * JavaScript misses some by a day.
 */
const lunarNewYears =
  '02-10 01-29 02-17 02-06 01-26 02-13 02-03 01-23 02-11 01-31 02-19 02-08 01-28 02-15 02-04 01-24 02-12 ' +
  '02-01 01-22 02-10 01-30 02-17 02-06 01-26 02-14 02-02 01-23';
const lunarNewYearDays = lunarNewYears.split(' ');

/** The first day of the Chinese year, from 2024 to 2050; undefined in other years. */
export function lunarNewYearOf(year: number): string | undefined {
  const day = lunarNewYearDays[year - firstLunarYear];
  return day && `${year}-${day}`;
}

const firstDiwaliYear = 2025;
/** The night of lamps, as Indian calendars for the United States have it. */
const diwaliNights = ['10-20', '11-08', '10-29', '10-17', '11-05', '10-26'];

/** The night of Diwali, from 2025 to 2030; undefined in other years. */
export function diwaliOf(year: number): string | undefined {
  const day = diwaliNights[year - firstDiwaliYear];
  return day && `${year}-${day}`;
}
