/**
 * `npm run bench:lists [-- dates [kilobytes]]`: the lists and the export of a user with so many
 * dates of such a length, with ten people in turn: bytes, time, and what they take of the server's
 * memory. Without arguments, as much as one user may keep.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findDatabase } from '../../apps/server/src/platform/db/open-database.ts';
import { startServer } from '../../tools/start-server.ts';
import { aNewAccount } from './an-account.ts';
import { percentile } from '../plans/requests.ts';

const dates = Number(process.argv[2] ?? 2000);
const noteBytes = Number(process.argv[3] ?? 100) * 1000;
const people = 10;

const dataDir = mkdtempSync(join(tmpdir(), 'rendezvous-bench-'));
const server = await startServer({ port: 3295, dataDir });
const rss = { most: 0 };
const watch = setInterval(() => {
  rss.most = Math.max(rss.most, server.rssMb());
}, 50);
try {
  const { access } = await aNewAccount(server.url);
  const headers = { authorization: `Bearer ${access}` };
  const me = await fetch(`${server.url}/api/users/me`, { headers });
  await fill(((await me.json()) as { id: number }).id, await addPeople(headers));
  for (const [what, path] of [
    [`history of ${dates} dates of ${noteBytes / 1000} kB`, '/api/history'],
    [`${people} people with ${dates / people} of them each`, '/api/profiles'],
  ] as const) {
    const before = server.rssMb();
    rss.most = before;
    const { times, bytes, longest } = await readList(path, headers);
    console.log(
      `${what}: ${times.length} pages, ${(bytes / 1e6).toFixed(2)} MB, the longest ${(longest / 1000).toFixed(0)} kB, p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms; memory ${before} MB before, ${rss.most} MB at most`,
    );
  }
  rss.most = server.rssMb();
  const begun = rss.most;
  let bytes = 0;
  const answer = await fetch(`${server.url}/api/users/me/export`, { headers });
  if (!answer.ok || !answer.body) throw new Error(`The export answered ${answer.status}`);
  for await (const piece of answer.body) bytes += (piece as Uint8Array).length;
  console.log(
    `export of ${Math.round(bytes / 1e6)} MB: memory ${begun} MB before, ${rss.most} MB at most`,
  );
} finally {
  clearInterval(watch);
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Straight into the table: through the API it would take minutes. */
async function fill(userId: number, profileIds: readonly number[]): Promise<void> {
  const opened = findDatabase({ dataDir, databaseUrl: undefined });
  if (!opened) throw new Error('The server has made no database');
  for (let index = 0; index < dates; index += 1)
    await opened.db
      .insertInto('dates')
      .values({
        user_id: userId,
        id: randomUUID(),
        profile_id: profileIds[index % people] ?? null,
        kind: 'recorded',
        day: new Date(Date.UTC(2026, 0, 1 - index)).toISOString().slice(0, 10),
        rating_halves: 8,
        rated: 1,
        total_cost_cents: 100,
        notes: 'x'.repeat(noteBytes),
        activities: '[]',
        learnt_names: '[]',
        created_at: index,
      })
      .execute();
  await opened.close();
}

async function addPeople(headers: Record<string, string>): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < people; index += 1) {
    const added = await fetch(`${server.url}/api/profiles`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ name: `Person ${index}` }),
    });
    ids.push(((await added.json()) as { id: number }).id);
  }
  return ids;
}

/** Follows the links to the end; how long each page took, and how much came. */
async function readList(
  first: string,
  headers: Record<string, string>,
): Promise<{ times: number[]; bytes: number; longest: number }> {
  const times: number[] = [];
  let [bytes, longest] = [0, 0];
  for (let path: string | undefined = first; path !== undefined; ) {
    const started = performance.now();
    const answer: Response = await fetch(`${server.url}${path}`, { headers });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    const { byteLength } = await answer.arrayBuffer();
    bytes += byteLength;
    longest = Math.max(longest, byteLength);
    times.push(performance.now() - started);
    path = /^<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  return { times, bytes, longest };
}
