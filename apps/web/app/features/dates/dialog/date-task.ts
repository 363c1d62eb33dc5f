import type { DateRecord, WirePlan } from '@rendezvous/contract';
import { dayFromToday } from '../../../ui/time/calendar-day.ts';
import { notices } from '../../../messages.ts';
import { type ActivityDraft, type DateDraft, draftOf } from './date-draft.ts';

export interface Person {
  readonly id: number;
  readonly name: string;
}

/**
 * The id of a date that is with nobody in particular: it can be planned, and stored
 * once it is said with whom.
 */
export const nobody = -1;

/**
 * What the dialog is open for: a new record or a new appointment with one of these people,
 * or a date that is stored.
 */
export type DateTask =
  | {
      readonly kind: 'record' | 'schedule';
      readonly people: readonly Person[];
      /** Who of them is chosen at first, or nobody for a Quick Date. */
      readonly personId?: number;
      readonly date?: string;
      readonly activities?: readonly ActivityDraft[];
      /** The plan it is made of, which may have been made a date of before. */
      readonly plan?: WirePlan;
      /** What it was begun with elsewhere: its id, and the name of who has no profile yet. */
      readonly begun?: { readonly id: string; readonly newName: string };
    }
  | { readonly kind: 'edit'; readonly record: DateRecord };

/**
 * A record of a date with somebody begins today with the best rating; an appointment with no
 * day, which has to be chosen. Nobody can have rated an appointment, a plan, or a date with
 * whom it was is not said.
 */
export function initialDraft(task: DateTask): DateDraft {
  if (task.kind === 'edit') return draftOf(task.record);
  const personId = firstPersonId(task);
  const isRated = task.kind === 'record' && task.activities === undefined && personId !== null;
  return {
    profile_id: personId,
    new_name: task.begun?.newName ?? '',
    date: task.date ?? (task.kind === 'record' ? dayFromToday(0) : ''),
    rating: isRated ? 5 : null,
    notes: '',
    activities: task.activities ?? [],
    storedTotal: 0,
  };
}

/**
 * Whether a date is still to come, so that nobody can say how it was: scheduled and not over,
 * or of a day after today.
 */
export function isAhead(task: DateTask, date: string): boolean {
  const today = dayFromToday(0);
  const isScheduled = (task.kind === 'edit' ? task.record.kind : task.kind).startsWith('schedule');
  return date > today || (isScheduled && (date === '' || date === today));
}

/** Null where there is a choice that nobody has made. */
function firstPersonId(task: Exclude<DateTask, { kind: 'edit' }>): number | null {
  if (task.personId !== undefined) return task.personId;
  return task.people.length > 1 ? null : (task.people[0]?.id ?? nobody);
}

/** With whom a new date can be: one of the people, or somebody new for one with nobody. */
export function companyOf(task: DateTask): readonly Person[] {
  if (task.kind === 'edit') return [];
  return firstPersonId(task) === nobody
    ? [{ id: nobody, name: 'Somebody new' }, ...task.people]
    : task.people;
}

export function titleOf(task: DateTask): string {
  if (task.kind === 'edit') return 'Edit Date';
  return task.kind === 'record' ? 'Record Date' : 'Schedule Date';
}

/** What is said when the date was stored, and when it was not. */
export function wordsOf(task: DateTask): {
  readonly done: string;
  readonly failed: string;
  readonly submit: string;
} {
  if (task.kind === 'edit')
    return { done: notices.dateUpdated, failed: notices.dateNotUpdated, submit: 'Save Changes' };
  return { done: notices.dateRecorded, failed: notices.dateNotRecorded, submit: titleOf(task) };
}
