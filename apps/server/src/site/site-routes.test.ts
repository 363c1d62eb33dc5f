import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { SiteView } from '@rendezvous/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aContentView } from '../testing/a-content-view.ts';
import { aSharedPlanView } from '../testing/a-shared-plan-view.ts';
import { aSiteView } from '../testing/a-site-view.ts';
import { planAnything } from '../testing/a-suggestion.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { sqlite } from '../testing/databases.ts';

const withView = (site: SiteView) => ({
  views: {
    sharedPlan: async () => aSharedPlanView,
    site: async () => site,
    content: async () => aContentView,
  },
});
const minutes = (count: number) => count * 60_000;

describe('the public pages', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await aTestApp(sqlite, { env: { PUBLIC_URL: 'https://dates.example/' } });
  });
  afterAll(() => test.close());

  const get = (headers: Record<string, string> = {}, url = '/') =>
    test.app.inject({ url, headers });

  it('[LAND-02] are whole documents that know their own address', async () => {
    const answer = await get();
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(answer.body).toContain('<link rel="canonical" href="https://dates.example/">');
    expect(answer.body).toContain('mailto:hello@dates.example');
    expect((await get({}, '/?from=mail')).body).toBe(answer.body);
    expect((await test.app.inject({ method: 'HEAD', url: '/' })).statusCode).toBe(200);
    expect((await test.app.inject({ method: 'POST', url: '/' })).statusCode).toBe(405);
  });

  it('allow only their own scripts and those of this origin', async () => {
    const policy = String((await get()).headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/https?:|frame-src|'unsafe-/);
  });

  it('are sent compressed where accepted, and not again if unchanged', async () => {
    const plain = await get();
    const [br, gzip] = await Promise.all([
      get({ 'accept-encoding': 'gzip, br' }),
      get({ 'accept-encoding': 'gzip' }),
    ]);
    expect([
      br.headers['content-encoding'],
      brotliDecompressSync(br.rawPayload).toString(),
    ]).toEqual(['br', plain.body]);
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.rawPayload).toString()]).toEqual([
      'gzip',
      plain.body,
    ]);
    expect([plain.headers.vary, plain.headers['cache-control']]).toEqual([
      'accept-encoding',
      'no-cache',
    ]);
    const again = await get({
      'if-none-match': String(plain.headers.etag),
      'accept-encoding': 'br',
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('[LAND-05] open the installation’s chat in a frame, if it has one', async () => {
    const chatting = await aTestApp(sqlite, {
      env: { LIVE_CHAT_URL: 'https://chat.example/room?id=1' },
    });
    expect((await chatting.app.inject('/')).headers['content-security-policy']).toContain(
      'frame-src https://chat.example;',
    );
    expect((await chatting.app.inject('/api/config')).json()).toMatchObject({
      live_chat_url: 'https://chat.example/room?id=1',
    });
    await chatting.close();
  });
});

describe('the evening on the landing page', () => {
  it('[LAND-02] is read again every five minutes, without anybody waiting', async () => {
    let drawn = 0;
    const counted = await aTestApp(
      sqlite,
      withView({ ...aSiteView, landingPage: () => `<!doctype html>${(drawn += 1)}` }),
    );
    const read = async () => (await counted.app.inject('/')).body.at(-1);
    expect(await Promise.all([read(), read(), read()])).toEqual(['1', '1', '1']);
    counted.clock.now = new Date(counted.clock.now.getTime() + minutes(4));
    expect(await read()).toBe('1');
    counted.clock.now = new Date(counted.clock.now.getTime() + minutes(1));
    expect(await read()).toBe('1');
    await expect.poll(read).toBe('2');
    await counted.close();
  });

  it('stays when a new one cannot be rendered', async () => {
    let isBroken = false;
    const broken = await aTestApp(
      sqlite,
      withView({
        ...aSiteView,
        landingPage: () => {
          if (isBroken) throw new Error('broken');
          return '<!doctype html>whole';
        },
      }),
    );
    await broken.app.inject('/');
    isBroken = true;
    broken.clock.now = new Date(broken.clock.now.getTime() + minutes(10));
    for (let i = 0; i < 3; i += 1) expect((await broken.app.inject('/')).body).toContain('whole');
    await broken.close();
  });

  it('is left out if there is none', async () => {
    const planless = await aTestApp(sqlite, {
      suggestDate: async (request, options) =>
        planAnything({ ...request, config: { ...request.config, location: 'No plan' } }, options),
    });
    const answer = await planless.app.inject('/');
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('no plan')]);
    await planless.close();
  });
});
