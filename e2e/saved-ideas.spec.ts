import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import type { Suggestion } from '@rendezvous/contract';
import { expectAccessible } from './expect-accessible.ts';
import { toast } from './toast.ts';

/** Opens the app as somebody new who has saved the plans of one suggestion; all of it on the real server. */
async function openWithIdea(page: Page): Promise<Suggestion> {
  const account = { email: `elena-${randomUUID()}@example.com`, password: 'ocean beach at five' };
  const post = async <Answer>(path: string, data: object, access = ''): Promise<Answer> =>
    (await page.request.post(`/api${path}`, { data, headers: access === '' ? {} : { authorization: `Bearer ${access}` } })).json() as Promise<Answer>;
  await post('/users/register', account);
  const tokens = await post<{ access: string; refresh: string }>('/token/pair', account);
  const suggestion = await post<Suggestion>('/public/date-suggestions', { config: { location: 'San Francisco, CA', interests: ['jazz'] } }, tokens.access);
  const { suggestion_id, weather_info, plans } = suggestion;
  await post('/saved-ideas', { suggestion_id, weather_info, plans }, tokens.access);
  await page.addInitScript(({ access, refresh }) => {
    if (localStorage.getItem('refresh_token') !== null) return;
    localStorage.setItem('access_token', access);
    localStorage.setItem('refresh_token', refresh);
  }, tokens);
  return suggestion;
}

test('[SAVE-01] saved ideas are listed with weather and venues, and removed', async ({ page }) => {
  const { plans, weather_info } = await openWithIdea(page);
  await page.goto('/saved-ideas');
  await expect(page).toHaveTitle('Saved Date Ideas | Rendezvous');
  const list = page.getByRole('list', { name: 'Saved Date Ideas' });
  await expect(list).toContainText(weather_info.expected_temperature);
  for (const { name } of plans.flatMap(({ venues }) => venues)) await expect(list).toContainText(name);
  await expectAccessible(page);
  for (const { title } of plans) {
    await page.getByRole('button', { name: `Remove ${title}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(toast(page, 'Success', 'Date idea removed successfully').last()).toBeVisible();
    await expect(page.getByRole('button', { name: `Remove ${title}` })).toHaveCount(0);
  }
  await expect(page.getByText('Nothing saved yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nothing saved yet')).toBeVisible();
});

test('[SAVE-01] ideas that cannot be loaded say so, and can be asked for again', async ({ page }) => {
  const { plans } = await openWithIdea(page);
  await page.route('**/api/saved-ideas', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/saved-ideas');
  await expect(page.getByText('Failed to load saved date ideas')).toBeVisible();
  await page.unroute('**/api/saved-ideas');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 2, name: plans[0]?.title ?? '' })).toBeVisible();
});

test('[NEW-08] a plan is saved and let go of again where it was made', async ({ page }) => {
  await openWithIdea(page);
  await page.goto('/new-date');
  await expect(page.getByRole('heading', { level: 1, name: 'Plan a Date' })).toBeVisible();
  await page.getByLabel('Location').fill('Chicago');
  await page.getByRole('button', { name: 'Plan this date' }).click();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click({ timeout: 20_000 });
  await expect(toast(page, 'Success', 'Date idea saved successfully')).toBeVisible();
  const saved = page.getByRole('button', { name: 'Saved', exact: true });
  await expect(saved).toHaveAttribute('aria-pressed', 'true');
  await page.route('**/api/saved-ideas/*', (route) => route.fulfill({ status: 500, json: {} }));
  await saved.click();
  await expect(toast(page, 'Error', 'Failed to remove date idea')).toBeVisible();
  await page.unroute('**/api/saved-ideas/*');
  await saved.click();
  await expect(toast(page, 'Success', 'Date idea removed successfully')).toBeVisible();
  await page.route('**/api/saved-ideas', (route) => (route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.fallback()));
  await save.click();
  await expect(toast(page, 'Error', 'Failed to save date idea')).toBeVisible();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
});
