import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../platform/db/open-database.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { aUser } from '../testing/a-user.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';
import { fillTables } from '../testing/rows-of-users.ts';

describeOnBothDatabases('the export', (database) => {
  let test: TestApp;
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await database.open();
    test = await aTestApp({ open: async () => opened });
  });
  afterAll(() => test.close());

  it('holds all data of the user in one document, without any credentials', async () => {
    const [ana, ben] = [await aUser(test), await aUser(test)];
    for (const { id } of [ana, ben]) await fillTables(opened.db, id);
    const answer = await ana.ask('GET', '/users/me/export');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      user: {
        id: ana.id,
        email: ana.email,
        signs_in_with_password: true,
        google_id: null,
        google_email: null,
        profile: { avatar: expect.stringContaining(`/api/photos/photo-${ana.id}?link=`) },
      },
      sessions: [
        {
          signed_in_at: '2026-11-20T18:00:00.000Z',
          last_used_at: '2026-11-20T18:00:00.000Z',
          expires_at: '2026-12-20T18:00:00.000Z',
          device: 'Chrome on Android',
        },
      ],
      known_networks: [{ seen_at: '2026-11-20T18:00:00.000Z' }],
      account_links: [{ purpose: 'confirm-email', email: 'ana@example.com' }],
      account_mails: [{ kind: 'confirm-email', to: 'ana@example.com' }],
      calendar_feed: { created_at: '2026-11-20T18:00:00.000Z' },
      shared_plans: [{ plan_id: 'plan', created_at: '2026-11-20T18:00:00.000Z' }],
      dismissed_reminders: [
        { id: 'birthday-today.1.2026-11-20', dismissed_at: '2026-11-20T18:00:00.000Z' },
      ],
      reminder_mails: [
        {
          id: 'birthday-soon.1.2026-11-20',
          claimed_at: '2026-11-20T18:00:00.000Z',
          sent_at: '2026-11-20T18:00:00.000Z',
        },
      ],
      own_profile: {
        id: 1,
        name: 'Sam',
        bio: 'Likes jazz',
        avatar: expect.stringContaining(`/api/photos/photo-${ana.id}?link=`),
        status_changes: [{ status: 'talking', date: '2026-11-20' }],
      },
      profiles: [],
      photos: [
        {
          name: 'sam.jpg',
          profile_id: 1,
          url: expect.stringContaining(`/api/photos/photo-${ana.id}?link=`),
          is_avatar: true,
        },
      ],
      history: [
        {
          id: 'date',
          date: '2026-11-19',
          rating: 4.5,
          total_cost: 85,
          activities: [{ name: 'Jazz', cost: 60 }],
        },
      ],
      saved_ideas: [
        {
          weather_info: { conditions: 'Clear' },
          plans: [{ plan_id: expect.any(String), total_cost: '$85' }],
          edited: false,
        },
      ],
      suggestions: [
        {
          profile_id: 1,
          config: { location: 'Chicago' },
          answer: { notes: [], plans: [{ title: expect.any(String) }] },
          created_at: '2026-11-20T18:00:00.000Z',
        },
      ],
    });
    for (const secret of ['argon2', ana.refresh, `hash-${ana.id}`, String(ben.id), ben.email])
      expect(answer.body).not.toContain(secret);
  });
});
