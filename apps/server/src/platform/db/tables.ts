import type { Kysely } from 'kysely';
import type {
  AccountEventTable,
  AccountLinkTable,
  AccountMailTable,
  AttemptTable,
  KnownNetworkTable,
  LeaseTable,
  RefreshTokenTable,
  SecretTable,
  SessionTable,
  SubscriberTable,
  UserTable,
} from './tables/account-tables.ts';
import type {
  CalendarFeedTable,
  DatePlanTable,
  DateTable,
  DismissedReminderTable,
  InvitationTable,
  ReminderMailTable,
  SavedIdeaTable,
  SavedPlanTable,
  SharedPlanTable,
  SharedSuggestionTable,
} from './tables/date-tables.ts';
import type {
  ImportantDayTable,
  PhotoErasureTable,
  PhotoMarkTable,
  PhotoTable,
  ProfileNoteTable,
  ProfileTable,
  StatusChangeTable,
} from './tables/people-tables.ts';
import type {
  AddressCounterTable,
  RefinementTable,
  SuggestionSessionTable,
  SuggestionTable,
  VisitorClaimTable,
} from './tables/suggestion-tables.ts';

/*
 * The rows as both databases hold them: only integers, text and reals, so that SQLite and
 * PostgreSQL agree. JSON is text, instants are epoch milliseconds, days are `YYYY-MM-DD` in UTC.
 * The store modules encode and decode.
 */

export interface Tables {
  users: UserTable;
  sessions: SessionTable;
  refresh_tokens: RefreshTokenTable;
  account_links: AccountLinkTable;
  account_mails: AccountMailTable;
  attempts: AttemptTable;
  known_networks: KnownNetworkTable;
  account_events: AccountEventTable;
  secrets: SecretTable;
  photo_mark: PhotoMarkTable;
  profiles: ProfileTable;
  important_days: ImportantDayTable;
  status_changes: StatusChangeTable;
  profile_notes: ProfileNoteTable;
  photos: PhotoTable;
  photo_erasures: PhotoErasureTable;
  dates: DateTable;
  date_plans: DatePlanTable;
  invitations: InvitationTable;
  saved_ideas: SavedIdeaTable;
  saved_plans: SavedPlanTable;
  calendar_feeds: CalendarFeedTable;
  shared_plans: SharedPlanTable;
  shared_suggestions: SharedSuggestionTable;
  dismissed_reminders: DismissedReminderTable;
  reminder_mails: ReminderMailTable;
  leases: LeaseTable;
  subscribers: SubscriberTable;
  suggestion_sessions: SuggestionSessionTable;
  suggestions: SuggestionTable;
  refinements: RefinementTable;
  visitor_claims: VisitorClaimTable;
  address_counters: AddressCounterTable;
}

export type Database = Kysely<Tables>;
