import type { DateKind, InvitationReply } from '@rendezvous/contract';
import { learntNames } from '../platform/db/migrations/learnt-names.ts';
import { readIfWhole, StoredDamage } from '../platform/db/stored-damage.ts';
import type { Database } from '../platform/db/tables.ts';
import type { DatePlanTable, DateTable } from '../platform/db/tables/date-tables.ts';

export interface StoredActivity {
  readonly id: string;
  readonly name: string;
  readonly location: string;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly costCents: number;
  readonly notes: string;
  /** Missing in older dates, from before it was asked. */
  readonly isBooked?: boolean;
}

/** What a user says about a date. */
export interface DateDetails {
  /** Null: with nobody in particular. */
  readonly profileId: number | null;
  readonly kind: DateKind;
  readonly day: string;
  /** In half stars; 10 if nobody gave a rating. */
  readonly ratingHalves: number;
  readonly isRated: boolean;
  readonly totalCostCents: number;
  readonly notes: string;
  readonly activities: readonly StoredActivity[];
  /** When it was canceled; null if it was not. */
  readonly cancelledAt: number | null;
}

/** The part of its plan that lists show. */
export type DateHead = Pick<DatePlanTable, 'title' | 'city' | 'time_zone' | 'lat' | 'lon'>;

export interface StoredDate extends DateDetails {
  readonly id: string;
  readonly profileName: string | null;
  readonly head: DateHead;
  /** Null if nobody was invited. */
  readonly invitation: { readonly reply: InvitationReply | null } | null;
  readonly createdAt: number;
  /** What kind of place each stop is, in the order of activities, as far as its name says it. */
  readonly kinds?: readonly (string | undefined)[];
  /** Set if the activities or the guest's answer cannot be read; they are left out. */
  readonly isDamaged?: true;
}

type DateRow = DateTable &
  DateHead & { profile_name: string | null; invitation: string | null; reply: string | null };

/** A user's dates joined with the people they are with and the guests' answers. */
export function datesWithGuests(db: Database, userId: number) {
  return db
    .selectFrom('dates')
    .leftJoin('profiles', (join) =>
      join
        .onRef('profiles.user_id', '=', 'dates.user_id')
        .onRef('profiles.id', '=', 'dates.profile_id'),
    )
    .leftJoin('invitations', (join) =>
      join
        .onRef('invitations.user_id', '=', 'dates.user_id')
        .onRef('invitations.date_id', '=', 'dates.id'),
    )
    .where('dates.user_id', '=', userId);
}

/** A user's dates with the names of the people, and where they take place. */
export function datesOf(db: Database, userId: number) {
  return datesWithGuests(db, userId)
    .leftJoin('date_plans', (join) =>
      join
        .onRef('date_plans.user_id', '=', 'dates.user_id')
        .onRef('date_plans.date_id', '=', 'dates.id'),
    )
    .selectAll('dates')
    .select([
      'invitations.date_id as invitation',
      'invitations.reply',
      'profiles.name as profile_name',
      'date_plans.title',
      'date_plans.city',
      'date_plans.time_zone',
      'date_plans.lat',
      'date_plans.lon',
    ]);
}

export async function findDate(
  db: Database,
  userId: number,
  id: string,
): Promise<StoredDate | undefined> {
  const row = await datesOf(db, userId).where('dates.id', '=', id).executeTakeFirst();
  const date = row && dateOf(row);
  if (date?.isDamaged) throw new StoredDamage(`the date ${id}`, new Error('it is damaged'));
  return date;
}

export function dateOf(row: DateRow): StoredDate {
  const { title, city, time_zone, lat, lon } = row;
  const record = `the date ${row.id}`;
  const activities = readIfWhole(record, () => activitiesIn(row.activities));
  const reply = readIfWhole(
    record,
    () => JSON.parse(row.reply ?? 'null') as InvitationReply | null,
  );
  return {
    id: row.id,
    profileId: row.profile_id,
    profileName: row.profile_name,
    kind: row.kind as DateKind,
    day: row.day,
    ratingHalves: row.rating_halves,
    isRated: row.rated === 1,
    totalCostCents: row.total_cost_cents,
    notes: row.notes,
    activities: activities ?? [],
    cancelledAt: row.cancelled_at,
    head: { title, city, time_zone, lat, lon },
    invitation: row.invitation === null ? null : { reply: reply ?? null },
    createdAt: row.created_at,
    ...((activities === undefined || reply === undefined) && { isDamaged: true }),
  };
}

/** From any version: newer fields may be missing, but none has another type. */
function activitiesIn(text: string): StoredActivity[] {
  const activities = JSON.parse(text) as StoredActivity[];
  const isWhole = ({ id, name, location, notes, costCents }: StoredActivity) =>
    typeof name === 'string' &&
    Number.isFinite(costCents) &&
    [id, location, notes].every((field) => ['string', 'undefined'].includes(typeof field));
  if (!Array.isArray(activities) || !activities.every(isWhole))
    throw new Error('these are no activities');
  return activities;
}

export function columnsOf(date: DateDetails): Omit<DateTable, 'user_id' | 'id' | 'created_at'> {
  return {
    profile_id: date.profileId,
    kind: date.kind,
    day: date.day,
    rating_halves: date.ratingHalves,
    rated: date.isRated ? 1 : 0,
    total_cost_cents: date.totalCostCents,
    notes: date.notes,
    activities: JSON.stringify(date.activities),
    learnt_names: JSON.stringify(learntNames(date.activities)),
    cancelled_at: date.cancelledAt,
  };
}
