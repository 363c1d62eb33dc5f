import { expect, test } from '@playwright/test';
import { unfoldForm } from '../testing/a-plan.ts';
import {
  expectAccessible,
  expectAccessibleIn,
  looks,
  openIn,
} from '../testing/expect-accessible.ts';
import {
  answerSuggestions,
  leaveSuggestionsOpen,
  letSuggestionsThrough,
  noPlan,
} from '../testing/foreign-answers.ts';

test('the planner from the first look to the limit', async ({ page }) => {
  await page.goto('/new-date');
  await expectAccessibleIn(looks, page);
  const plan = page.getByRole('button', { name: 'Plan this date' });
  await plan.click();
  await expectAccessibleIn(looks, page);
  await page.getByLabel('Location').fill('San F');
  const places = page.getByRole('listbox', { name: 'Places' });
  await expect(places).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectAccessibleIn(looks, page, places);
  await page.getByLabel('Location').fill('San Francisco, CA');
  await page.keyboard.press('Escape');
  await answerSuggestions(page, 422, noPlan);
  await plan.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleIn(looks, page);
  await leaveSuggestionsOpen(page);
  await plan.click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expectAccessibleIn(looks, page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('.toast')).toBeVisible();
  // While the focus is among them, toasts stay.
  await page.keyboard.press('F8');
  await expectAccessibleIn(looks, page, page.locator('.toast'));
  await letSuggestionsThrough(page);
  await plan.click();
  await page.getByText('What was checked').first().click();
  await expectAccessibleIn(looks, page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expectAccessibleIn(looks, page, page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await unfoldForm(page);
  await plan.click();
  await expectAccessibleIn(looks, page, page.getByRole('dialog'));
});

test('the planner before its scripts have come', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const look of looks) {
    await openIn(look, page, '/new-date');
    await expect(page.getByRole('button', { name: 'Plan this date' })).toBeDisabled();
    await expectAccessible(page);
  }
});

for (const path of ['/sign-in', '/sign-up', '/nowhere']) {
  test(`${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleIn(looks, page);
  });
}
