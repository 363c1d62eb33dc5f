import { easterOf, lunarNewYearOf, weekdayOf } from '@rendezvous/planner';
import type { AlmanacRule } from './almanac-schema.ts';
import { catalogueWeekdays } from '../catalogue/catalogue-times.ts';
import { addDays } from '../days.ts';

const padded = (figure: number): string => String(figure).padStart(2, '0');

type Nth = 1 | 2 | 3 | 4 | 5 | -1;
type Weekday = (typeof catalogueWeekdays)[number];
type Span = Extract<AlmanacRule, { yearly: unknown }>['yearly'];

/** Whether a rule holds on a day, `YYYY-MM-DD`. */
export function isOn(rule: AlmanacRule, date: string): boolean {
  if ('yearly' in rule) return isWithin(rule.yearly, date);
  if ('weekly' in rule) {
    const { weekdays, season } = rule.weekly;
    return weekdays.some((weekday) => isWeekday(weekday, date)) && isWithin(season, date);
  }
  if ('monthly_weekday' in rule) {
    const { weekday, nth, season } = rule.monthly_weekday;
    return (
      isWithin(season, date) &&
      isWeekday(weekday, date) &&
      [nth].flat().some((one) => nthWeekday(date, weekday, one) === date)
    );
  }
  if ('hanukkah_evenings' in rule)
    return (
      rule.hanukkah_evenings.some((weekday) => isWeekday(weekday, date)) && isHanukkahEvening(date)
    );
  const year = Number(date.slice(0, 4));
  // What begins late in one year may last into the next.
  return [year - 1, year, year + 1].some((one) => {
    const [from, to] = spanOf(rule, one) ?? [];
    return from !== undefined && to !== undefined && from <= date && date <= to;
  });
}

type OnceAYear = Exclude<
  AlmanacRule,
  | { yearly: unknown }
  | { weekly: unknown }
  | { monthly_weekday: unknown }
  | { hanukkah_evenings: unknown }
>;

type Days = readonly [from: string, to: string];

/**
 * Every day that is asked about is held against the same few years: their spans are
 * worked out once for each rule.
 */
const remembered = new WeakMap<OnceAYear, Map<number, Days | undefined>>();

function spanOf(rule: OnceAYear, year: number): Days | undefined {
  const ofRule = remembered.get(rule) ?? new Map<number, Days | undefined>();
  remembered.set(rule, ofRule);
  if (!ofRule.has(year)) ofRule.set(year, spanIn(rule, year));
  return ofRule.get(year);
}

/** First and last day in a year; undefined where that month has no such weekday. */
function spanIn(rule: OnceAYear, year: number): Days | undefined {
  if ('yearly_weekday' in rule) {
    const { month, weekday, nth, plus_days = 0, for_days, until } = rule.yearly_weekday;
    const day = nthWeekday(`${year}-${padded(month)}-01`, weekday, nth);
    if (day === undefined) return undefined;
    const from = addDays(day, plus_days);
    if (until === undefined) return lasting(from, for_days);
    const sameYear = `${from.slice(0, 4)}-${until}`;
    return [from, sameYear >= from ? sameYear : `${Number(from.slice(0, 4)) + 1}-${until}`];
  }
  if ('days_after_easter' in rule)
    return lasting(addDays(easterOf(year), rule.days_after_easter), rule.for_days);
  const newYear = lunarNewYearOf(year);
  if (newYear === undefined) return undefined;
  const earliest = addDays(newYear, rule.days_after_lunar_new_year);
  const from = rule.weekday === undefined ? earliest : nextWeekday(earliest, rule.weekday);
  return lasting(from, rule.for_days);
}

function lasting(from: string, days = 1): Days {
  return [from, addDays(from, days - 1)];
}

function isWithin(span: Span | undefined, date: string): boolean {
  if (span === undefined) return true;
  const day = date.slice(5);
  return span.from <= span.to
    ? span.from <= day && day <= span.to
    : span.from <= day || day <= span.to;
}

function isWeekday(weekday: Weekday, date: string): boolean {
  return weekdayOf(date) === catalogueWeekdays.indexOf(weekday);
}

/** The nth such weekday of the date's month; undefined where it has no fifth. */
function nthWeekday(date: string, weekday: Weekday, nth: Nth): string | undefined {
  const month = date.slice(0, 7);
  const first = nextWeekday(`${month}-01`, weekday);
  const all = [0, 7, 14, 21, 28]
    .map((days) => addDays(first, days))
    .filter((day) => day.startsWith(month));
  return all.at(nth === -1 ? -1 : nth - 1);
}

/** The date itself, or the next such weekday after it. */
function nextWeekday(date: string, weekday: Weekday): string {
  return addDays(date, (catalogueWeekdays.indexOf(weekday) - weekdayOf(date) + 7) % 7);
}

const hebrewDay = new Intl.DateTimeFormat('en-u-ca-hebrew', {
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});
const candles = 8;

/**
 * Whether a candle of Hanukkah is lit on the evening of a day: from the eve of the 25th
 * of Kislev on, eight times.
 */
function isHanukkahEvening(date: string): boolean {
  return Array.from({ length: candles }, (_, i) => addDays(date, 1 - i)).some(
    (day) => hebrewDay.format(Date.parse(day)) === '25 Kislev',
  );
}
