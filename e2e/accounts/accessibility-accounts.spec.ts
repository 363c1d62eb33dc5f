import { expect, test } from '@playwright/test';
import { aMember, anEmail } from '../testing/a-member.ts';
import {
  expectAccessible,
  expectAccessibleIn,
  looks,
  showIn,
} from '../testing/expect-accessible.ts';
import { letTimePass } from '../testing/let-time-pass.ts';

test('signing in, with what can go wrong', async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectAccessibleIn(looks, page);
  await page.getByLabel('Email').fill(anEmail('elena'));
  await page.getByLabel('Password', { exact: true }).fill('wrong-password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByText('Google is not configured')).toBeVisible();
  await expectAccessibleIn(looks, page);
});

test('signing up, with what can go wrong', async ({ page }) => {
  await page.goto('/sign-up');
  await page.getByLabel('Email').fill('june at example');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Confirm your password')).toBeVisible();
  await expectAccessibleIn(looks, page);
  await page.getByLabel('Confirm password').fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('email: Enter a valid email address')).toBeVisible();
  await expectAccessibleIn(looks, page);
});

test('the settings, the sidebar or menu, and the dialog', async ({ page, request }) => {
  await (await aMember(request)).signIn(page);
  await page.goto('/account-settings');
  await expect(page.getByLabel('First name')).toBeVisible();
  await expectAccessibleIn(looks, page);
  for (const look of looks.filter(({ width }) => width < 768)) {
    await showIn(look, page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  }
  const wide = looks.filter(({ width }) => width >= 768);
  await expectAccessibleIn(wide, page);
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expectAccessibleIn(wide, page);
  await page.getByRole('tab', { name: 'Security' }).click();
  await page.getByRole('button', { name: 'Update Password' }).click();
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await expectAccessibleIn(looks, page);
  await letTimePass(page);
  await page.getByRole('button', { name: 'Yes, Delete My Account' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleIn(looks, page);
});

test('the pages of the visitor as a member sees them', async ({ page, request }) => {
  await (await aMember(request)).signIn(page);
  for (const path of ['/new-date', '/sign-in']) {
    await page.goto(path);
    await expect(page.locator('.avatar').first()).toBeAttached();
    await expectAccessibleIn(looks, page);
  }
});
