import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aTemporaryFolder } from '../../../testing/a-temporary-folder.ts';
import { openSqlite, sqliteFileIn } from './open-sqlite.ts';
import { StoreUnusable } from '../store-unusable.ts';

const days = Array.from({ length: 20 }, (_, i) => `2026-11-${String(i + 1).padStart(2, '0')}`);
const headerBytes = 32;
const frameBytes = 24 + 4096;

let folders: string[];
beforeEach(() => {
  folders = [];
});
afterEach(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function aFolder(): string {
  const folder = aTemporaryFolder();
  folders.push(folder);
  return folder;
}

/** The store of a process that was killed after twenty commits that were answered. */
async function aKilledStore(): Promise<string> {
  const running = aFolder();
  const { db, close } = await openSqlite(running);
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
  for (const day of days)
    await db.insertInto('address_counters').values({ address: '10.0.0.1', day, used: 1 }).execute();
  const killed = aFolder();
  cpSync(running, killed, { recursive: true });
  await close();
  return killed;
}

async function daysIn(dataDir: string): Promise<string[]> {
  const { db, close } = await openSqlite(dataDir);
  const rows = await db.selectFrom('address_counters').select('day').orderBy('day').execute();
  await close();
  return rows.map(({ day }) => day);
}

const walOf = (dataDir: string) => `${sqliteFileIn(dataDir)}-wal`;

function overwrite(file: string, length: number, value: number): void {
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(value, 0, length));
}

function change(file: string, at: number): void {
  const bytes = readFileSync(file);
  bytes[at] = (bytes[at] ?? 0) ^ 0xff;
  writeFileSync(file, bytes);
}

async function refusalToOpen(dataDir: string): Promise<string> {
  const error: unknown = await openSqlite(dataDir).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StoreUnusable);
  return (error as Error).message;
}

describe('a store whose process was killed', () => {
  it('has everything that was acknowledged', async () => {
    expect(await daysIn(await aKilledStore())).toEqual(days);
  });

  it('is not opened with a damaged log, which SQLite would silently drop', async () => {
    const whole = await aKilledStore();
    for (const at of [
      0,
      headerBytes + 4,
      headerBytes + 100,
      headerBytes + 5 * frameBytes + 9,
      headerBytes + 10 * frameBytes + 2000,
    ]) {
      const dataDir = aFolder();
      cpSync(whole, dataDir, { recursive: true });
      change(walOf(dataDir), at);
      const before = readFileSync(walOf(dataDir));
      expect(await refusalToOpen(dataDir), `byte ${at}`).toMatch(
        /^Cannot start: the log of changes .* is damaged, and \d+ changes/,
      );
      expect(readFileSync(walOf(dataDir)).equals(before)).toBe(true);
    }
  });

  it('is not opened if the head of the log or all of it is missing', async () => {
    const whole = await aKilledStore();
    const losses: [string, (wal: string) => void, RegExp][] = [
      ['overwritten', (wal) => overwrite(wal, headerBytes, 0xa5), /is damaged, and 20 changes/],
      ['zeroed', (wal) => overwrite(wal, headerBytes, 0), /is damaged, and 20 changes/],
      ['further', (wal) => overwrite(wal, headerBytes + 24, 0xa5), /is damaged, and \d+ changes/],
      ['emptied', (wal) => truncateSync(wal), /-wal is missing or empty/],
      ['deleted', (wal) => rmSync(wal), /-wal is missing or empty/],
    ];
    for (const [what, lose, refusal] of losses) {
      const dataDir = aFolder();
      cpSync(whole, dataDir, { recursive: true });
      lose(walOf(dataDir));
      const before = readFileSync(sqliteFileIn(dataDir));
      expect(await refusalToOpen(dataDir), what).toMatch(refusal);
      expect(readFileSync(sqliteFileIn(dataDir)).equals(before)).toBe(true);
    }
  });

  it('is not created again if its file is gone and the log is there', async () => {
    for (const lose of [(file: string) => rmSync(file), (file: string) => truncateSync(file)]) {
      const dataDir = await aKilledStore();
      lose(sqliteFileIn(dataDir));
      const before = readFileSync(walOf(dataDir));
      expect(await refusalToOpen(dataDir)).toMatch(/is missing or empty, but the log .* is there/);
      expect(readFileSync(walOf(dataDir)).equals(before)).toBe(true);
    }
  });

  it('is opened if the log was truncated in order', async () => {
    const running = aFolder();
    const { db, close } = await openSqlite(running);
    const row = { address: '10.0.0.1', day: '2026-11-01', used: 1 };
    await db.insertInto('address_counters').values(row).execute();
    await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
    const killed = aFolder();
    cpSync(running, killed, { recursive: true });
    await close();
    expect(await daysIn(killed)).toEqual([row.day]);
  });

  it('is opened if the log ends early, with everything before that', async () => {
    for (const missing of [1, 4000, frameBytes + 1]) {
      const dataDir = await aKilledStore();
      const wal = walOf(dataDir);
      truncateSync(wal, statSync(wal).size - missing);
      expect(await daysIn(dataDir)).toEqual(days.slice(0, -1));
    }
    const dataDir = await aKilledStore();
    appendFileSync(walOf(dataDir), Buffer.alloc(3 * frameBytes));
    expect(await daysIn(dataDir)).toEqual(days);
    const empty = await aKilledStore();
    writeFileSync(walOf(empty), Buffer.alloc(headerBytes + frameBytes));
    expect(await daysIn(empty)).toEqual([]);
  });

  it('is opened with an index of more bytes than fit into memory', async () => {
    const dataDir = await aKilledStore();
    truncateSync(`${sqliteFileIn(dataDir)}-shm`, 2 ** 31 + 1);
    expect(await daysIn(dataDir)).toEqual(days);
  });

  it('is not opened if the file itself is damaged', async () => {
    const dataDir = await aKilledStore();
    const file = sqliteFileIn(dataDir);
    const bytes = readFileSync(file);
    for (let page = 3; page < bytes.length / 4096; page += 1)
      bytes.fill(0x5a, page * 4096, page * 4096 + 200);
    writeFileSync(file, bytes);
    expect(await refusalToOpen(dataDir)).toMatch(/^Cannot start: .* is damaged \(.*\)\. Restore/);
  });
});

describe('a store that cannot be opened', () => {
  it('is named with the reason in one line', async () => {
    const noDatabase = aFolder();
    writeFileSync(sqliteFileIn(noDatabase), 'no database at all '.repeat(100));
    expect(await refusalToOpen(noDatabase)).toMatch(/is damaged \(file is not a database\)/);

    const folderInstead = aFolder();
    cpSync(noDatabase, sqliteFileIn(folderInstead), { recursive: true });
    expect(await refusalToOpen(folderInstead)).toMatch(/cannot be written: EISDIR/);

    const file = join(aFolder(), 'file');
    writeFileSync(file, '');
    expect(await refusalToOpen(join(file, 'data'))).toMatch(/cannot be written: ENOTDIR/);
  });

  it('is left alone if it belongs to another program, or its log is a folder', async () => {
    const ofAnother = aFolder();
    const other = new DatabaseSync(sqliteFileIn(ofAnother));
    other.exec('create table users (id integer)');
    other.close();
    expect(await refusalToOpen(ofAnother)).toMatch(/belongs to another program/);

    const folderAsLog = aFolder();
    mkdirSync(walOf(folderAsLog));
    expect(await refusalToOpen(folderAsLog)).toMatch(/cannot be written: EISDIR/);
  });

  it('is named if it is read-only', async () => {
    const dataDir = aFolder();
    await (await openSqlite(dataDir)).close();
    // Root may write whatever the rights say.
    const isRoot = process.geteuid?.() === 0;
    const ordinary = 65_534;
    if (isRoot)
      for (const path of [dataDir, ...readdirSync(dataDir).map((name) => join(dataDir, name))])
        chownSync(path, ordinary, ordinary);
    chmodSync(sqliteFileIn(dataDir), 0o444);
    if (isRoot) process.seteuid?.(ordinary);
    try {
      expect(await refusalToOpen(dataDir)).toMatch(/cannot be written: EACCES/);
    } finally {
      if (isRoot) process.seteuid?.(0);
    }
  });

  it('is not left behind by a failed start', async () => {
    const unopened = aFolder();
    mkdirSync(`${sqliteFileIn(unopened)}-journal`);
    expect(await refusalToOpen(unopened)).toMatch(/cannot be written/);
    expect(readdirSync(unopened)).not.toContain('rendezvous.sqlite');

    const given = aFolder();
    await (await openSqlite(given)).abandon();
    expect(readdirSync(given)).not.toContain('rendezvous.sqlite');
    await (await openSqlite(given)).close();
    await (await openSqlite(given)).abandon();
    expect(readdirSync(given)).toContain('rendezvous.sqlite');
  });

  it('is left alone if a newer version has written it', async () => {
    const dataDir = aFolder();
    const { db, close } = await openSqlite(dataDir);
    await sql`insert into kysely_migration (name, timestamp) values ('999-next', '2027-01-01')`.execute(
      db,
    );
    await close();
    expect(await refusalToOpen(dataDir)).toMatch(/written by a newer version .* 999-next/);
  });
});

describe('a store from before what is deleted was written over', () => {
  it('is cleaned once', async () => {
    const dataDir = aFolder();
    const address = 'a-canary-for-what-was-deleted';
    const first = await openSqlite(dataDir);
    await sql`PRAGMA secure_delete = OFF`.execute(first.db);
    await sql`PRAGMA user_version = 0`.execute(first.db);
    for (const day of days)
      await first.db.insertInto('address_counters').values({ address, day, used: 1 }).execute();
    await first.db.deleteFrom('address_counters').execute();
    await first.close();
    const isThere = () => readFileSync(sqliteFileIn(dataDir)).includes(address);
    expect(isThere()).toBe(true);
    await (await openSqlite(dataDir)).close();
    expect(isThere()).toBe(false);
  });
});
