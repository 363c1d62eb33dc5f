import { expect, type Page, test } from '@playwright/test';
import { aMember, type Member } from '../testing/a-member.ts';
import { planEvening, unfoldForm } from '../testing/a-plan.ts';
import { toast } from '../testing/toast.ts';

const sentence = 'The server answered with something else than was asked for.';

/** What a broken gateway answers to everything. */
async function answerNothing(page: Page, url: string | RegExp): Promise<void> {
  await page.route(url, (route) => route.fulfill({ json: {} }));
}

let elena: Member;
let june: number;
test.beforeEach(async ({ page, request }) => {
  elena = await aMember(request);
  ({ id: june } = await elena.ask<{ id: number }>('POST /profiles', { name: 'June Park' }));
  await elena.signIn(page);
});

test('an empty answer to a plan leaves the earlier plan and says so', async ({ page }) => {
  await page.goto('/new-date');
  await planEvening(page, 'San Francisco, CA');
  const plan = page.getByRole('article');
  await expect(plan).toBeVisible();
  const shown = await plan.getByRole('heading').first().innerText();
  await answerNothing(page, '**/api/profiles/suggest');
  await unfoldForm(page);
  await page.getByRole('button', { name: 'Plan this date' }).click();
  await expect(page.getByText(sentence).first()).toBeVisible();
  await expect(plan).toContainText(shown);
});

test('an empty answer to a refinement leaves the plan and says so', async ({ page }) => {
  await page.goto('/new-date');
  await planEvening(page, 'San Francisco, CA');
  const plan = page.getByRole('article');
  const shown = await plan.getByRole('heading').first().innerText();
  await answerNothing(page, '**/refine-suggestion');
  await page.getByRole('button', { name: 'More fun' }).click();
  await expect(page.getByText(sentence).first()).toBeVisible();
  await expect(plan).toContainText(shown);
});

test('lists and records stay as they were after an empty answer, and say so if there were none', async ({
  page,
}) => {
  await page.goto('/profiles');
  await expect(page.getByText('June Park')).toBeVisible();
  await answerNothing(page, /\/api\/profiles(\/\d+)?$/);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('link', { name: 'Profiles' }).first().click();
  await expect(page.getByRole('main').getByText('June Park')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  await page.goto(`/profiles/${june}`);
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  await page.goto('/history');
  await answerNothing(page, /\/api\/history/);
  await page.reload();
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
});

test('an empty answer to a note is reported as not saved', async ({ page }) => {
  await page.goto(`/profiles/${june}`);
  await page.getByRole('button', { name: 'Add a note' }).click();
  const note = page.getByRole('textbox', { name: /note|remember/i }).first();
  // What is kept already has to be there: only what is written next is answered by nothing.
  await expect(note).toBeVisible();
  await answerNothing(page, `**/api/profiles/${june}/notes`);
  await note.fill('Likes plums');
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByText(sentence)
      .or(toast(page, 'Error', sentence))
      .first(),
  ).toBeVisible();
});
