import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../platform/db/open-database.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';
import { createStore, type Store } from '../store.ts';

const now = Date.parse('2026-11-20T18:00:00Z');
const monthAhead = now + 31 * 24 * 60 * 60 * 1000;

describeOnBothDatabases('once the clock was a month ahead and is right again', (database) => {
  let opened: OpenDatabase;
  let store: Store;
  beforeAll(async () => {
    opened = await database.open();
    store = createStore(opened.db);
  });
  afterAll(() => opened.close());

  it('nobody waits for a lease of a process that has ended', async () => {
    const [dead, alive] = ['dead', 'alive'].map((holder) => ({ name: 'work', holder }));
    if (!dead || !alive) throw new Error('Cannot take turns: nobody is there');
    await store.leases.take(dead, { now: monthAhead, ms: 60_000 });
    expect(await store.leases.take(alive, { now, ms: 60_000 })).toBe(true);
    expect(await store.leases.take(dead, { now, ms: 60_000 })).toBe(false);
  });

  it('limits on attempts start over', async () => {
    const limit = { most: 2, withinMs: 60_000 };
    const take = (at: number) => store.attempts.take('key', limit, at);
    expect([await take(monthAhead), await take(monthAhead), await take(monthAhead)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([await take(now), await take(now), await take(now)]).toEqual([true, true, false]);
    expect((await store.attempts.findEnd('key')) ?? 0).toBeLessThanOrEqual(now + limit.withinMs);
  });

  it('a suggestion in progress does not hold the slot of a visitor', async () => {
    const visitorId = randomUUID();
    const claim = (at: number) =>
      store.visitorClaims.claim({ visitorId, claimId: randomUUID() }, at);
    expect([await claim(monthAhead), await claim(now), await claim(now)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('a mail requested in that time is sent, and deferred as usual', async () => {
    await store.mailQueue.add(
      { kind: 'reset-password', email: 'ana@example.com', userId: null },
      monthAhead,
    );
    const claim = async (at: number) =>
      (await store.mailQueue.claim(['reset-password'], at))?.email;
    expect([await claim(monthAhead), await claim(now), await claim(now)]).toEqual([
      'ana@example.com',
      'ana@example.com',
      undefined,
    ]);
  });

  it('clocks that differ by seconds do not end each other’s leases', async () => {
    const [one, two] = [
      { name: 'other work', holder: 'one' },
      { name: 'other work', holder: 'two' },
    ];
    await store.leases.take(one, { now: now + 5000, ms: 60_000 });
    expect(await store.leases.take(two, { now, ms: 60_000 })).toBe(false);
    const limit = { most: 1, withinMs: 1000 };
    expect(await store.attempts.take('other', limit, now + 5000)).toBe(true);
    expect(await store.attempts.take('other', limit, now)).toBe(false);
  });
});
