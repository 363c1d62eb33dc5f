import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, inject, it } from 'vitest';
import { aFreePort } from './testing/servers/a-free-port.ts';
import { aFaultProxy } from './testing/servers/a-fault-proxy.ts';
import { onPostgres } from './testing/databases.ts';
import { answering, anOutsideService } from './testing/servers/an-outside-service.ts';
import { serverProcesses } from './testing/servers/server-processes.ts';
import { spawnServer } from './testing/servers/spawn-server.ts';

const servers = serverProcesses();

describe('the server process', () => {
  it('prints its address when ready, answers, and exits with 0 on SIGTERM', async () => {
    const port = await aFreePort();
    const server = await servers.runUntilReady(port);
    expect(await (await fetch(`http://127.0.0.1:${port}/api/readyz`)).json()).toEqual({
      status: 'ok',
    });
    server.process.kill('SIGTERM');
    expect(await server.exit).toBe(0);
  });

  it('[API-01] serves Prometheus metrics on a separate port only', async () => {
    const [port, metricsPort] = [await aFreePort(), await aFreePort()];
    const server = await servers.runUntilReady(port, { METRICS_PORT: String(metricsPort) });
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

  it('starts again right after a kill -9', async () => {
    const port = await aFreePort();
    const killed = await servers.runUntilReady(port);
    killed.process.kill('SIGKILL');
    await killed.exit;
    await servers.runUntilReady(port);
  });

  it('makes its store private, even if another program created it', async () => {
    const [file, photos] = [
      join(servers.dataDir, 'rendezvous.sqlite'),
      join(servers.dataDir, 'photos'),
    ];
    writeFileSync(file, '', { mode: 0o644 });
    mkdirSync(photos, { mode: 0o755 });
    await servers.runUntilReady(await aFreePort());
    for (const path of [file, photos]) expect(statSync(path).mode & 0o007, path).toBe(0);
  });

  it('starts its log on a new line if the last one was cut off', async () => {
    const log = join(servers.dataDir, 'server.log');
    const cut = '{"level":40,"msg":"cut of';
    writeFileSync(log, cut);
    const output = openSync(log, 'a');
    const env = { DATA_DIR: servers.dataDir, NETWORK: 'off', PORT: String(await aFreePort()) };
    const process = spawnServer(env, ['ignore', output, 'ignore']);
    const exit = once(process, 'close');
    await expect
      .poll(() => readFileSync(log, 'utf8'))
      .toMatch(/^\{"level":40,"msg":"cut of\nRendezvous is ready .*\n$/);
    process.kill('SIGKILL');
    await exit;
    closeSync(output);
  });

  it('finds damage in data that nobody has requested, and is no longer ready', async () => {
    const first = await servers.runUntilReady(await aFreePort());
    first.process.kill('SIGTERM');
    await first.exit;
    const path = join(servers.dataDir, 'rendezvous.sqlite');
    const database = new DatabaseSync(path);
    const { page } = database
      .prepare(`select rootpage as page from sqlite_master where name = 'calendar_feeds'`)
      .get() as { page: number };
    database.close();
    const file = openSync(path, 'r+');
    writeSync(file, Buffer.alloc(4096, 0x5a), 0, 4096, (page - 1) * 4096);
    closeSync(file);
    const port = await aFreePort();
    const server = servers.run({ PORT: String(port) });
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

  it('finishes open requests when told to stop', async () => {
    const port = await aFreePort();
    const server = await servers.runUntilReady(port);
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
    await servers.runUntilReady(port, { PLANNING_SECONDS: '60' });
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
    await servers.runUntilReady(port, {
      NETWORK,
      OPEN_METEO_URL: weather.url,
      PLANNING_SECONDS: '60',
    });
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
    const server = servers.run({ PORT: String(port), DATABASE_URL: url });
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
});
