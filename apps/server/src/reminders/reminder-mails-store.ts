import type { ReminderTiming } from '@rendezvous/contract';
import { sql } from 'kysely';
import { clockSkewMs } from '../platform/db/clock-skew.ts';
import { deleteInBatches } from '../platform/db/delete-in-batches.ts';
import type { Database } from '../platform/db/tables.ts';

/**
 * When it is whose turn: users of one time zone who are reminded of important dates from one hour
 * on.
 */
export interface ReminderClock {
  readonly timeZone: string;
  readonly hour: number;
}

/** Somebody whose reminders go out by mail too. */
export interface Recipient {
  readonly userId: number;
  readonly email: string;
  readonly timing: ReminderTiming;
}

export interface Claim {
  /** Nobody else sends these, for now. */
  readonly reminderIds: readonly string[];
  /** Others may still be tried again, later. */
  readonly isOpen: boolean;
}

export interface ReminderMails {
  /**
   * The time zones and hours of all who take reminders by mail. The queries of recipients alone are
   * not of one user: they find whose turn it is.
   */
  listClocks(): Promise<ReminderClock[]>;
  /**
   * Who of a time zone and hour has confirmed their address and is not done with this moment of the
   * day, in the order of ids, after the given one. Whoever is done with another, earlier or (by a
   * clock that was ahead) later, is not.
   */
  listRecipients(turn: {
    clock: ReminderClock;
    slot: string;
    afterId: number;
    limit: number;
  }): Promise<Recipient[]>;
  /** Notes that these users are done with this moment of the day. */
  finish(userIds: readonly number[], slot: string): Promise<void>;
  /**
   * Takes reminders that were never claimed, and those whose sending ended unknown long enough ago,
   * once.
   */
  claim(userId: number, reminderIds: readonly string[], now: number): Promise<Claim>;
  markSent(userId: number, reminderIds: readonly string[], now: number): Promise<void>;
  /** Gives back what was certainly not sent: the try does not count. */
  release(userId: number, reminderIds: readonly string[]): Promise<void>;
  /**
   * Leaves what may have been taken until then: minutes later the server would most likely fail in
   * the same way.
   */
  leaveUntil(userId: number, reminderIds: readonly string[], instant: number): Promise<void>;
  /** What was refused is not tried again. */
  giveUp(userId: number, reminderIds: readonly string[]): Promise<void>;
  /**
   * Gives back what the server wants at another time: the try does not count, and each pause is
   * longer than the one before.
   */
  defer(userId: number, reminderIds: readonly string[], now: number): Promise<void>;
  /**
   * Forgets what a clock that was ahead has claimed or sent: it was not this day's, and would
   * silence the day when it comes.
   */
  forgetFuture(now: number): Promise<void>;
  deleteClaimedBefore(instant: number): Promise<void>;
}

/** The first, and one more where nobody knows what became of it. */
const maxTries = 2;
const minuteMs = 60 * 1000;
/** Longer than any sending lasts. */
const sendingMs = 10 * minuteMs;
/**
 * How long to wait after each time the server asked for another time; the last goes for all that
 * follow.
 */
const pausesMs = [5 * minuteMs, 15 * minuteMs, 60 * minuteMs, 180 * minuteMs] as const;

export function createReminderMails(db: Database): ReminderMails {
  const update = (userId: number, reminderIds: readonly string[]) =>
    updateMails(db, userId, reminderIds);
  return {
    listClocks: () =>
      db
        .selectFrom('users')
        .select(['time_zone as timeZone', 'reminder_hour as hour'])
        .distinct()
        .where('reminders_by_mail', '=', 1)
        .execute(),

    listRecipients: (turn) => listRecipients(db, turn),

    async finish(userIds, slot) {
      if (userIds.length > 0)
        await db.updateTable('users').set({ mail_slot: slot }).where('id', 'in', userIds).execute();
    },

    claim: (userId, reminderIds, now) => claim(db, { userId, reminderIds, now }),

    async markSent(userId, reminderIds, now) {
      await update(userId, reminderIds).set({ sent_at: now }).execute();
    },

    async release(userId, reminderIds) {
      await update(userId, reminderIds)
        .set((row) => ({ tries: row('tries', '-', 1), retry_at: 0 }))
        .execute();
    },

    defer: (userId, reminderIds, now) => defer(db, { userId, reminderIds, now }),

    async leaveUntil(userId, reminderIds, instant) {
      await update(userId, reminderIds).set({ retry_at: instant }).execute();
    },

    async giveUp(userId, reminderIds) {
      await update(userId, reminderIds).set({ tries: maxTries }).execute();
    },

    async forgetFuture(now) {
      await db
        .deleteFrom('reminder_mails')
        .where('claimed_at', '>', now + clockSkewMs)
        .execute();
    },

    async deleteClaimedBefore(instant) {
      await deleteInBatches(db, {
        table: 'reminder_mails',
        key: ['user_id', 'reminder_id'],
        where: sql`claimed_at < ${instant}`,
      });
    },
  };
}

function updateMails(db: Database, userId: number, reminderIds: readonly string[]) {
  return db
    .updateTable('reminder_mails')
    .where('user_id', '=', userId)
    .where('reminder_id', 'in', reminderIds);
}

async function defer(
  db: Database,
  { userId, reminderIds, now }: { userId: number; reminderIds: readonly string[]; now: number },
): Promise<void> {
  const [first, second, third, later] = pausesMs;
  await updateMails(db, userId, reminderIds)
    .set((row) => ({
      tries: row('tries', '-', 1),
      deferrals: row('deferrals', '+', 1),
      retry_at: sql<number>`${now} + cast(case deferrals
        when 0 then ${first} when 1 then ${second} when 2 then ${third} else ${later} end as bigint)`,
    }))
    .execute();
}

async function claim(
  db: Database,
  { userId, reminderIds, now }: { userId: number; reminderIds: readonly string[]; now: number },
): Promise<Claim> {
  const claimed = await db
    .insertInto('reminder_mails')
    .values(
      reminderIds.map((id) => ({
        user_id: userId,
        reminder_id: id,
        tries: 1,
        claimed_at: now,
        retry_at: now + sendingMs,
        sent_at: null,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'reminder_id'])
        .doUpdateSet((row) => ({
          tries: row('reminder_mails.tries', '+', 1),
          claimed_at: now,
          retry_at: now + sendingMs,
        }))
        .where('reminder_mails.sent_at', 'is', null)
        .where('reminder_mails.tries', '<', maxTries)
        .where('reminder_mails.retry_at', '<=', now),
    )
    .returning('reminder_id')
    .execute();
  const ids = claimed.map((row) => row.reminder_id);
  const others = reminderIds.filter((id) => !ids.includes(id));
  return { reminderIds: ids, isOpen: others.length > 0 && (await hasOpen(db, userId, others)) };
}

async function hasOpen(
  db: Database,
  userId: number,
  reminderIds: readonly string[],
): Promise<boolean> {
  const row = await db
    .selectFrom('reminder_mails')
    .select('reminder_id')
    .where('user_id', '=', userId)
    .where('reminder_id', 'in', reminderIds)
    .where('sent_at', 'is', null)
    .where('tries', '<', maxTries)
    .executeTakeFirst();
  return row !== undefined;
}

async function listRecipients(
  db: Database,
  { clock, slot, afterId, limit }: Parameters<ReminderMails['listRecipients']>[0],
): Promise<Recipient[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id as userId', 'email', 'reminder_lead_days as leadDays'])
    .where('reminders_by_mail', '=', 1)
    .where('email_confirmed_at', 'is not', null)
    .where('time_zone', '=', clock.timeZone)
    .where('reminder_hour', '=', clock.hour)
    .where('mail_slot', '!=', slot)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ userId, email, leadDays }) => ({
    userId,
    email,
    timing: { hour: clock.hour, leadDays },
  }));
}
