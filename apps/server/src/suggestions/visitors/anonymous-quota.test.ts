import { randomUUID } from 'node:crypto';
import { suggestion, texts } from '@rendezvous/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { suggestionsPerAddress } from '../../limits/address-counters-store.ts';
import { planAnything } from '../../testing/a-suggestion.ts';
import { aTestApp, type TestApp } from '../../testing/a-test-app.ts';
import { describeOnBothDatabases, sqlite } from '../../testing/databases.ts';
import { suggest, anAddress } from '../testing/ask-as-visitor.ts';

describeOnBothDatabases('the anonymous quota', (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await aTestApp(database);
  });
  afterAll(() => test.close());

  it('[NEW-11] gives a visitor one suggestion and refuses the second with the sentence of the limit', async () => {
    const visitor = randomUUID();
    const first = await suggest(test.app, 'Chicago', { visitor });
    expect(first.statusCode).toBe(200);
    expect(suggestion.parse(first.json()).plans).toHaveLength(1);
    const second = await suggest(test.app, 'Chicago', { visitor });
    expect(second.statusCode).toBe(429);
    expect(second.headers['content-type']).toBe('application/problem+json');
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
    expect(second.json()).toMatchObject({
      code: 'anonymous-limit',
      detail: texts.anonymousLimit,
      status: 429,
    });
  });

  it('[NEW-11] lets exactly one of fifty parallel requests of one visitor through', async () => {
    const visitor = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => suggest(test.app, 'Chicago', { visitor })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      200,
      ...Array<number>(49).fill(429),
    ]);
  });

  it('answers a repeated request from the stored answer, a few times within a day', async () => {
    const [visitor, requestId] = [randomUUID(), randomUUID()];
    const again = () => suggest(test.app, 'Chicago', { visitor, requestId });
    const answers = await Promise.all([again(), again(), again()]);
    const [first] = answers.map((answer) => suggestion.parse(answer.json()));
    expect(answers.map((answer) => answer.json())).toEqual([first, first, first]);
    const streamed = { visitor, requestId, accept: 'text/event-stream' };
    expect((await suggest(test.app, 'Chicago', streamed)).body).toContain(first?.suggestion_id);
    const others = [{ visitor }, { visitor, requestId: randomUUID() }];
    for (const other of others)
      expect((await suggest(test.app, 'Chicago', other)).statusCode).toBe(429);
    const stranger = await suggest(test.app, 'Chicago', { visitor: randomUUID(), requestId });
    expect(suggestion.parse(stranger.json()).suggestion_id).not.toBe(first?.suggestion_id);
    const before = test.clock.now;
    test.clock.now = new Date(before.getTime() + 24 * 60 * 60 * 1000);
    expect((await again()).statusCode).toBe(429);
    test.clock.now = before;
    expect([await again(), await again(), await again()].map((one) => one.statusCode)).toEqual([
      200, 200, 429,
    ]);
  });

  it('refunds the suggestion when no plan is possible, the location is unknown or the server fails', async () => {
    const visitor = randomUUID();
    for (const location of ['No plan', 'Nowhere', 'A bug'])
      expect((await suggest(test.app, location, { visitor })).statusCode).toBeGreaterThan(400);
    expect(
      (await suggest(test.app, 'No plan', { visitor, accept: 'text/event-stream' })).body,
    ).toContain('event: problem');
    expect((await suggest(test.app, 'Chicago', { visitor })).statusCode).toBe(200);
  });

  it('does not count invalid input', async () => {
    const visitor = randomUUID();
    expect((await suggest(test.app, '', { visitor })).statusCode).toBe(422);
    expect((await suggest(test.app, 'Chicago', { visitor })).statusCode).toBe(200);
  });

  it('frees a claim whose process died after two minutes', async () => {
    const visitor = randomUUID();
    await test.store.visitorClaims.claim(
      { visitorId: visitor, claimId: randomUUID() },
      test.clock.now.getTime(),
    );
    const refused = await suggest(test.app, 'Chicago', { visitor });
    expect(refused.headers['retry-after']).toBe('120');
    const before = test.clock.now;
    test.clock.now = new Date(before.getTime() + 120_000);
    expect((await suggest(test.app, 'Chicago', { visitor })).statusCode).toBe(200);
    test.clock.now = before;
  });

  it('caps the suggestions of an address a day, however often the cookie is dropped', async () => {
    const from = '2001:db8:1:2::1';
    for (let i = 0; i < suggestionsPerAddress; i++)
      expect((await suggest(test.app, 'Chicago', { from })).statusCode).toBe(200);
    const sameHousehold = await suggest(test.app, 'Chicago', { from: '2001:db8:1:2:ffff::9' });
    expect(sameHousehold.json()).toMatchObject({
      code: 'anonymous-limit',
      detail: texts.anonymousLimit,
    });
    expect(sameHousehold.headers['retry-after']).toBe(String(6 * 60 * 60));
    expect((await suggest(test.app, 'Chicago', { from: '2001:db8:1:102::1' })).statusCode).toBe(
      200,
    );
  });

  it('does not count a refused request against the address', async () => {
    const from = anAddress();
    for (let i = 0; i <= suggestionsPerAddress; i++) await suggest(test.app, 'No plan', { from });
    expect((await suggest(test.app, 'Chicago', { from })).statusCode).toBe(200);
  });
});

describeOnBothDatabases('a visitor who goes away', (database) => {
  it('gets the free suggestion back', async () => {
    const test = await aTestApp(database, {
      suggestDate: async (request, options) => {
        if (request.config.location === 'Slow')
          await new Promise((_resolve, reject) =>
            options.signal?.addEventListener('abort', () => reject(options.signal?.reason)),
          );
        return planAnything(request, options);
      },
    });
    const url = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const visitor = randomUUID();
    const ask = (location: string, signal?: AbortSignal) =>
      fetch(`${url}/api/public/date-suggestions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: `visitor=${visitor}` },
        body: JSON.stringify({ config: { location } }),
        ...(signal && { signal }),
      });
    await expect(ask('Slow', AbortSignal.timeout(100))).rejects.toThrow();
    await expect.poll(async () => (await ask('Chicago')).status).toBe(200);
    await test.close();
  });
});

describe('RATE_LIMITS=off', () => {
  it('lifts the quota and the cap', async () => {
    const test = await aTestApp(sqlite, { env: { RATE_LIMITS: 'off' } });
    const visitor = randomUUID();
    const from = anAddress();
    for (let i = 0; i < suggestionsPerAddress + 2; i++)
      expect((await suggest(test.app, 'Chicago', { visitor, from })).statusCode).toBe(200);
    await test.close();
  });
});
