import { monthNames } from '@rendezvous/language';
import { daysBetween } from '@rendezvous/planner';
import type { AlmanacRule } from './almanac-schema.ts';
import type { catalogueWeekdays } from '../catalogue/catalogue-times.ts';

type Weekday = (typeof catalogueWeekdays)[number];

const weekdayNames: Readonly<Record<Weekday, string>> = {
  Su: 'Sunday',
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
};
const ordinals: Readonly<Record<number, string>> = {
  1: 'first',
  2: 'second',
  3: 'third',
  4: 'fourth',
  5: 'fifth',
  [-1]: 'last',
};

/**
 * When a rule holds, in a few words that begin a line: 'Every Saturday', 'First Friday of the
 * month', 'Until December 24', 'Once a year'.
 */
export function whenOf(rule: AlmanacRule): string {
  if ('weekly' in rule) return weeklyWords(rule.weekly);
  if ('monthly_weekday' in rule) {
    const { weekday, nth } = rule.monthly_weekday;
    const which = [nth].flat().map((one) => ordinals[one]);
    return `${capital(which.join(' and '))} ${weekdayNames[weekday]} of the month`;
  }
  if ('yearly' in rule)
    return rule.yearly.from === rule.yearly.to ? onceAYear : `Until ${dayName(rule.yearly.to)}`;
  if ('yearly_weekday' in rule && rule.yearly_weekday.until !== undefined)
    return `Until ${dayName(rule.yearly_weekday.until)}`;
  if ('hanukkah_evenings' in rule) return 'Only during Hanukkah';
  const days = daysAYear(rule);
  return days === 1 ? onceAYear : `Only ${days} days a year`;
}

/** What happens on one day of the year. */
export const onceAYear = 'Once a year';

function weeklyWords({ weekdays, season }: Extract<AlmanacRule, { weekly: unknown }>['weekly']) {
  const names = weekdays.map((weekday) => `${weekdayNames[weekday]}s`);
  const last = names.at(-1) ?? '';
  const days =
    weekdays.length === 7
      ? 'Every day'
      : names.length === 1
        ? `On ${last}`
        : `On ${names.slice(0, -1).join(', ')} and ${last}`;
  if (season) return `${days} until ${dayName(season.to)}`;
  const [only] = weekdays;
  return weekdays.length === 1 && only ? `Every ${weekdayNames[only]}` : days;
}

/** 'December 24' of '12-24'. */
function dayName(monthAndDay: string): string {
  const [month = 1, day = 1] = monthAndDay.split('-').map(Number);
  return `${monthNames[month - 1]} ${day}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * How rare something is that is there on so many days of the year by its rule: 1 on one day, 0 on
 * all, by orders of magnitude.
 */
export function rarityOf(rule: AlmanacRule): number {
  return Math.max(0, 1 - Math.log(daysAYear(rule)) / Math.log(365));
}

/** On about how many days of a year a rule holds; at least one. */
function daysAYear(rule: AlmanacRule): number {
  if ('yearly' in rule) return daysOf(rule.yearly);
  if ('weekly' in rule)
    return Math.max(1, Math.round((rule.weekly.weekdays.length * daysOf(rule.weekly.season)) / 7));
  if ('monthly_weekday' in rule) {
    const { nth, season } = rule.monthly_weekday;
    return Math.max(1, Math.round(([nth].flat().length * 12 * daysOf(season)) / 365));
  }
  if ('yearly_weekday' in rule) {
    const { month, until, for_days: days = 1 } = rule.yearly_weekday;
    return until === undefined ? days : daysOf({ from: `${padded(month)}-20`, to: until });
  }
  if ('hanukkah_evenings' in rule) return rule.hanukkah_evenings.length;
  return rule.for_days ?? 1;
}

const padded = (month: number): string => String(month).padStart(2, '0');

/** The days of a span, both ends included; all of the year without one. */
function daysOf(span: { from: string; to: string } | undefined): number {
  if (!span) return 365;
  const days = daysBetween(`2026-${span.from}`, `2026-${span.to}`);
  return days >= 0 ? days + 1 : days + 366;
}
