import { execFile } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createNewsletterTokens } from '../newsletter/newsletter-tokens.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { createStore } from '../store.ts';
import { aTemporaryFolder } from '../testing/a-temporary-folder.ts';

const script = fileURLToPath(new URL('print-subscribers.ts', import.meta.url));

let dataDir: string;
beforeEach(() => {
  dataDir = aTemporaryFolder();
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, [script, ...args], {
    env: { DATA_DIR: dataDir, PUBLIC_URL: 'https://dates.example' },
  });

describe('npm run newsletter:list', () => {
  it('prints the addresses with their unsubscribe links while a server has the database open', async () => {
    const server = await openDatabase({ dataDir, databaseUrl: undefined });
    const store = createStore(server.db);
    await store.subscribers.add({ email: 'Kim@example.com', confirmedOn: '2026-11-21' });
    await store.subscribers.add({ email: 'ana+news@example.com', confirmedOn: '2026-11-20' });
    const waiting = { email: 'kim@example.com', place: 'Boise, ID', confirmedOn: '2026-11-22' };
    await store.subscribers.add(waiting);
    const lines = (await run()).stdout.split('\r\n');
    expect(lines.map((line) => line.replace(/token=[^"]+/, 'token=…'))).toEqual([
      '"email","place","confirmed_on","unsubscribe_url"',
      '"ana+news@example.com","","2026-11-20","https://dates.example/api/newsletter/unsubscribe?token=…"',
      '"Kim@example.com","","2026-11-21","https://dates.example/api/newsletter/unsubscribe?token=…"',
      '',
    ]);
    expect((await run('places')).stdout.split('\r\n')).toEqual([
      lines[0],
      expect.stringMatching(/^"kim@example.com","Boise, ID","2026-11-22",/),
      '',
    ]);
    const tokens = createNewsletterTokens(await store.secrets.findOrCreate('newsletter'));
    expect(
      await tokens.find('unsubscribe', /token=([^"]+)/.exec(lines[2] ?? '')?.[1] ?? '', new Date()),
    ).toEqual({ email: 'Kim@example.com' });
    await server.close();
  });

  it('reports a missing database, and creates none', async () => {
    await expect(run()).rejects.toMatchObject({
      code: 1,
      stderr: `Cannot list the addresses: there is no database in ${dataDir} yet\n`,
    });
    expect(readdirSync(dataDir)).toEqual([]);
  });
});
