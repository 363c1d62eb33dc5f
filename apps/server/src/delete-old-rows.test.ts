import { randomUUID } from 'node:crypto';
import { suggestionRequest } from '@rendezvous/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from './platform/db/open-database.ts';
import { createStore } from './store.ts';
import { aState, aSuggestion } from './testing/a-suggestion.ts';
import { describeOnBothDatabases } from './testing/databases.ts';
import { deleteOldRows } from './delete-old-rows.ts';

const now = new Date('2026-11-20T18:00:00Z');
const daysAgo = (days: number) => now.getTime() - days * 24 * 60 * 60 * 1000;
const request = suggestionRequest.parse({ config: { location: 'Chicago' } });

describeOnBothDatabases('deleteOldRows', (database) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await database.open();
  });
  afterAll(() => opened.close());

  it('deletes suggestions and claims after 90 days, addresses after two', async () => {
    const store = createStore(opened.db);
    const [old, recent] = [aSuggestion(), aSuggestion()];
    const [oldVisitor, recentVisitor] = [randomUUID(), randomUUID()];
    await store.suggestions.create({
      visitorId: oldVisitor,
      request,
      suggestion: old,
      state: aState(),
      now: daysAgo(91),
    });
    await store.suggestions.create({
      visitorId: recentVisitor,
      request,
      suggestion: recent,
      state: aState(),
      now: daysAgo(89),
    });
    await store.visitorClaims.claim({ visitorId: oldVisitor, claimId: randomUUID() }, daysAgo(91));
    await store.visitorClaims.claim(
      { visitorId: recentVisitor, claimId: randomUUID() },
      daysAgo(89),
    );
    await store.addressCounters.use({ address: '10.0.0.1', day: '2026-11-17' });
    await store.addressCounters.use({ address: '10.0.0.1', day: '2026-11-20' });

    await deleteOldRows(store, now);

    const { db } = opened;
    expect(await db.selectFrom('suggestion_sessions').select('id').execute()).toEqual([
      { id: recent.session_id },
    ]);
    expect(await db.selectFrom('suggestions').select('id').execute()).toEqual([
      { id: recent.suggestion_id },
    ]);
    expect(
      await db.selectFrom('visitor_claims').select(['visitor_id', 'claimed_at']).execute(),
    ).toEqual([{ visitor_id: recentVisitor, claimed_at: daysAgo(89) }]);
    expect(await db.selectFrom('address_counters').select('day').execute()).toEqual([
      { day: '2026-11-20' },
    ]);
  });

  it('deletes sessions and limits that have ended, networks not seen for a year, and reminders after 90 days', async () => {
    const { db } = opened;
    const store = createStore(db);
    const user = await store.users.create({
      email: 'ana@example.com',
      passwordHash: null,
      googleSub: null,
      isEmailConfirmed: true,
      firstName: '',
      lastName: '',
      now: 0,
    });
    const userId = user?.id ?? 0;
    for (const [refreshHash, expiresAt] of [
      ['ended', now.getTime()],
      ['running', now.getTime() + 1],
    ] as const) {
      await store.sessions.create({ userId, refreshHash, device: '', now: daysAgo(30), expiresAt });
    }
    await store.attempts.take('ended', { most: 1, withinMs: 1000 }, now.getTime() - 1001);
    await store.attempts.take('running', { most: 1, withinMs: 1000 }, now.getTime() - 999);
    await store.knownNetworks.remember(userId, '10.0.0.1', daysAgo(366));
    await store.knownNetworks.remember(userId, '10.0.0.2', daysAgo(364));
    for (const days of [91, 89]) {
      await store.reminders.dismiss(userId, `${days} days ago`, daysAgo(days));
      await store.reminderMails.claim(userId, [`${days} days ago`], daysAgo(days));
    }

    await deleteOldRows(store, now);

    expect(await db.selectFrom('sessions').select('expires_at').execute()).toEqual([
      { expires_at: now.getTime() + 1 },
    ]);
    expect(await db.selectFrom('refresh_tokens').select('hash').execute()).toEqual([
      { hash: 'running' },
    ]);
    expect(await db.selectFrom('attempts').select('key').execute()).toEqual([{ key: 'running' }]);
    expect(await db.selectFrom('known_networks').select('network').execute()).toEqual([
      { network: '10.0.0.2' },
    ]);
    for (const table of ['dismissed_reminders', 'reminder_mails'] as const) {
      expect(await db.selectFrom(table).select('reminder_id').execute()).toEqual([
        { reminder_id: '89 days ago' },
      ]);
    }
  });

  it('lets others use the database while it deletes thousands of rows', async () => {
    const { db } = opened;
    const store = createStore(db);
    const rows = Array.from({ length: 3000 }, (_, i) => ({ key: `x${i}`, used: 1, ends_at: i }));
    for (let i = 0; i < rows.length; i += 500)
      await db
        .insertInto('attempts')
        .values(rows.slice(i, i + 500))
        .execute();
    let [turns, isOver] = [0, false];
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    await store.attempts.deleteEndedBefore(2900);
    isOver = true;
    expect(turns).toBeGreaterThanOrEqual(10);
    const left = db.selectFrom('attempts').select(({ fn }) => fn.min('ends_at').as('first'));
    expect(await left.executeTakeFirst()).toEqual({ first: 2900 });
  });
});
