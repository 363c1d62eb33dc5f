import type { DateRecord } from '@rendezvous/contract';
import { dayFromToday } from '../../ui/calendar-day.ts';
import { notices } from '../../messages.ts';
import { type ActivityDraft, type DateDraft, draftOf } from './date-draft.ts';

export interface Person {
  readonly id: number;
  readonly name: string;
}

/** What the dialog is open for: a new record or a new appointment with one of these people, or a date that is stored. */
export type DateTask =
  | { readonly kind: 'record' | 'schedule'; readonly people: readonly Person[]; readonly date?: string; readonly activities?: readonly ActivityDraft[] }
  | { readonly kind: 'edit'; readonly record: DateRecord };

/** A record begins today; an appointment with no day, which has to be chosen. */
export function initialDraft(task: DateTask): DateDraft {
  if (task.kind === 'edit') return draftOf(task.record);
  return {
    profile_id: task.people[0]?.id ?? -1,
    date: task.date ?? (task.kind === 'record' ? dayFromToday(0) : ''),
    rating: 5,
    notes: '',
    activities: task.activities ?? [],
    storedTotal: 0,
  };
}

export function titleOf(task: DateTask): string {
  if (task.kind === 'edit') return 'Edit Date';
  return task.kind === 'record' ? 'Record Date' : 'Schedule Date';
}

/** What is said when the date was stored, and when it was not. */
export function wordsOf(task: DateTask): { readonly done: string; readonly failed: string; readonly submit: string } {
  if (task.kind === 'edit') return { done: notices.dateUpdated, failed: notices.dateNotUpdated, submit: 'Save Changes' };
  return { done: notices.dateRecorded, failed: notices.dateNotRecorded, submit: titleOf(task) };
}
