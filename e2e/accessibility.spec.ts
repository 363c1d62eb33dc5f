import { expect, test } from '@playwright/test';
import { expectAccessible, looks } from './expect-accessible.ts';
import {
  answerSuggestions,
  leaveSuggestionsOpen,
  letSuggestionsThrough,
  noPlan,
} from './foreign-answers.ts';

for (const { colorScheme, width } of looks) {
  test.describe(`${colorScheme}, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' });

    test('the planner from the first look to the limit', async ({ page }) => {
      // Ten looks at a page, each of some seconds on a busy machine.
      test.slow();
      await page.goto('/new-date');
      await expectAccessible(page);
      const plan = page.getByRole('button', { name: 'Plan this date' });
      await plan.click();
      await expectAccessible(page);
      await page.getByLabel('Location').fill('San F');
      await expect(page.getByRole('listbox', { name: 'Places' })).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expectAccessible(page);
      await page.getByLabel('Location').fill('San Francisco, CA');
      await page.keyboard.press('Escape');
      await answerSuggestions(page, 422, noPlan);
      await plan.click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page);
      await leaveSuggestionsOpen(page);
      await plan.click();
      await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.locator('.toast')).toBeVisible();
      await expectAccessible(page);
      await letSuggestionsThrough(page);
      await plan.click();
      await page.getByText('Why this plan').first().click({ timeout: 20_000 });
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await plan.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });

    test('the planner before its scripts have come', async ({ page }) => {
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto('/new-date');
      await expect(page.getByRole('button', { name: 'Plan this date' })).toBeDisabled();
      await expectAccessible(page);
    });

    for (const path of ['/sign-in', '/sign-up', '/nowhere']) {
      test(`${path}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
      });
    }
  });
}
