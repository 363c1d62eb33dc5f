/**
 * `npm run bench:accounts`: how many requests a second a signed-in user's page is worth, beside a
 * constant answer behind the same check of the token, and how long a sign-in takes. On SQLite and
 * on PostgreSQL.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { percentile } from '../plans/requests.ts';
import { aNewAccount } from './an-account.ts';
import { startPostgres } from '../../apps/server/src/testing/servers/start-postgres.ts';
import { startServer } from '../../tools/start-server.ts';

const [connections, seconds, rounds, signIns] = [16, 5, 3, 30];

await measure('SQLite', {});
const postgres = await startPostgres();
await measure('PostgreSQL', { DATABASE_URL: postgres.url });
await postgres.stop();

async function measure(name: string, env: Record<string, string>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rendezvous-bench-'));
  const server = await startServer({ port: 3293, dataDir, env });
  try {
    const { access, signIn } = await aNewAccount(server.url);
    const perSecond: Record<'/users/me' | '/healthz', number[]> = {
      '/users/me': [],
      '/healthz': [],
    };
    for (let round = 0; round < rounds; round += 1) {
      for (const path of ['/users/me', '/healthz'] as const)
        perSecond[path].push(await throughputOf(`${server.url}/api${path}`, access));
    }
    const [me, constant] = [
      percentile(perSecond['/users/me'], 0.5),
      percentile(perSecond['/healthz'], 0.5),
    ];
    console.log(
      `${name}: GET /users/me ${me.toFixed(0)} a second, a constant answer behind the same token ${constant.toFixed(0)}: ${((100 * me) / constant).toFixed(0)} %`,
    );
    const times: number[] = [];
    for (let i = 0; i < signIns; i += 1) {
      const started = performance.now();
      await signIn();
      times.push(performance.now() - started);
    }
    console.log(
      `${name}: sign-in, one at a time: p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms`,
    );
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function throughputOf(url: string, access: string): Promise<number> {
  // The server ends a connection after a thousand requests.
  const load = await autocannon({
    url,
    connections,
    duration: seconds,
    reconnectRate: 900,
    headers: { authorization: `Bearer ${access}` },
  });
  if (load.non2xx > 0 || load.errors > 0)
    throw new Error(`Cannot measure ${url}: ${load.non2xx} refusals, ${load.errors} errors`);
  return load['2xx'] / load.duration;
}
