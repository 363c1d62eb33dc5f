import { randomUUID } from 'node:crypto';
import { suggestion } from '@rendezvous/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planAnything } from '../testing/a-suggestion.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { sqlite } from '../testing/databases.ts';
import { suggest } from './testing/ask-as-visitor.ts';

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

function eventsOf(body: string): { event: string; data: unknown }[] {
  return body
    .trim()
    .split('\n\n')
    .map((block) => {
      const match = /^event: (.+)\ndata: (.+)$/.exec(block);
      return { event: match?.[1] ?? '', data: JSON.parse(match?.[2] ?? 'null') };
    });
}
