import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';
import { countRows } from '../testing/rows-of-users.ts';

/** What is deleted is much: others are answered meanwhile. */
describeOnBothDatabases('a deletion', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await aTestApp(engine);
  });
  afterAll(() => test.close());

  /** As many dates as are not deleted at once by far. */
  async function fill(user: TestUser, profileId: number, count = 400): Promise<void> {
    for (let from = 0; from < count; from += 100)
      await test.db
        .insertInto('dates')
        .values(
          Array.from({ length: 100 }, () => ({
            user_id: user.id,
            id: randomUUID(),
            profile_id: profileId,
            kind: 'recorded' as const,
            day: '2026-11-19',
            rated: 1,
            rating_halves: 9,
            total_cost_cents: 100,
            notes: 'n'.repeat(1000),
            activities: '[]',
            learnt_names: '[]',
            created_at: 0,
          })),
        )
        .execute();
  }

  /** How often others were answered until it was over. */
  async function answeredDuring(work: Promise<{ statusCode: number }>): Promise<number> {
    let [isOver, answered] = [false, 0];
    const ended = work.finally(() => {
      isOver = true;
    });
    while (!isOver) {
      await test.app.inject('/api/healthz');
      answered += 1;
      await setImmediate();
    }
    expect((await ended).statusCode).toBe(204);
    return answered;
  }

  const aPerson = async (user: TestUser) =>
    (await user.ask('POST', '/profiles', { name: 'Sam' })).json<{ id: number }>().id;

  it('of a full account blocks nobody and leaves nothing', async () => {
    const user = await aUser(test);
    await fill(user, await aPerson(user));
    expect(await answeredDuring(user.ask('DELETE', '/users/me'))).toBeGreaterThan(30);
    expect(await countRows(test.db, 'dates', user.id)).toBe(0);
  });

  it('of a person with many dates blocks nobody and leaves the dates of others', async () => {
    const user = await aUser(test);
    const [sam, eve] = [await aPerson(user), await aPerson(user)];
    await fill(user, sam);
    await fill(user, eve, 100);
    expect(await answeredDuring(user.ask('DELETE', `/profiles/${sam}`))).toBeGreaterThan(30);
    expect(await countRows(test.db, 'dates', user.id)).toBe(100);
    const own = (await user.ask('GET', '/profiles/my-profile')).json<{ id: number }>();
    expect((await user.ask('DELETE', `/profiles/${own.id}`)).statusCode).toBe(404);
  });
});
