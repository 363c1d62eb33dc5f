import type { Suggestion, SuggestionConfig } from '@rendezvous/contract';
import { formatClock, isForSunrise } from '@rendezvous/language';
import type { Wishes } from '@rendezvous/planner';
import type { SunTimes } from '@rendezvous/venue-model';
import { messages } from '../messages.ts';

/** A day and the hours of a date on it. */
type Moment = Pick<Wishes, 'startMinutes' | 'endMinutes'> & { readonly date: string };

/** When a date for the sunrise begins, and what those who named another are told and offered. */
export interface SunriseMoment {
  readonly moment: Moment;

  readonly notes: readonly string[];
  readonly offers: Suggestion['offers'];
}

/** So long before the sun comes up the two stand there. */
const before = 20;
/** Who starts no earlier than this before it, and is there when it comes, has it in their plan. */
const earliestBefore = 90;
const stepMinutes = 5;
const dayMinutes = 24 * 60;

/**
 * When a sunrise date starts: shortly before sunrise if no hour was named; otherwise at the named
 * hour, with a suggested start that would catch it. Other dates keep their moment.
 */
export function sunriseMoment(
  { interests, desired_mood, start_time, date_time }: SuggestionConfig,
  named: Moment,
  { sunrise }: Pick<SunTimes, 'sunrise'>,
): SunriseMoment {
  const kept = { moment: named, notes: [], offers: [] };
  if (sunrise === null || ![...interests, desired_mood].some(isForSunrise)) return kept;
  const startMinutes = stepMinutes * Math.floor((sunrise - before) / stepMinutes);
  if (start_time === undefined && date_time === undefined) {
    const { endMinutes } = named;
    const isOver = endMinutes !== null && endMinutes % dayMinutes <= sunrise;
    const end = endMinutes === null || isOver ? null : endMinutes % dayMinutes;
    return { ...kept, moment: { ...named, startMinutes, endMinutes: end } };
  }
  const { startMinutes: start } = named;
  if (start <= sunrise && start >= sunrise - earliestBefore) return kept;
  return {
    ...kept,
    notes: [messages.sunriseAt(formatClock(sunrise), formatClock(startMinutes))],
    offers: [
      {
        changes: { start_time: wireTime(startMinutes), end_time: null },
        text: messages.startForSunrise(formatClock(startMinutes)),
      },
    ],
  };
}

const two = (value: number): string => String(value).padStart(2, '0');
const wireTime = (minutes: number): string =>
  `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
