import { randomUUID } from 'node:crypto';
import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { aTestApp } from '../testing/a-test-app.ts';
import { aUser } from '../testing/a-user.ts';
import { sqlite } from '../testing/databases.ts';

it.each(['', '-wal'])(
  'accepts no writes while its file is moved or replaced, and recovers when it is back: %s',
  async (end) => {
    const test = await aTestApp(sqlite);
    const user = await aUser(test);
    const write = () => user.ask('POST', '/history', { id: randomUUID(), date: '2026-11-19' });
    const list = await sql<{ file: string }>`PRAGMA database_list`.execute(test.db);
    const file = `${list.rows[0]?.file}${end}`;
    expect((await write()).statusCode).toBe(201);

    const expectNothingKept = async () => {
      for (const answer of [
        await write(),
        await user.ask('PATCH', '/users/me', { first_name: 'A' }),
      ])
        expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
      expect((await user.ask('GET', '/history')).json()).toHaveLength(1);
      await expect
        .poll(async () => (await test.app.inject('/api/readyz')).json().detail)
        .toMatch(/was moved, deleted or replaced/);
    };
    renameSync(file, `${file}.away`);
    await expectNothingKept();
    copyFileSync(`${file}.away`, file);
    await expectNothingKept();
    rmSync(file);
    renameSync(`${file}.away`, file);
    expect((await write()).statusCode).toBe(201);
    await expect.poll(async () => (await test.app.inject('/api/readyz')).statusCode).toBe(200);
    await test.close();
  },
);

it('answers nothing more from a file that another program has written to, and reports it', async () => {
  const test = await aTestApp(sqlite);
  const user = await aUser(test);
  const list = await sql<{ file: string }>`PRAGMA database_list`.execute(test.db);
  const file = list.rows[0]?.file ?? '';
  writeFileSync(file, readFileSync(file), { flag: 'r+' });
  const write = await user.ask('POST', '/history', { id: randomUUID(), date: '2026-11-19' });
  const read = await user.ask('GET', '/history');
  const readiness = await test.app.inject('/api/readyz');
  expect([write.statusCode, read.statusCode, readiness.statusCode]).toEqual([503, 503, 503]);
  expect(readiness.json().detail).toMatch(/something else has written to its file/);
  await test.close();
});
