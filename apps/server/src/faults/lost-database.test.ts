import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database } from '../platform/db/tables.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { aFaultProxy, type FaultProxy } from '../testing/servers/a-fault-proxy.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { onPostgres, postgresBy } from '../testing/databases.ts';
import { secondsHere } from '../testing/seconds-here.ts';

let proxy: FaultProxy;
let test: TestApp;
let user: TestUser;
beforeAll(async () => {
  proxy = await aFaultProxy(inject('postgresUrl'));
  test = await aTestApp(
    postgresBy((url) => proxy.through(url)),
    { env: { DATABASE_URL: inject('postgresUrl') } },
  );
  user = await aUser(test);
});
afterAll(async () => {
  await test.close();
  await proxy.close();
});

const read = () => user.ask('GET', '/users/me');
const write = () => user.ask('POST', '/history', { id: randomUUID(), date: '2026-11-19' });

/** Asks with eight connections until told to stop; what came, with the time each answer took. */
function traffic() {
  const answers: { status: number; retryAfter: unknown }[] = [];
  let isOver = false;
  const clients = Promise.all(
    Array.from({ length: 8 }, async (_, client) => {
      while (!isOver) {
        const answer = await (client % 2 ? read() : write());
        answers.push({
          status: answer.statusCode,
          retryAfter: answer.headers['retry-after'],
        });
        await setTimeout(5);
      }
    }),
  );
  return {
    /** Resolves once all of these statuses have come since it was called. */
    async until(...statuses: number[]) {
      const from = answers.length;
      const isNew = (wanted: number) => answers.slice(from).some(({ status }) => status === wanted);
      while (!statuses.every(isNew)) await setTimeout(5);
    },
    async stop() {
      isOver = true;
      await clients;
      return answers;
    },
  };
}

async function databaseOf(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return rows[0]?.name ?? '';
}

describe('a server whose database is lost', () => {
  it('answers 503 to requests on a cut connection, and continues on the next', async () => {
    const running = traffic();
    for (let cut = 0; cut < 10; cut += 1) {
      await running.until(200, 201);
      proxy.cut();
      await running.until(503);
    }
    await running.until(200, 201);
    const answers = await running.stop();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201, 503]));
    expect(
      answers.filter(({ status, retryAfter }) => status === 503 && retryAfter === undefined),
    ).toEqual([]);
    expect([(await read()).statusCode, (await write()).statusCode]).toEqual([200, 201]);
  });

  it('answers 503 in a few seconds while the database is silent, and recovers with it', async () => {
    const running = traffic();
    await running.until(200, 201);
    proxy.freeze();
    await setTimeout(5000);
    expect((await test.app.inject('/api/readyz')).statusCode).toBe(503);
    const answers = await running.stop();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201, 503]));
    // The silence lasts until nobody waits for an answer any more.
    proxy.thaw();
    await expect.poll(async () => (await read()).statusCode).toBe(200);
    await expect.poll(async () => (await write()).statusCode).toBe(201);
    expect((await test.app.inject('/api/readyz')).statusCode).toBe(200);
  });

  it('answers in three seconds while each round trip takes 0.8, and loses nothing that it acknowledged', async () => {
    const id = randomUUID();
    await Promise.all([read(), write(), read(), write()]);
    proxy.delay(400);
    const asked = Promise.all([
      read(),
      user.ask('POST', '/history', { id, date: '2026-11-19' }),
      user.ask('POST', '/profiles', { name: 'June' }),
      user.ask('GET', '/inbox'),
    ]);
    const first = await Promise.race([
      asked.then(() => 'all answers'),
      secondsHere(3).then(() => 'three seconds'),
    ]);
    expect(first).toBe('all answers');
    proxy.delay(0);
    const answers = await asked;
    for (const answer of answers)
      if (answer.statusCode >= 400)
        expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    await expect.poll(async () => (await write()).statusCode).toBe(201);
    const isKept = (await user.ask('GET', `/history/${id}`)).statusCode === 200;
    expect(isKept || answers[1].statusCode === 503).toBe(true);
  });

  it('answers 503 while the server is read-only, and looks for one that accepts writes', async () => {
    const database = await databaseOf(test.db);
    const readOnly = `alter database ${database} set default_transaction_read_only`;
    await onPostgres(`${readOnly} = on`);
    proxy.cut();
    await expect.poll(async () => (await write()).statusCode).toBe(503);
    expect((await read()).statusCode).toBe(200);
    // It writes every two seconds at most.
    await expect
      .poll(async () => {
        const readiness = await test.app.inject('/api/readyz');
        return [readiness.statusCode, readiness.json().detail];
      })
      .toEqual([503, 'The database is read-only.']);
    await onPostgres(`${readOnly} = off`);
    // Every connection of the pool may still be of the server that only reads: each is given up
    // once.
    await expect.poll(async () => (await write()).statusCode).toBe(201);
  });
});

describe('a server whose database talks nonsense', () => {
  it.each([
    ['a message shorter than its own head', [0x44, 0, 0, 0, 0]],
    ['a kind of message that there is not', [1, 0, 0, 0, 4]],
    ['a way to sign in that there is not', [0x52, 0, 0, 0, 8, 0, 0, 0, 99]],
    ['a greeting without a name', [0x52, 0, 0, 0, 9, 0, 0, 0, 10, 0]],
    ['a row that nobody asked for', [0x44, 0, 0, 0, 10, 0, 1, 0, 0, 0, 0]],
    ['a message of four gigabytes', [0x44, 0xff, 0xff, 0xff, 0xff, 0]],
    ['another program', [...Buffer.from('HTTP/1.1 400 Bad Request\r\n\r\n')]],
  ])('answers 503, and recovers afterwards: %s', async (_what, bytes) => {
    await Promise.all([read(), write(), read()]);
    proxy.garble(Buffer.from(bytes));
    // Those that were connected before, and those that connect to it.
    for (let round = 0; round < 2; round += 1)
      for (const answer of await Promise.all([read(), write(), read()]))
        expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    proxy.garble(null);
    await expect.poll(async () => (await read()).statusCode).toBe(200);
    await expect.poll(async () => (await write()).statusCode).toBe(201);
  });
});

describe('a server whose database is renamed or gone', () => {
  it('answers 503, and recovers when it is back', async () => {
    const database = await databaseOf(test.db);
    const rename = async (from: string, to: string) => {
      await onPostgres(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
        where datname = '${from}'`);
      await onPostgres(`alter database ${from} rename to ${to}`);
    };
    await rename(database, `${database}_away`);
    await expect.poll(async () => (await read()).statusCode).toBe(503);
    for (const answer of [await read(), await write()])
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect((await test.app.inject('/api/readyz')).json().detail).toMatch(/refuses connections/);
    await rename(`${database}_away`, database);
    await expect.poll(async () => (await write()).statusCode).toBe(201);
  });
});

describe('connections through a pooler in transaction mode', () => {
  it('starts connections without session settings', () => {
    const settings = proxy.greetings.flatMap((greeting) =>
      greeting
        .subarray(8)
        .toString()
        .split('\0')
        .filter((text, index) => text !== '' && index % 2 === 0),
    );
    expect(new Set(settings)).toEqual(new Set(['user', 'database', 'client_encoding']));
  });

  it('limits the time of statements, of waiting and of idling in every transaction, and nowhere else', async () => {
    const limits = async (db: Database) => {
      const { rows } = await sql<{ limit: string }>`select setting as limit from pg_settings
        where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`.execute(
        db,
      );
      return rows.map(({ limit }) => Number(limit));
    };
    expect(await inTransaction(test.db, limits)).toEqual([5000, 1500, 1800]);
    expect(await limits(test.db)).toEqual([0, 0, 0]);
  });
});
