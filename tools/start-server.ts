import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface RunningServer {
  readonly url: string;
  readonly readyMs: number;
  readonly rssMb: () => number;
  /** Of npm, its shell and the server together, pages that are shared with others by share. */
  readonly shareMb: () => number;
  readonly stop: () => Promise<void>;
}

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * `npm start` as an operator runs it, alone on a port, asking no outside service unless `env` says
 * so; returns when it is ready.
 */
export async function startServer({
  port,
  dataDir,
  env = {},
}: {
  port: number;
  dataDir: string;
  env?: Record<string, string>;
}): Promise<RunningServer> {
  const url = `http://localhost:${port}`;
  // Whoever is there would answer in the place of the server that is started.
  if (await isReady(url)) throw new Error(`Another server is at ${url} already`);
  const environment = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    NETWORK: 'off',
    RATE_LIMITS: 'off',
    ...env,
  };
  const started = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: environment,
    stdio: 'ignore',
    detached: true,
  });
  for (;;) {
    if (await isReady(url)) break;
    if (child.exitCode !== null)
      throw new Error(`The server ended with ${child.exitCode} before it was ready`);
    if (performance.now() - started > 120_000)
      throw new Error('The server did not become ready within two minutes');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const readyMs = performance.now() - started;
  const group = child.pid ?? 0;
  // npm is gone before the server, which goes on serving for some seconds while it drains.
  const stop = async () => {
    while (signal(group, 'SIGTERM')) {
      for (let waited = 0; waited < 20_000 && signal(group, 0); waited += 50)
        await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  return { url, readyMs, rssMb: () => largestRssMb(group), shareMb: () => shareMbOf(group), stop };
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/readyz`, { signal: AbortSignal.timeout(5000) }).catch(
    () => undefined,
  );
  return answer?.ok ?? false;
}

/** False where nobody of the group is left. */
function signal(group: number, name: 'SIGTERM' | 0): boolean {
  try {
    process.kill(-group, name);
    return true;
  } catch {
    return false;
  }
}

/**
 * The resident memory of the largest process of a group, from /proc: npm and its shell are small
 * beside the server.
 */
function largestRssMb(group: number): number {
  const sizes = listProcesses()
    .filter((stat) => stat.group === group)
    .map(
      (stat) =>
        Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${stat.pid}/status`, 'utf8'))?.[1] ?? 0) /
        1024,
    );
  return Math.round(Math.max(...sizes));
}

function shareMbOf(group: number): number {
  const sizes = listProcesses()
    .filter((stat) => stat.group === group)
    .map(({ pid }) =>
      Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0),
    );
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024);
}

function listProcesses(): { pid: string; group: number }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [
          {
            pid,
            group: Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[2]),
          },
        ];
      } catch {
        return []; // It ended between listing and reading.
      }
    });
}
