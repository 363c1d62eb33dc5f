/**
 * `npm run bench:people`: the lists of a user with many people and dates, on SQLite and on the
 * PostgreSQL that comes with `npm ci`.
 */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { openDatabase } from '../../apps/server/src/platform/db/open-database.ts';
import { aUser, type TestUser } from '../../apps/server/src/testing/a-user.ts';
import { aTemporaryFolder } from '../../apps/server/src/testing/a-temporary-folder.ts';
import { aTestApp } from '../../apps/server/src/testing/a-test-app.ts';
import { startPostgres } from '../../apps/server/src/testing/servers/start-postgres.ts';
import { percentile } from '../plans/requests.ts';

process.env.TZ = 'UTC';

const people = 200;
const dates = 1000;
const requests = 300;
const warmUp = 30;

const dataDir = aTemporaryFolder();
await measure('SQLite', undefined);
rmSync(dataDir, { recursive: true, force: true });

const postgres = await startPostgres();
await measure('PostgreSQL', postgres.url);
await postgres.stop();

async function measure(name: string, url: string | undefined): Promise<void> {
  const test = await aTestApp({ open: () => openDatabase({ dataDir, databaseUrl: url }) });
  const user = await aUser(test);
  const ids = await addPeople(user);
  await addDates(user, ids);
  for (const [path, size] of [
    ['/api/profiles', `${people} people`],
    [`/api/profiles/${ids[0]}`, 'one of them'],
    ['/api/history?timeline=past', `${dates} dates`],
  ] as const) {
    const times: number[] = [];
    let bytes = 0;
    for (let i = 0; i < requests + warmUp; i++) {
      const started = performance.now();
      const answer = await user.inject(path);
      if (i >= warmUp) times.push(performance.now() - started);
      bytes = answer.rawPayload.length;
    }
    const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
    console.log(
      `${name}: GET ${path.replace(/\d{6,}/, '{id}')} with ${size}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${Math.round(bytes / 1024)} KB`,
    );
  }
  await test.close();
}

async function addPeople(user: TestUser): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < people; index++) {
    const payload = {
      ...{
        name: `Person ${index}`,
        bio: 'Likes long evenings. '.repeat(10),
        notes: 'Left-handed. '.repeat(10),
        location: 'Oakland, CA',
        age: 30,
      },
      ...{
        interests: ['jazz', 'ceramics', 'hiking', 'books', 'films'],
        dislikes: ['crowds'],
        languages: ['English'],
        hobbies: ['bouldering'],
      },
      ...{
        socialMedia: { instagram: `@p${index}`, facebook: '' },
        importantDates: {
          birthday: '1992-02-29',
          otherDates: [{ description: 'Met', date: '2026-01-01' }],
        },
      },
    };
    ids.push(
      (await user.inject({ method: 'POST', url: '/api/profiles', payload })).json<{ id: number }>()
        .id,
    );
  }
  return ids;
}

async function addDates(user: TestUser, ids: readonly number[]): Promise<void> {
  for (let index = 0; index < dates; index++) {
    const activities = Array.from({ length: 3 }, (_, stop) => ({
      name: `Stop ${stop}`,
      location: '1 Valencia St, San Francisco',
      start_time: '18:00',
      end_time: '19:00',
      cost: 20.5,
    }));
    const day = new Date(Date.UTC(2023, 0, 1 + index)).toISOString().slice(0, 10);
    const payload = {
      id: randomUUID(),
      profile_id: ids[index % ids.length],
      date: day,
      rating: 4.5,
      total_cost: 61.5,
      notes: 'A good evening. '.repeat(5),
      activities,
    };
    await user.inject({ method: 'POST', url: '/api/history', payload });
  }
}
