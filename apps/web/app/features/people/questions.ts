import type { ProfileNote } from '@rendezvous/contract';
import { dayFromToday, dayOfInstant, formatRecentDay } from '../../ui/time/calendar-day.ts';

/** Something to ask about on a date: a note in its own words. */
export interface Question {
  readonly note: ProfileNote;
  /** "Her sister has an exam" */
  readonly about: string;
  /** "noted May 4", or "May 4" where that is the day it is about. */
  readonly when: string;
}

/** More would be a list to work off. */
const maxQuestions = 3;
/** What is older is no news. */
const maxAgeDays = 180;
const maxLetters = 70;

/**
 * What to ask about on the day of a date, the newest first: notes that lie behind that
 * day and were not put away.
 */
export function questionsOf(notes: readonly ProfileNote[], day: string): Question[] {
  const oldest = dayFromToday(-maxAgeDays);
  return notes
    .filter((note) => note.kind === 'note' && note.ask && note.day <= day && note.day >= oldest)
    .slice(0, maxQuestions)
    .map((note) => ({ note, about: gistOf(note.text), when: whenOf(note) }));
}

function whenOf({ day, created_at }: ProfileNote): string {
  return `${day <= dayOfInstant(created_at) ? 'noted ' : ''}${formatRecentDay(day)}`;
}

/** The first sentence, or as much of it as is read at a glance. */
function gistOf(text: string): string {
  const [line = ''] = text.split('\n', 1);
  // After a short word a dot may stand for letters left out: 'St. Mary'.
  const first = /^.*?\p{Ll}{3}[.!?](?=\s|$)/u.exec(line)?.[0] ?? line;
  const sentence = first.replace(/\.$/, '');
  if (sentence.length <= maxLetters) return sentence;
  const cut = sentence.slice(0, maxLetters + 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : maxLetters).replace(/[,;:]$/, '')}…`;
}
