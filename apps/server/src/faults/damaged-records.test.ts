import { randomUUID } from 'node:crypto';
import type { DateRecord, Profile, SavedIdea, UserExport } from '@rendezvous/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aSuggestion } from '../testing/a-suggestion.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';

const cut = '{"version":2,"title":"Jazz at Yo';

describeOnBothDatabases('a record that somebody damaged by hand', (database) => {
  let test: TestApp;
  let ana: TestUser;
  beforeAll(async () => {
    test = await aTestApp(database);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    ana = await aUser(test);
  });

  const listOf = async <Item>(path: string): Promise<Item[]> => {
    const answer = await ana.ask('GET', path);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Item[]>();
  };
  const exported = async (): Promise<UserExport> => {
    const answer = await ana.ask('GET', '/users/me/export');
    expect(answer.statusCode).toBe(200);
    return answer.json<UserExport>();
  };
  const expectDamaged = async (...asked: Parameters<TestUser['ask']>): Promise<void> => {
    const answer = await ana.ask(...asked);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'damaged']);
  };

  it('leaves the other dates readable, and can be deleted', async () => {
    const [whole, damaged, kept] = [randomUUID(), randomUUID(), randomUUID()];
    const { plans, weather_info } = aSuggestion();
    for (const id of [whole, damaged, kept])
      await ana.ask('POST', '/history', {
        ...{ id, date: '2026-11-10', plan: plans[0], weather_info },
        activities: [{ name: 'Jazz' }],
      });
    for (const activities of [cut, '{}', '[7]', 'null']) {
      await test.db.updateTable('dates').set({ activities }).where('id', '=', damaged).execute();
      const dates = await listOf<DateRecord>('/history?timeline=past');
      expect(dates.map(({ id }) => id).sort()).toEqual([whole, damaged, kept].sort());
      const shown = dates.find(({ id }) => id === damaged);
      expect(shown).toMatchObject({ date: '2026-11-10', activities: [], damaged: true });
      expect(dates.find(({ id }) => id === whole)).not.toHaveProperty('damaged');
      await expectDamaged('GET', `/history/${damaged}`);
      await expectDamaged('PUT', `/history/${damaged}`, { notes: 'x' });
    }
    await test.db
      .updateTable('date_plans')
      .set({ plan: cut, weather: cut })
      .where('date_id', '=', kept)
      .execute();
    await expectDamaged('GET', `/history/${kept}`);
    expect((await exported()).history).toHaveLength(3);
    for (const id of [damaged, kept])
      expect((await ana.ask('DELETE', `/history/${id}`)).statusCode).toBe(204);
    expect(await listOf('/history?timeline=past')).toHaveLength(1);
  });

  it('leaves the other people readable, and can be deleted', async () => {
    const [kim, sam] = [
      (await ana.ask('POST', '/profiles', { name: 'Kim' })).json<Profile>().id,
      (await ana.ask('POST', '/profiles', { name: 'Sam' })).json<Profile>().id,
    ];
    for (const fields of [cut, '[]', '{"interests":5}', 'null']) {
      await test.db.updateTable('profiles').set({ fields }).where('id', '=', sam).execute();
      expect(await listOf('/profiles')).toMatchObject([
        { id: sam, name: 'Sam', damaged: true },
        { id: kim, name: 'Kim' },
      ]);
      await expectDamaged('GET', `/profiles/${sam}`);
      await expectDamaged('PUT', `/profiles/${sam}`, { bio: 'x' });
    }
    expect((await exported()).profiles).toMatchObject([{ name: 'Sam', damaged: true }, {}]);
    expect((await ana.ask('DELETE', `/profiles/${sam}`)).statusCode).toBe(204);
    expect(await listOf('/profiles')).toHaveLength(1);
  });

  it('leaves the other ideas readable, and can be removed', async () => {
    const [whole, damaged] = [aSuggestion(), aSuggestion()];
    for (const { suggestion_id, weather_info, plans } of [whole, damaged])
      await ana.ask('POST', '/saved-ideas', { suggestion_id, weather_info, plans });
    const planId = damaged.plans[0]?.plan_id ?? '';
    await test.db
      .updateTable('saved_plans')
      .set({ plan: cut })
      .where('plan_id', '=', planId)
      .execute();
    await test.db
      .updateTable('saved_ideas')
      .set({ weather: cut })
      .where('suggestion_id', '=', damaged.suggestion_id)
      .execute();
    const [second, first] = await listOf<SavedIdea>('/saved-ideas');
    expect(first).not.toHaveProperty('damaged_plans');
    expect(second).toMatchObject({ damaged_plans: [planId], weather_info: {} });
    expect(second?.plans.find(({ plan_id }) => plan_id === planId)).toMatchObject({
      title: 'This plan is damaged and cannot be read',
    });
    await expectDamaged('GET', `/saved-ideas/${planId}/calendar.ics`);
    expect((await exported()).saved_ideas).toHaveLength(2);
    expect((await ana.ask('DELETE', `/saved-ideas/${planId}`)).statusCode).toBe(204);
    for (const idea of await listOf('/saved-ideas'))
      expect(idea).not.toHaveProperty('damaged_plans');
  });
});
