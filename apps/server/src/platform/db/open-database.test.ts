import { linkSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aTemporaryFolder } from '../../testing/a-temporary-folder.ts';
import { DataDirInUse } from './sqlite/data-dir-lock.ts';
import { openDatabase } from './open-database.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = aTemporaryFolder();
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const open = () => openDatabase({ dataDir, databaseUrl: undefined });

describe('openDatabase on SQLite', () => {
  it('keeps its data across restarts', async () => {
    const first = await open();
    await first.db
      .insertInto('address_counters')
      .values({ address: '10.0.0.1', day: '2026-11-20', used: 3 })
      .execute();
    await first.close();
    const second = await open();
    expect(await second.db.selectFrom('address_counters').selectAll().execute()).toEqual([
      { address: '10.0.0.1', day: '2026-11-20', used: 3 },
    ]);
    await second.close();
  });

  it('locks the data folder until it is closed', async () => {
    const first = await open();
    await expect(open()).rejects.toThrow(DataDirInUse);
    await first.close();
    await (await open()).close();
  });

  it.runIf(process.platform === 'linux')(
    'locks the store against other paths and deleted lock files',
    async () => {
      const store = join(dataDir, 'rendezvous.sqlite');
      const first = await open();
      for (const [name, link] of [
        ['linked', symlinkSync],
        ['hard-linked', linkSync],
      ] as const) {
        const folder = join(dataDir, name);
        mkdirSync(folder);
        link(store, join(folder, 'rendezvous.sqlite'));
        const opening = openDatabase({ dataDir: folder, databaseUrl: undefined });
        await expect(opening, name).rejects.toThrow(DataDirInUse);
      }
      rmSync(join(dataDir, 'process.lock'));
      await expect(open()).rejects.toThrow(DataDirInUse);
      await first.close();
      await (await open()).close();
    },
  );

  it('reports an invalid lock file, not a damaged store', async () => {
    for (const content of ['hello', '12345\n', 'x'.repeat(4096)]) {
      writeFileSync(join(dataDir, 'process.lock'), content);
      await expect(open()).rejects.toThrow(
        /^Cannot start: \S+process\.lock cannot be used: it is not the lock file .*: move it away/,
      );
    }
    writeFileSync(join(dataDir, 'process.lock'), '');
    await (await open()).close();
  });

  it('writes every commit to the disk before it is answered', async () => {
    const { db, close } = await open();
    const { sql } = await import('kysely');
    const pragma = async (name: string) =>
      Object.values((await sql.raw<object>(`PRAGMA ${name}`).execute(db)).rows[0] ?? {})[0];
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('foreign_keys')).toBe(1);
    await close();
  });
});

describe('openDatabase on PostgreSQL', () => {
  it('fails within seconds when there is no server', async () => {
    await expect(
      openDatabase({ dataDir, databaseUrl: 'postgres://nobody@127.0.0.1:1/none' }),
    ).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});
