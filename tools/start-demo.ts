import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { demoAccount } from '../apps/server/src/cli/demo/people.ts';
import { startServer } from './start-server.ts';

export interface RunningDemo {
  readonly url: string;
  /** Ends the server and forgets its data. */
  readonly stop: () => Promise<void>;
}

/** A server of its own on the data of the demonstration. */
export async function startDemo(port: number): Promise<RunningDemo> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rendezvous-demo-'));
  const { status } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('../apps/server/src/cli/fill-demo.ts', import.meta.url))],
    {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', NETWORK: 'off' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  if (status !== 0) throw new Error('The demonstration could not be filled');
  const server = await startServer({ port, dataDir });
  const stop = async (): Promise<void> => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: server.url, stop };
}

/** Signs in as whom the demonstration is about. */
export async function signInToDemo(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/sign-in`);
  await page.getByLabel('Email').fill(demoAccount.email);
  await page.getByLabel('Password', { exact: true }).fill(demoAccount.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/dashboard');
}
