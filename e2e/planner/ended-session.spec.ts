import { expect, test } from '@playwright/test';
import type { Profile } from '@rendezvous/contract';
import { aMember, type Member } from '../testing/a-member.ts';
import { fillSignIn } from '../testing/account-forms.ts';
import { planEvening, stops, unfoldForm } from '../testing/a-plan.ts';
import { sparseSuggestion } from '../testing/foreign-answers.ts';
import { runOut } from '../testing/lost-session.ts';

let elena: Member;
let june: Profile;

test.beforeEach(async ({ page, request }) => {
  elena = await aMember(request);
  june = await elena.ask<Profile>('POST /profiles', { name: 'June Park', location: 'Oakland' });
  await elena.signIn(page);
});

test('[AUTH-08] the sign-in page says that the session has ended, and a reload of it loses nothing', async ({
  page,
}) => {
  const kept = 'Your session has ended. What you typed is saved: sign in to get back to it.';
  await page.goto(`/profiles/${june.id}/edit`);
  await page.getByLabel('Bio').fill('Plays the viola');
  await runOut(page, () => page.getByRole('button', { name: 'Save Profile' }).click());
  await expect(page.getByText(kept)).toBeVisible();
  await page.reload();
  await expect(page.getByText(kept)).toBeVisible();
  await fillSignIn(page, elena);
  await expect(page).toHaveURL(`/profiles/${june.id}/edit`);
  await expect(page.getByLabel('Bio')).toHaveValue('Plays the viola');
  expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).toBeNull();
});

test('[AUTH-08] a session that ends where nothing was typed is said, and no more than that', async ({
  page,
}) => {
  await page.goto('/profiles');
  await expect(page.getByText('June Park').first()).toBeVisible();
  await runOut(page, () => page.getByRole('link', { name: 'History' }).click());
  await expect(page.getByText('Your session has ended. Sign in to continue')).toBeVisible();
  await page.goto('/new-date');
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('Your session has ended.')).toHaveCount(0);
});

test('[AUTH-08] the planner of a person is there again, with its plan', async ({ page }) => {
  await page.goto(`/new-date?profile=${june.id}`);
  await expect(page.getByText('Filled in from June’s profile.')).toBeVisible();
  await page.getByLabel('Desired mood').fill('calm');
  await page.route('**/api/profiles/suggest', (route) => route.fulfill({ json: sparseSuggestion }));
  await planEvening(page, 'San Francisco, CA');
  await page.unroute('**/api/profiles/suggest');
  const shown = await stops(page).allTextContents();
  await unfoldForm(page);
  await page.getByLabel('Desired mood').fill('calm, unhurried');
  await runOut(page, () => page.getByRole('button', { name: 'Plan this date' }).click());
  await fillSignIn(page, elena);
  await expect(page).toHaveURL(`/new-date?profile=${june.id}`);
  await expect(page.getByLabel('Desired mood')).toHaveValue('calm, unhurried');
  await expect(stops(page)).toHaveText(shown);
  await unfoldForm(page);
  await expect(page.getByText('Filled in from June’s profile.')).toBeVisible();
});

test('[AUTH-08] the planner of a person is there again after the session has run out in another tab', async ({
  page,
  context,
}) => {
  await page.goto(`/new-date?profile=${june.id}`);
  await expect(page.getByText('Filled in from June’s profile.')).toBeVisible();
  await page.route('**/api/profiles/suggest', (route) => route.fulfill({ json: sparseSuggestion }));
  await planEvening(page, 'San Francisco, CA');
  const shown = await stops(page).allTextContents();
  await unfoldForm(page);
  await page.getByLabel('Desired mood').fill('calm, unhurried');
  const other = await context.newPage();
  await other.goto('/profiles');
  await runOut(other, async () => void (await other.reload()));
  await expect(page).toHaveURL(/\/sign-in$/);
  await expect(page.getByText('Your session has ended. What you typed is saved')).toBeVisible();
  await fillSignIn(other, elena);
  await expect(page).toHaveURL(`/new-date?profile=${june.id}`);
  await expect(stops(page)).toHaveText(shown);
  await expect(page.getByLabel('Desired mood')).toHaveValue('calm, unhurried');
});

test('[AUTH-09] another user who signs in finds nothing of what was typed', async ({
  page,
  request,
}) => {
  const sam = await aMember(request, { firstName: 'Sam' });
  await page.goto('/account-settings');
  await page.getByLabel('First name').fill('Helena');
  await runOut(page, () => page.getByRole('button', { name: 'Save Changes' }).click());
  await fillSignIn(page, sam);
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Sam');
});

test('[AUTH-09] what was typed ends when somebody signs out in another tab', async ({
  page,
  context,
}) => {
  await page.goto('/account-settings');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('date-store')))
    .toContain('June Park');
  await page.getByLabel('First name').fill('Helena');
  const other = await context.newPage();
  await other.goto('/profiles');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  await fillSignIn(page, elena);
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Elena');
});
