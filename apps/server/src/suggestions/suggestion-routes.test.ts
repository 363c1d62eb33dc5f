import { randomUUID } from 'node:crypto';
import { suggestion, texts } from '@rendezvous/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { suggestionsPerAddress } from '../limits/address-counters-store.ts';
import { planAnything } from '../testing/a-suggestion.ts';
import { aUser } from '../testing/a-user.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { describeOnBothDatabases, sqlite } from '../testing/databases.ts';

interface Asking {
  readonly visitor?: string;
  readonly accept?: string;
  readonly from?: string;
  readonly requestId?: string;
}

/** Asks for a suggestion; every call comes from an address of its own unless one is given. */
function suggest(
  app: FastifyInstance,
  location: string,
  { visitor, accept, from = anAddress(), requestId }: Asking = {},
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: '/api/public/date-suggestions',
    remoteAddress: from,
    headers: { ...(accept !== undefined && { accept }) },
    cookies: { ...(visitor !== undefined && { visitor }) },
    payload: {
      ...{ profileId: -1, config: { location } },
      ...(requestId !== undefined && { request_id: requestId }),
    },
  });
}

let addresses = 0;
function anAddress(): string {
  addresses += 1;
  return `10.0.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
}

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

describe('a suggestion as a stream', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await aTestApp(sqlite);
  });
  afterAll(() => test.close());

  it('reports progress, then the suggestion', async () => {
    const answer = await suggest(test.app, 'Chicago', { accept: 'text/event-stream' });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache',
      'x-accel-buffering': 'no',
    });
    const events = eventsOf(answer.body);
    expect(events.map(({ event }) => event)).toEqual(['progress', 'progress', 'suggestion']);
    expect(events[0]?.data).toEqual({ stage: 'location', detail: 'Looking around Chicago' });
    expect(suggestion.safeParse(events[2]?.data).success).toBe(true);
  });

  it('ends with a problem when no plan is possible', async () => {
    const events = eventsOf(
      (await suggest(test.app, 'No plan', { accept: 'text/event-stream' })).body,
    );
    expect(events.at(-1)).toMatchObject({
      event: 'problem',
      data: {
        code: 'no-plan',
        type: expect.stringMatching(/\/no-plan$/),
        relax: ['budget'],
        alternatives: [{ changes: { max_distance: 30 } }],
      },
    });
  });

  it('ends with a generic problem when the server fails', async () => {
    const answer = await suggest(test.app, 'A bug', { accept: 'text/event-stream' });
    expect(eventsOf(answer.body).at(-1)).toMatchObject({
      event: 'problem',
      data: { code: 'internal', status: 500 },
    });
    expect(answer.body).not.toContain('secret-canary');
  });

  it('answers refusals before planning with an ordinary problem', async () => {
    const accept = 'text/event-stream';
    const visitor = randomUUID();
    const invalid = await suggest(test.app, '', { accept });
    expect([invalid.statusCode, invalid.headers['content-type']]).toEqual([
      422,
      'application/problem+json',
    ]);
    await suggest(test.app, 'Chicago', { visitor });
    const overQuota = await suggest(test.app, 'Chicago', { visitor, accept });
    expect([overQuota.statusCode, overQuota.headers['content-type']]).toEqual([
      429,
      'application/problem+json',
    ]);
  });

  it('sends each event when it happens', async () => {
    let finish = () => {};
    const slow = await aTestApp(sqlite, {
      suggestDate: async (request, options) => {
        await options.onProgress({ stage: 'location', detail: 'first' });
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
        return planAnything(request, options);
      },
    });
    const url = await slow.app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${url}/api/public/date-suggestions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ config: { location: 'Chicago' } }),
    });
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toContain('first');
    finish();
    let rest = '';
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read())
      rest += new TextDecoder().decode(chunk.value);
    expect(rest).toContain('event: suggestion');
    await slow.close();
  });
});

describe('the visitor cookie', () => {
  it('is hidden from scripts and lasts a year', async () => {
    const test = await aTestApp(sqlite);
    const { cookies } = await suggest(test.app, 'Chicago');
    expect(cookies).toEqual([
      {
        name: 'visitor',
        value: expect.stringMatching(/^[0-9a-f-]{36}$/),
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
        maxAge: 31_536_000,
      },
    ]);
    await test.close();
  });

  it('counts nothing for somebody who is signed in', async () => {
    const test = await aTestApp(sqlite);
    const ana = await aUser(test);
    for (let i = 0; i < 3; i++)
      expect(
        (await ana.ask('POST', '/public/date-suggestions', { config: { location: 'Chicago' } }))
          .statusCode,
      ).toBe(200);
    await test.close();
  });

  it('is sent over https only if the site uses https', async () => {
    const test = await aTestApp(sqlite, { env: { PUBLIC_URL: 'https://dates.example' } });
    expect((await suggest(test.app, 'Chicago')).cookies[0]).toMatchObject({ secure: true });
    await test.close();
  });

  it('is replaced when it is not one of ours', async () => {
    const test = await aTestApp(sqlite);
    const { cookies } = await suggest(test.app, 'Chicago', { visitor: "1' or 1=1" });
    expect(cookies[0]?.value).toMatch(/^[0-9a-f-]{36}$/);
    await test.close();
  });
});

function eventsOf(body: string): { event: string; data: unknown }[] {
  return body
    .trim()
    .split('\n\n')
    .map((block) => {
      const match = /^event: (.+)\ndata: (.+)$/.exec(block);
      return { event: match?.[1] ?? '', data: JSON.parse(match?.[2] ?? 'null') };
    });
}
