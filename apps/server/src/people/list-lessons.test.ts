import { afterAll, beforeAll, expect, it } from 'vitest';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';
import { createProfile } from './testing/create-profile.ts';

describeOnBothDatabases('profiles', (database) => {
  let test: TestApp;
  let ana: TestUser;
  beforeAll(async () => {
    test = await aTestApp(database);
    ana = await aUser(test);
  });
  afterAll(() => test.close());

  it('[PROF-14] says what the ratings of past dates teach about this person alone', async () => {
    const lena = await createProfile(ana, { name: 'Lena', interests: ['bowling'] });
    const other = await createProfile(ana, { name: 'Kim' });
    const record = (profile_id: number, rating: number, name: string) =>
      ana.inject({
        method: 'POST',
        url: '/api/history',
        payload: {
          id: crypto.randomUUID(),
          profile_id,
          date: '2026-11-18',
          rating,
          activities: [{ name }],
        },
      });
    for (const rating of [5, 4.5, 5]) await record(lena.id, rating, 'Bowling');
    await record(other.id, 1, 'Bowling');
    for (const rating of [5, 1, 3]) await record(other.id, rating, 'Karaoke');
    const lessons = (await ana.inject(`/api/profiles/${lena.id}/insights`)).json<
      { name: string; text: string; dates: number; good: number }[]
    >();
    expect(lessons.find(({ name }) => name === 'Bowling')).toMatchObject({
      text: 'Bowling: three good evenings of three',
      dates: 3,
      good: 3,
      rough: 0,
      effect: expect.stringContaining('More'),
    });
    const told = (await ana.inject(`/api/profiles/${other.id}/insights`)).json<
      { name: string }[]
    >();
    expect(told.map(({ name }) => name)).toContain('Bowling');
    expect(told.map(({ name }) => name)).not.toContain('Karaoke');
    expect(
      (
        await ana.inject(`/api/profiles/${(await createProfile(ana, { name: 'New' })).id}/insights`)
      ).json(),
    ).toEqual([]);
  });
});
