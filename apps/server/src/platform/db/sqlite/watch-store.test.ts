import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aTemporaryFolder } from '../../../testing/a-temporary-folder.ts';
import { openSqlite } from './open-sqlite.ts';

const module = new URL('open-sqlite.ts', import.meta.url).href;

let dataDir: string;
let store: string;
let backup: string;
beforeEach(() => {
  dataDir = aTemporaryFolder();
  store = join(dataDir, 'rendezvous.sqlite');
  backup = join(dataDir, 'backup');
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/**
 * Opens the store in a process of its own, does what `steps` say, and ends without closing it
 * unless they do.
 */
function inProcess(steps: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, [
    '--input-type=module',
    '-e',
    `import * as fs from 'node:fs';
    import { openSqlite } from ${JSON.stringify(module)};
    const [store, backup] = ${JSON.stringify([store, backup])};
    const { db, close } = await openSqlite(${JSON.stringify(dataDir)});
    const add = (day) =>
      db.insertInto('address_counters').values({ address: '10.0.0.1', day, used: 1 }).execute();
    const tryToAdd = async (day) => console.log(await add(day).then(() => 'added', (error) => error.message));
    ${steps}`,
  ]);
  return stdout.toString() + stderr.toString();
}

const kill = `process.kill(process.pid, 'SIGKILL');`;
const stop = `await close(); process.exit();`;

/** A store with a backup from before its latest change, however the process that made it ended. */
async function aStorePastItsBackup(steps: string): Promise<string> {
  const { db, close } = await openSqlite(dataDir);
  await db
    .insertInto('address_counters')
    .values({ address: '10.0.0.1', day: '2026-11-01', used: 1 })
    .execute();
  await close();
  copyFileSync(store, backup);
  return inProcess(`await add('2026-11-02'); ${steps}`);
}

function daysIn(file: string): unknown[] {
  const database = new DatabaseSync(file);
  expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  const rows = database.prepare('select day from address_counters order by day').all();
  database.close();
  return rows.map(({ day }) => day);
}

const theRefusal = /^Cannot start: \S+ was replaced or written over while /;

describe('a store that is replaced while it is open', () => {
  it('is the backup alone after a stop, and the file before it has all its changes', async () => {
    const said = await aStorePastItsBackup(`
      fs.renameSync(store, store + '.away');
      fs.renameSync(backup, store);
      await tryToAdd('2026-11-03');
      ${stop}`);
    expect(said).toBe('database file has been moved since it was opened\n');
    expect(readdirSync(dataDir).toSorted()).toEqual([
      'process.lock',
      'rendezvous.sqlite',
      'rendezvous.sqlite.away',
    ]);
    expect(daysIn(store)).toEqual(['2026-11-01']);
    expect(daysIn(`${store}.away`)).toEqual(['2026-11-01', '2026-11-02']);
  });

  it('keeps its changes in the log if nothing replaces it', async () => {
    await aStorePastItsBackup(`fs.renameSync(store, store + '.away'); ${stop}`);
    renameSync(`${store}.away`, store);
    inProcess(stop);
    expect(daysIn(store)).toEqual(['2026-11-01', '2026-11-02']);
  });
});

describe('a store whose process was killed', () => {
  it.each<[how: string, () => void]>([
    ['moved', () => renameSync(backup, store)],
    ['copied', () => copyFileSync(backup, store)],
  ])(
    'is not opened with a log of another file once a backup is %s into its place',
    async (_how, restore) => {
      await aStorePastItsBackup(kill);
      const before = readFileSync(backup);
      restore();
      await expect(openSqlite(dataDir)).rejects.toThrow(theRefusal);
      expect(readFileSync(store).equals(before)).toBe(true);
      for (const end of ['-wal', '-shm']) rmSync(`${store}${end}`);
      await (await openSqlite(dataDir)).close();
      expect(daysIn(store)).toEqual(['2026-11-01']);
    },
  );

  it('is opened with its log if it is unchanged, was moved back, or was copied together with it', async () => {
    await aStorePastItsBackup(kill);
    const copy = join(dataDir, 'copy');
    for (const name of readdirSync(dataDir))
      cpSync(join(dataDir, name), join(copy, name), { recursive: true });
    renameSync(store, `${store}.away`);
    renameSync(`${store}.away`, store);
    for (const folder of [dataDir, copy]) {
      expect(existsSync(join(folder, 'rendezvous.sqlite-wal'))).toBe(true);
      await (await openSqlite(folder)).close();
      expect(daysIn(join(folder, 'rendezvous.sqlite'))).toEqual(['2026-11-01', '2026-11-02']);
    }
  });

  it('is opened with its log after checkpoints, its own and those of other programs', async () => {
    await aStorePastItsBackup(`
      const { DatabaseSync } = await import('node:sqlite');
      const other = new DatabaseSync(store);
      other.exec("insert into address_counters values ('10.0.0.2', '2026-11-03', 1); PRAGMA wal_checkpoint(TRUNCATE)");
      other.close();
      await add('2026-11-04');
      for (let i = 0; i < 400; i += 1)
        await db.insertInto('address_counters').values({ address: 'x'.repeat(9000), day: String(i), used: 1 }).execute();
      ${kill}`);
    await (await openSqlite(dataDir)).close();
    expect(daysIn(store)).toHaveLength(404);
  });
});

describe('a store that something else writes to while it is open', () => {
  it.each([
    ['copied over', 'fs.copyFileSync(backup, store);'],
    ['written over in place', `fs.writeFileSync(store, fs.readFileSync(backup), { flag: 'r+' });`],
    [
      'changed in one byte',
      `const file = fs.openSync(store, 'r+'); fs.writeSync(file, 'x', 9000); fs.closeSync(file);`,
    ],
  ])('takes nothing more, is closed as it is, and is not opened: %s', async (_how, write) => {
    const said = await aStorePastItsBackup(`
      ${write}
      fs.cpSync(store, store + '.left');
      await tryToAdd('2026-11-03');
      await tryToAdd('2026-11-04');
      ${stop}`);
    expect(said).toBe('something else has written to the database file\n'.repeat(2));
    const left = readFileSync(`${store}.left`);
    expect(readFileSync(store).equals(left)).toBe(true);
    await expect(openSqlite(dataDir)).rejects.toThrow(theRefusal);
    expect(readFileSync(store).equals(left)).toBe(true);
  });
});
