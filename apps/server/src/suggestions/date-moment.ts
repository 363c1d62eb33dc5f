import { limits, type SuggestionConfig } from '@rendezvous/contract';
import { addDays } from '@rendezvous/venues';
import { messages } from '../messages.ts';
import { localDateTime, minutesOf } from '../platform/time/clock-time.ts';
import { Refusal } from '../refusal.ts';

/**
 * When a date takes place, in the place's own wall time. Minutes after midnight of its day,
 * past midnight counting on.
 */
export interface Moment {
  readonly date: string;
  readonly startMinutes: number;
  readonly endMinutes: number | null;
}

const defaultStart = '18:00';
const dayMinutes = 24 * 60;
const endOfNight = 6 * 60;

/**
 * The moment a request means: its day and time; otherwise those of its instant; otherwise tomorrow
 * at six. Refuses days out of range.
 */
export function momentOf(config: SuggestionConfig, timeZone: string, now: Date): Moment {
  const today = localDateTime(now, timeZone).date;
  const instant =
    config.date_time === undefined ? undefined : readInstant(config.date_time, timeZone);
  const date = config.start_cal_date ?? instant?.date ?? addDays(today, 1);
  const [earliest, latest] = [addDays(today, -1), addDays(today, limits.daysAhead)];
  if (date < earliest || date > latest) {
    const detail = messages.dateOutOfRange(formatDay(earliest), formatDay(latest));
    throw new Refusal('invalid-input', {
      detail,
      errors: {
        [config.start_cal_date === undefined ? 'config.date_time' : 'config.start_cal_date']: [
          detail,
        ],
      },
    });
  }
  const startMinutes = minutesOf(config.start_time ?? instant?.time ?? defaultStart);
  return {
    date,
    startMinutes,
    endMinutes: config.end_time == null ? null : endAfter(startMinutes, minutesOf(config.end_time)),
  };
}

/** An end before the start lies in the night that follows; there are no others. */
function endAfter(startMinutes: number, end: number): number {
  if (end > startMinutes) return end;
  if (end <= endOfNight) return end + dayMinutes;
  throw new Refusal('invalid-input', {
    detail: messages.endBeforeStart,
    errors: { 'config.end_time': [messages.endBeforeStart] },
  });
}

/** An ISO text with an offset is an instant; without one it is already wall time at the place. */
function readInstant(text: string, timeZone: string): { date: string; time: string } {
  if (!/(Z|[+-]\d{2}:?\d{2})$/i.test(text))
    return { date: text.slice(0, 10), time: text.slice(11, 16) };
  return localDateTime(new Date(text), timeZone);
}

/** Local wall time minus UTC at noon of a day: what sunset is computed with. */
export function utcOffsetMinutes(date: string, timeZone: string): number {
  const noon = new Date(`${date}T12:00:00Z`);
  const local = localDateTime(noon, timeZone);
  return (Date.parse(`${local.date}T${local.time}:00Z`) - noon.getTime()) / 60_000;
}

function formatDay(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}
