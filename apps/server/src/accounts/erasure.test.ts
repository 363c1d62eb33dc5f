import { randomUUID } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../platform/db/tables.ts';
import { createPhotoFolder } from '../photos/photo-folder.ts';
import { deleteOldRows } from '../delete-old-rows.ts';
import { aForm, aJpeg } from '../testing/a-photo.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { sqlite } from '../testing/databases.ts';
import { fillTables, tablesOfUsers } from '../testing/rows-of-users.ts';

let dataDir: string;
let test: TestApp;
beforeAll(async () => {
  const opened = await sqlite.open();
  const { rows } = await sql<{ file: string }>`PRAGMA database_list`.execute(opened.db);
  dataDir = dirname(rows[0]?.file ?? '');
  test = await aTestApp(
    { open: async () => opened },
    { photoFiles: createPhotoFolder(join(dataDir, 'photos')) },
  );
});
afterAll(() => test.close());

/** How often a text stands in the files of the data folder. */
function countOnDisk(text: string): number {
  return readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
    .map((name) => join(dataDir, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file, 'latin1').split(text).length - 1)
    .reduce((sum, count) => sum + count, 0);
}

/** Writes the text into every column of a user's rows that takes it, beside what stands there. */
async function writeEverywhere(db: Database, userId: number, canary: string): Promise<string[]> {
  const tables = await db.introspection.getTables();
  const owned = new Set([...(await tablesOfUsers(db)), 'users']);
  const written: string[] = [];
  for (const { name, columns } of tables.filter((table) => owned.has(table.name))) {
    const key = name === 'users' ? 'id' : 'user_id';
    for (const column of columns.filter(({ dataType }) => dataType.toLowerCase() === 'text')) {
      // What others refer to, and what may be one of a few words only, keeps its value.
      const { numAffectedRows } = await sql`update ${sql.table(name)}
        set ${sql.ref(column.name)} = ${sql.ref(column.name)} || ${canary} where ${sql.ref(key)} = ${userId}`
        .execute(db)
        .catch(() => ({ numAffectedRows: 0n }));
      if (numAffectedRows) written.push(`${name}.${column.name}`);
    }
  }
  return written;
}

/** Half a year in short: people, dates, ideas and photos, much of it written again and growing. */
async function live(user: TestUser, canary: string): Promise<number> {
  const long = (words: number) => `${canary} `.repeat(words);
  let last = 0;
  for (let person = 0; person < 5; person += 1) {
    const { id } = (await user.ask('POST', '/profiles', { name: `Sam ${canary}` })).json<{
      id: number;
    }>();
    last = id;
    await user.ask('PUT', `/profiles/${id}`, {
      bio: long(60),
      interests: [canary, `${canary} too`],
      notes: long(40),
      phone_number: '555',
    });
    await user.ask('PUT', `/profiles/${id}`, { bio: long(20), notes: '' });
    for (let date = 0; date < 5; date += 1) {
      const record = { id: randomUUID(), date: '2026-11-19', profile_id: id, notes: long(30) };
      await user.ask('POST', '/history', record);
      await user.ask('PUT', `/history/${record.id}`, { notes: long(5 + date) });
    }
    await user.ask('POST', '/profiles/suggest', {
      profileId: id,
      config: { location: 'Chicago', desired_mood: canary },
    });
  }
  await user.inject({
    method: 'POST',
    url: `/api/profiles/${last}/attachments`,
    ...(await aForm(await aJpeg())),
  });
  return last;
}

const aCanary = () => `canary${randomUUID().replaceAll('-', '')}`;

describe('what is left on the disk (SQLite)', () => {
  it('of a deleted account is nothing', async () => {
    const [ana, ben] = [await aUser(test), await aUser(test)];
    const [canary, other] = [aCanary(), aCanary()];
    await fillTables(test.db, ana.id);
    expect((await writeEverywhere(test.db, ana.id, canary)).length).toBeGreaterThan(20);
    // Somebody else's rows lie between.
    for (let round = 0; round < 2; round += 1) {
      await live(ben, other);
      await live(ana, canary);
    }
    expect(countOnDisk(canary)).toBeGreaterThan(100);
    expect((await ana.ask('DELETE', '/users/me')).statusCode).toBe(204);
    expect(countOnDisk(canary)).toBe(0);
    expect(countOnDisk(other)).toBeGreaterThan(100);
  });

  it('of a deleted person is nothing', async () => {
    const ana = await aUser(test);
    const [canary, other] = [aCanary(), aCanary()];
    const before = await live(ana, other);
    const { id } = (
      await ana.ask('POST', '/profiles', { name: canary, bio: `${canary} `.repeat(60) })
    ).json<{ id: number }>();
    await ana.ask('PUT', `/profiles/${id}`, { bio: `${canary} `.repeat(10) });
    await ana.ask('POST', '/profiles/suggest', {
      profileId: id,
      config: { location: 'Chicago', desired_mood: canary },
    });
    expect(countOnDisk(canary)).toBeGreaterThan(10);
    expect((await ana.ask('DELETE', `/profiles/${id}`)).statusCode).toBe(204);
    expect(countOnDisk(canary)).toBe(0);
    expect((await ana.ask('GET', `/profiles/${before}`)).statusCode).toBe(200);
  });

  it('of anything else that was deleted is nothing after a day, and readers of the file are not blocked', async () => {
    const ana = await aUser(test);
    const canary = aCanary();
    const record = { id: randomUUID(), date: '2026-11-19', notes: `${canary} `.repeat(50) };
    await ana.ask('POST', '/history', record);
    await ana.ask('PUT', `/history/${record.id}`, { notes: '' });
    await ana.ask('DELETE', `/history/${record.id}`);
    expect(countOnDisk(canary)).toBeGreaterThan(0);

    const reader = new DatabaseSync(join(dataDir, 'rendezvous.sqlite'));
    reader.exec('begin; select count(*) from users');
    const startedAt = performance.now();
    await deleteOldRows(test.store, test.clock.now);
    // Waiting for the reader would take five seconds each time.
    expect(performance.now() - startedAt).toBeLessThan(4000);
    reader.close();

    await deleteOldRows(test.store, test.clock.now);
    expect(countOnDisk(canary)).toBe(0);
  });
});
