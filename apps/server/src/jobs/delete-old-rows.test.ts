import { randomUUID } from 'node:crypto';
import { suggestionRequest } from '@rendezvous/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/open-database.ts';
import { createStore } from '../store/store.ts';
import { aSuggestion } from '../testing/a-suggestion.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';
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
    await store.suggestions.create({ visitorId: oldVisitor, request, suggestion: old, now: daysAgo(91) });
    await store.suggestions.create({ visitorId: recentVisitor, request, suggestion: recent, now: daysAgo(89) });
    await store.visitorClaims.claim({ visitorId: oldVisitor, claimId: randomUUID() }, daysAgo(91));
    await store.visitorClaims.claim({ visitorId: recentVisitor, claimId: randomUUID() }, daysAgo(89));
    await store.addressCounters.use({ address: '10.0.0.1', day: '2026-11-17' });
    await store.addressCounters.use({ address: '10.0.0.1', day: '2026-11-20' });

    await deleteOldRows(store, now);

    const { db } = opened;
    expect(await db.selectFrom('suggestion_sessions').select('id').execute()).toEqual([{ id: recent.session_id }]);
    expect(await db.selectFrom('suggestions').select('id').execute()).toEqual([{ id: recent.suggestion_id }]);
    expect(await db.selectFrom('visitor_claims').select(['visitor_id', 'claimed_at']).execute()).toEqual([{ visitor_id: recentVisitor, claimed_at: daysAgo(89) }]);
    expect(await db.selectFrom('address_counters').select('day').execute()).toEqual([{ day: '2026-11-20' }]);
  });
});
