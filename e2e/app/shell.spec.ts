import { expect, type Page, test } from '@playwright/test';
import { leaveSuggestionsOpen } from '../testing/foreign-answers.ts';
import { expectToLast, pauseClock } from '../testing/toast.ts';

const banner =
  "You're viewing in preview mode. Sign in to save your preferences and access all features!";

function theme(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.documentElement.dataset['theme']);
}

test('[SHELL-04] the preview banner leads to an account, stays away from its pages, and stays dismissed', async ({
  page,
}) => {
  await page.goto('/new-date');
  const preview = page.getByRole('region', { name: 'Preview mode' });
  await expect(preview).toContainText(banner);
  await expect(preview.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/sign-up');
  await preview.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  await expect(preview).toHaveCount(0);
  for (const path of ['/sign-up', '/blog', '/blog/chicago-date-ideas']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(banner)).toBeHidden();
  }
  await page.goto('/new-date');
  await preview.getByRole('button', { name: 'Dismiss preview banner' }).click();
  await expect(preview).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('preview_dismissed'))).not.toBeNull();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(preview).toBeHidden();
});

test('[SHELL-06] an unknown path is an error screen with a way home', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const response = await page.goto('/new-date/nothing/here');
  expect(response?.status()).toBe(404);
  await expect(
    page.getByRole('heading', { level: 1, name: 'There is no page here' }),
  ).toBeVisible();
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/\bat \S+:\d+/);
  expect(errors).toEqual([]);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('[SHELL-06] everything below /sign-in and /sign-up shows those pages', async ({ page }) => {
  await page.goto('/sign-in/factor-one');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.goto('/sign-up/verify');
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
  await page.getByRole('link', { name: 'Rendezvous, home' }).click();
  await expect(page).toHaveURL('/');
});

async function stopPlanning(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Plan this date' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
}

test('[SHELL-07] at most five toasts, closed by button, Escape and time; F8 leads to them', async ({
  page,
}) => {
  await leaveSuggestionsOpen(page);
  await page.clock.install();
  await page.goto('/new-date');
  await page.getByLabel('Location').fill('Chicago');
  await pauseClock(page);
  for (let i = 0; i < 6; i++) await stopPlanning(page);
  await page.clock.resume();
  const toasts = page.locator('.toast');
  await expect(toasts).toHaveCount(5);
  expect((await toasts.first().boundingBox())?.width).toBeLessThanOrEqual(420);
  await toasts.first().getByRole('button', { name: 'Close' }).click();
  await expect(toasts).toHaveCount(4);
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(toasts).toHaveCount(3);
  // While the focus is among the toasts their timers rest.
  await page.clock.fastForward(20_000);
  await expect(toasts).toHaveCount(3);
  await page.getByLabel('Location').focus();
  await page.mouse.move(5, 5);
  await page.clock.fastForward(4_000);
  await page.clock.fastForward(6_000);
  await expect(toasts).toHaveCount(0);
});

test('[SHELL-07] a plain notice disappears after five seconds, paused while it is hovered or the window is hidden', async ({
  page,
}) => {
  await leaveSuggestionsOpen(page);
  await page.clock.install();
  await page.goto('/new-date');
  await page.getByLabel('Location').fill('Chicago');
  const notice = page.locator('.toast');
  await page.getByRole('button', { name: 'Plan this date' }).click();
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeVisible();
  await pauseClock(page);
  await cancel.click();
  await page.mouse.move(5, 5);
  await expectToLast(page, notice, 5000);
  await page.clock.resume();

  await stopPlanning(page);
  await notice.hover();
  await page.clock.fastForward(20_000);
  await expect(notice).toBeVisible();
  await page.mouse.move(5, 5);
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await page.clock.fastForward(20_000);
  await expect(notice).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.clock.fastForward(6000);
  await expect(notice).toHaveCount(0);
});

test('[SHELL-07] a toast disappears when swiped right by more than 50 px', async ({ page }) => {
  await leaveSuggestionsOpen(page);
  await page.goto('/new-date');
  await page.getByLabel('Location').fill('Chicago');
  await stopPlanning(page);
  const toast = page.locator('.toast');
  const box = await toast.boundingBox();
  if (!box) throw new Error('Cannot swipe the toast: it is not on screen');
  await page.mouse.move(box.x + 80, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 20, { steps: 5 });
  await page.mouse.up();
  await expect(toast).toHaveCount(1);
  await page.mouse.move(box.x + 80, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 160, box.y + 20, { steps: 8 });
  await page.mouse.up();
  await expect(toast).toHaveCount(0);
});

test.describe('theme', () => {
  test('[SHELL-08] it follows the system until one is chosen, which stays', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/new-date');
    expect(await theme(page)).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => theme(page)).toBe('light');
    await page.getByRole('radio', { name: 'After dark' }).check();
    await expect.poll(() => theme(page)).toBe('dark');
    await page.reload();
    expect(await theme(page)).toBe('dark');
    await expect(page.getByRole('radio', { name: 'After dark' })).toBeChecked();
    await page.getByRole('radio', { name: 'System' }).check();
    await expect.poll(() => theme(page)).toBe('light');
  });

  test('[SHELL-08] the chosen theme is there before the first paint and stays', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark');
      const seen: (string | undefined)[] = [];
      Object.assign(window, { seenThemes: seen });
      new MutationObserver(() => {
        if (document.body) seen.push(document.documentElement.dataset['theme']);
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    const seen = () =>
      page.evaluate(() => (window as unknown as { seenThemes: string[] }).seenThemes);
    await page.goto('/new-date');
    await expect(page.getByRole('radio', { name: 'After dark' })).toBeChecked();
    expect(new Set(await seen())).toEqual(new Set(['dark']));
    // There the document is rendered again once the error is known.
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new Set(await seen())).toEqual(new Set(['dark']));
  });
});

test('[SHELL-09] every page has its own title, and the focus goes to the heading of the next', async ({
  page,
}) => {
  const titles: string[] = [];
  for (const path of ['/new-date', '/sign-in', '/sign-up', '/nowhere']) {
    await page.goto(path);
    await expect(page).toHaveTitle(/ \| /);
    titles.push(await page.title());
  }
  expect(new Set(titles).size).toBe(4);
  await page.goto('/new-date');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeFocused();
});

test('[SHELL-09] the skip link leads past the header', async ({ page }) => {
  await page.goto('/new-date');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
