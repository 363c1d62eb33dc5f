import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql, type Dialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { aTemporaryFolder } from '../../../testing/a-temporary-folder.ts';
import { migrations } from './migrations.ts';
import { NodeSqliteDialect } from '../sqlite/node-sqlite-dialect.ts';

const before = '006-account-events';

function migratorOf(db: Kysely<unknown>, names: readonly string[]): Migrator {
  const known = Object.fromEntries(
    names.map((name) => [name, migrations[name]]).filter(([, step]) => step !== undefined),
  ) as typeof migrations;
  return new Migrator({ db, provider: { getMigrations: async () => known } });
}

/** A database of the time before, with the suggestion of a visitor in it, brought up to date. */
async function keepsSuggestions(dialect: Dialect): Promise<void> {
  const db = new Kysely<unknown>({ dialect });
  const names = Object.keys(migrations).toSorted();
  expect(
    (await migratorOf(db, names.slice(0, names.indexOf(before) + 1)).migrateToLatest()).error,
  ).toBeUndefined();
  await sql`insert into suggestion_sessions (id, visitor_id, refinements_used, created_at) values ('session', 'visitor', 2, 1000)`.execute(
    db,
  );
  await sql`insert into suggestions (id, session_id, request, answer, created_at) values ('suggestion', 'session', '{}', '{}', 2000)`.execute(
    db,
  );

  expect((await migratorOf(db, names).migrateToLatest()).error).toBeUndefined();

  const { rows: sessions } =
    await sql`select id, visitor_id, user_id from suggestion_sessions`.execute(db);
  expect(sessions).toEqual([{ id: 'session', visitor_id: 'visitor', user_id: null }]);
  const suggestions = () => sql`select id, session_id, venue_ids from suggestions`.execute(db);
  expect((await suggestions()).rows).toEqual([
    { id: 'suggestion', session_id: 'session', venue_ids: '[]' },
  ]);
  await sql`delete from suggestion_sessions`.execute(db);
  expect((await suggestions()).rows).toEqual([]);
  await db.destroy();
}

/** Dates of the time before, each with what says whether somebody rated it. */
async function unratesScheduled(dialect: Dialect): Promise<void> {
  const db = new Kysely<unknown>({ dialect });
  const names = Object.keys(migrations).toSorted();
  const former = names.slice(0, names.indexOf('017-rated-dates'));
  expect((await migratorOf(db, former).migrateToLatest()).error).toBeUndefined();
  await sql`insert into users (id, email, email_key, first_name, last_name, username, created_at) values (1, 'a', 'a', '', '', 'a', 0)`.execute(
    db,
  );
  for (const [id, kind, halves] of [
    ['asked-never', 'scheduled', 10],
    ['given', 'scheduled', 7],
    ['recorded', 'recorded', 10],
  ] as const)
    await sql`insert into dates (user_id, id, kind, day, rating_halves, total_cost_cents, notes, activities, created_at) values (1, ${id}, ${kind}, '2026-11-01', ${halves}, 0, '', '[]', 0)`.execute(
      db,
    );
  expect((await migratorOf(db, names).migrateToLatest()).error).toBeUndefined();
  const { rows } = await sql`select id, rated from dates order by id`.execute(db);
  expect(rows).toEqual([
    { id: 'asked-never', rated: 0 },
    { id: 'given', rated: 1 },
    { id: 'recorded', rated: 1 },
  ]);
  await db.destroy();
}

/** A date of the time before, with names that are long to read. */
async function keepsNames(dialect: Dialect): Promise<void> {
  const db = new Kysely<unknown>({ dialect });
  const names = Object.keys(migrations).toSorted();
  const former = names.slice(0, names.indexOf('020-learnt-names'));
  expect((await migratorOf(db, former).migrateToLatest()).error).toBeUndefined();
  await sql`insert into users (id, email, email_key, first_name, last_name, username, created_at) values (1, 'a', 'a', '', '', 'a', 0)`.execute(
    db,
  );
  const activities = JSON.stringify([{ name: 'Jazz' }, { name: 'ﷺ'.repeat(100) }]);
  for (const [id, text] of [
    ['named', activities],
    ['empty', '[]'],
  ])
    await sql`insert into dates (user_id, id, kind, day, rating_halves, total_cost_cents, notes, activities, created_at) values (1, ${id}, 'recorded', '2026-11-01', 10, 0, '', ${text}, 0)`.execute(
      db,
    );
  expect((await migratorOf(db, names).migrateToLatest()).error).toBeUndefined();
  const { rows } = await sql<{ learnt_names: string }>`
    select learnt_names from dates order by id desc
  `.execute(db);
  const [named, empty] = rows.map(({ learnt_names }) => JSON.parse(learnt_names) as string[]);
  expect(named?.map((name) => name.length)).toEqual([4, 100]);
  expect(empty).toEqual([]);
  await db.destroy();
}

/** A photo of the time before, and how much its user has stored. */
async function keepsPhotos(dialect: Dialect): Promise<void> {
  const db = new Kysely<unknown>({ dialect });
  const names = Object.keys(migrations).toSorted();
  const former = names.slice(0, names.indexOf('023-photos-of-dates'));
  expect((await migratorOf(db, former).migrateToLatest()).error).toBeUndefined();
  await sql`insert into users (id, email, email_key, first_name, last_name, username, created_at) values (1, 'a', 'a', '', '', 'a', 0)`.execute(
    db,
  );
  await sql`insert into profiles (user_id, id, is_own, name, status, fields, created_at) values (1, 2, 0, '', 'dating', '', 0)`.execute(
    db,
  );
  await sql`insert into photos (user_id, id, profile_id, in_gallery, name, type, bytes, created_at) values (1, 'face', 2, 1, 'a.jpg', 'image/webp', 700, 5)`.execute(
    db,
  );
  expect((await migratorOf(db, names).migrateToLatest()).error).toBeUndefined();
  const { rows } = await sql`select id, profile_id, date_id, in_gallery, bytes from photos`.execute(
    db,
  );
  expect(rows).toMatchObject([{ id: 'face', date_id: null, in_gallery: 1, bytes: 700 }]);
  const stored = async () =>
    Number(
      (await sql<{ stored_bytes: number }>`select stored_bytes from users`.execute(db)).rows[0]
        ?.stored_bytes,
    );
  expect(await stored()).toBe(700);
  await sql`delete from profiles`.execute(db);
  expect(await stored()).toBe(0);
  expect((await sql`select id from photos`.execute(db)).rows).toEqual([]);
  await db.destroy();
}

/**
 * Somebody of the time before, whose important dates stand among everything else that is written of
 * them.
 */
async function findsImportantDays(dialect: Dialect): Promise<void> {
  const db = new Kysely<unknown>({ dialect });
  const names = Object.keys(migrations).toSorted();
  const former = names.slice(0, names.indexOf('025-important-days'));
  expect((await migratorOf(db, former).migrateToLatest()).error).toBeUndefined();
  await sql`insert into users (id, email, email_key, first_name, last_name, username, created_at) values (1, 'a', 'a', '', '', 'a', 0)`.execute(
    db,
  );
  const importantDates = {
    birthday: '1995-11-28',
    firstDate: null,
    otherDates: [{ description: 'Concert', date: '2026-12-05' }],
  };
  for (let id = 1; id <= 45; id++)
    await sql`insert into profiles (user_id, id, is_own, name, status, fields, created_at)
      values (1, ${id}, ${id === 1 ? 1 : 0}, '', 'dating', ${JSON.stringify(id % 2 === 0 ? { bio: '' } : { importantDates })}, 0)`.execute(
      db,
    );
  expect((await migratorOf(db, names).migrateToLatest()).error).toBeUndefined();
  const { rows } = await sql<object>`
    select profile_id, kind, day, falls_on, description from important_days order by profile_id, position
  `.execute(db);
  expect(rows).toHaveLength(44);
  expect(rows.slice(0, 2)).toEqual(
    [
      { kind: 'birthday', day: '1995-11-28', falls_on: '11-28', description: '' },
      { kind: 'other', day: '2026-12-05', falls_on: '2026-12-05', description: 'Concert' },
    ].map((row) => expect.objectContaining(row)),
  );
  await db.destroy();
}

async function onSqlite(work: (dialect: Dialect) => Promise<void>): Promise<void> {
  const folder = aTemporaryFolder();
  await work(new NodeSqliteDialect(join(folder, 'rendezvous.sqlite')));
  rmSync(folder, { recursive: true });
}

async function onPostgres(work: (dialect: Dialect) => Promise<void>): Promise<void> {
  const name = `rendezvous_test_${randomUUID().replaceAll('-', '')}`;
  const server = inject('postgresUrl');
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await work(
    new PostgresDialect({
      pool: new pg.Pool({
        connectionString: Object.assign(new URL(server), { pathname: name }).href,
      }),
    }),
  );
  await admin.query(`drop database ${name}`);
  await admin.end();
}

describe('bringing a database up to date', () => {
  it('keeps the suggestions of visitors, on SQLite', () => onSqlite(keepsSuggestions));
  it('keeps the suggestions of visitors, on PostgreSQL', () => onPostgres(keepsSuggestions));
  it('keeps what is learned from dates, on SQLite', () => onSqlite(keepsNames));
  it('keeps what is learned from dates, on PostgreSQL', () => onPostgres(keepsNames));
  it('finds important dates by their day, on SQLite', () => onSqlite(findsImportantDays));
  it('finds important dates by their day, on PostgreSQL', () => onPostgres(findsImportantDays));
  it('keeps photos and what they weigh, on SQLite', () => onSqlite(keepsPhotos));
  it('keeps photos and what they weigh, on PostgreSQL', () => onPostgres(keepsPhotos));
  it('tells ratings from defaults, on SQLite', () => onSqlite(unratesScheduled));
  it('tells ratings from defaults, on PostgreSQL', () => onPostgres(unratesScheduled));
});
