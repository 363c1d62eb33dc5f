import {
  profileDefaults,
  type GuestAnswer,
  type InvitationReply,
  type ReminderTiming,
  type Status,
  type WrittenProfile,
} from '@rendezvous/contract';
import { sql } from 'kysely';
import { deleteInBatches } from '../platform/db/delete-in-batches.ts';
import type { Database } from '../platform/db/tables.ts';

/** A person of a user, as far as they can be reminded of. */
export interface RememberedPerson {
  readonly id: number;
  readonly name: string;
  readonly status: Status;
  readonly importantDates: WrittenProfile['importantDates'];
}

/** A scheduled date of a user. */
export interface RememberedDate {
  readonly id: string;
  readonly day: string;
  readonly isRated: boolean;
  /** What the guest answered and when; null: nothing, or it was decided about. */
  readonly reply?: { readonly answer: GuestAnswer; readonly at: number } | null;
  readonly profile: { readonly id: number; readonly name: string } | null;
}

/** What a user can be reminded of and when, and the reminders they have seen enough of. */
export interface Remembered {
  readonly people: readonly RememberedPerson[];
  readonly dates: readonly RememberedDate[];
  readonly dismissed: ReadonlySet<string>;
  readonly timing: ReminderTiming;
}

export interface Reminders {
  /** Of these users: all people, and the dates scheduled for days from the first to the last. Four statements, however many they are. */
  listRemembered(
    userIds: readonly number[],
    days: { first: string; last: string },
  ): Promise<ReadonlyMap<number, Remembered>>;
  dismiss(userId: number, reminderId: string, now: number): Promise<void>;
  deleteDismissedBefore(instant: number): Promise<void>;
}

export function createReminders(db: Database): Reminders {
  return {
    listRemembered: (userIds, days) => listRemembered(db, userIds, days),

    async dismiss(userId, reminderId, now) {
      await db
        .insertInto('dismissed_reminders')
        .values({ user_id: userId, reminder_id: reminderId, dismissed_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async deleteDismissedBefore(instant) {
      await deleteInBatches(db, {
        table: 'dismissed_reminders',
        key: ['user_id', 'reminder_id'],
        where: sql`dismissed_at < ${instant}`,
      });
    },
  };
}

async function listRemembered(
  db: Database,
  userIds: readonly number[],
  days: { first: string; last: string },
): Promise<ReadonlyMap<number, Remembered>> {
  if (userIds.length === 0) return new Map();
  const people = await db
    .selectFrom('profiles')
    .select(['user_id', 'id', 'name', 'status', 'fields'])
    .where('user_id', 'in', userIds)
    .where('is_own', '=', 0)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const dates = await scheduledDates(db, userIds, days);
  const dismissed = await db
    .selectFrom('dismissed_reminders')
    .select(['user_id', 'reminder_id'])
    .where('user_id', 'in', userIds)
    .execute();
  const timings = await db
    .selectFrom('users')
    .select(['id', 'reminder_hour', 'reminder_lead_days'])
    .where('id', 'in', userIds)
    .execute();
  const peopleByUser = Map.groupBy(people, (row) => row.user_id);
  const datesByUser = Map.groupBy(dates, (row) => row.user_id);
  const dismissedByUser = Map.groupBy(dismissed, (row) => row.user_id);
  return new Map(
    timings.map(({ id, reminder_hour: hour, reminder_lead_days: leadDays }) => [
      id,
      {
        people: (peopleByUser.get(id) ?? []).map(personOf),
        dates: (datesByUser.get(id) ?? []).map(dateOf),
        dismissed: new Set((dismissedByUser.get(id) ?? []).map((row) => row.reminder_id)),
        timing: { hour, leadDays },
      },
    ]),
  );
}

/** Scheduled for these days, or later with an answer of the guest. */
function scheduledDates(
  db: Database,
  userIds: readonly number[],
  { first, last }: { first: string; last: string },
) {
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
    .select([
      'invitations.reply',
      'invitations.replied_at',
      'dates.user_id',
      'dates.id',
      'dates.day',
      'dates.rated',
      'profiles.id as profile_id',
      'profiles.name as profile_name',
    ])
    .where('dates.user_id', 'in', userIds)
    .where('dates.kind', '=', 'scheduled')
    .where('dates.cancelled_at', 'is', null)
    .where('dates.day', '>=', first)
    .where((date) =>
      date.or([date('dates.day', '<=', last), date('invitations.reply', 'is not', null)]),
    )
    .orderBy('dates.created_at')
    .execute();
}

function personOf({
  id,
  name,
  status,
  fields,
}: {
  id: number;
  name: string;
  status: string;
  fields: string;
}): RememberedPerson {
  const { importantDates } = JSON.parse(fields) as Partial<WrittenProfile>;
  return {
    id,
    name,
    status: status as Status,
    importantDates: { ...profileDefaults.importantDates, ...importantDates },
  };
}

function dateOf({
  id,
  day,
  rated,
  reply,
  replied_at,
  profile_id,
  profile_name,
}: {
  id: string;
  day: string;
  rated: number;
  reply: string | null;
  replied_at: number | null;
  profile_id: number | null;
  profile_name: string | null;
}): RememberedDate {
  return {
    id,
    day,
    isRated: rated === 1,
    reply: openReplyOf(reply, replied_at),
    profile:
      profile_id === null || profile_name === null ? null : { id: profile_id, name: profile_name },
  };
}

function openReplyOf(
  reply: string | null,
  at: number | null,
): NonNullable<RememberedDate['reply']> | null {
  if (reply === null || at === null) return null;
  const { answer, decision } = JSON.parse(reply) as InvitationReply;
  return decision === null ? { answer, at } : null;
}
