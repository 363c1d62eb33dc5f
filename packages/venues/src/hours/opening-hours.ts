import { closingHolidayOf } from '@rendezvous/planner';
import type { Opening } from '@rendezvous/venue-model';
import type { HoursCalendars } from './hours-calendar.ts';
import { openingByRule } from './opening-by-rule.ts';

export interface HoursDay {
  /** `YYYY-MM-DD`, the venue's own calendar day. */
  readonly date: string;
  /** Two letters: decides the public holidays. */
  readonly state: string;
  /** Open on the great holidays unless the rule says otherwise, as parks are. */
  readonly openOnHolidays?: boolean;
  /** Hours read before: what they hold is not read again. */
  readonly calendars?: HoursCalendars;
}

const unpublished: Opening = { known: false, because: 'unpublished' };

/**
 * A venue's opening on a day, from its hours in OpenStreetMap's opening_hours syntax: minutes after
 * midnight, past midnight counting on to 30:00. Not known when there are no hours, when they cannot
 * be read or do not decide (comments such as "by appointment", open ends, sunset, a bare "Mo-Fr"),
 * and on Thanksgiving, Christmas and New Year's Day when the rule does not name the day; the
 * weekday's hours then bound it.
 */
export function readOpening(hours: string | null, day: HoursDay): Opening {
  if (hours === null) return unpublished;
  const opening = day.calendars?.openingOn(hours, day.date) ?? openingAsRead(hours, day);
  if (opening === undefined) return unpublished;
  const isUndecided =
    closingHolidayOf(day.date) !== null && !day.openOnHolidays && !namesHoliday(hours, day.date);
  if (!isUndecided) return opening;
  // Nobody is let in on a holiday at an hour at which the doors are shut on any such weekday.
  return {
    known: false,
    because: 'holiday',
    ...(opening.known && { bounds: opening.spans }),
  };
}

/**
 * The opening as the rules tell it, before what is not known of holidays;
 * undefined where they do not tell.
 */
export function openingAsRead(
  hours: string,
  { date, state }: Pick<HoursDay, 'date' | 'state'>,
): Opening | undefined {
  const inForce = isHolidaySeason(date) ? hours : withoutHolidayRules(hours);
  return openingByRule(inForce, { date, state });
}

/**
 * A rule that speaks of Thanksgiving, Christmas or New Year alone: "Nov Th[4] off", "Dec 24
 * 10:00-14:00", "Dec 25,Jan 01 off".
 */
const holidayRule = (() => {
  const day = 'Nov Th\\[4\\]|Dec (?:2[4-6]|31)|Jan 0?1';
  return new RegExp(
    `^\\s*(?:${day})(?:-(?:2[5-9]|3[01]))?(?:,(?:${day}))* (?:off|closed|\\d\\d:\\d\\d[-\\d:,]*)\\s*$`,
  );
})();

/** Whether a day lies so near to one of these holidays that a rule of theirs may reach it. */
function isHolidaySeason(date: string): boolean {
  const day = date.slice(5);
  return (day >= '11-21' && day <= '11-30') || day >= '12-23' || day <= '01-02';
}

/** Hours as they are on all other days: most are the same every week then. */
function withoutHolidayRules(hours: string): string {
  const rules = hours.split(';').filter((rule) => !holidayRule.test(rule));
  return rules.length === 0 ? hours : rules.join(';');
}

const holidayNames: Readonly<Record<string, RegExp>> = {
  'Christmas Day': /\bPH\b|\bDec 25\b|\bDec 24-(Dec )?(2[5-9]|3[01])\b|24\/7/,
  Thanksgiving: /\bPH\b|\bNov Th\[4\]|24\/7/,
  // 'Jan 1-Mar 31' is a season, 'Jan 1-2' a holiday.
  'New Year’s Day': /\bPH\b|\bJan 0?1\b(?!\s*-\s*[A-Z])|24\/7/,
};

function namesHoliday(hours: string, date: string): boolean {
  return holidayNames[closingHolidayOf(date) ?? '']?.test(hours) ?? false;
}
