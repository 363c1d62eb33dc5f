import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addDatePhotos } from './add-date-photos.ts';
import { addDatePlans } from './add-date-plans.ts';
import { addImportantDays } from './add-important-days.ts';
import { addLearntNames } from './add-learnt-names.ts';
import { addPhotoMark } from './add-photo-mark.ts';
import { addProfileNotes } from './add-profile-notes.ts';
import { addProfileRequests } from './add-profile-requests.ts';
import { addReminderTiming } from './add-reminder-timing.ts';
import { addVisitorRequests } from './add-visitor-requests.ts';
import { countStorage } from './count-storage.ts';
import { indexDatesByDay } from './index-dates-by-day.ts';
import { indexDatesWithPerson } from './index-dates-with-person.ts';

/** The schema's steps in order, written once for SQLite and PostgreSQL. A step that has shipped is never edited. */
export const migrations: Record<string, Migration> = {
  '001-suggestions': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('suggestion_sessions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('visitor_id', 'text', (column) => column.notNull())
        .addColumn('refinements_used', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('suggestion_sessions_by_age')
        .on('suggestion_sessions')
        .column('created_at')
        .execute();
      await db.schema
        .createTable('suggestions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('session_id', 'text', (column) =>
          column.notNull().references('suggestion_sessions.id').onDelete('cascade'),
        )
        .addColumn('request', 'text', (column) => column.notNull())
        .addColumn('answer', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('suggestions_by_session')
        .on('suggestions')
        .columns(['session_id', 'created_at'])
        .execute();
    },
  },
  '002-anonymous-quota': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('visitor_claims')
        .addColumn('visitor_id', 'text', (column) => column.primaryKey())
        .addColumn('claim_id', 'text', (column) => column.notNull())
        .addColumn('lease_ends_at', 'bigint')
        .addColumn('claimed_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('visitor_claims_by_age')
        .on('visitor_claims')
        .column('claimed_at')
        .execute();
      await db.schema
        .createTable('address_counters')
        .addColumn('address', 'text', (column) => column.notNull())
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('used', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('address_counters_key', ['address', 'day'])
        .execute();
      await db.schema
        .createIndex('address_counters_by_day')
        .on('address_counters')
        .column('day')
        .execute();
    },
  },
  '003-accounts': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('users')
        .addColumn('id', 'bigint', (column) => column.primaryKey())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('email_key', 'text', (column) => column.notNull().unique())
        .addColumn('password_hash', 'text')
        .addColumn('google_sub', 'text', (column) => column.unique())
        .addColumn('first_name', 'text', (column) => column.notNull())
        .addColumn('last_name', 'text', (column) => column.notNull())
        .addColumn('username', 'text', (column) => column.notNull())
        .addColumn('time_zone', 'text', (column) => column.notNull().defaultTo('UTC'))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('sessions')
        .addColumn('user_id', 'bigint', (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('rotating', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('used_generation', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('signed_in_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('sessions_key', ['user_id', 'id'])
        .execute();
      await db.schema
        .createIndex('sessions_by_expiry')
        .on('sessions')
        .column('expires_at')
        .execute();
      await db.schema
        .createTable('refresh_tokens')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('user_id', 'bigint', (column) => column.notNull())
        .addColumn('session_id', 'text', (column) => column.notNull())
        .addColumn('generation', 'integer', (column) => column.notNull())
        .addColumn('child_used_at', 'bigint')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addForeignKeyConstraint(
          'refresh_tokens_of_session',
          ['user_id', 'session_id'],
          'sessions',
          ['user_id', 'id'],
          (constraint) => constraint.onDelete('cascade'),
        )
        .execute();
      await db.schema
        .createIndex('refresh_tokens_by_session')
        .on('refresh_tokens')
        .columns(['user_id', 'session_id', 'generation'])
        .unique()
        .execute();
      await db.schema
        .createTable('attempts')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('used', 'integer', (column) => column.notNull())
        .addColumn('ends_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('attempts_by_end').on('attempts').column('ends_at').execute();
      await db.schema
        .createTable('known_networks')
        .addColumn('user_id', 'bigint', (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('network', 'text', (column) => column.notNull())
        .addColumn('seen_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('known_networks_key', ['user_id', 'network'])
        .execute();
      await db.schema
        .createIndex('known_networks_by_age')
        .on('known_networks')
        .column('seen_at')
        .execute();
      await db.schema
        .createTable('secrets')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '004-people': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('profiles')
        .addColumn('user_id', 'bigint', (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('id', 'bigint', (column) => column.notNull())
        .addColumn('is_own', 'integer', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('fields', 'text', (column) => column.notNull())
        .addColumn('avatar_photo_id', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('profiles_key', ['user_id', 'id'])
        .execute();
      await db.schema
        .createIndex('profiles_by_age')
        .on('profiles')
        .columns(['user_id', 'created_at'])
        .execute();
      await db.schema
        .createTable('status_changes')
        .addColumn('user_id', 'bigint', (column) => column.notNull())
        .addColumn('profile_id', 'bigint', (column) => column.notNull())
        .addColumn('changed_at', 'bigint', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('day', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('status_changes_key', ['user_id', 'profile_id', 'changed_at'])
        .addForeignKeyConstraint(
          'status_changes_of_profile',
          ['user_id', 'profile_id'],
          'profiles',
          ['user_id', 'id'],
          (constraint) => constraint.onDelete('cascade'),
        )
        .execute();
      await db.schema
        .createTable('photos')
        .addColumn('user_id', 'bigint', (column) => column.notNull())
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('profile_id', 'bigint', (column) => column.notNull())
        .addColumn('in_gallery', 'integer', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('bytes', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('photos_key', ['user_id', 'id'])
        .addForeignKeyConstraint(
          'photos_of_profile',
          ['user_id', 'profile_id'],
          'profiles',
          ['user_id', 'id'],
          (constraint) => constraint.onDelete('cascade'),
        )
        .execute();
      await db.schema.createIndex('photos_by_id').on('photos').column('id').execute();
      await db.schema
        .createIndex('photos_by_profile')
        .on('photos')
        .columns(['user_id', 'profile_id', 'created_at'])
        .execute();
      await db.schema
        .createTable('photo_erasures')
        .addColumn('photo_id', 'text', (column) => column.primaryKey())
        .addColumn('queued_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('dates')
        .addColumn('user_id', 'bigint', (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('profile_id', 'bigint')
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('rating_halves', 'integer', (column) => column.notNull())
        .addColumn('total_cost_cents', 'bigint', (column) => column.notNull())
        .addColumn('notes', 'text', (column) => column.notNull())
        .addColumn('activities', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('dates_key', ['user_id', 'id'])
        .addForeignKeyConstraint(
          'dates_of_profile',
          ['user_id', 'profile_id'],
          'profiles',
          ['user_id', 'id'],
          (constraint) => constraint.onDelete('cascade'),
        )
        .execute();
      await db.schema.createIndex('dates_by_day').on('dates').columns(['user_id', 'day']).execute();
      await db.schema
        .createIndex('dates_by_profile')
        .on('dates')
        .columns(['user_id', 'profile_id', 'day'])
        .execute();
    },
  },
  '005-saved-ideas': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('saved_ideas')
        .addColumn('user_id', 'bigint', (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('suggestion_id', 'text', (column) => column.notNull())
        .addColumn('log_id', 'text')
        .addColumn('profile_id', 'bigint')
        .addColumn('weather', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('saved_ideas_key', ['user_id', 'id'])
        .addUniqueConstraint('saved_ideas_by_suggestion', ['user_id', 'suggestion_id'])
        .addForeignKeyConstraint(
          'saved_ideas_of_profile',
          ['user_id', 'profile_id'],
          'profiles',
          ['user_id', 'id'],
          (constraint) => constraint.onDelete('cascade'),
        )
        .execute();
      await db.schema
        .createTable('saved_plans')
        .addColumn('user_id', 'bigint', (column) => column.notNull())
        .addColumn('plan_id', 'text', (column) => column.notNull())
        .addColumn('idea_id', 'text', (column) => column.notNull())
        .addColumn('plan', 'text', (column) => column.notNull())
        .addColumn('edited', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('saved_plans_key', ['user_id', 'plan_id'])
        .addForeignKeyConstraint(
          'saved_plans_of_idea',
          ['user_id', 'idea_id'],
          'saved_ideas',
          ['user_id', 'id'],
          (constraint) => constraint.onDelete('cascade'),
        )
        .execute();
      await db.schema
        .createIndex('saved_plans_by_idea')
        .on('saved_plans')
        .columns(['user_id', 'idea_id', 'created_at'])
        .execute();
    },
  },
  '006-account-events': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('account_events')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('event', 'text', (column) => column.notNull())
        .addColumn('actor', 'text', (column) => column.notNull())
        .addColumn('network', 'text', (column) => column.notNull())
        .addColumn('happened_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('account_events_by_actor')
        .on('account_events')
        .columns(['actor', 'happened_at'])
        .execute();
      await db.schema
        .createIndex('account_events_by_age')
        .on('account_events')
        .column('happened_at')
        .execute();
    },
  },
  '007-calendar-feeds': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('calendar_feeds')
        .addColumn('user_id', 'bigint', (column) =>
          column.primaryKey().references('users.id').onDelete('cascade'),
        )
        .addColumn('token_hash', 'text', (column) => column.notNull().unique())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  '008-suggestions-of-users': {
    // SQLite gives no foreign key of two columns to a table that is there already: both tables are made anew with what they hold.
    async up(db: Kysely<unknown>): Promise<void> {
      for (const table of ['suggestion_sessions', 'suggestions'])
        await db.schema.alterTable(table).renameTo(`former_${table}`).execute();
      for (const index of ['suggestion_sessions_by_age', 'suggestions_by_session'])
        await db.schema.dropIndex(index).execute();
      await db.schema
        .createTable('suggestion_sessions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('visitor_id', 'text')
        .addColumn('user_id', 'bigint', (column) =>
          column.references('users.id').onDelete('cascade'),
        )
        .addColumn('profile_id', 'bigint')
        .addColumn('day', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addForeignKeyConstraint(
          'suggestion_sessions_of_profile',
          ['user_id', 'profile_id'],
          'profiles',
          ['user_id', 'id'],
          (constraint) => constraint.onDelete('cascade'),
        )
        .execute();
      await db.schema
        .createTable('suggestions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('session_id', 'text', (column) =>
          column.notNull().references('suggestion_sessions.id').onDelete('cascade'),
        )
        .addColumn('request', 'text', (column) => column.notNull())
        .addColumn('answer', 'text', (column) => column.notNull())
        .addColumn('venue_ids', 'text', (column) => column.notNull().defaultTo('[]'))
        .addColumn('state', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      const kept = {
        suggestion_sessions: sql`id, visitor_id, created_at`,
        suggestions: sql`id, session_id, request, answer, created_at`,
      };
      for (const [table, columns] of Object.entries(kept)) {
        await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from ${sql.table(`former_${table}`)}`.execute(
          db,
        );
      }
      for (const table of ['former_suggestions', 'former_suggestion_sessions'])
        await db.schema.dropTable(table).execute();
      await db.schema
        .createIndex('suggestion_sessions_by_age')
        .on('suggestion_sessions')
        .column('created_at')
        .execute();
      await db.schema
        .createIndex('suggestion_sessions_by_user')
        .on('suggestion_sessions')
        .columns(['user_id', 'day'])
        .execute();
      await db.schema
        .createIndex('suggestions_by_session')
        .on('suggestions')
        .columns(['session_id', 'created_at'])
        .execute();
    },
  },
  '009-refinements': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('refinements')
        .addColumn('session_id', 'text', (column) =>
          column.notNull().references('suggestion_sessions.id').onDelete('cascade'),
        )
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('claim_id', 'text', (column) => column.notNull())
        .addColumn('claimed_at', 'bigint', (column) => column.notNull())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('value', 'text', (column) => column.notNull())
        .addColumn('suggestion_id', 'text')
        .addColumn('answer', 'text')
        .addColumn('done_at', 'bigint')
        .addPrimaryKeyConstraint('refinements_key', ['session_id', 'key'])
        .execute();
    },
  },
  '010-shared-plans': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('shared_plans')
        .addColumn('user_id', 'bigint', (column) => column.notNull())
        .addColumn('plan_id', 'text', (column) => column.notNull())
        .addColumn('token', 'text', (column) => column.notNull().unique())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('shared_plans_key', ['user_id', 'plan_id'])
        .addForeignKeyConstraint(
          'shared_plans_of_plan',
          ['user_id', 'plan_id'],
          'saved_plans',
          ['user_id', 'plan_id'],
          (constraint) => constraint.onDelete('cascade'),
        )
        .execute();
    },
  },
  '011-reminders': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .alterTable('users')
        .addColumn('reminders_by_mail', 'integer', (column) => column.notNull().defaultTo(1))
        .execute();
      await db.schema
        .alterTable('users')
        .addColumn('mail_slot', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      await db.schema
        .createIndex('users_by_mail_slot')
        .on('users')
        .columns(['reminders_by_mail', 'time_zone', 'mail_slot'])
        .execute();
      await db.schema
        .createTable('dismissed_reminders')
        .addColumn('user_id', 'bigint', (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('reminder_id', 'text', (column) => column.notNull())
        .addColumn('dismissed_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('dismissed_reminders_key', ['user_id', 'reminder_id'])
        .execute();
      await db.schema
        .createTable('reminder_mails')
        .addColumn('user_id', 'bigint', (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('reminder_id', 'text', (column) => column.notNull())
        .addColumn('tries', 'integer', (column) => column.notNull())
        .addColumn('claimed_at', 'bigint', (column) => column.notNull())
        .addColumn('sent_at', 'bigint')
        .addPrimaryKeyConstraint('reminder_mails_key', ['user_id', 'reminder_id'])
        .execute();
      await db.schema
        .createTable('leases')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('holder', 'text', (column) => column.notNull())
        .addColumn('ends_at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  '012-subscribers': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('subscribers')
        .addColumn('email_key', 'text', (column) => column.primaryKey())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('confirmed_on', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '014-deferred-mails': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .alterTable('reminder_mails')
        .addColumn('deferrals', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema
        .alterTable('reminder_mails')
        .addColumn('retry_at', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
      await sql`update reminder_mails set retry_at = claimed_at + 600000`.execute(db);
      await db.schema
        .createIndex('reminder_mails_by_claim')
        .on('reminder_mails')
        .column('claimed_at')
        .execute();
    },
  },
  '016-accounts-of-confirmed-addresses': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable('users').addColumn('email_confirmed_at', 'bigint').execute();
      await db.schema.alterTable('users').addColumn('pending_email', 'text').execute();
      await db.schema.alterTable('users').addColumn('unaddressed_at', 'bigint').execute();
      await db.schema
        .createIndex('users_by_unaddressed_at')
        .on('users')
        .column('unaddressed_at')
        .execute();
      await db.schema
        .alterTable('sessions')
        .addColumn('device', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      await db.schema
        .alterTable('sessions')
        .addColumn('last_used_at', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
      await sql`update sessions set last_used_at = signed_in_at`.execute(db);
      // Networks of IPv6 are written by their /56 from now on; the next sign-in from there makes it known again.
      await sql`delete from known_networks where network like '%/64'`.execute(db);
      await db.schema
        .createTable('account_links')
        .addColumn('user_id', 'bigint', (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('token_hash', 'text', (column) => column.notNull().unique())
        .addColumn('purpose', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('account_links_key', ['user_id', 'token_hash'])
        .execute();
      await db.schema
        .createIndex('account_links_by_expiry')
        .on('account_links')
        .column('expires_at')
        .execute();
      await db.schema
        .createTable('account_mails')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('user_id', 'bigint', (column) =>
          column.references('users.id').onDelete('cascade'),
        )
        .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('due_at', 'bigint', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('account_mails_by_due_at')
        .on('account_mails')
        .column('due_at')
        .execute();
      await db.schema
        .createIndex('account_mails_by_user')
        .on('account_mails')
        .column('user_id')
        .execute();
    },
  },
  '017-rated-dates': {
    // What a scheduled date was rated with and never changed is the default, not a rating. What was recorded was rated then.
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .alterTable('dates')
        .addColumn('rated', 'integer', (column) => column.notNull().defaultTo(1))
        .execute();
      await sql`update dates set rated = 0 where kind = 'scheduled' and rating_halves = 10`.execute(
        db,
      );
    },
  },
  '017-stored-bytes': { up: countStorage },
  '018-google-addresses': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable('users').addColumn('google_email_key', 'text').execute();
    },
  },
  '019-set-aside-accounts': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .alterTable('users')
        .addColumn('set_aside_for', 'bigint', (column) =>
          column.references('users.id').onDelete('set null'),
        )
        .execute();
      await db.schema
        .createIndex('users_by_set_aside_for')
        .on('users')
        .column('set_aside_for')
        .execute();
    },
  },
  '020-learnt-names': { up: addLearntNames },
  '021-photo-mark': { up: addPhotoMark },
  '022-plans-of-dates': { up: addDatePlans },
  '023-photos-of-dates': { up: addDatePhotos },
  '024-profile-notes': { up: addProfileNotes },
  '024-reminder-timing': { up: addReminderTiming },
  '025-important-days': { up: addImportantDays },
  '025-profile-requests': { up: addProfileRequests },
  '025-visitor-requests': { up: addVisitorRequests },
  '026-dates-with-person': { up: indexDatesWithPerson },
  '027-dates-in-order': { up: indexDatesByDay },
};
