import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect } from 'vitest';
import { aTemporaryFolder } from '../a-temporary-folder.ts';
import { spawnServer } from './spawn-server.ts';

interface Run {
  readonly process: ChildProcess;
  /** Everything printed, to both streams. */
  readonly output: () => string;
  readonly exit: Promise<number | null>;
}

interface ServerProcesses {
  readonly dataDir: string;
  readonly run: (env: Record<string, string>) => Run;
  readonly runUntilReady: (port: number, env?: Record<string, string>) => Promise<Run>;
}

/** Servers as processes of their own; each test has a folder for its data, and they end with it. */
export function serverProcesses(): ServerProcesses {
  let dataDir = '';
  let runs: Run[] = [];
  beforeEach(() => {
    dataDir = aTemporaryFolder();
    runs = [];
  });
  afterEach(async () => {
    for (const { process } of runs) process.kill('SIGKILL');
    await Promise.all(runs.map(({ exit }) => exit));
    rmSync(dataDir, { recursive: true });
  });

  function run(env: Record<string, string>): Run {
    const process = spawnServer({ DATA_DIR: dataDir, NETWORK: 'off', ...env });
    let output = '';
    const note = (chunk: Buffer) => (output += chunk.toString());
    process.stdout?.on('data', note);
    process.stderr?.on('data', note);
    const exit = once(process, 'close').then(([code]) => code as number | null);
    const started = { process, output: () => output, exit };
    runs.push(started);
    return started;
  }

  return {
    get dataDir() {
      return dataDir;
    },
    run,
    async runUntilReady(port, env = {}) {
      const started = run({ PORT: String(port), ...env });
      await expect.poll(started.output).toBe(`Rendezvous is ready at http://localhost:${port}\n`);
      return started;
    },
  };
}
