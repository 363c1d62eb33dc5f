import { execFileSync } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { aTestApp } from '../testing/a-test-app.ts';
import { anEmail, aPassword, aUser } from '../testing/a-user.ts';
import { sqlite } from '../testing/databases.ts';

const pageBytes = 4096;

it('is not ready once a query has hit damage, and stores nothing more, whatever can still be read', async () => {
  const test = await aTestApp(sqlite);
  const { app, db, close } = test;
  const user = await aUser(test);
  await user.ask('POST', '/profiles', { name: 'Sam' });
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
  const list = await sql<{ file: string }>`PRAGMA database_list`.execute(db);
  const roots = await sql<{ page: number }>`
    select rootpage as page from sqlite_master where tbl_name = 'profiles'`.execute(db);
  const path = list.rows[0]?.file ?? '';
  // A disk that loses what is on it leaves the times of the file alone.
  const times = `${path}.times`;
  execFileSync('touch', ['-r', path, times]);
  const file = openSync(path, 'r+');
  for (const { page } of roots.rows)
    if (page > 0)
      writeSync(file, Buffer.alloc(pageBytes, 0x5a), 0, pageBytes, (page - 1) * pageBytes);
  closeSync(file);
  execFileSync('touch', ['-r', times, path]);
  await sql`PRAGMA shrink_memory`.execute(db);

  expect((await user.ask('GET', '/profiles')).statusCode).toBe(503);
  const readiness = await app.inject('/api/readyz');
  expect([readiness.statusCode, readiness.json().detail]).toEqual([
    503,
    expect.stringMatching(/^The database is damaged/),
  ]);
  const registration = await app.inject({
    method: 'POST',
    url: '/api/users/register',
    payload: { email: anEmail(), password: aPassword },
  });
  expect(registration.statusCode).toBe(503);
  await close();
});
