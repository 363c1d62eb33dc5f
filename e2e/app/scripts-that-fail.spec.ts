import { expect, type Page, test } from '@playwright/test';
import { aMember } from '../testing/a-member.ts';

/**
 * Answers each script of the app so many times with 503, as a server that is asked for more than it
 * can do.
 */
async function refuseScripts(page: Page, times: number, files = /\/assets\/.*\.js/): Promise<void> {
  const refused = new Map<string, number>();
  await page.route(files, async (route) => {
    const url = route.request().url();
    const before = refused.get(url) ?? 0;
    refused.set(url, before + 1);
    if (before >= times) return route.continue();
    return route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: {} });
  });
}

const signIn = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });
const notice = (page: Page) => page.getByText('This page could not be loaded in full');

test('a page whose scripts fail twice becomes interactive by itself, with the input made meanwhile', async ({
  page,
}) => {
  await refuseScripts(page, 3);
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill('elena@example.com');
  await expect(signIn(page)).toBeEnabled();
  await expect(page.getByLabel('Email')).toHaveValue('elena@example.com');
  await expect(notice(page)).toBeHidden();
});

test('a page whose scripts keep failing says so, and becomes interactive on request', async ({
  page,
}) => {
  await refuseScripts(page, Number.POSITIVE_INFINITY);
  await page.goto('/sign-in');
  await expect(notice(page)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(signIn(page)).toBeEnabled();
  await expect(notice(page)).toBeHidden();
});

test('a page that the app renders is not reloaded repeatedly while its own script fails', async ({
  page,
}) => {
  let opened = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened += 1;
  });
  await refuseScripts(page, Number.POSITIVE_INFINITY, /\/assets\/forgot-password.*\.js/);
  await page.goto('/forgot-password');
  await expect(notice(page)).toBeVisible();
  expect(opened).toBe(1);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page that became interactive although something failed before does not say that it is incomplete', async ({
  page,
}) => {
  let rounds = 0;
  await page.route('**', async (route) => {
    const request = route.request();
    if (request.resourceType() === 'fetch' && !request.url().includes('/api/')) {
      if (request.url().endsWith('/sign-in')) rounds += 1;
      return route.abort();
    }
    if (request.resourceType() === 'script') await new Promise((done) => setTimeout(done, 300));
    return route.continue();
  });
  await page.addInitScript(() => {
    setTimeout(() => void Promise.reject(new Error('Cannot register a worker')), 100);
  });
  await page.goto('/sign-in');
  await expect(signIn(page)).toBeEnabled();
  await expect.poll(() => rounds).toBe(5);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  await expect(notice(page)).toBeHidden();
});

test('signing in leads to the dashboard even if its script fails at first', async ({
  page,
  request,
}) => {
  const { email, password } = await aMember(request);
  await page.goto('/sign-in');
  await refuseScripts(page, 1, /\/assets\/(dashboard|member-layout)-.*\.js/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await signIn(page).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByLabel('Email')).toBeHidden();
});
