import { randomUUID } from 'node:crypto';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aUser } from '../testing/a-user.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { sqlite } from '../testing/databases.ts';
import { fullPage } from '../platform/db/pages.ts';
import { createStore, type Store } from '../store.ts';

const moment = { now: 0, today: '2026-11-20' };

describe('the lists of a user', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await aTestApp(sqlite);
  });
  afterAll(() => test.close());

  /** Statements that `work` sends to the database. */
  async function countStatements(work: (store: Store) => Promise<unknown>): Promise<number> {
    let statements = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    await work(createStore(test.db.withPlugin(counting)));
    return statements;
  }

  const place = {
    name: 'Zebulon',
    location: '2478 Fletcher Dr',
    description: '',
    estimated_cost: '',
    opening_hours: '',
    rating: 5,
  };

  it('need as many statements for thirty people, dates and ideas as for one', async () => {
    const { id: userId } = await aUser(test);
    const add = async () => {
      const { id: profileId } = await test.store.profiles.create(userId, { name: 'Sam' }, moment);
      const details = {
        profileId,
        kind: 'recorded',
        day: '2026-11-19',
        isRated: true,
        ratingHalves: 9,
        totalCostCents: 100,
        notes: '',
        activities: [],
      } as const;
      await test.store.dates.create(userId, { id: randomUUID(), ...details }, 0);
      const plan = { plan_id: randomUUID(), venues: [place], route_info: {}, total_cost: '' };
      await test.store.savedIdeas.save(
        userId,
        {
          suggestionId: randomUUID(),
          logId: null,
          profileId,
          weather: {},
          plans: [{ plan, isEdited: false }],
        },
        0,
      );
    };
    const count = async () => [
      await countStatements((store) =>
        store.profiles.page(userId, { today: moment.today, size: fullPage }),
      ),
      await countStatements((store) =>
        store.dates.page(userId, { timeline: 'past', today: moment.today, size: fullPage }),
      ),
      await countStatements((store) => store.savedIdeas.page(userId, { size: fullPage })),
    ];
    await add();
    expect(await count()).toEqual([5, 2, 3]);
    for (let i = 1; i < 30; i++) await add();
    expect(await count()).toEqual([5, 2, 3]);
    const { items } = await test.store.profiles.page(userId, {
      today: moment.today,
      size: fullPage,
    });
    expect(items).toHaveLength(30);
  });

  it('are read as fast with long dates as with short ones', async () => {
    const { id: userId } = await aUser(test);
    const cpuMsWith = async (notes: string) => {
      const { id: profileId } = await test.store.profiles.create(userId, { name: 'Sam' }, moment);
      const activities = Array.from({ length: 20 }, (_, i) => ({
        ...{ id: String(i), name: 'Jazz', location: '', startTime: null, endTime: null },
        ...{ costCents: 0, notes },
      }));
      const details = {
        profileId,
        kind: 'recorded',
        day: '2026-11-19',
        isRated: true,
        ratingHalves: 9,
        totalCostCents: 100,
        notes,
        activities,
      } as const;
      for (let i = 0; i < 200; i += 1)
        await test.store.dates.create(userId, { id: randomUUID(), ...details }, i);
      const start = process.threadCpuUsage();
      for (let i = 0; i < 20; i += 1) {
        const read = await test.store.profiles.find(userId, profileId, moment.today);
        expect(read?.pastDates.newest).toHaveLength(200);
        const asked = { timeline: 'past', today: moment.today, profileId } as const;
        await test.store.dates.page(userId, { ...asked, size: { items: 500, bytes: 1 } });
      }
      const { user, system } = process.threadCpuUsage(start);
      return (user + system) / 1000;
    };
    const shortMs = await cpuMsWith('');
    expect(await cpuMsWith('n'.repeat(4500))).toBeLessThan(2 * shortMs + 50);
  });
});
