import type { DateRecord, NewDate } from '@rendezvous/contract';
import { isDay } from '../../../ui/time/calendar-day.ts';
import { parseDollars, sumDollars } from '../../../ui/money.ts';

/** One activity as it stands in the form. */
export interface ActivityDraft {
  readonly id: string;
  readonly name: string;
  readonly location: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly cost: string;
  readonly notes: string;
  readonly booked: boolean;
}

/** A date as it stands in the form. */
export interface DateDraft {
  /** Null: nobody has been chosen yet. */
  readonly profile_id: number | null;
  /** Of somebody who has no profile yet, for as long as nobody is chosen. */
  readonly new_name: string;
  readonly date: string;
  /** Null: nobody has said yet. */
  readonly rating: number | null;
  readonly notes: string;
  readonly activities: readonly ActivityDraft[];
  /** What a record without activities was stored with; it holds until activities say otherwise. */
  readonly storedTotal: number;
}

export function emptyActivity(id: string): ActivityDraft {
  return {
    id,
    name: '',
    location: '',
    start_time: '',
    end_time: '',
    cost: '',
    notes: '',
    booked: false,
  };
}

export function draftOf(record: DateRecord): DateDraft {
  return {
    profile_id: record.profile_id,
    new_name: '',
    date: record.date,
    rating: record.rated ? record.rating : null,
    notes: record.notes,
    activities: record.activities.map((activity) => ({
      ...activity,
      start_time: activity.start_time ?? '',
      end_time: activity.end_time ?? '',
      cost: activity.cost === 0 ? '' : activity.cost.toFixed(2),
    })),
    storedTotal: record.activities.length === 0 ? record.total_cost : 0,
  };
}

/** The sum of what the activities cost. */
export function totalOf({ activities, storedTotal }: DateDraft): number {
  return activities.length === 0
    ? storedTotal
    : sumDollars(activities.map(({ cost }) => parseDollars(cost) ?? 0));
}

/** What is wrong, by field: `date`, or the id of the activity whose cost is no sum. */
export function checkDraft(draft: DateDraft, dayMissing: string): Readonly<Record<string, string>> {
  const costs = Object.fromEntries(
    draft.activities
      .filter(({ cost }) => parseDollars(cost) === null)
      .map(({ id }) => [
        id,
        'Enter a cost of at least 0 with at most two decimals, such as 12.50.',
      ]),
  );
  return isDay(draft.date) ? costs : { date: dayMissing, ...costs };
}

/** What is sent: activities nobody filled in are left out, and a rating that nobody gave. */
export function changesOf(draft: DateDraft): Omit<NewDate, 'id' | 'kind' | 'profile_id'> {
  return {
    date: draft.date,
    ...(draft.rating !== null && { rating: draft.rating }),
    notes: draft.notes.trim(),
    total_cost: totalOf(draft),
    activities: draft.activities
      .filter((activity) =>
        Object.entries(activity).some(
          ([field, text]) => field !== 'id' && typeof text === 'string' && text.trim() !== '',
        ),
      )
      .map((activity) => ({
        id: activity.id,
        name: activity.name.trim(),
        location: activity.location.trim(),
        start_time: activity.start_time || null,
        end_time: activity.end_time || null,
        cost: parseDollars(activity.cost) ?? 0,
        notes: activity.notes.trim(),
        booked: activity.booked,
      })),
  };
}
