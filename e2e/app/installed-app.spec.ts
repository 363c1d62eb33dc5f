import { createServer, request as ask, type Server } from 'node:http';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { chromium, expect, test } from '@playwright/test';
import { aTemporaryFolder } from '../../apps/server/src/testing/a-temporary-folder.ts';
import config from '../../playwright.config.ts';
import { aMember } from '../testing/a-member.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';

const origin = config.use?.baseURL ?? '';

/**
 * Stands before the real server and appends `addition.text` to the worker: another version of it,
 * byte by byte.
 */
async function aNewerServer(addition: { text: string }): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const {
      'accept-encoding': _compressed,
      'if-none-match': _known,
      ...headers
    } = incoming.headers;
    const onward = ask(
      new URL(incoming.url ?? '/', origin),
      { method: incoming.method, headers },
      (answer) => {
        const isWorker = incoming.url === '/service-worker.js';
        const { 'content-length': length, ...answered } = answer.headers;
        outgoing.writeHead(
          answer.statusCode ?? 502,
          isWorker || length === undefined ? answered : answer.headers,
        );
        answer.on('data', (chunk) => outgoing.write(chunk));
        answer.on('end', () => outgoing.end(isWorker ? addition.text : undefined));
      },
    );
    incoming.pipe(onward);
  });
  await once(server.listen(0, 'localhost'), 'listening');
  return server;
}

test.describe('a new version', () => {
  test.use({ serviceWorkers: 'allow' });

  test('is offered once it is available, and installed only on request', async ({
    page,
    request,
  }) => {
    const addition = { text: '' };
    const server = await aNewerServer(addition);
    const elena = await aMember(request);
    const { port } = server.address() as AddressInfo;
    const front = `http://localhost:${port}`;
    const notice = page.getByText('A new version is ready.');
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto(`${front}/robots.txt`);
    const session = await elena.ask<Record<string, string>>('POST /token/pair', {
      email: elena.email,
      password: elena.password,
    });
    await page.evaluate(({ access, refresh }) => {
      localStorage.setItem('access_token', access ?? '');
      localStorage.setItem('refresh_token', refresh ?? '');
    }, session);
    await page.goto(`${front}/dashboard`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(({ scope }) => scope));
    await page.goto(`${front}/profiles`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toHaveCount(0);

    addition.text = '// newer';
    let before = loads;
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(notice).toBeVisible();
    expect(loads).toBe(before);
    const isWaiting = () =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
    expect(await isWaiting()).toBe(true);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Later' }).click();
    await expect(notice).toHaveCount(0);
    await page.reload();
    await expect(notice).toBeVisible();
    before = loads;
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => loads).toBe(before + 1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await isWaiting()).toBe(false);
    await expect(notice).toHaveCount(0);
    expect(loads).toBe(before + 1);
    server.closeAllConnections();
    server.close();
  });
});

test('the app can be installed, by the browser’s own account', async () => {
  const folder = aTemporaryFolder();
  // Chromium installs nothing from a private window, which every other test is.
  const context = await chromium.launchPersistentContext(folder, { ...config.use?.launchOptions });
  const page = await context.newPage();
  for (const path of ['/', '/sign-in']) {
    await page.goto(origin + path);
    // Public pages name it when they have been painted.
    await expect(page.locator('link[rel="manifest"]')).toBeAttached();
    const session = await context.newCDPSession(page);
    const { errors, url } = await session.send('Page.getAppManifest');
    expect([url, errors]).toEqual([`${origin}/manifest.webmanifest`, []]);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
  }
  const manifest = await (await page.request.get(`${origin}/manifest.webmanifest`)).json();
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(
      async (address) =>
        createImageBitmap(await (await fetch(address)).blob()).then(
          ({ width, height }) => `${width}x${height}`,
        ),
      src,
    );
    expect(size).toBe(sizes);
  }
  await context.close();
  rmSync(folder, { recursive: true });
});
