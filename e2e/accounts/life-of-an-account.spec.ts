import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { startPostgres } from '../../apps/server/src/testing/servers/start-postgres.ts';
import { startServer } from '../../tools/start-server.ts';
import { aPhoto } from '../testing/a-photo.ts';
import { dayFromToday } from '../testing/days.ts';
import { toast } from '../testing/toast.ts';

/*
 * One person from the first day to the last, on the real server and its database: everything that
 * the other journeys try in all its corners is here seen to work together.
 */

const password = 'ocean beach at five';
const people = ['June Park', 'Noor Haddad', 'Tomás Rivera'];

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/sign-up');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('First name').fill('Elena');
  await page.getByLabel('Last name').fill('Marsh');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(toast(page, 'Success', 'Account created successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
}

async function addPerson(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Profile' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Create profile' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(
    page.getByRole('list', { name: 'Profiles' }).getByRole('listitem').first(),
  ).toContainText(name);
}

async function givePhoto(page: Page, name: string): Promise<void> {
  await page.goto('/profiles');
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Upload photo').setInputFiles(aPhoto(400, 200));
  await page.getByRole('button', { name: 'Use photo' }).click();
  await expect(toast(page, 'Success', 'Profile photo updated successfully')).toBeVisible();
  const photo = page.locator('.profile-photo img');
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

async function writeDate(
  page: Page,
  button: 'Record Date' | 'Schedule Date',
  { day, activity, cost }: { day: string; activity: string; cost: string },
): Promise<void> {
  await page.getByRole('button', { name: button }).first().click();
  const dialog = page.getByRole('dialog', { name: button });
  await dialog.getByLabel('Date', { exact: true }).fill(day);
  await dialog.getByRole('button', { name: 'Add activity' }).click();
  await dialog.getByLabel('Activity', { exact: true }).fill(activity);
  await dialog.getByLabel('Cost', { exact: true }).fill(cost);
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toHaveCount(0);
}

async function liveThrough(page: Page): Promise<void> {
  test.setTimeout(120_000);
  const email = `elena-${randomUUID()}@example.com`;

  await test.step('signs up', () => signUp(page, email));

  await test.step('adds three people with photos', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Profiles' }).click();
    for (const name of people) await addPerson(page, name);
    for (const name of people) await givePhoto(page, name);
  });

  await test.step('records and schedules dates', async () => {
    await page.goto('/profiles');
    await page.getByRole('link', { name: /June Park/ }).click();
    await writeDate(page, 'Record Date', {
      day: dayFromToday(-8),
      activity: 'City Lights Bookstore',
      cost: '23.20',
    });
    await writeDate(page, 'Schedule Date', {
      day: dayFromToday(9),
      activity: 'SFJAZZ Center',
      cost: '80',
    });
    await expect(page.getByRole('region', { name: 'Upcoming Dates' })).toContainText(
      'SFJAZZ Center',
    );
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Date History/ })).toHaveText('Date History 1');
  });

  await test.step('sees it all on the dashboard', async () => {
    await page.goto('/dashboard');
    await expect(page.getByText('$23.20').first()).toBeVisible();
    for (const name of people) await expect(page.getByText(name).first()).toBeVisible();
  });

  await test.step('changes the password and signs in with the new one', async () => {
    await page.goto('/account-settings');
    await page.getByRole('tab', { name: 'Security' }).click();
    await page.getByLabel('Current password').fill(password);
    await page.getByLabel('New password', { exact: true }).fill(`${password} pm`);
    await page.getByLabel('Confirm new password').fill(`${password} pm`);
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(toast(page, 'Success', 'Password updated successfully')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    await page.goto('/sign-in');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Invalid email or password').first()).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(`${password} pm`);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('takes everything along', async () => {
    await page.goto('/account-settings');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const kept = JSON.parse(await readFile(await (await download).path(), 'utf8')) as {
      user: { email: string };
      profiles: { name: string; avatar: string | null }[];
      history: object[];
      photos: object[];
    };
    expect(kept.user.email).toBe(email);
    expect(kept.profiles.map(({ name }) => name).sort()).toEqual([...people].sort());
    expect(kept.history).toHaveLength(2);
    expect(kept.photos).toHaveLength(3);
    await expect
      .poll(async () => (await page.request.get(kept.profiles[0]?.avatar ?? '')).status())
      .toBe(200);

    await page.getByRole('tab', { name: 'Security' }).click();
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await page.getByRole('button', { name: 'Yes, Delete My Account' }).click();
    await expect(toast(page, 'Success', 'Account deleted successfully')).toBeVisible();
    expect((await page.request.get(kept.profiles[0]?.avatar ?? '')).status()).toBe(404);
    expect(
      (
        await page.request.post('/api/token/pair', { data: { email, password: `${password} pm` } })
      ).status(),
    ).toBe(401);
  });
}

const title =
  '[AUTH-03] [PROF-01] [PROF-12] [PROF-14] [DATE-01] [DATE-02] [DASH-01] [AUTH-11] [AUTH-12] a new user keeps people and dates, and leaves again';

test(`${title} (SQLite)`, ({ page }) => liveThrough(page));

test.describe('on PostgreSQL', () => {
  const port = Number(process.env.E2E_PORT || 3187) + 10;
  let stop: () => Promise<void>;
  test.use({ baseURL: `http://localhost:${port}` });
  test.beforeAll(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'rendezvous-e2e-'));
    const postgres = await startPostgres();
    const server = await startServer({ port, dataDir, env: { DATABASE_URL: postgres.url } });
    stop = async () => {
      await server.stop();
      await postgres.stop();
      rmSync(dataDir, { recursive: true });
    };
  });
  test.afterAll(() => stop());

  test(`${title} (PostgreSQL)`, ({ page }) => liveThrough(page));
});
