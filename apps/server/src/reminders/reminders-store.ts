import {
  limits,
  type GuestAnswer,
  type InvitationReply,
  type ReminderTiming,
} from '@rendezvous/contract';
import { sql } from 'kysely';
import { datesWithGuests } from '../dates/date-rows-query.ts';
import { deleteInBatches } from '../platform/db/delete-in-batches.ts';
import { readIfWhole } from '../platform/db/stored-damage.ts';
import type { Database } from '../platform/db/tables.ts';

/** A scheduled date of a user. */
export interface RememberedDate {
  readonly id: string;
  readonly day: string;
  readonly isRated: boolean;
  /** What the guest answered and when; null: nothing, or it was decided about. */
  readonly reply?: { readonly answer: GuestAnswer; readonly at: number } | null;
  readonly profile: { readonly id: number; readonly name: string } | null;
}

/**
 * What a user can be reminded of beside important dates, and the reminders they have seen enough
 * of. Each list is cut, the nearest first.
 */
export interface Reminders {
  /** Scheduled for one of these days: those over that nobody rated, and those to come. */
  listDates(
    userId: number,
    days: { first: string; today: string; last: string },
  ): Promise<RememberedDate[]>;
  /** Scheduled for a day after this one, with an answer of the guest. */
  listReplies(userId: number, afterDay: string): Promise<RememberedDate[]>;
  /** Which of these reminders the user dismissed. */
  listDismissed(userId: number, reminderIds: readonly string[]): Promise<ReadonlySet<string>>;
  findTiming(userId: number): Promise<ReminderTiming | undefined>;
  /**
   * Which of these users have a scheduled date on this day, or an important date on one of those:
   * see `ImportantDays`. Not of one user: they are asked about together.
   */
  listAffected(
    userIds: readonly number[],
    days: { dates: string; important: readonly string[] },
  ): Promise<ReadonlySet<number>>;
  dismiss(userId: number, reminderId: string, now: number): Promise<void>;
  deleteDismissedBefore(instant: number): Promise<void>;
}

export function createReminders(db: Database): Reminders {
  return {
    listDates: (userId, days) => listDates(db, userId, days),

    listReplies: async (userId, afterDay) =>
      (
        await scheduledDates(db, userId)
          .where('invitations.reply', 'is not', null)
          .where('dates.day', '>', afterDay)
          .orderBy('dates.day')
          .orderBy('dates.created_at')
          .limit(limits.inbox)
          .execute()
      ).map(dateOf),

    listDismissed: async (userId, reminderIds) =>
      new Set(
        reminderIds.length === 0
          ? []
          : (
              await db
                .selectFrom('dismissed_reminders')
                .select('reminder_id')
                .where('user_id', '=', userId)
                .where('reminder_id', 'in', reminderIds)
                .execute()
            ).map((row) => row.reminder_id),
      ),

    findTiming: (userId) =>
      db
        .selectFrom('users')
        .select(['reminder_hour as hour', 'reminder_lead_days as leadDays'])
        .where('id', '=', userId)
        .executeTakeFirst(),

    listAffected: (userIds, days) => listAffected(db, userIds, days),

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

async function listDates(
  db: Database,
  userId: number,
  { first, today, last }: { first: string; today: string; last: string },
): Promise<RememberedDate[]> {
  const over =
    first === today
      ? []
      : await scheduledDates(db, userId)
          .where('dates.day', '>=', first)
          .where('dates.day', '<', today)
          .where('dates.rated', '=', 0)
          .orderBy('dates.day', 'desc')
          .orderBy('dates.created_at')
          .limit(limits.inbox)
          .execute();
  const toCome = await scheduledDates(db, userId)
    .where('dates.day', '>=', today)
    .where('dates.day', '<=', last)
    .orderBy('dates.day')
    .orderBy('dates.created_at')
    .limit(limits.inbox)
    .execute();
  return [...over, ...toCome].map(dateOf);
}

function scheduledDates(db: Database, userId: number) {
  return datesWithGuests(db, userId)
    .select([
      'invitations.reply',
      'invitations.replied_at',
      'dates.id',
      'dates.day',
      'dates.rated',
      'profiles.id as profile_id',
      'profiles.name as profile_name',
    ])
    .where('dates.kind', '=', 'scheduled')
    .where('dates.cancelled_at', 'is', null);
}

async function listAffected(
  db: Database,
  userIds: readonly number[],
  { dates, important }: { dates: string; important: readonly string[] },
): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('users')
    .select('users.id')
    .where('users.id', 'in', userIds)
    .where(({ exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom('important_days')
            .select('position')
            .whereRef('important_days.user_id', '=', 'users.id')
            .where('kind', 'in', ['birthday', 'first-date', 'other'])
            .where('falls_on', 'in', important),
        ),
        exists(
          selectFrom('dates')
            .select('dates.id')
            .whereRef('dates.user_id', '=', 'users.id')
            .where('dates.kind', '=', 'scheduled')
            .where('dates.day', '=', dates),
        ),
      ]),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
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
  const read = readIfWhole('an answer', () => JSON.parse(reply) as InvitationReply);
  return read?.decision === null ? { answer: read.answer, at } : null;
}
