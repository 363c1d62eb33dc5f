import { randomUUID } from 'node:crypto';
import { limits } from '@rendezvous/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { aUser } from '../testing/a-user.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';

describeOnBothDatabases('what dates teach', (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await aTestApp(database);
  });
  afterAll(() => test.close());

  it('comes from the newest dates, up to a total length of names, each name truncated', async () => {
    const { id: userId } = await aUser(test);
    // One of these characters is written out as 18.
    const name = `jazz ${'ﷺ'.repeat(170)}`;
    const perDate = 20 * limits.learntName;
    const fitting = limits.learntText / perDate;
    for (let i = 0; i < fitting + 10; i += 1)
      await test.store.dates.create(
        userId,
        {
          id: randomUUID(),
          profileId: null,
          kind: 'recorded',
          day: new Date(Date.UTC(2026, 9, 1 - i)).toISOString().slice(0, 10),
          ratingHalves: 8,
          isRated: true,
          totalCostCents: 0,
          notes: '',
          activities: Array.from({ length: 20 }, () => ({
            id: randomUUID(),
            name,
            location: '',
            startTime: null,
            endTime: null,
            costCents: 0,
            notes: '',
          })),
        },
        0,
      );
    const done = await test.store.dates.listDone(userId, {
      timeline: 'past',
      today: '2026-11-20',
    });
    expect(done).toHaveLength(fitting);
    expect(done[0]).toMatchObject({ day: '2026-10-01' });
    // What else there is of a date, however long, is left where it is.
    await test.db
      .updateTable('dates')
      .set({ activities: 'not read' })
      .where('user_id', '=', userId)
      .execute();
    expect(
      await test.store.dates.listDone(userId, { timeline: 'past', today: '2026-11-20' }),
    ).toEqual(done);
    const lengths = done.flatMap(({ activities }) => activities.map((one) => one.name.length));
    expect(new Set(lengths)).toEqual(new Set([limits.learntName]));
  });
});
