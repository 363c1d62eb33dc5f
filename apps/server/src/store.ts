import { findDamage } from './platform/db/sqlite/node-sqlite-dialect.ts';
import { inTransaction } from './platform/db/in-transaction.ts';
import type { Database } from './platform/db/tables.ts';
import { createTruncateLog } from './platform/db/sqlite/truncate-log.ts';
import { createAccountEvents, type AccountEvents } from './accounts/account-events-store.ts';
import { createAccountLinks, type AccountLinks } from './accounts/account-links-store.ts';
import { createMailQueue, type MailQueue } from './platform/mail/mail-queue-store.ts';
import { createAddressCounters, type AddressCounters } from './limits/address-counters-store.ts';
import { createAddresses, type Addresses } from './accounts/addresses-store.ts';
import { createCalendarFeeds, type CalendarFeeds } from './calendar/calendar-feeds-store.ts';
import { createDates, type Dates } from './dates/dates-store.ts';
import { createImportantDays, type ImportantDays } from './people/important-days-store.ts';
import { createPhotoMark, type PhotoMark } from './photos/photo-mark-store.ts';
import { createPhotos, type Photos } from './photos/photos-store.ts';
import { createProfileNotes, type ProfileNotes } from './people/profile-notes-store.ts';
import { createProfiles, type Profiles } from './people/profiles-store.ts';
import { createSavedIdeas, type SavedIdeas } from './ideas/saved-ideas-store.ts';
import { createAttempts, type Attempts } from './limits/attempts-store.ts';
import { createKnownNetworks, type KnownNetworks } from './sessions/known-networks-store.ts';
import { createLeases, type Leases } from './platform/jobs/leases-store.ts';
import { createReminderMails, type ReminderMails } from './reminders/reminder-mails-store.ts';
import { createReminders, type Reminders } from './reminders/reminders-store.ts';
import { createSecrets, type Secrets } from './platform/crypto/secrets-store.ts';
import { createInvitations, type Invitations } from './sharing/invitations-store.ts';
import { createSharedPlans, type SharedPlans } from './sharing/shared-plans-store.ts';
import { createSessions, type Sessions } from './sessions/sessions-store.ts';
import { createRefinements, type Refinements } from './refinements/refinements-store.ts';
import { createSubscribers, type Subscribers } from './newsletter/subscribers-store.ts';
import { createSuggestions, type Suggestions } from './suggestions/suggestions-store.ts';
import { createUsage, type UsageStore } from './limits/usage-store.ts';
import { createUserData, type UserDataStore } from './export/user-data-store.ts';
import { createUsers, type Users } from './accounts/users-store.ts';
import { createVisitorClaims, type VisitorClaims } from './suggestions/visitor-claims-store.ts';

/** The stores of all nouns over one database. */
export interface Store {
  readonly users: Users;
  readonly sessions: Sessions;
  readonly addresses: Addresses;
  readonly accountLinks: AccountLinks;
  readonly mailQueue: MailQueue;
  readonly attempts: Attempts;
  readonly knownNetworks: KnownNetworks;
  readonly accountEvents: AccountEvents;
  readonly secrets: Secrets;
  readonly usage: UsageStore;
  readonly userData: UserDataStore;
  readonly suggestions: Suggestions;
  readonly refinements: Refinements;
  readonly visitorClaims: VisitorClaims;
  readonly addressCounters: AddressCounters;
  readonly profiles: Profiles;
  readonly importantDays: ImportantDays;
  readonly profileNotes: ProfileNotes;
  readonly dates: Dates;
  readonly savedIdeas: SavedIdeas;
  readonly photos: Photos;
  readonly photoMark: PhotoMark;
  readonly calendarFeeds: CalendarFeeds;
  readonly sharedPlans: SharedPlans;
  readonly invitations: Invitations;
  readonly reminders: Reminders;
  readonly reminderMails: ReminderMails;
  readonly leases: Leases;
  readonly subscribers: Subscribers;
  /**
   * Runs `work` on a store whose writes happen all or not at all. It may be retried, so it must
   * have no effect besides those writes.
   */
  inTransaction<Result>(work: (store: StoreInTransaction) => Promise<Result>): Promise<Result>;
  /**
   * Removes deleted data from SQLite's log; PostgreSQL's log is the operator's responsibility
   * (docs/decisions/026-when-the-store-fails.md).
   */
  truncateLog(): Promise<void>;
  /**
   * Throws if the database cannot be read or written, lacks its tables or was once found damaged.
   * Writes at most every two seconds, however often it is called.
   */
  check(): Promise<void>;
}

type StoreInTransaction = Omit<Store, 'inTransaction' | 'truncateLog' | 'check'>;

export function createStore(db: Database): Store {
  return {
    ...storesOn(db),
    inTransaction: (work) => inTransaction(db, (transaction) => work(storesOn(transaction))),
    truncateLog: createTruncateLog(db),
    check: createCheck(db),
  };
}

const checkMs = 2000;

function createCheck(db: Database): () => Promise<void> {
  const { take } = createLeases(db);
  let wroteAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const damage = findDamage(db);
    if (damage) throw damage;
    await db.selectFrom('suggestion_sessions').select('id').limit(1).execute();
    if (performance.now() - wroteAt < checkMs) return;
    // A lease of zero length, which anybody may take: a write that changes nothing.
    await take({ name: 'readiness', holder: 'anybody' }, { now: 0, ms: 0 });
    wroteAt = performance.now();
  };
}

function storesOn(db: Database): StoreInTransaction {
  return {
    users: createUsers(db),
    sessions: createSessions(db),
    addresses: createAddresses(db),
    accountLinks: createAccountLinks(db),
    mailQueue: createMailQueue(db),
    attempts: createAttempts(db),
    knownNetworks: createKnownNetworks(db),
    accountEvents: createAccountEvents(db),
    secrets: createSecrets(db),
    usage: createUsage(db),
    userData: createUserData(db),
    suggestions: createSuggestions(db),
    refinements: createRefinements(db),
    visitorClaims: createVisitorClaims(db),
    addressCounters: createAddressCounters(db),
    profiles: createProfiles(db),
    importantDays: createImportantDays(db),
    profileNotes: createProfileNotes(db),
    dates: createDates(db),
    savedIdeas: createSavedIdeas(db),
    photos: createPhotos(db),
    photoMark: createPhotoMark(db),
    calendarFeeds: createCalendarFeeds(db),
    sharedPlans: createSharedPlans(db),
    invitations: createInvitations(db),
    reminders: createReminders(db),
    reminderMails: createReminderMails(db),
    leases: createLeases(db),
    subscribers: createSubscribers(db),
  };
}
