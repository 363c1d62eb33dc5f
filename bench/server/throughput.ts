/**
 * `npm run bench:throughput [-- part of a name]`: answers a second beside those of a bare
 * `node:http` server, which is measured right before and right after each.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../../apps/server/src/testing/servers/start-postgres.ts';
import { buildWebWhenStale } from '../../tools/build-web.ts';
import { startServer } from '../../tools/start-server.ts';
import { aNewAccount } from './an-account.ts';
import { clientName, throughputOf } from './load.ts';
import { percentile } from '../plans/requests.ts';

interface Case {
  readonly name: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly isOfMember?: boolean;
}

const [rounds, seconds, port, people, dates] = [3, 5, 3294, 20, 50];
const wanted = process.argv[2] ?? '';
buildWebWhenStale();
const brotli = { 'accept-encoding': 'br' };
const asset = readdirSync(
  fileURLToPath(new URL('../../apps/web/build/client/assets', import.meta.url)),
).find((name) => name.endsWith('.js'));

const open: readonly Case[] = [
  { name: 'GET /api/healthz', path: '/api/healthz' },
  { name: 'GET /api/config', path: '/api/config' },
  { name: 'the landing page, brotli', path: '/', headers: brotli },
  { name: 'an article, brotli', path: '/blog/chicago-date-ideas', headers: brotli },
  { name: 'a script of the app, brotli', path: `/assets/${asset}`, headers: brotli },
];
const ofMember: readonly Case[] = [
  { name: 'GET /api/users/me', path: '/api/users/me' },
  { name: `GET /api/profiles, ${people} of them`, path: '/api/profiles' },
  { name: `GET /api/history, ${dates} dates`, path: '/api/history?timeline=past' },
].map((member) => ({ ...member, isOfMember: true }));

const bare = await startBare();
console.log(`medians of ${rounds} rounds of ${seconds} s at 32 connections, by ${clientName}`);
console.log('| answer | a second | bare node:http beside it | share |');
console.log('|---|---|---|---|');
try {
  await measure('SQLite', {}, [...open, ...ofMember]);
  const { url, stop } = await startPostgres();
  await measure('PostgreSQL', { DATABASE_URL: url }, ofMember);
  await stop();
} finally {
  bare.process.kill();
}

async function measure(
  database: string,
  env: Record<string, string>,
  cases: readonly Case[],
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rendezvous-bench-'));
  const server = await startServer({ port, dataDir, env });
  try {
    const authorization = `Bearer ${await aMember(server.url)}`;
    for (const { name, path, isOfMember = false, headers } of cases) {
      const label = isOfMember ? `${name}, ${database}` : name;
      if (!label.includes(wanted)) continue;
      const load = {
        url: `http://127.0.0.1:${port}${path}`,
        headers: { ...headers, ...(isOfMember && { authorization }) },
      };
      const [answers, beside]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        const before = await throughputOf({ url: bare.url }, seconds);
        answers.push(await throughputOf(load, seconds));
        beside.push((before + (await throughputOf({ url: bare.url }, seconds))) / 2);
      }
      printRow(label, answers, beside);
    }
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function printRow(label: string, answers: readonly number[], beside: readonly number[]): void {
  const shares = answers.map((answer, round) => (100 * answer) / (beside[round] ?? Number.NaN));
  const [perSecond, bareOnes, share] = [[...answers], [...beside], shares].map((figures) =>
    percentile(figures, 0.5).toFixed(0),
  );
  console.log(`| ${label} | ${perSecond} | ${bareOnes} | ${share} % |`);
}

async function startBare(): Promise<{ url: string; process: ChildProcess }> {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.resolve('./bare-server.ts'))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { url: `http://127.0.0.1:${line}/`, process: child };
}

/**
 * Somebody with people and dates; their access token, which lives longer than the rounds of one
 * database.
 */
async function aMember(url: string): Promise<string> {
  const { access } = await aNewAccount(url);
  const post = async <Answer>(path: string, body: object): Promise<Answer> => {
    const answer = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${access}` },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`Cannot fill the account: ${path} answered ${answer.status}`);
    return (await answer.json()) as Answer;
  };
  const ids: number[] = [];
  for (let index = 0; index < people; index += 1)
    ids.push(
      (await post<{ id: number }>('/profiles', { name: `Person ${index}`, interests: ['jazz'] }))
        .id,
    );
  for (let index = 0; index < dates; index += 1) {
    const date = new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10);
    await post('/history', {
      id: randomUUID(),
      profile_id: ids[index % people],
      date,
      rating: 4.5,
      total_cost: 61.5,
      notes: 'A good evening.',
      activities: [{ name: 'Dinner', location: '1 Valencia St', start_time: '18:00', cost: 60 }],
    });
  }
  return access;
}
