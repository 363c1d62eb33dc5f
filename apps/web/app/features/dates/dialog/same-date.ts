import type { DateRecord } from '@rendezvous/contract';
import { formatWeekday } from '../../../ui/time/calendar-day.ts';
import type { DateDraft } from './date-draft.ts';

/**
 * Whether a date is there already: with the same person, on the same day,
 * beginning at the same place.
 */
export function isThere(draft: DateDraft, records: readonly DateRecord[]): boolean {
  const first = firstPlace(draft);
  return records.some(
    (record) =>
      record.profile_id === draft.profile_id &&
      record.date === draft.date &&
      first !== '' &&
      firstPlace(record) === first,
  );
}

function firstPlace({ activities }: Pick<DateDraft | DateRecord, 'activities'>): string {
  return activities[0]?.name.trim().toLowerCase() ?? '';
}

/** "This plan is already in your calendar for Saturday with Maya. Schedule it again?" */
export function askAgain(kind: 'record' | 'schedule', day: string, person: string): string {
  const words = `for ${formatWeekday(day)} with ${person}`;
  return kind === 'schedule'
    ? `This plan is already in your calendar ${words}. Schedule it again?`
    : `This plan is already in your history ${words}. Record it again?`;
}
