import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  linkSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { aFreePort } from './testing/servers/a-free-port.ts';
import { serverProcesses } from './testing/servers/server-processes.ts';

const servers = serverProcesses();

function makePipe(path: string): void {
  execFileSync('mkfifo', [path]);
}

describe('a server that cannot start', () => {
  it('exits with one line, before it would be ready, while another process holds the data folder', async () => {
    await servers.runUntilReady(await aFreePort());
    const second = servers.run({ PORT: String(await aFreePort()) });
    const elsewhere = { DATA_DIR: join(servers.dataDir, 'elsewhere') };
    const third = servers.runUntilReady(await aFreePort(), elsewhere);
    expect(await Promise.race([second.exit, third])).toBe(1);
    await third;
    expect(second.output()).toBe(
      `Cannot start: another Rendezvous process already uses ${servers.dataDir}. Stop it first, or set another DATA_DIR.\n`,
    );
  });

  it('exits with 78 and one line in a folder that everybody can write to, and leaves nothing there', async () => {
    chmodSync(servers.dataDir, 0o777);
    const server = servers.run({ PORT: '0' });
    expect(await server.exit).toBe(78);
    expect(server.output()).toMatch(/^Cannot start: other users .* chmod o-w .*\n$/);
    expect(readdirSync(servers.dataDir)).toEqual([]);
  });

  it('exits with 78 and one line when the store is damaged', async () => {
    writeFileSync(join(servers.dataDir, 'rendezvous.sqlite'), 'no database at all '.repeat(100));
    const server = servers.run({ PORT: '0' });
    expect(await server.exit).toBe(78);
    expect(server.output()).toMatch(/^Cannot start: .* is damaged .*\n$/);
  });

  it('exits with 78 and one line if the photos belong to another database, and leaves them', async () => {
    const photo = join(servers.dataDir, 'photos', 'ab', `${'ab'.repeat(24)}.webp`);
    const first = await servers.runUntilReady(await aFreePort());
    first.process.kill('SIGTERM');
    await first.exit;
    mkdirSync(dirname(photo), { recursive: true });
    writeFileSync(photo, 'a photo');
    utimesSync(photo, 0, 0);
    rmSync(join(servers.dataDir, 'rendezvous.sqlite'));
    const server = servers.run({ PORT: '0' });
    expect(await server.exit).toBe(78);
    expect(server.output()).toMatch(
      /^Cannot start: the photos in .* belong to another database, .*\n$/,
    );
    expect(statSync(photo).size).toBeGreaterThan(0);
    expect(readdirSync(servers.dataDir)).not.toContain('rendezvous.sqlite');
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
    const path = join(servers.dataDir, where);
    mkdirSync(dirname(path), { recursive: true });
    make(path);
    const server = servers.run({ PORT: '0' });
    expect(await server.exit).toBe(78);
    expect(server.output()).toMatch(/^Cannot start: \/.* cannot be (used|written): .*\n$/);
  });

  it('creates no store behind a link whose disk is not mounted', async () => {
    const target = join(servers.dataDir, 'disk');
    symlinkSync(target, join(servers.dataDir, 'rendezvous.sqlite'));
    const server = servers.run({ PORT: '0' });
    expect(await server.exit).toBe(78);
    expect(server.output()).toBe(
      `Cannot start: ${join(servers.dataDir, 'rendezvous.sqlite')} cannot be used: it is a symbolic link to ${target}, which is not there. Is its disk mounted?\n`,
    );
    expect(readdirSync(servers.dataDir)).not.toContain('disk');
  });

  it.runIf(process.platform === 'linux')(
    'exits with 1 and one line if another process has its store open by another path',
    async () => {
      await servers.runUntilReady(await aFreePort());
      const other = join(servers.dataDir, 'other');
      mkdirSync(other);
      linkSync(join(servers.dataDir, 'rendezvous.sqlite'), join(other, 'rendezvous.sqlite'));
      const second = servers.run({ PORT: '0', DATA_DIR: other });
      expect(await second.exit).toBe(1);
      expect(second.output()).toMatch(
        /^Cannot start: another Rendezvous process already uses .*\n$/,
      );
    },
  );

  it('exits with 78 and one line if the data folder is a link to itself', async () => {
    const loop = join(servers.dataDir, 'loop');
    symlinkSync(loop, loop);
    const server = servers.run({ PORT: '0', DATA_DIR: loop });
    expect(await server.exit).toBe(78);
    expect(server.output()).toMatch(/^Cannot start: .*loop cannot be used: ELOOP.*\n$/);
  });

  it('exits with 78 and one line if there is no temporary folder', async () => {
    const server = servers.run({ PORT: '0', TMPDIR: join(servers.dataDir, 'none') });
    expect(await server.exit).toBe(78);
    expect(server.output()).toMatch(/^Cannot start: .*none cannot be used: ENOENT.*\n$/);
  });

  it('exits with 78 and one line when the database rejects its login', async () => {
    const { href } = Object.assign(new URL(inject('postgresUrl')), { pathname: 'none' });
    const server = servers.run({ PORT: '0', DATABASE_URL: href });
    expect(await server.exit).toBe(78);
    expect(server.output()).toBe(
      'Cannot start: the database does not accept DATABASE_URL: database "none" does not exist\n',
    );
  });

  it('exits with 78 and one line when a variable is invalid', async () => {
    const server = servers.run({ PORT: 'http' });
    expect(await server.exit).toBe(78);
    expect(server.output()).toBe('Cannot start: PORT is http: use a port from 0 to 65535\n');
  });

  it('exits with one line when its port is taken', async () => {
    const port = await aFreePort();
    const other = createServer().listen(port, '127.0.0.1');
    const server = servers.run({ PORT: String(port) });
    expect(await server.exit).toBe(1);
    expect(server.output()).toBe(
      `Cannot start: 127.0.0.1:${port} is already in use. Stop whatever is listening there, or set another PORT.\n`,
    );
    other.close();
  });

  it('exits with one line when its address is not one of this machine', async () => {
    const server = servers.run({ PORT: '0', HOST: '203.0.113.1' });
    expect(await server.exit).toBe(1);
    expect(server.output()).toMatch(
      /^Cannot start: cannot listen on HOST and PORT: listen EADDRNOTAVAIL.*\n$/,
    );
  });
});
