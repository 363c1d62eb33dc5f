import { sql } from 'kysely';
import type { Database } from '../platform/db/tables.ts';
import { aSuggestion } from './a-suggestion.ts';

/** The tables whose rows belong to a user. */
export async function tablesOfUsers(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables
    .filter(({ columns }) => columns.some(({ name }) => name === 'user_id'))
    .map(({ name }) => name);
}

export async function countRows(db: Database, table: string, userId: number): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from ${sql.table(table)} where user_id = ${userId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A plan of one place, as the version before forms had numbers stored it. */
const planRow = {
  plan_id: '0b0f1c5e-7d2a-4c5e-9a6b-0d8b1c2d3e4f',
  total_cost: '$85',
  route_info: {},
  venues: [
    {
      name: 'Jazz Showcase',
      location: '806 S Plymouth Ct',
      description: '',
      estimated_cost: '',
      opening_hours: '',
      rating: 5,
    },
  ],
};

/** Gives a user who has a session one row in each of the other tables of users. */
export async function fillTables(db: Database, userId: number): Promise<void> {
  const now = Date.parse('2026-11-20T18:00:00Z');
  const owned = { user_id: userId, created_at: now };
  const photo = `photo-${userId}`;
  await db
    .insertInto('account_links')
    .values({
      ...owned,
      token_hash: `link-${userId}`,
      purpose: 'confirm-email',
      email: 'ana@example.com',
      expires_at: now + 1000,
    })
    .execute();
  await db
    .insertInto('account_mails')
    .values({
      ...owned,
      id: `mail-${userId}`,
      kind: 'confirm-email',
      email: 'ana@example.com',
      tries: 0,
      due_at: now,
    })
    .execute();
  await db
    .insertInto('known_networks')
    .values({ user_id: userId, network: '10.0.0.1', seen_at: now })
    .execute();
  await db
    .insertInto('profiles')
    .values({
      ...owned,
      id: 1,
      is_own: 1,
      name: 'Sam',
      status: 'talking',
      fields: '{"bio":"Likes jazz"}',
      avatar_photo_id: photo,
    })
    .execute();
  await db
    .insertInto('important_days')
    .values({
      user_id: userId,
      profile_id: 1,
      position: 0,
      kind: 'birthday',
      day: '1995-11-28',
      falls_on: '11-28',
      description: '',
    })
    .execute();
  await db
    .insertInto('status_changes')
    .values({
      user_id: userId,
      profile_id: 1,
      changed_at: now,
      status: 'talking',
      day: '2026-11-20',
    })
    .execute();
  await db
    .insertInto('profile_notes')
    .values({
      ...owned,
      id: 'note',
      profile_id: 1,
      kind: 'gift',
      text: 'A book about maps',
      day: '2026-11-20',
      given_on: null,
      askable: 1,
    })
    .execute();
  await db
    .insertInto('photos')
    .values({
      ...owned,
      id: photo,
      profile_id: 1,
      date_id: null,
      in_gallery: 0,
      name: 'sam.jpg',
      type: 'image/jpeg',
      bytes: 1000,
    })
    .execute();
  await db
    .insertInto('dates')
    .values({
      ...owned,
      id: 'date',
      profile_id: 1,
      kind: 'recorded',
      day: '2026-11-19',
      rating_halves: 9,
      rated: 1,
      total_cost_cents: 8500,
      notes: '',
      activities: '[{"name":"Jazz","costCents":6000}]',
      learnt_names: '["Jazz"]',
      cancelled_at: null,
    })
    .execute();
  await db
    .insertInto('date_plans')
    .values({
      user_id: userId,
      date_id: 'date',
      suggestion_id: null,
      title: 'Jazz, then a walk',
      city: 'Chicago',
      time_zone: 'America/Chicago',
      lat: 41.9,
      lon: -87.6,
      plan: JSON.stringify(planRow),
      weather: '{}',
    })
    .execute();
  await db
    .insertInto('invitations')
    .values({
      ...owned,
      date_id: 'date',
      token: `invitation-${userId}`,
      reply: null,
      replied_at: null,
    })
    .execute();
  await db
    .insertInto('saved_ideas')
    .values({
      ...owned,
      id: 'idea',
      suggestion_id: 'suggestion',
      log_id: null,
      profile_id: 1,
      weather: '{"conditions":"Clear"}',
    })
    .execute();
  await db
    .insertInto('saved_plans')
    .values({
      ...owned,
      plan_id: 'plan',
      idea_id: 'idea',
      plan: JSON.stringify(planRow),
      edited: 0,
    })
    .execute();
  await db
    .insertInto('shared_plans')
    .values({ ...owned, plan_id: 'plan', token: `token-${userId}` })
    .execute();
  await db
    .insertInto('calendar_feeds')
    .values({ ...owned, token_hash: `hash-${userId}` })
    .execute();
  await db
    .insertInto('dismissed_reminders')
    .values({ user_id: userId, reminder_id: 'birthday-today.1.2026-11-20', dismissed_at: now })
    .execute();
  await db
    .insertInto('reminder_mails')
    .values({
      user_id: userId,
      reminder_id: 'birthday-soon.1.2026-11-20',
      tries: 1,
      claimed_at: now,
      retry_at: now,
      sent_at: now,
    })
    .execute();
  const session = `session-${userId}`;
  await db
    .insertInto('suggestion_sessions')
    .values({ ...owned, id: session, visitor_id: null, profile_id: 1, day: '2026-11-20' })
    .execute();
  await db
    .insertInto('suggestions')
    .values({
      id: `suggestion-${userId}`,
      session_id: session,
      request: '{"config":{"location":"Chicago"}}',
      answer: JSON.stringify(aSuggestion()),
      venue_ids: '[]',
      created_at: now,
    })
    .execute();
}
