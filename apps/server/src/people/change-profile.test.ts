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

  it('[PROF-10] understands the misspelled key, and prefers the right one', async () => {
    expect(
      (await createProfile(ana, { name: 'A', relationshihp_status: 'dating' })).relationship_status,
    ).toBe('dating');
    expect(
      (
        await createProfile(ana, {
          name: 'B',
          relationshihp_status: 'dating',
          relationship_status: 'single',
        })
      ).relationship_status,
    ).toBe('single');
  });

  it('[PROF-10] changes the fields it carries and no other', async () => {
    const before = await createProfile(ana, {
      name: 'Kim',
      bio: 'Bakes',
      interests: ['jazz'],
      age: 30,
    });
    const answer = await put(ana, before.id, {
      bio: '',
      age: null,
      avatar: '/api/photos/x',
      attachments: [{}],
      previous_dates: [{}],
      id: 7,
    });
    expect(answer.json()).toEqual({ ...before, bio: '', age: null });
    expect((await put(ana, before.id, {})).json()).toEqual({ ...before, bio: '', age: null });
  });

  it('[PROF-10] changes only the social media and important dates that it carries', async () => {
    const { id } = await createProfile(ana, {
      name: 'Kim',
      socialMedia: { instagram: '@kim' },
      importantDates: { birthday: '1994-04-04' },
    });
    await put(ana, id, {
      socialMedia: { facebook: 'kim.k' },
      importantDates: { otherDates: [{ description: 'First trip', date: '2026-05-01' }] },
    });
    expect(
      (await put(ana, id, { socialMedia: { instagram: '' }, importantDates: {} })).json(),
    ).toMatchObject({
      socialMedia: { instagram: '', facebook: 'kim.k' },
      importantDates: {
        birthday: '1994-04-04',
        otherDates: [{ description: 'First trip', date: '2026-05-01' }],
      },
    });
  });

  it('[PROF-04] dates every change of status in the time zone of the caller', async () => {
    const { id } = await createProfile(ana, { name: 'Lou' });
    await ana.inject({
      method: 'PUT',
      url: `/api/profiles/${id}`,
      payload: { status: 'first_date' },
      headers: { 'x-time-zone': 'Pacific/Kiritimati' },
    });
    await put(ana, id, { status: 'first_date', bio: 'no change of status' });
    const last = await put(ana, id, { status: 'exclusive' });
    expect(last.json().status_changes).toEqual([
      { status: 'talking', date: '2026-11-20' },
      { status: 'first_date', date: '2026-11-21' },
      { status: 'exclusive', date: '2026-11-20' },
    ]);
  });
});
