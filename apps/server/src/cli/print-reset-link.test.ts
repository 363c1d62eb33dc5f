import { execFile } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashLinkToken } from '../platform/crypto/link-token.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { createStore } from '../store.ts';
import { aTemporaryFolder } from '../testing/a-temporary-folder.ts';

const script = fileURLToPath(new URL('print-reset-link.ts', import.meta.url));

let dataDir: string;
beforeEach(() => {
  dataDir = aTemporaryFolder();
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const run = (...words: string[]) =>
  promisify(execFile)(process.execPath, [script, ...words], {
    env: { DATA_DIR: dataDir, PUBLIC_URL: 'https://dates.example' },
  });

describe('npm run reset-password', () => {
  it('prints a link for an account while a server has the database open', async () => {
    const server = await openDatabase({ dataDir, databaseUrl: undefined });
    const store = createStore(server.db);
    const user = await store.users.create({
      email: 'Ana@example.com',
      passwordHash: null,
      googleSub: null,
      firstName: '',
      lastName: '',
      isEmailConfirmed: false,
      now: 0,
    });
    const { stdout } = await run('ana@example.com');
    expect(stdout).toMatch(
      /^A new password for Ana@example\.com can be chosen here, once, within the hour:\nhttps:\/\/dates\.example\/reset-password\?token=[\w-]{43}\n$/,
    );
    const token = /token=(\S+)/.exec(stdout)?.[1] ?? '';
    expect(await store.accountLinks.find(hashLinkToken(token), Date.now())).toEqual({
      userId: user?.id,
      purpose: 'operator-reset',
      email: 'Ana@example.com',
    });
    await expect(run('ben@example.com')).rejects.toMatchObject({
      code: 1,
      stderr: 'Cannot create a link: there is no account with the email ben@example.com\n',
    });
    await expect(run()).rejects.toMatchObject({
      code: 1,
      stderr:
        'Cannot create a link: name the email of the account: npm run reset-password -- ana@example.com\n',
    });
    await server.close();
  });

  it('reports a missing database, and creates none', async () => {
    await expect(run('ana@example.com')).rejects.toMatchObject({
      code: 1,
      stderr: `Cannot create a link: there is no database in ${dataDir} yet\n`,
    });
    expect(readdirSync(dataDir)).toEqual([]);
  });
});
