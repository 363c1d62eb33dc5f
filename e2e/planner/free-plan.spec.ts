import { expect, test } from '@playwright/test';
import { planForReal, planIn, resultHeading, unfoldForm } from '../testing/a-plan.ts';
import { answerSuggestions, sparseSuggestion } from '../testing/foreign-answers.ts';

const limitMessage =
  "You've reached the limit for anonymous date suggestions. Please sign in to continue creating date plans.";

test.beforeEach(async ({ page }) => {
  await page.goto('/new-date');
});

test('[NEW-11] the second press opens the dialog, the first result does not', async ({ page }) => {
  await planForReal(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('anonymous_suggestions'))).toBe('1');
  await unfoldForm(page);
  await expect(page.getByText('No free suggestions left.')).toBeVisible();
  await page.getByRole('button', { name: 'Plan this date' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ready to Plan More Dates?' });
  await expect(dialog.getByText("You've used up your free date suggestion.")).toBeVisible();
  await expect(dialog.getByText(limitMessage)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in');
  await expect(dialog.getByRole('link', { name: 'Create Account' })).toHaveAttribute(
    'href',
    '/sign-up',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Plan this date' })).toBeFocused();
});

test('[NEW-11] what a result offers is there only for those who may plan again', async ({
  page,
}) => {
  const offers = [{ text: 'With a meal, we will ask the kitchen', changes: { ask_kitchen: true } }];
  await answerSuggestions(page, 200, { ...sparseSuggestion, offers });
  await planIn(page, 'San Francisco, CA');
  await expect(resultHeading(page)).toBeVisible();
  const offer = page.getByRole('button', { name: 'With a meal, we will ask the kitchen' });
  await unfoldForm(page);
  await expect(page.getByText('No free suggestions left.')).toBeVisible();
  await expect(offer).toHaveCount(0);
  await page.evaluate(() => {
    localStorage.removeItem('anonymous_suggestions');
    window.dispatchEvent(new StorageEvent('storage'));
  });
  const asked = page.waitForRequest('**/api/public/date-suggestions');
  await offer.click();
  expect((await asked).postDataJSON()).toMatchObject({ config: { ask_kitchen: true } });
});

test('[NEW-11] the server may know that the suggestion is used up', async ({ page }) => {
  await answerSuggestions(page, 429, { code: 'anonymous-limit', detail: limitMessage });
  await planIn(page, 'Chicago');
  await expect(page.getByRole('dialog', { name: 'Ready to Plan More Dates?' })).toBeVisible();
});

test('[NEW-12] what needs an account says so, and the suggestion is still there after visiting sign-in', async ({
  page,
}) => {
  await planForReal(page);
  const headline = await resultHeading(page).textContent();
  const actions = [
    ['Refine', 'refine this suggestion'],
    ['Save', 'save this idea'],
    ['Schedule Date', 'schedule this date'],
  ] as const;
  for (const [button, ending] of actions) {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog', { name: 'Authentication Required' })).toContainText(
      `You need to be signed in to ${ending}`,
    );
    await page.keyboard.press('Escape');
  }
  await page
    .getByRole('button', { name: /^Change / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'You need to be signed in to remove a venue',
  );
  await expect(
    page.getByRole('dialog').getByRole('link', { name: 'Create Account' }),
  ).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: headline ?? '' })).toBeVisible();
  await expect(page.getByLabel('Location')).toHaveValue('San Francisco, CA');
});
