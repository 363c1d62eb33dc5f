/**
 * `npm run bench:drain [-- times]`: stops a busy server again and again, and says what its clients
 * saw of it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { termUnderLoad } from '../../apps/server/src/testing/servers/term-under-load.ts';
import { buildServerWhenStale } from '../../tools/build-server.ts';
import { percentile } from '../plans/requests.ts';

buildServerWhenStale();
const times = Number(process.argv[2] ?? 20);
const port = Number(process.env.BENCH_PORT ?? 3293);
const dataDir = mkdtempSync(join(tmpdir(), 'rendezvous-bench-'));
try {
  const found = { answered: 0, failed: 0, resets: 0, unsaid: 0, badExits: 0 };
  const took: number[] = [];
  for (let i = 0; i < times; i += 1) {
    const stop = await termUnderLoad({ port, dataDir, withHalfSent: i % 2 === 1 });
    found.answered += stop.answered;
    found.failed += stop.failed.length;
    found.resets += stop.resets.length;
    found.unsaid += stop.saidSo ? 0 : 1;
    found.badExits += stop.exitCode === 0 ? 0 : 1;
    took.push(stop.ms);
    for (const reset of stop.resets) console.log(`reset: ${reset}`);
  }
  console.log(
    `${times} stops: ${found.answered} answers, ${found.failed} of them 5xx other than 503, ${found.resets} resets, ${found.unsaid} stops that balancers were not told of, ${found.badExits} bad exits; from SIGTERM to the end p50 ${percentile(took, 0.5).toFixed(0)} ms, at most ${(took.at(-1) ?? 0).toFixed(0)} ms`,
  );
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
