import { execFileSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { aFaultProxy } from './testing/servers/a-fault-proxy.ts';
import { onPostgres } from './testing/databases.ts';
import { answering, anOutsideService } from './testing/servers/an-outside-service.ts';
import { aTemporaryFolder } from './testing/a-temporary-folder.ts';
import { spawnServer } from './testing/servers/spawn-server.ts';

interface Run {
  readonly process: ChildProcess;
  /** Everything printed, to both streams. */
  readonly output: () => string;
  readonly exit: Promise<number | null>;
}

let dataDir: string;
let runs: Run[];
beforeEach(() => {
  dataDir = aTemporaryFolder();
  runs = [];
});
afterEach(async () => {
  for (const run of runs) run.process.kill('SIGKILL');
  await Promise.all(runs.map(({ exit }) => exit));
  rmSync(dataDir, { recursive: true });
});

function run(env: Record<string, string>): Run {
  const process = spawnServer({ DATA_DIR: dataDir, NETWORK: 'off', ...env });
  let output = '';
  process.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  process.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const exit = once(process, 'close').then(([code]) => code as number | null);
  const started = { process, output: () => output, exit };
  runs.push(started);
  return started;
}

async function runUntilReady(port: number, env: Record<string, string> = {}): Promise<Run> {
  const started = run({ PORT: String(port), ...env });
  await expect.poll(started.output).toBe(`Rendezvous is ready at http://localhost:${port}\n`);
  return started;
}

async function aFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

function makePipe(path: string): void {
  execFileSync('mkfifo', [path]);
}

describe('the server process', () => {
  it('prints its address when ready, answers, and exits with 0 on SIGTERM', async () => {
    const port = await aFreePort();
    const server = await runUntilReady(port);
    expect(await (await fetch(`http://127.0.0.1:${port}/api/readyz`)).json()).toEqual({
      status: 'ok',
    });
    server.process.kill('SIGTERM');
    expect(await server.exit).toBe(0);
  });

  it('[API-01] serves Prometheus metrics on a separate port only', async () => {
    const [port, metricsPort] = [await aFreePort(), await aFreePort()];
    const server = await runUntilReady(port, { METRICS_PORT: String(metricsPort) });
    await fetch(`http://127.0.0.1:${port}/api/config`);
    await fetch(`http://127.0.0.1:${port}/api/photos/secret-canary`);
    expect((await fetch(`http://127.0.0.1:${port}/api/metrics`)).status).toBe(404);
    const read = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    await expect
      .poll(read)
      .toContain('http_requests_total{route="/api/config",method="GET",status="200"} 1\n');
    const text = await read();
    expect(text).toContain(
      'http_requests_total{route="/api/photos/:id",method="GET",status="404"} 1\n',
    );
    expect(text).toContain(
      'http_request_duration_seconds_bucket{route="/api/config",method="GET",le="+Inf"} 1\n',
    );
    expect(text).toMatch(/^process_resident_memory_bytes \d{7,}$/m);
    for (const line of text.trimEnd().split('\n'))
      expect(line).toMatch(/^(# (HELP|TYPE) [a-z_\d]+ .+|[a-z_\d]+(\{[^{}]+\})? [\d.e+-]+)$/);
    expect(text).not.toContain('canary');
    expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
    server.process.kill('SIGTERM');
    expect(await server.exit).toBe(0);
  });

  it('exits with one line, before it would be ready, while another process holds the data folder', async () => {
    const began = performance.now();
    await runUntilReady(await aFreePort());
    const started = performance.now();
    const startMs = started - began;
    const second = run({ PORT: String(await aFreePort()) });
    expect(await second.exit).toBe(1);
    expect(performance.now() - started).toBeLessThan(Math.max(startMs, 2000));
    expect(second.output()).toBe(
      `Cannot start: another Rendezvous process already uses ${dataDir}. Stop it first, or set another DATA_DIR.\n`,
    );
  });

  it('starts again right after a kill -9', async () => {
    const port = await aFreePort();
    const killed = await runUntilReady(port);
    killed.process.kill('SIGKILL');
    await killed.exit;
    await runUntilReady(port);
  });

  it('makes its store private, even if another program created it', async () => {
    const [file, photos] = [join(dataDir, 'rendezvous.sqlite'), join(dataDir, 'photos')];
    writeFileSync(file, '', { mode: 0o644 });
    mkdirSync(photos, { mode: 0o755 });
    await runUntilReady(await aFreePort());
    for (const path of [file, photos]) expect(statSync(path).mode & 0o007, path).toBe(0);
  });

  it('exits with 78 and one line in a folder that everybody can write to, and leaves nothing there', async () => {
    chmodSync(dataDir, 0o777);
    const server = run({ PORT: '0' });
    expect(await server.exit).toBe(78);
    expect(server.output()).toMatch(/^Cannot start: other users .* chmod o-w .*\n$/);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('starts its log on a new line if the last one was cut off', async () => {
    const log = join(dataDir, 'server.log');
    const cut = '{"level":40,"msg":"cut of';
    writeFileSync(log, cut);
    const output = openSync(log, 'a');
    const env = { DATA_DIR: dataDir, NETWORK: 'off', PORT: String(await aFreePort()) };
    const process = spawnServer(env, ['ignore', output, 'ignore']);
    const exit = once(process, 'close');
    await expect
      .poll(() => readFileSync(log, 'utf8'))
      .toMatch(/^\{"level":40,"msg":"cut of\nRendezvous is ready .*\n$/);
    process.kill('SIGKILL');
    await exit;
    closeSync(output);
  });

  it('exits with 78 and one line when the store is damaged', async () => {
    writeFileSync(join(dataDir, 'rendezvous.sqlite'), 'no database at all '.repeat(100));
    const server = run({ PORT: '0' });
    expect(await server.exit).toBe(78);
    expect(server.output()).toMatch(/^Cannot start: .* is damaged .*\n$/);
  });

  it('finds damage in data that nobody has requested, and is no longer ready', async () => {
    const first = await runUntilReady(await aFreePort());
    first.process.kill('SIGTERM');
    await first.exit;
    const path = join(dataDir, 'rendezvous.sqlite');
    const database = new DatabaseSync(path);
    const { page } = database
      .prepare(`select rootpage as page from sqlite_master where name = 'calendar_feeds'`)
      .get() as { page: number };
    database.close();
    const file = openSync(path, 'r+');
    writeSync(file, Buffer.alloc(4096, 0x5a), 0, 4096, (page - 1) * 4096);
    closeSync(file);
    const port = await aFreePort();
    const server = run({ PORT: String(port) });
    await expect
      .poll(server.output, { timeout: 30_000 })
      .toMatch(/"msg":"the database is damaged"/);
    const readiness = await fetch(`http://127.0.0.1:${port}/api/readyz`);
    expect([readiness.status, await readiness.json()]).toEqual([
      503,
      expect.objectContaining({ detail: expect.stringMatching(/^The database is damaged/) }),
    ]);
    server.process.kill('SIGTERM');
    expect(await server.exit).toBe(0);
  });

  it('exits with 78 and one line if the photos belong to another database, and leaves them', async () => {
    const photo = join(dataDir, 'photos', 'ab', `${'ab'.repeat(24)}.webp`);
    const first = await runUntilReady(await aFreePort());
    first.process.kill('SIGTERM');
    await first.exit;
    mkdirSync(dirname(photo), { recursive: true });
    writeFileSync(photo, 'a photo');
    utimesSync(photo, 0, 0);
    rmSync(join(dataDir, 'rendezvous.sqlite'));
    const server = run({ PORT: '0' });
    expect(await server.exit).toBe(78);
    expect(server.output()).toMatch(
      /^Cannot start: the photos in .* belong to another database, .*\n$/,
    );
    expect(statSync(photo).size).toBeGreaterThan(0);
    expect(readdirSync(dataDir)).not.toContain('rendezvous.sqlite');
  });

  it.each<[what: string, where: string, (path: string) => void]>([
    ['the folder of photos is a file', 'photos', (path) => writeFileSync(path, '')],
    ['the folder of photos leads to itself', 'photos', (path) => symlinkSync(path, path)],
    ['the folder of photos leads nowhere', 'photos', (path) => symlinkSync('/no/such', path)],
    ['the mark of the photos is a folder', 'photos/owner', (path) => mkdirSync(path)],
    ['the mark of the photos is a pipe', 'photos/owner', makePipe],
    ['the store is a pipe', 'rendezvous.sqlite', makePipe],
    ['the journal of the store is a pipe', 'rendezvous.sqlite-journal', makePipe],
    ['the store is a device', 'rendezvous.sqlite', (path) => symlinkSync('/dev/zero', path)],
    ['the store leads to itself', 'rendezvous.sqlite', (path) => symlinkSync(path, path)],
    ['the lock is none', 'process.lock', (path) => writeFileSync(path, 'no lock')],
    ['its log leads to itself', 'rendezvous.sqlite-wal', (path) => symlinkSync(path, path)],
  ])('exits with 78 and one line if %s', async (_what, where, make) => {
    const path = join(dataDir, where);
    mkdirSync(dirname(path), { recursive: true });
    make(path);
    const server = run({ PORT: '0' });
    expect(await server.exit).toBe(78);
    expect(server.output()).toMatch(/^Cannot start: \/.* cannot be (used|written): .*\n$/);
  });

  it('creates no store behind a link whose disk is not mounted', async () => {
    const target = join(dataDir, 'disk');
    symlinkSync(target, join(dataDir, 'rendezvous.sqlite'));
    const server = run({ PORT: '0' });
    expect(await server.exit).toBe(78);
    expect(server.output()).toBe(
      `Cannot start: ${join(dataDir, 'rendezvous.sqlite')} cannot be used: it is a symbolic link to ${target}, which is not there. Is its disk mounted?\n`,
    );
    expect(readdirSync(dataDir)).not.toContain('disk');
  });

  it.runIf(process.platform === 'linux')(
    'exits with 1 and one line if another process has its store open by another path',
    async () => {
      await runUntilReady(await aFreePort());
      const other = join(dataDir, 'other');
      mkdirSync(other);
      linkSync(join(dataDir, 'rendezvous.sqlite'), join(other, 'rendezvous.sqlite'));
      const second = run({ PORT: '0', DATA_DIR: other });
      expect(await second.exit).toBe(1);
      expect(second.output()).toMatch(
        /^Cannot start: another Rendezvous process already uses .*\n$/,
      );
    },
  );

  it('exits with 78 and one line if the data folder is a link to itself', async () => {
    const loop = join(dataDir, 'loop');
    symlinkSync(loop, loop);
    const server = run({ PORT: '0', DATA_DIR: loop });
    expect(await server.exit).toBe(78);
    expect(server.output()).toMatch(/^Cannot start: .*loop cannot be used: ELOOP.*\n$/);
  });

  it('exits with 78 and one line if there is no temporary folder', async () => {
    const server = run({ PORT: '0', TMPDIR: join(dataDir, 'none') });
    expect(await server.exit).toBe(78);
    expect(server.output()).toMatch(/^Cannot start: .*none cannot be used: ENOENT.*\n$/);
  });

  it('finishes open requests when told to stop', async () => {
    const port = await aFreePort();
    const server = await runUntilReady(port);
    const answers = Promise.all(
      Array.from({ length: 5 }, () =>
        fetch(`http://127.0.0.1:${port}/api/public/date-suggestions`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"config":{"location":"Chicago"}}',
        }),
      ),
    );
    server.process.kill('SIGTERM');
    const statuses = (await answers.catch(() => [])).map(({ status }) => status);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(await server.exit).toBe(0);
  });

  it('plans, in a thread of its own', async () => {
    const port = await aFreePort();
    await runUntilReady(port, { PLANNING_SECONDS: '60' });
    const answer = await fetch(`http://127.0.0.1:${port}/api/public/date-suggestions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"config":{"location":"San Francisco"}}',
    });
    expect(await answer.json()).toMatchObject({ plans: [{ venues: expect.any(Array) }, {}] });
  });

  it.each([
    ['asks for the weather', 'on', 1],
    ['asks no outside service with NETWORK=off', 'off', 0],
  ])('%s', async (_what, NETWORK, asked) => {
    const weather = await anOutsideService(answering('', 503));
    const port = await aFreePort();
    await runUntilReady(port, { NETWORK, OPEN_METEO_URL: weather.url, PLANNING_SECONDS: '60' });
    const answer = await fetch(`http://127.0.0.1:${port}/api/public/date-suggestions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"config":{"location":"Chicago"}}',
    });
    expect(await answer.json()).toMatchObject({ weather_info: { source: 'climate' } });
    expect(weather.asked).toHaveLength(asked);
    await weather.close();
  });

  it('waits for a database that is not there yet', async () => {
    const databasePort = await aFreePort();
    const name = `rendezvous_test_${randomUUID().replaceAll('-', '')}`;
    await onPostgres(`create database ${name}`);
    const url = Object.assign(new URL(inject('postgresUrl')), {
      port: String(databasePort),
      pathname: name,
    }).href;
    const port = await aFreePort();
    const server = run({ PORT: String(port), DATABASE_URL: url });
    const waiting = 'Waiting up to a minute for the database: connect ECONNREFUSED';
    await expect.poll(server.output).toContain(waiting);
    const proxy = await aFaultProxy(inject('postgresUrl'), databasePort);
    await expect
      .poll(server.output)
      .toContain(`\nRendezvous is ready at http://localhost:${port}\n`);
    expect(server.output()).toMatch(new RegExp(`^${waiting} 127.0.0.1:${databasePort}\n`));
    server.process.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    await proxy.close();
    await onPostgres(`drop database ${name} with (force)`);
  });

  it('exits with 78 and one line when the database rejects its login', async () => {
    const { href } = Object.assign(new URL(inject('postgresUrl')), { pathname: 'none' });
    const server = run({ PORT: '0', DATABASE_URL: href });
    expect(await server.exit).toBe(78);
    expect(server.output()).toBe(
      'Cannot start: the database does not accept DATABASE_URL: database "none" does not exist\n',
    );
  });

  it('exits with 78 and one line when a variable is invalid', async () => {
    const server = run({ PORT: 'http' });
    expect(await server.exit).toBe(78);
    expect(server.output()).toBe('Cannot start: PORT is http: use a port from 0 to 65535\n');
  });

  it('exits with one line when its port is taken', async () => {
    const port = await aFreePort();
    const other = createServer().listen(port, '127.0.0.1');
    const server = run({ PORT: String(port) });
    expect(await server.exit).toBe(1);
    expect(server.output()).toBe(
      `Cannot start: 127.0.0.1:${port} is already in use. Stop whatever is listening there, or set another PORT.\n`,
    );
    other.close();
  });

  it('exits with one line when its address is not one of this machine', async () => {
    const server = run({ PORT: '0', HOST: '203.0.113.1' });
    expect(await server.exit).toBe(1);
    expect(server.output()).toMatch(
      /^Cannot start: cannot listen on HOST and PORT: listen EADDRNOTAVAIL.*\n$/,
    );
  });
});
