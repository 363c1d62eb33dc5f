import { spawnSync } from 'node:child_process';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import autocannon from 'autocannon';

export interface Load {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const connections = 32;
const hasWrk = spawnSync('wrk', ['--version']).error === undefined;

/**
 * What asks: wrk where it is installed, because it takes less of the machine away from the server.
 */
export const clientName = hasWrk ? 'wrk -t1' : 'autocannon';

/**
 * Answers a second over `seconds` at 32 connections; throws where an answer is a refusal or none
 * comes.
 */
export async function throughputOf(load: Load, seconds: number): Promise<number> {
  return hasWrk ? throughputByWrk(load, seconds) : throughputByAutocannon(load, seconds);
}

async function throughputByWrk({ url, headers = {} }: Load, seconds: number): Promise<number> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await promisify(execFile)('wrk', [
    ...['-t1', `-c${connections}`, `-d${seconds}s`, ...named],
    url,
  ]);
  // Connections that the server ends after a thousand answers are counted as errors of reading.
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1];
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0);
  if (refused !== undefined || perSecond === 0) throw new Error(`Cannot measure ${url}: ${stdout}`);
  return perSecond;
}

async function throughputByAutocannon({ url, headers }: Load, seconds: number): Promise<number> {
  const load = await autocannon({
    url,
    connections,
    duration: seconds,
    // The server ends a connection after a thousand answers.
    reconnectRate: 900,
    ...(headers && { headers }),
  });
  if (load.non2xx > 0 || load.errors > 0)
    throw new Error(`Cannot measure ${url}: ${load.non2xx} refusals, ${load.errors} errors`);
  return load['2xx'] / load.duration;
}
