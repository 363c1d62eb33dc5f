import type { Opening, TimeSpan } from '@rendezvous/venue-model';
import { weekdayOf } from '@rendezvous/planner';
import { LRUCache } from 'lru-cache';
import { createRequire } from 'node:module';
import type OpeningHours from 'opening_hours';

/** How far past midnight an evening is looked after: until six in the morning. */
const horizonMinutes = 30 * 60;
const dayMinutes = 24 * 60;
const minuteMs = 60_000;

/**
 * Hours read once: those that are the same every week as their seven days, all others as
 * the rule that tells them.
 */
type Reading =
  | { readonly week: readonly (Opening | undefined)[] }
  | { readonly rule: OpeningHours };

/**
 * A rule takes 400 µs to parse and 10 µs to evaluate; it takes 30 KB to keep, a week one. Nearly
 * all hours of the catalogue are weeks but for the holidays, so all of them are kept, and rules
 * as long as there is room.
 */
const readings = new LRUCache<string, Reading | 'unreadable'>({
  maxSize: 6_000_000,
  sizeCalculation: (reading) => (typeof reading === 'object' && 'rule' in reading ? 30_000 : 1_000),
});

interface RuleDay {
  /** `YYYY-MM-DD`, the venue's own calendar day. */
  readonly date: string;
  /** Two letters: decides the public holidays. */
  readonly state: string;
}

/**
 * What the library for OpenStreetMap's opening_hours syntax makes of hours on a day;
 * undefined where it cannot tell.
 */
export function openingByRule(hours: string, day: RuleDay): Opening | undefined {
  const reading = read(hours, day.state);
  if (reading === 'unreadable') return undefined;
  return 'week' in reading
    ? reading.week[weekdayOf(day.date)]
    : openingBy(reading.rule, hours, day);
}

/** What is wrong with hours, in the parser's words; undefined when they can be read. */
export function hoursProblem(hours: string, state: string): string | undefined {
  return read(hours, state) === 'unreadable' ? `"${hours}" is not opening_hours syntax` : undefined;
}

function openingBy(rule: OpeningHours, hours: string, day: RuleDay): Opening | undefined {
  try {
    return openingIn(rule, hours, day);
  } catch {
    // The library says "infinite loop" of 'PH' on the last days of some years,
    // such as 30 December 2033.
    return undefined;
  }
}

function openingIn(rule: OpeningHours, hours: string, { date, state }: RuleDay): Opening {
  // The library reads wall-clock time off local dates; the process runs in UTC, where no
  // hour is skipped or doubled.
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const intervals = rule.getOpenIntervals(
    new Date(midnight),
    new Date(midnight + horizonMinutes * minuteMs),
  );
  const minutesAt = (time: Date) => Math.round((time.getTime() - midnight) / minuteMs);
  const spans = intervals
    .filter(([, , unknown]) => !unknown)
    .map(([from, to]): TimeSpan => [minutesAt(from), minutesAt(to)]);
  const isUndecided =
    intervals.length > 0 && (spans.length === 0 || bySun.test(hours) || !/\d/.test(hours));
  if (isUndecided) return { known: false, because: 'unpublished' };
  const nights = (hours.includes(';') ? [0, dayMinutes] : []).map(
    (night): TimeSpan => [night, night + minutesOpenPast(midnight + night * minuteMs, rule, state)],
  );
  return { known: true, spans: joined([...spans, ...nights]) };
}

/**
 * How long a night goes on past a midnight. Read by the letter, "Fr 17:00-02:00; Sa 12:00-02:00"
 * closes on Friday at midnight, because the rule for Saturday replaces all that was said of that
 * day; people mean two in the morning, so the rule of the evening is read alone.
 */
function minutesOpenPast(midnight: number, rule: OpeningHours, state: string): number {
  const lastMinute = new Date(midnight - minuteMs);
  const ofTheEvening = rule.getState(lastMinute) ? rule.getMatchingRule(lastMinute) : undefined;
  if (ofTheEvening === undefined) return 0;
  const alone = ruleAlone(rule, ofTheEvening, state);
  const latest = midnight + (horizonMinutes - dayMinutes) * minuteMs;
  const [from, to] = alone?.getOpenIntervals(lastMinute, new Date(latest))[0] ?? [];
  // What is still open in the morning is open around the clock, and its days are
  // told by the rules together.
  const endsInTheNight =
    from?.getTime() === lastMinute.getTime() && to !== undefined && to.getTime() < latest;
  return endsInTheNight ? Math.round((to.getTime() - midnight) / minuteMs) : 0;
}

/** Writing a rule out costs as much as parsing one. */
const rulesAlone = new WeakMap<OpeningHours, Map<number, OpeningHours | null>>();

/** One of the rules that hours consist of ("Fr 17:00-02:00"), without the others. */
function ruleAlone(rule: OpeningHours, index: number, state: string): OpeningHours | null {
  const known = rulesAlone.get(rule) ?? new Map<number, OpeningHours | null>();
  rulesAlone.set(rule, known);
  const alone = known.get(index) ?? parseRule(rule.prettifyValue({ rule_index: index }), state);
  known.set(index, alone);
  return alone;
}

/** The rules are read for no place in particular, where the sun keeps other hours. */
const bySun = /sunrise|sunset|dawn|dusk|daylight/i;

function read(hours: string, state: string): Reading | 'unreadable' {
  const key = `${state} ${hours}`;
  const known = readings.get(key);
  if (known !== undefined) return known;
  if (new Date(0).getTimezoneOffset() !== 0)
    throw new Error('Cannot read opening hours: the process must run with TZ=UTC');
  const rule = parseRule(hours, state);
  const reading =
    rule === null
      ? 'unreadable'
      : rule.isWeekStable()
        ? { week: someWeek.map((date) => openingBy(rule, hours, { date, state })) }
        : { rule };
  readings.set(key, reading);
  return reading;
}

/** Any week without a holiday, from Sunday on. */
const someWeek = [
  '2026-03-01',
  '2026-03-02',
  '2026-03-03',
  '2026-03-04',
  '2026-03-05',
  '2026-03-06',
  '2026-03-07',
] as const;

/**
 * Loaded with the first rule that is read: it takes 14 MB, and the thread that only
 * looks places up reads none.
 */
let Reader: typeof OpeningHours | undefined;
const require = createRequire(import.meta.url);

function parseRule(hours: string, state: string): OpeningHours | null {
  try {
    Reader ??= require('opening_hours') as typeof OpeningHours;
    return new Reader(hours, { lat: 0, lon: 0, address: { country_code: 'us', state } });
  } catch {
    // The library throws on what it cannot read; the expected answer to that is "not known".
    return null;
  }
}

/** Spans in order; those that touch are one: 17:00 to midnight and midnight to 2:00. */
function joined(spans: readonly TimeSpan[]): TimeSpan[] {
  const result: TimeSpan[] = [];
  for (const span of spans.filter(([from, to]) => from < to).toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && span[0] <= last[1])
      result[result.length - 1] = [last[0], Math.max(last[1], span[1])];
    else result.push(span);
  }
  return result;
}
