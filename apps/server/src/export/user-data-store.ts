import type { Selectable } from 'kysely';
import type { Database } from '../platform/db/tables.ts';
import type {
  AccountLinkTable,
  AccountMailTable,
  KnownNetworkTable,
  SessionTable,
  UserTable,
} from '../platform/db/tables/account-tables.ts';
import type {
  CalendarFeedTable,
  DismissedReminderTable,
  InvitationTable,
  ReminderMailTable,
  SharedPlanTable,
} from '../platform/db/tables/date-tables.ts';

/** What is kept of an account itself, as the tables hold it. */
export interface UserData {
  readonly user: Selectable<UserTable>;
  readonly sessions: readonly Selectable<SessionTable>[];
  readonly accountLinks: readonly Selectable<AccountLinkTable>[];
  readonly accountMails: readonly Selectable<AccountMailTable>[];
  readonly knownNetworks: readonly Selectable<KnownNetworkTable>[];
  readonly calendarFeed: Selectable<CalendarFeedTable> | undefined;
  readonly sharedPlans: readonly Selectable<SharedPlanTable>[];
  readonly invitations: readonly Selectable<InvitationTable>[];
  readonly dismissedReminders: readonly Selectable<DismissedReminderTable>[];
  readonly reminderMails: readonly Selectable<ReminderMailTable>[];
}

export interface UserDataStore {
  find(userId: number): Promise<UserData | undefined>;
}

export function createUserData(db: Database): UserDataStore {
  return {
    find: (userId) => find(db, userId),
  };
}

async function find(db: Database, userId: number): Promise<UserData | undefined> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  if (!user) return undefined;
  return {
    user,
    sessions: await db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('signed_in_at')
      .execute(),
    accountLinks: await db
      .selectFrom('account_links')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    accountMails: await db
      .selectFrom('account_mails')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    knownNetworks: await db
      .selectFrom('known_networks')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('seen_at')
      .execute(),
    calendarFeed: await db
      .selectFrom('calendar_feeds')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirst(),
    sharedPlans: await db
      .selectFrom('shared_plans')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    invitations: await db
      .selectFrom('invitations')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    dismissedReminders: await db
      .selectFrom('dismissed_reminders')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('dismissed_at')
      .execute(),
    reminderMails: await db
      .selectFrom('reminder_mails')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('claimed_at')
      .execute(),
  };
}
