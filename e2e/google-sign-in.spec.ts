import { rmSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { aTemporaryFolder } from '../apps/server/src/testing/a-temporary-folder.ts';
import config from '../playwright.config.ts';
import { type RunningServer, startServer } from '../tools/start-server.ts';
import { anEmail } from './a-member.ts';
import {
  answerGoogleScript,
  googleClientId,
  type LocalGoogle,
  startLocalGoogle,
} from './google-answers.ts';
import { watchNetwork } from './network.ts';
import { toast } from './toast.ts';

/** Beside the one that the other tests' server listens on. */
const port = Number(new URL(config.use?.baseURL ?? '').port) + 1;

async function continueWithGoogle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Google' }).click();
}

test('[AUTH-06] without a client id the button explains that it is not configured', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on(
    'request',
    (request) => new URL(request.url()).hostname !== 'localhost' && foreign.push(request.url()),
  );
  await page.goto('/sign-up');
  await continueWithGoogle(page);
  await expect(page.getByText('Google is not configured on this installation.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeEnabled();
  expect(foreign).toEqual([]);
});

test.describe('with a client id', () => {
  let google: LocalGoogle;
  let dataDir: string;
  let server: RunningServer;

  test.use({ baseURL: `http://localhost:${port}` });
  test.beforeAll(async () => {
    google = await startLocalGoogle();
    dataDir = aTemporaryFolder();
    const env = {
      GOOGLE_CLIENT_ID: googleClientId,
      GOOGLE_TOKENINFO_URL: `${google.url}/tokeninfo`,
      OPEN_METEO_URL: google.url,
      NETWORK: 'on',
      DATABASE_URL: '',
      PUBLIC_URL: '',
    };
    server = await startServer({ port, dataDir, env });
  });
  test.afterAll(async () => {
    await server.stop();
    await google.close();
    rmSync(dataDir, { recursive: true });
  });

  test('[AUTH-06] with a client id the token of Google signs in, and its script does not come along', async ({
    page,
    context,
  }) => {
    const email = anEmail('gina');
    const credential = google.giveToken(email);
    await answerGoogleScript(context, { access_token: credential });
    const network = await watchNetwork(context);
    await page.goto('/sign-in');
    await continueWithGoogle(page);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(toast(page, 'Success', 'Signed in successfully')).toBeVisible();
    await expect(
      page
        .getByRole('complementary', { name: 'Sidebar' })
        .getByText(email.replace('@example.com', '')),
    ).toBeVisible();
    expect(
      network.calls.filter(({ path }) => path === '/social/google').map(({ body }) => body),
    ).toEqual([{ credential }]);
    expect(
      await page.evaluate(() => [
        localStorage.getItem('refresh_token') === null,
        'google' in window,
      ]),
    ).toEqual([false, false]);
  });

  test('[AUTH-06] who comes from the planner can sign in with Google and finds the plan again', async ({
    page,
    context,
  }) => {
    await answerGoogleScript(context, { access_token: google.giveToken(anEmail('gina')) });
    await page.goto('/new-date');
    await page.getByLabel('Location').fill('Chicago');
    await page.getByRole('button', { name: 'Plan this date' }).click();
    const headline = page.getByRole('heading', {
      level: 2,
      name: /hour by hour|Two ways to spend/,
    });
    await expect(headline).toBeVisible({ timeout: 20_000 });
    const title = (await headline.textContent()) ?? '';
    await page.getByRole('link', { name: 'Sign In' }).first().click();
    await expect(page).toHaveURL(/\/sign-in$/);
    // The page is loaded anew, and cannot be asked while it is.
    const loadedPath = () =>
      page.evaluate(
        () => new URL(performance.getEntriesByType('navigation')[0]?.name ?? '').pathname,
      );
    await expect.poll(() => loadedPath().catch(() => '')).toBe('/sign-in');
    await continueWithGoogle(page);
    await expect(page).toHaveURL(/\/dashboard$/);
    await page
      .getByRole('link', { name: 'New Date' })
      .or(page.getByRole('link', { name: 'Go to the start page' }))
      .first()
      .click();
    await expect(page).toHaveURL(/\/new-date$/);
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(page.getByLabel('Location')).toHaveValue('Chicago');
  });

  for (const answer of [
    { error: 'server_error' },
    { access_token: 'forged' },
    'unreachable',
  ] as const) {
    test(`[AUTH-06] a failure is said: ${JSON.stringify(answer)}`, async ({ page, context }) => {
      await answerGoogleScript(context, answer);
      await page.goto('/sign-in');
      await continueWithGoogle(page);
      await expect(page.getByRole('alert')).toHaveText('Failed to sign in with Google');
      await expect(page).toHaveURL(/\/sign-in$/);
      expect(await page.evaluate(() => localStorage.getItem('refresh_token'))).toBeNull();
    });
  }

  test('[AUTH-06] closing the window of Google is no failure', async ({ page, context }) => {
    await answerGoogleScript(context, 'window-closed');
    await page.goto('/sign-in');
    await continueWithGoogle(page);
    await expect(page.getByRole('button', { name: 'Continue with Google' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
