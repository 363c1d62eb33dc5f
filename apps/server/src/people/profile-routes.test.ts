import { randomUUID } from 'node:crypto';
import { profileDefaults, type Profile } from '@rendezvous/contract';
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

  const put = (user: TestUser, id: number, payload: object) =>
    user.inject({ method: 'PUT', url: `/api/profiles/${id}`, payload });

  it('[PROF-01] makes a person with the defaults of the specification', async () => {
    const sam = await createProfile(ana, { name: 'Sam' });
    expect(sam).toMatchObject({
      ...profileDefaults,
      name: 'Sam',
      avatar: null,
      attachments: [],
      previous_dates: [],
      dates_count: 0,
    });
    expect(sam.status_changes).toEqual([{ status: 'talking', date: '2026-11-20' }]);
    expect(sam.created_at).toMatch(/^2026-11-20T18:00:0/);
    expect(sam.id).toBeGreaterThan(0);
    expect(sam.id).toBeLessThan(2 ** 48);
  });

  it('[API-01] keeps every field of the specification', async () => {
    const written = {
      name: 'Noor',
      gender: 'non-binary',
      age: 34,
      location: 'Oakland, CA',
      bio: 'Reads\nmaps.',
      occupation: 'Cartographer',
      relationship_status: 'complicated',
      phone_number: '+1 510 555 0100',
      languages: ['Arabic', 'English'],
      hobbies: ['bouldering'],
      socialMedia: { instagram: '@noor', facebook: 'noor.maps' },
      importantDates: {
        birthday: '1992-02-29',
        otherDates: [{ description: 'First trip', date: '2026-05-01' }],
      },
      interests: ['jazz'],
      dislikes: ['crowds'],
      dietary_restrictions: ['vegan'],
      preferred_cuisines: ['thai'],
      budget_preference: { min: 0, max: 10_000 },
      transport_preference: 'no_preference',
      notes: 'Left-handed',
      status: 'first_date',
    };
    const noor = await createProfile(ana, {
      ...written,
      id: 1,
      user_id: 2,
      is_own: 1,
      dates_count: 9,
      avatar: 'https://evil.example/x',
      attachments: [{ id: 'x' }],
      previous_dates: [{}],
    });
    expect(noor).toMatchObject({
      ...written,
      avatar: null,
      attachments: [],
      previous_dates: [],
      dates_count: 0,
    });
    expect(noor.id).not.toBe(1);
    expect((await ana.inject(`/api/profiles/${noor.id}/`)).json()).toEqual(noor);
  });

  it('adds a person once, however often one request is sent', async () => {
    const [dora, ben] = [await aUser(test), await aUser(test)];
    const payload = { name: 'Kim', request_id: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => dora.ask('POST', '/profiles', payload)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      ...Array<number>(7).fill(200),
      201,
    ]);
    const [kim] = answers.map((answer) => answer.json<Profile>());
    expect(answers.map((answer) => answer.json<Profile>())).toEqual(Array(8).fill(kim));
    expect((await dora.ask('GET', '/profiles')).json()).toEqual([kim]);
    const renamed = await put(dora, kim?.id ?? 0, { name: 'Kim Lee' });
    expect((await dora.ask('POST', '/profiles', payload)).json()).toEqual(renamed.json());
    expect((await ben.ask('POST', '/profiles', payload)).statusCode).toBe(201);
    const other = await dora.ask('POST', '/profiles', { ...payload, request_id: randomUUID() });
    expect(other.statusCode).toBe(201);
    const wrong = await dora.ask('POST', '/profiles', { ...payload, request_id: 'again' });
    expect(wrong.json()).toMatchObject({ status: 422, errors: { request_id: expect.anything() } });
  });

  it('[PROF-01] lists people newest first with their past dates, without the own profile', async () => {
    const ben = await aUser(test);
    expect((await ben.inject('/api/profiles')).json()).toEqual([]);
    await ben.inject('/api/profiles/my-profile');
    const first = await createProfile(ben, { name: 'First' });
    const second = await createProfile(ben, { name: 'Second' });
    const days = ['2026-11-19', '2026-11-20', '2026-11-21', '2025-01-01'];
    for (const [index, date] of days.entries()) {
      const id = `8f14e45f-ceea-467a-9af1-8d1f3b1c0a0${index}`;
      await ben.inject({
        method: 'POST',
        url: '/api/history',
        payload: { id, profile_id: first.id, date, rating: 4.5 },
      });
    }
    const listed = (await ben.inject('/api/profiles')).json<Profile[]>();
    expect(listed.map(({ name, dates_count }) => [name, dates_count])).toEqual([
      ['Second', 0],
      ['First', 3],
    ]);
    expect(listed[1]?.previous_dates.map(({ date, rating }) => [date, rating])).toEqual([
      ['2026-11-20', 4.5],
      ['2026-11-19', 4.5],
      ['2025-01-01', 4.5],
    ]);
    expect(listed[0]).toEqual(second);
  });

  it('[PROF-13] deletes a person with dates, ideas, notes and status changes', async () => {
    const { id } = await createProfile(ana, { name: 'Gone' });
    await ana.ask('POST', `/profiles/${id}/notes`, { id: crypto.randomUUID(), text: 'Maps' });
    await ana.inject({
      method: 'POST',
      url: '/api/history',
      payload: { id: crypto.randomUUID(), profile_id: id, date: '2026-11-01' },
    });
    const answer = await ana.inject({ method: 'DELETE', url: `/api/profiles/${id}` });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect((await ana.inject(`/api/profiles/${id}`)).json()).toMatchObject({
      code: 'not-found',
      detail: "The profile you're looking for doesn't exist or has been removed",
    });
    expect((await ana.inject({ method: 'DELETE', url: `/api/profiles/${id}` })).statusCode).toBe(
      404,
    );
    for (const table of ['dates', 'profile_notes', 'status_changes'] as const) {
      expect(
        await test.db
          .selectFrom(table)
          .selectAll()
          .where('user_id', '=', ana.id)
          .where('profile_id', '=', id)
          .execute(),
      ).toEqual([]);
    }
  });

  it('[MYP-01] makes the own profile when it is first asked for, once', async () => {
    const cleo = await aUser(test, { firstName: 'Cleo' });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => cleo.inject('/api/profiles/my-profile')),
    );
    const own = answers[0]?.json<Profile>();
    expect(own).toMatchObject({ ...profileDefaults, name: cleo.email.split('@')[0] });
    expect(new Set(answers.map((answer) => answer.json<Profile>().id)).size).toBe(1);

    const changed = await cleo.inject({
      method: 'PUT',
      url: '/api/profiles/my-profile',
      payload: { interests: ['jazz', 'jazz', ' '], relationshihp_status: 'dating' },
    });
    expect(changed.json()).toEqual({ ...own, interests: ['jazz'], relationship_status: 'dating' });
    expect(
      (await cleo.inject({ method: 'DELETE', url: `/api/profiles/${own?.id}` })).statusCode,
    ).toBe(404);
    expect(
      (await cleo.inject({ method: 'DELETE', url: '/api/profiles/my-profile' })).statusCode,
    ).toBe(405);
    expect((await cleo.inject('/api/profiles/my-profile')).json()).toEqual(changed.json());
  });

  it('refuses one person too many, however many are added at once', async () => {
    const dan = await aUser(test);
    const rows = Array.from({ length: 495 }, (_, id) => ({
      user_id: dan.id,
      id: id + 1,
      is_own: 0,
      name: 'x',
      status: 'talking',
      fields: '{}',
      avatar_photo_id: null,
      created_at: id,
    }));
    await test.db.insertInto('profiles').values(rows).execute();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        dan.inject({ method: 'POST', url: '/api/profiles', payload: { name: 'More' } }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 201))
      expect(answer.json()).toMatchObject({ status: 422, code: 'too-many' });
    const listed = (await dan.inject('/api/profiles')).json<Profile[]>();
    expect(listed).toHaveLength(500);
    expect(listed.at(-1)).toMatchObject({ ...profileDefaults, name: 'x' });
  });

  it('signs out somebody whose account is gone', async () => {
    const eve = await aUser(test);
    await test.db.deleteFrom('users').where('id', '=', eve.id).execute();
    expect(
      (await eve.inject({ method: 'POST', url: '/api/profiles', payload: { name: 'X' } })).json(),
    ).toMatchObject({ status: 401, code: 'signed-out' });
    expect((await eve.inject('/api/profiles/my-profile')).statusCode).toBe(401);
  });
});
