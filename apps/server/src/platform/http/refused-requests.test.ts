import { connect } from 'node:net';
import { problem } from '@rendezvous/contract';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from '../../testing/a-test-app.ts';
import { sqlite } from '../../testing/databases.ts';

let test: TestApp;
beforeAll(async () => {
  test = await aTestApp(sqlite, { env: { RATE_LIMITS: 'off' } });
});
afterAll(() => test.close());

const suggestions = '/api/public/date-suggestions';
const json = { 'content-type': 'application/json' };
const body = JSON.stringify({ config: { location: 'Chicago' } });
const deep = (depth: number) =>
  `{"config":{"location":"Chicago"},"x":${'['.repeat(depth)}${']'.repeat(depth)}}`;
const post = (payload: string | Buffer, headers: Record<string, string> = json): InjectOptions => ({
  method: 'POST',
  url: suggestions,
  headers,
  payload,
});

const refused: [string, InjectOptions, number, string][] = [
  ['an unknown path', { url: '/api/nothing' }, 404, 'not-found'],
  [
    'an unknown path with any method and body',
    {
      method: 'POST',
      url: '/api/nothing',
      headers: { 'content-type': 'text/plain' },
      payload: 'x',
    },
    404,
    'not-found',
  ],
  ['the bare prefix', { url: '/api' }, 404, 'not-found'],
  ['a wrong method', { method: 'GET', url: suggestions }, 405, 'method-not-allowed'],
  [
    'a wrong method with a wrong body',
    { method: 'PUT', url: suggestions, headers: { 'content-type': 'text/plain' }, payload: 'x' },
    405,
    'method-not-allowed',
  ],
  ['a path that cannot be decoded', { url: '/api/%zz' }, 400, 'bad-request'],
  [
    'a body over 256 KB',
    post(JSON.stringify({ config: { location: 'x'.repeat(256 * 1024) } })),
    413,
    'body-too-large',
  ],
  [
    'a form',
    post('location=Chicago', { 'content-type': 'application/x-www-form-urlencoded' }),
    415,
    'unsupported-media-type',
  ],
  ['plain text', post(body, { 'content-type': 'text/plain' }), 415, 'unsupported-media-type'],
  ['no content type', post(body, { 'content-type': '' }), 415, 'unsupported-media-type'],
  [
    'garbage behind the content type',
    post(body, { 'content-type': 'application/json-seq' }),
    415,
    'unsupported-media-type',
  ],
  [
    'another charset',
    post(body, { 'content-type': 'application/json; charset=utf-7' }),
    415,
    'unsupported-media-type',
  ],
  [
    'a compressed body',
    post(body, { ...json, 'content-encoding': 'gzip' }),
    415,
    'unsupported-media-type',
  ],
  ['broken JSON', post('{"config":'), 400, 'malformed-json'],
  ['something behind the JSON', post(`${body} x`), 400, 'malformed-json'],
  [
    'invalid UTF-8',
    post(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])),
    400,
    'malformed-json',
  ],
  ['UTF-16', post(Buffer.from(body, 'utf16le')), 400, 'malformed-json'],
  [
    '__proto__',
    post('{"config":{"location":"Chicago"},"__proto__":{"admin":true}}'),
    400,
    'malformed-json',
  ],
  [
    'constructor.prototype',
    post('{"config":{"location":"Chicago"},"constructor":{"prototype":{}}}'),
    400,
    'malformed-json',
  ],
  ['a body nested 33 deep', post(deep(32)), 422, 'invalid-input'],
  ['a body nested 100,000 deep', post(deep(100_000)), 422, 'invalid-input'],
  ['brackets never closed', post('['.repeat(200_000)), 422, 'invalid-input'],
  ['too many entries', post(`{"x":[${'1,'.repeat(30_000)}1]}`), 422, 'invalid-input'],
  [
    'too many keys',
    post(`{${Array.from({ length: 15_000 }, (_, i) => `"k${i}":1`).join(',')}}`),
    422,
    'invalid-input',
  ],
  ['a query given twice', { url: '/api/places/autocomplete?q=a&q=b' }, 422, 'invalid-input'],
  [
    'a query too long',
    { url: `/api/places/autocomplete?q=${'x'.repeat(201)}` },
    422,
    'invalid-input',
  ],
];

describe('a request that is refused', () => {
  it.each(refused)('[API-02] answers %s as a problem', async (_name, request, status, code) => {
    const answer = await test.app.inject(request);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(problem.parse(answer.json())).toMatchObject({
      status,
      code,
      type: `/problems/${code}`,
      detail: expect.stringMatching(/^[A-Z].*\.$/),
    });
    expect(answer.statusCode).toBe(status);
  });

  it('[API-02] says which methods a path has', async () => {
    expect((await test.app.inject({ method: 'DELETE', url: suggestions })).headers.allow).toBe(
      'POST',
    );
    expect((await test.app.inject({ method: 'OPTIONS', url: '/api/config' })).headers.allow).toBe(
      'GET, HEAD',
    );
  });

  it('[API-02] names the field of a query', async () => {
    expect((await test.app.inject('/api/places/autocomplete?q=%00')).json().errors).toEqual({
      q: ['Contains a control character'],
    });
  });

  it('accepts what is at the limits of a body', async () => {
    expect((await test.app.inject(post(deep(31)))).statusCode).toBe(200);
    expect(
      (await test.app.inject(post(body, { 'content-type': 'application/json; charset=UTF-8' })))
        .statusCode,
    ).toBe(200);
    expect((await test.app.inject(post(`\ufeff${body}`))).statusCode).toBe(200);
    expect(
      (
        await test.app.inject(
          post(JSON.stringify({ note: '[{'.repeat(500), config: { location: 'Chicago "[[\\' } })),
        )
      ).statusCode,
    ).toBe(200);
  });

  it('shows only the request id of a bug', async () => {
    const answer = await test.app.inject(post(JSON.stringify({ config: { location: 'A bug' } })));
    expect(answer.statusCode).toBe(500);
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.body).not.toMatch(/secret-canary|TypeError|at |\.ts/);
  });

  it('closes a connection whose body trickles in after seconds, not after Node’s five minutes', async () => {
    const url = new URL(await test.app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(url.port), url.hostname);
    socket.write(
      `POST ${suggestions} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
    );
    const drip = setInterval(() => socket.write(' '), 500);
    const started = performance.now();
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    clearInterval(drip);
    expect(performance.now() - started).toBeLessThan(60_000);
    expect(answer).toContain('HTTP/1.1 408');
    expect(answer).toContain('"code":"request-timeout"');
    expect(answer).toMatch(/"detail":"[^"]*timeout/i);
  });
});

describe('every answer', () => {
  it.each(['/api/healthz', '/api/nothing', '/nothing', suggestions])(
    'of %s carries the security headers',
    async (url) => {
      expect((await test.app.inject(url)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
    },
  );

  it('requires https only if the site is https', async () => {
    const https = await aTestApp(sqlite, { env: { PUBLIC_URL: 'https://dates.example' } });
    expect((await https.app.inject('/api/healthz')).headers['strict-transport-security']).toContain(
      'max-age=31536000',
    );
    expect((await test.app.inject('/api/healthz')).headers).not.toHaveProperty(
      'strict-transport-security',
    );
    await https.close();
  });
});

it('answers a browser with a page that says what is wrong and tries again', async () => {
  const headers = { accept: 'text/html,*/*;q=0.8' };
  const page = await test.app.inject({ url: '/api/nothing', headers });
  expect([page.statusCode, page.headers['content-type']]).toEqual([
    404,
    'text/html; charset=utf-8',
  ]);
  expect(page.body).toMatch(/<h1>Not found<\/h1>.*<a href="">Try again/);
  expect(page.headers['content-security-policy']).toContain("style-src 'self' 'sha256-");
});
