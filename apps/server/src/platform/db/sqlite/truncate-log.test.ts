import { rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../../../testing/a-temporary-folder.ts';
import { openSqlite, sqliteFileIn } from './open-sqlite.ts';
import { createTruncateLog } from './truncate-log.ts';

it('truncates the log once the last reader is done', async () => {
  const dataDir = aTemporaryFolder();
  const { db, close } = await openSqlite(dataDir);
  const reader = new DatabaseSync(sqliteFileIn(dataDir), { readOnly: true });
  await db
    .insertInto('address_counters')
    .values({ address: '10.0.0.1', day: '2026-11-01', used: 1 })
    .execute();
  reader.exec('begin; select * from address_counters');
  const logBytes = () => statSync(`${sqliteFileIn(dataDir)}-wal`).size;
  await createTruncateLog(db)();
  expect(logBytes()).toBeGreaterThan(0);
  reader.exec('rollback');
  reader.close();
  await expect.poll(logBytes).toBe(0);
  await close();
  rmSync(dataDir, { recursive: true });
}, 30_000);
