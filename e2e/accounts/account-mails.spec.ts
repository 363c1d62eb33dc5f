import { expect, type Page, test } from '@playwright/test';
import { mailTo, tokenIn } from '../../apps/server/src/testing/servers/mailed-link.ts';
import { withMailingServer } from '../testing/a-mailing-server.ts';
import { aMember, anEmail } from '../testing/a-member.ts';
import { expectAccessibleIn, looks } from '../testing/expect-accessible.ts';
import { toast } from '../testing/toast.ts';

const newPassword = 'lands end at four';
const { mail } = withMailingServer(6);

const banner = (page: Page) => page.getByRole('region', { name: 'Confirm your email' });

async function signUp(page: Page, email: string, password = newPassword): Promise<void> {
  await page.goto('/sign-up');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

test('an account works at once, and is asked gently to confirm its email', async ({ page }) => {
  const email = anEmail('june');
  await signUp(page, email);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(banner(page)).toContainText(email);
  await banner(page).getByRole('button', { name: 'Send it again' }).click();
  await expect(toast(page, 'Success', 'A link to confirm your email is on its way.')).toBeVisible();

  await page.goto(`/confirm-email?token=${tokenIn(await mailTo(mail(), email, 2))}`);
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByText(`${email} is confirmed.`)).toBeVisible();
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);

  await page.goto(`/confirm-email?token=${tokenIn(await mailTo(mail(), email))}`);
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByRole('alert')).toContainText('already been used, or has expired');
});

test('a forgotten password is replaced with the keyboard alone', async ({ page, request }) => {
  const elena = await aMember(request);
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Forgot password?' }).focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Forgot your password?' }),
  ).toBeVisible();
  await page.getByLabel('Email').fill(elena.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('a link is on its way. It works for an hour.')).toBeVisible();

  const letter = await mailTo(mail(), elena.email, 2);
  const link = `/reset-password?token=${tokenIn(letter)}`;
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm new password').fill('lands end at five');
  await page.keyboard.press('Enter');
  await expect(page.getByText('New passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm new password').fill(newPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sign-in$/);
  await expect(toast(page, 'Success', 'Your new password is set. Sign in with it.')).toBeVisible();
  await page.getByLabel('Email').fill(elena.email);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm new password').fill(newPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('already been used, or has expired');
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
});

test('an email address changes once its link has been followed', async ({ page, request }) => {
  const elena = await aMember(request);
  const email = anEmail('elena');
  await elena.signIn(page);
  await page.goto('/account-settings');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Success', 'Profile updated successfully')).toBeVisible();
  await expect(banner(page)).toContainText('Your email changes once you follow the link');
  // Saving something else does not call the change off.
  await page.getByLabel('First name').fill('Lena');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(
    page.getByRole('complementary', { name: 'Sidebar' }).getByText('Lena'),
  ).toBeVisible();
  expect(await elena.ask('GET /users/me')).toMatchObject({
    email: elena.email,
    pending_email: email,
  });
  await page.goto(`/confirm-email?token=${tokenIn(await mailTo(mail(), email))}`);
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByText(`${email} is confirmed.`)).toBeVisible();
  expect(await elena.ask('GET /users/me')).toMatchObject({ email, pending_email: null });
});

test('an address that another account has, unconfirmed, is confirmed before signing in', async ({
  page,
  request,
}) => {
  const { email } = await aMember(request);
  await signUp(page, email);
  await expect(page).toHaveURL(/\/sign-in$/);
  await expect(
    toast(
      page,
      'Success',
      'Account created. Follow the link in the mail we sent you, then sign in.',
    ),
  ).toBeVisible();
  await page.goto(`/confirm-email?token=${tokenIn(await mailTo(mail(), email, 2))}`);
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByText(`${email} is confirmed.`)).toBeVisible();
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the screens of mailed links are accessible', async ({ page, request }) => {
  await page.goto('/forgot-password');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectAccessibleIn(looks, page);
  await page.getByLabel('Email').fill(anEmail('june'));
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('a link is on its way')).toBeVisible();
  await expectAccessibleIn(looks, page);
  await page.goto('/reset-password?token=x');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expectAccessibleIn(looks, page);
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm new password').fill(newPassword);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleIn(looks, page);
  await page.goto('/confirm-email?token=x');
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleIn(looks, page);
  const elena = await aMember(request);
  await elena.signIn(page);
  // Which makes a second session, to be signed out of.
  await elena.ask('GET /users/me');
  await page.goto('/account-settings?tab=security');
  await expect(banner(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeVisible();
  await expectAccessibleIn(looks, page);
});
