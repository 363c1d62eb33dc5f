import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { anAddress, anEmail, aPassword, askAs, aUser, post } from '../testing/a-user.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';

describeOnBothDatabases('two servers on one database', (database) => {
  let one: TestApp;
  let two: TestApp;
  beforeAll(async () => {
    const opened = await database.open();
    one = await aTestApp({ open: async () => opened });
    two = await aTestApp({ open: async () => ({ db: opened.db, close: async () => {} }) });
  });
  afterAll(async () => {
    await two.close();
    await one.close();
  });

  const nodeOf = (i: number): FastifyInstance => (i % 2 === 0 ? one.app : two.app);
  const me = (app: FastifyInstance, access: string) => askAs(app, access, { url: '/api/users/me' });

  it('share sessions, and their end at once', async () => {
    const ana = await aUser(one);
    expect((await me(two.app, ana.access)).statusCode).toBe(200);
    const { access } = (
      await post(two.app, '/token/refresh', { refresh: ana.refresh, rotate: true })
    ).json();
    expect((await me(one.app, access)).statusCode).toBe(200);
    await post(two.app, '/token/revoke', { refresh: ana.refresh });
    for (const app of [one.app, two.app]) expect((await me(app, access)).statusCode).toBe(401);
  });

  it('give one child token to refreshes at both', async () => {
    const ana = await aUser(one);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        post(nodeOf(i), '/token/refresh', { refresh: ana.refresh, rotate: true }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map((answer) => answer.json().refresh)).size).toBe(1);
  });

  it('check ten wrong passwords in total', async () => {
    const ana = await aUser(one);
    const attacker = anAddress();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        post(nodeOf(i), '/token/pair', { email: ana.email, password: `guess ${i}` }, attacker),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
  });

  it('make one account for one e-mail', async () => {
    const email = anEmail();
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, i) =>
        post(nodeOf(i), '/users/register', { email, password: aPassword }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400, 400]);
  });
});
