import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from '../../testing/a-test-app.ts';
import { aTemporaryFolder } from '../../testing/a-temporary-folder.ts';
import { sqlite } from '../../testing/databases.ts';
import { loadWebBuild } from './load-web-build.ts';

const inlineScript = "document.documentElement.dataset.theme = 'dark'";
const inlineStyle = '[data-style="left:2%"]:not(#_){left:2%}';
const page = (name: string) =>
  `<!doctype html><title>${name}</title><style>${inlineStyle}</style><script>${inlineScript}</script><script type="module" src="/assets/app-1a2b.js"></script>`;
/** Larger than what is kept in memory. */
const longVideo = Buffer.from(Array.from({ length: 200_000 }, (_, i) => i % 251));
const build: Record<string, string | Buffer> = {
  'index.html': page('fallback'),
  'new-date/index.html': page('planner'),
  'sign-in/index.html': page('sign in'),
  'new-date/index.html.gz': gzipSync(page('planner')),
  'new-date/index.html.br': Buffer.from('brotli'),
  'video/an-evening.mp4': '0123456789',
  'video/a-long-evening.mp4': longVideo,
  'assets/app-1a2b.js': 'console.log(1)',
  'favicon.svg': '<svg/>',
};

let folder: string;
let test: TestApp;
beforeAll(async () => {
  folder = aTemporaryFolder();
  for (const [path, content] of Object.entries({ ...build, '../canary.txt': 'outside' })) {
    const file = join(folder, 'client', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  test = await aTestApp(sqlite, {
    webBuild: loadWebBuild(join(folder, 'client'), { withGoogle: true }),
  });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers });

describe('the web app', () => {
  it('warms up the planner where people begin to ask for a plan, and nowhere else', async () => {
    let expected = 0;
    const counted = await aTestApp(sqlite, {
      webBuild: loadWebBuild(join(folder, 'client'), { withGoogle: false }),
      expectPlan: () => (expected += 1),
    });
    for (const url of ['/', '/sign-in', '/assets/app-1a2b.js', '/api/config'])
      await counted.app.inject({ url });
    expect(expected).toBe(0);
    for (const url of [
      '/new-date?city=Chicago',
      '/api/places/autocomplete?q=chi',
      '/api/places/choices?q=chi',
    ])
      await counted.app.inject({ url });
    await counted.close();
    expect(expected).toBe(3);
  });

  it('serves prerendered pages at their paths, trailing slash, query or not', async () => {
    for (const url of ['/new-date', '/new-date/', '/new-date?city=Chicago']) {
      const answer = await get(url);
      expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
        200,
        'text/html; charset=utf-8',
        page('planner'),
      ]);
    }
  });

  it('allows the scripts and styles that stand in a page by their hashes, and no others', async () => {
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    for (const path of ['/new-date', '/sign-in', '/dashboard']) {
      const policy = String((await get(path)).headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain(`script-src 'self' ${hash(inlineScript)}`);
      expect(policy).toContain(`style-src 'self' ${hash(inlineStyle)}`);
      expect(policy).not.toContain("'unsafe-");
      expect(policy).toContain("frame-ancestors 'none'");
    }
  });

  it('accepts markup from scripts only through its own policy', async () => {
    for (const path of ['/new-date', '/dashboard'])
      expect((await get(path)).headers['content-security-policy']).toMatch(
        /; require-trusted-types-for 'script'; trusted-types default dompurify$/,
      );
  });

  it('[AUTH-06] allows Google on the pages for signing in, and nowhere else', async () => {
    const { headers } = await get('/sign-in');
    expect(headers['content-security-policy']).toContain('https://accounts.google.com/gsi/client');
    expect(headers['content-security-policy']).toContain(
      "require-trusted-types-for 'script'; trusted-types default dompurify goog#html",
    );
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    for (const path of ['/new-date', '/dashboard']) {
      const answer = await get(path);
      expect(answer.headers['content-security-policy'], path).not.toContain('google');
      expect(answer.headers['cross-origin-opener-policy'], path).toBe('same-origin');
    }
  });

  it('[NEW-13] allows a tile service where plans are shown, and nowhere else', async () => {
    const mapped = await aTestApp(sqlite, {
      webBuild: loadWebBuild(join(folder, 'client'), {
        withGoogle: false,
        mapStyleUrl: 'https://tiles.example/style.json?key=k1',
      }),
    });
    const policyOf = async (path: string) =>
      (await mapped.app.inject(path)).headers['content-security-policy'];
    for (const path of ['/new-date', '/dashboard']) {
      expect(await policyOf(path)).toContain("connect-src 'self' https://tiles.example;");
      expect(await policyOf(path)).toContain("img-src 'self' data: blob: https://tiles.example;");
    }
    for (const path of ['/', '/sign-in'])
      expect(await policyOf(path)).not.toContain('tiles.example');
    await mapped.close();
  });

  it('sends the variant that the client accepts', async () => {
    const encodingOf = async (accepted: string) =>
      (await get('/new-date', { 'accept-encoding': accepted })).headers['content-encoding'];
    expect(await encodingOf('gzip, deflate, br')).toBe('br');
    expect(await encodingOf('gzip')).toBe('gzip');
    expect(await encodingOf('br;q=0, gzip;q=0.5')).toBe('gzip');
    expect(await encodingOf('identity')).toBeUndefined();
    expect(
      (await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' })).headers['content-encoding'],
    ).toBeUndefined();
  });

  it.each([
    [undefined, 200, '0123456789', undefined],
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=8-40', 206, '89', 'bytes 8-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=0-1,3-4', 200, '0123456789', undefined],
    ['seconds=1-2', 200, '0123456789', undefined],
  ])(
    '[LAND-03] sends the range of a video that a player asks for: %s',
    async (range, status, body, contentRange) => {
      const answer = await get('/video/an-evening.mp4', range === undefined ? {} : { range });
      expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([
        status,
        body,
        contentRange,
      ]);
      expect([answer.headers['content-type'], answer.headers['accept-ranges']]).toEqual([
        status === 416 ? expect.anything() : 'video/mp4',
        'bytes',
      ]);
    },
  );

  it('sends large files and their ranges from the disk, even once a newer build has replaced them', async () => {
    const url = '/video/a-long-evening.mp4';
    rmSync(join(folder, 'client', url));
    const [whole, piece, head] = [
      await get(url),
      await get(url, { range: 'bytes=150000-' }),
      await test.app.inject({ method: 'HEAD', url }),
    ];
    expect(longVideo.equals(whole.rawPayload)).toBe(true);
    expect(longVideo.subarray(150_000).equals(piece.rawPayload)).toBe(true);
    expect([whole, piece, head].map(({ headers }) => headers['content-length'])).toEqual([
      '200000',
      '50000',
      '200000',
    ]);
    expect([piece.statusCode, head.statusCode, head.body]).toEqual([206, 200, '']);
  });

  it('lets assets be cached forever and pages be revalidated', async () => {
    expect((await get('/assets/app-1a2b.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    const answer = await get('/new-date');
    expect(answer.headers['cache-control']).toBe('no-cache');
    const again = await get('/new-date', { 'if-none-match': String(answer.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('[SHELL-06] answers unknown paths with the app and status 404', async () => {
    const answer = await get('/no/such/page');
    expect([answer.statusCode, answer.body]).toEqual([404, page('fallback')]);
    expect(answer.headers['content-security-policy']).toContain('sha256-');
  });

  it('[SHELL-06] answers every path below the sign-in and sign-up pages', async () => {
    for (const url of ['/sign-in/factor-one', '/sign-up/verify/']) {
      const answer = await get(url);
      expect([answer.statusCode, answer.body]).toEqual([200, page('fallback')]);
    }
    expect((await get('/sign-in-elsewhere')).statusCode).toBe(404);
  });

  it('answers a missing file with a problem, never with a page', async () => {
    for (const url of [
      '/assets/app-old.js',
      '/nope.png',
      '/.env',
      '/api/nope',
      '/new-date/index.html.br',
    ]) {
      const answer = await get(url);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        404,
        'application/problem+json',
      ]);
    }
  });

  it.each([
    '/../canary.txt',
    '/..%2fcanary.txt',
    '/%2e%2e/canary.txt',
    '/assets/..%5c..%5ccanary.txt',
    '/assets/%252e%252e/%252e%252e/canary.txt',
    '//canary.txt',
    '/%00',
    '/assets/../../canary.txt',
  ])('serves nothing from outside its folder: %s', async (url) => {
    const answer = await get(url);
    expect(answer.body).not.toContain('outside');
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  });

  it('is read-only', async () => {
    const head = await test.app.inject({ method: 'HEAD', url: '/new-date' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    const post = await test.app.inject({ method: 'POST', url: '/new-date' });
    expect([post.statusCode, post.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});
