import type { ProfileNote } from '@rendezvous/contract';
import { describe, expect, it } from 'vitest';
import { dayFromToday, formatRecentDay } from '../../ui/time/calendar-day.ts';
import { questionsOf } from './questions.ts';

const today = dayFromToday(0);

function aNote(text: string, more: Partial<ProfileNote> = {}): ProfileNote {
  return {
    id: text,
    profile_id: 1,
    kind: 'note',
    text,
    day: today,
    given_on: null,
    ask: true,
    created_at: new Date().toISOString(),
    ...more,
  };
}

const textsOf = (notes: readonly ProfileNote[], day = today): string[] =>
  questionsOf(notes, day).map(({ about, when }) => `${about} (${when})`);

describe('questionsOf', () => {
  it('asks in the words of the note, with the day it was noted', () => {
    const [monday, words] = [dayFromToday(-3), formatRecentDay(dayFromToday(-3))];
    expect(textsOf([aNote('sister’s exam', { day: monday })])).toEqual([
      `sister’s exam (noted ${words})`,
    ]);
  });

  it('says only the day if the note is about a day to come, and only from that day on', () => {
    const day = dayFromToday(2);
    const exam = aNote('Exam', { day });
    expect(textsOf([exam], dayFromToday(1))).toEqual([]);
    expect(textsOf([exam], day)).toEqual([`Exam (${formatRecentDay(day)})`]);
  });

  it('asks three things at most, and nothing that is a gift, was put away or is old', () => {
    const notes = [
      aNote('a gift', { kind: 'gift' }),
      aNote('put away', { ask: false }),
      ...['one', 'two', 'three', 'four'].map((text) => aNote(text)),
      aNote('old', { day: dayFromToday(-400) }),
    ];
    expect(questionsOf(notes, today).map(({ about }) => about)).toEqual(['one', 'two', 'three']);
    expect(questionsOf(notes.slice(-1), today)).toEqual([]);
  });

  it('keeps to the first sentence, and of a long one to its beginning', () => {
    const aboutOf = (text: string) => questionsOf([aNote(text)], today)[0]?.about;
    expect(aboutOf('Moves to St. Louis. Dreads the boxes.')).toBe('Moves to St. Louis');
    expect(aboutOf('New job\nat the harbor')).toBe('New job');
    expect(aboutOf('Did the cat come home? She was worried.')).toBe('Did the cat come home?');
    expect(aboutOf(`Talked ${'about the residency, '.repeat(5)}and more`)).toBe(
      'Talked about the residency, about the residency, about the residency…',
    );
    expect(aboutOf('x'.repeat(500))).toBe(`${'x'.repeat(70)}…`);
  });
});
