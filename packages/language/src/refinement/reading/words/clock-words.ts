import { formatClock } from '../../../format.ts';
import { readCount } from '../amounts.ts';
import { stemAt, wordAt, type Found, type Line, type Outline, type Reader } from '../line.ts';

/** A time of day as people write it: a bare 'ten' may be in the morning or in the evening. */
export interface Clock {
  /** After midnight; of a bare hour below 720. */
  readonly minutes: number;
  readonly isBare: boolean;
}

const halfDay = 720;
const day = 1440;

/**
 * '10', 'ten', '9:30', 'half past eight', 'quarter to nine', '8 pm', 'ten thirty', '20:30', '2030',
 * 'noon', 'midnight'
 */
export const readClock: Reader<Clock> = (line, at) => {
  const word = wordAt(line, at);
  if (word === 'noon' || word === 'midday')
    return { value: { minutes: halfDay, isBare: false }, end: at + 1 };
  if (word === 'midnight') return { value: { minutes: day, isBare: false }, end: at + 1 };
  const read = readPast(line, at) ?? readFigures(line, at) ?? readHourAndMinutes(line, at);
  if (!read || isCounted(line, read.end)) return undefined;
  const half = readHalfOfDay(line, read.end);
  return { value: clockOf(read.value, half?.value), end: half?.end ?? read.end };
};

/**
 * A clock that nothing but an hour is written like: '8pm', '7:30', '20:00'; a bare figure may count
 * anything, years included.
 */
export const readHour: Reader<Clock> = (line, at) => {
  const clock = readClock(line, at);
  const isFigure =
    clock?.end === at + 1 && /^(\d{1,2}|[1-4]\d\d|\d\d[1-46-9])$/.test(wordAt(line, at));
  return clock && !isFigure && (!clock.value.isBare || clock.value.minutes % 60 !== 0)
    ? clock
    : undefined;
};

/** A number followed by one of these counts or costs something and is no time. */
const counted = new Set(
  'mile mi km kilometer dollar buck usd $ euro pound minute min hour hr hrs stop people person place block star percent of k course time day night week month year neighborhood neighbourhood area district thing spot drink'.split(
    ' ',
  ),
);
/** Whether a number before a place counts or costs something. */
export const isCounted = (line: Line, at: number): boolean =>
  counted.has(stemAt(line, at)) ||
  (wordAt(line, at) === 'and' &&
    wordAt(line, at + 2) === 'half' &&
    counted.has(stemAt(line, at + 3)));

interface Written {
  readonly minutes: number;
  /** Written as only a 24-hour clock is: '20:30', '09:15', '22'. */
  readonly isFull: boolean;
}

const on12 = (hour: number, minute: number): Written => ({
  minutes: hour * 60 + minute,
  isFull: hour > 12 || hour === 0,
});

const namedMinutes: ReadonlyMap<string, number> = new Map([
  ['half', 30],
  ['quarter', 15],
]);

/** 'half past eight', 'half eight', 'quarter to nine', 'ten past six' */
function readPast(line: Line, at: number): Found<Written> | undefined {
  const start = wordAt(line, at) === 'a' ? at + 1 : at;
  const named = namedMinutes.get(wordAt(line, start));
  const minutes = named ?? readCount(line, start)?.value;
  const joint = named === undefined ? (readCount(line, start)?.end ?? start) : start + 1;
  const way = wordAt(line, joint);
  // 'Five to nine' are four hours rather than five minutes before nine.
  const isWay = way === 'past' || (way === 'to' && named === 15);
  if (minutes === undefined || (!isWay && named !== 30)) return undefined;
  const hour = readCount(line, isWay ? joint + 1 : joint);
  if (!hour || hour.value < 1 || hour.value > 12 || minutes > 30) return undefined;
  return { value: on12(hour.value, way === 'to' ? -minutes : minutes), end: hour.end };
}

/** '9:30', '20.15', '2030', '930' */
function readFigures(line: Line, at: number): Found<Written> | undefined {
  const word = wordAt(line, at);
  const [hourText, minuteText] = /[.:]/.test(word)
    ? word.split(/[.:]/)
    : /^\d{3,4}$/.test(word)
      ? [word.slice(0, -2), word.slice(-2)]
      : [];
  if (!hourText || minuteText?.length !== 2) return undefined;
  const [hour, minute] = [Number(hourText), Number(minuteText)];
  if (hour > 24 || minute > 59) return undefined;
  const written = on12(hour, minute);
  return { value: { ...written, isFull: written.isFull || /^0\d/.test(hourText) }, end: at + 1 };
}

const spokenMinutes = new Set([5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55]);

/** '10', 'ten', 'ten thirty', '8 30', '20h' */
function readHourAndMinutes(line: Line, at: number): Found<Written> | undefined {
  const hour = readSingleHour(line, at);
  if (!hour || hour.value > 24) return undefined;
  const minute = readCount(line, hour.end);
  const isSpoken =
    minute && spokenMinutes.has(minute.value) && minute.value >= 10 && !isCounted(line, minute.end);
  return {
    value: on12(hour.value, isSpoken ? minute.value : 0),
    end: isSpoken ? minute.end : wordAt(line, hour.end) === 'h' ? hour.end + 1 : hour.end,
  };
}

/** The hour alone: of 'eight thirty' the eight. */
function readSingleHour(line: Line, at: number): Found<number> | undefined {
  const count = readCount(line, at);
  return count && (/^\d/.test(wordAt(line, at)) || count.value <= 12)
    ? { value: count.value, end: at + 1 }
    : undefined;
}

type HalfOfDay = 'am' | 'pm' | 'night';

function readHalfOfDay(line: Line, at: number): Found<HalfOfDay | undefined> {
  const afterFiller = ['oclock', 'ish'].includes(wordAt(line, at)) ? at + 1 : at;
  const word = wordAt(line, afterFiller);
  if (word === 'am' || word === 'pm') return { value: word, end: afterFiller + 1 };
  if (word === 'p') return { value: 'pm', end: afterFiller + 1 };
  const isIn = word === 'in' && wordAt(line, afterFiller + 1) === 'the';
  const part = wordAt(line, isIn ? afterFiller + 2 : afterFiller + 1);
  if (isIn && part === 'morning') return { value: 'am', end: afterFiller + 3 };
  if (isIn && (part === 'evening' || part === 'afternoon'))
    return { value: 'pm', end: afterFiller + 3 };
  if (word === 'at' && part === 'night') return { value: 'night', end: afterFiller + 2 };
  return { value: undefined, end: afterFiller };
}

function clockOf({ minutes, isFull }: Written, half: HalfOfDay | undefined): Clock {
  if (half === undefined)
    return isFull
      ? { minutes: minutes === 0 ? day : minutes, isBare: false }
      : { minutes: minutes % halfDay, isBare: true };
  const morning = minutes % halfDay;
  // Twelve at night begins a day; the date is over by it rather than before it.
  if (half === 'am' || (half === 'night' && morning < 60))
    return { minutes: morning === 0 ? day : morning, isBare: false };
  return { minutes: minutes >= halfDay + 60 ? minutes : morning + halfDay, isBare: false };
}

/** No stop is reached later, and no date that ends later is meant: 3 in the morning. */
const latestEnd = 27 * 60;
const [earliestBareStart, earliestStart, latestStart] = [7 * 60, 5 * 60, 23 * 60 + 30];

/** Of times the one nearest to what was planned; of two as near the later. */
const nearest = (times: readonly number[], planned: number): number | undefined =>
  times.toSorted((a, b) => Math.abs(a - planned) - Math.abs(b - planned) || b - a)[0];

/**
 * The end that a clock means, in minutes of the date's day: after the start, up to 3 in the
 * morning, and for a bare hour the one nearest to the planned end. 'By ten' is 22:00 of an evening;
 * of a date from 9:00 to 13:00 it is 10:00, hard as that is to meet, for an end at 22:00 would ask
 * for nothing. Undefined when no such time comes after the start.
 */
export function endMeant({ minutes, isBare }: Clock, outline: Outline): number | undefined {
  const times = isBare ? [minutes, minutes + halfDay, minutes + day] : [minutes, minutes + day];
  return nearest(
    times.filter((time) => time > outline.startMinutes && time <= latestEnd),
    outline.endMinutes,
  );
}

/**
 * The start that a clock means: as given, and for a bare hour the one nearest to the planned start.
 * Undefined in the small hours.
 */
export function startMeant({ minutes, isBare }: Clock, outline: Outline): number | undefined {
  const times = isBare
    ? [minutes, minutes + halfDay].filter((time) => time >= earliestBareStart)
    : [minutes];
  return nearest(
    times.filter((time) => time >= earliestStart && time <= latestStart),
    outline.startMinutes,
  );
}

/** 1440 as 'midnight', 720 as 'noon', any other as '10 PM'. */
export function sayClock(minutes: number): string {
  return minutes === day ? 'midnight' : minutes === halfDay ? 'noon' : formatClock(minutes);
}

/** 30 as 'half an hour', 60 as 'an hour', 120 as '2 hours'. */
export function sayDuration(minutes: number): string {
  if (minutes === 30) return 'half an hour';
  if (minutes === 60) return 'an hour';
  return minutes % 60 === 0 ? `${minutes / 60} hours` : `${minutes} minutes`;
}
