import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createStore } from '../../store.ts';
import { aTestApp } from '../../testing/a-test-app.ts';
import { aUser } from '../../testing/a-user.ts';
import { postgres, postgresBy } from '../../testing/databases.ts';
import { inTransaction } from './in-transaction.ts';

/** As an operator may have set it for the database. */
const serializable = postgresBy((url) => {
  const { href } = Object.assign(new URL(url), {
    search: '?options=-c%20default_transaction_isolation%3Dserializable',
  });
  return href;
});

describe('transactions that get in each other’s way (PostgreSQL)', () => {
  it('are retried when they deadlock', async () => {
    const { db, close } = await postgres.open();
    const { leases } = createStore(db);
    for (const name of ['one', 'two'])
      await leases.take({ name, holder: 'nobody' }, { now: 0, ms: 0 });
    const arrived: string[] = [];
    const lockBoth = (first: string, second: string) =>
      inTransaction(db, async (locked) => {
        const lock = (name: string) =>
          locked.updateTable('leases').set({ holder: first }).where('name', '=', name).execute();
        await lock(first);
        arrived.push(first);
        while (new Set(arrived).size < 2) await sql`select pg_sleep(0.02)`.execute(locked);
        await lock(second);
      });
    await Promise.all([lockBoth('one', 'two'), lockBoth('two', 'one')]);
    expect(arrived).toHaveLength(3);
    await close();
  });

  it('all succeed when the database is serializable by default', async () => {
    const test = await aTestApp(serializable);
    const user = await aUser(test);
    const statuses: number[] = [];
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        for (let i = 0; i < 20; i += 1) {
          const dated = await user.ask('POST', '/history', {
            id: randomUUID(),
            date: '2026-11-19',
          });
          const named = await user.ask('PATCH', '/users/me', { first_name: `Ana ${i}` });
          statuses.push(dated.statusCode, named.statusCode);
        }
      }),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(200);
    expect(statuses.filter((status) => status === 200)).toHaveLength(200);
    await test.close();
  });
});
