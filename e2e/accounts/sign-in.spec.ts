import { expect, type Page, test } from '@playwright/test';
import { fillSignIn } from '../testing/account-forms.ts';
import { aMember, anEmail } from '../testing/a-member.ts';
import { type Network, watchNetwork } from '../testing/network.ts';
import { toast } from '../testing/toast.ts';

let network: Network;
test.beforeEach(async ({ context }) => {
  network = watchNetwork(context);
});

function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

test.describe('sign-in', () => {
  test('[AUTH-01] a member signs in and lands on the dashboard', async ({ page, request }) => {
    const elena = await aMember(request);
    await page.goto('/sign-in');
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
    await expect(page.getByText('Or continue with')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/sign-up',
    );
    for (const text of [
      'Welcome back',
      'Track your journey',
      'AI-powered planning',
      'Profile management',
    ]) {
      await expect(page.getByRole('complementary').getByText(text)).toBeVisible();
    }
    const release = await network.hold(/^POST \/token\/pair$/);
    await fillSignIn(page, elena);
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
    release();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(toast(page, 'Success', 'Signed in successfully')).toBeVisible();
    await expect(
      page.getByRole('complementary', { name: 'Sidebar' }).getByText('Elena Marsh'),
    ).toBeVisible();
    expect(await stored(page, 'access_token')).not.toBeNull();
    expect(await stored(page, 'refresh_token')).not.toBeNull();
  });

  test('[AUTH-02] wrong credentials are reported in the form, which keeps the input', async ({
    page,
    request,
  }) => {
    const elena = await aMember(request);
    await page.goto('/sign-in');
    await fillSignIn(page, { ...elena, password: 'wrong-password' });
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
    await expect(page.getByLabel('Email')).toHaveValue(elena.email);
    await fillSignIn(page, { email: anEmail('nobody'), password: 'wrong-password' });
    await expect(page.getByRole('button', { name: 'Sign in' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(network.count('POST /token/pair')).toBe(2);
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
    await expect(page).toHaveURL(/\/sign-in$/);
    expect(await stored(page, 'refresh_token')).toBeNull();
    expect(network.count('POST /token/refresh')).toBe(0);
  });

  test('[AUTH-01] missing input is reported at its field, and two clicks send one request', async ({
    page,
    request,
  }) => {
    const elena = await aMember(request);
    await page.goto('/sign-in');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required');
    expect(network.count('POST /token/pair')).toBe(0);
    await page.getByLabel('Email').fill(elena.email);
    await page.getByLabel('Password', { exact: true }).fill(elena.password);
    await page.getByRole('button', { name: 'Sign in' }).dblclick();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(network.count('POST /token/pair')).toBe(1);
  });

  test('[AUTH-01] a password is shown and hidden again', async ({ page }) => {
    await page.goto('/sign-in');
    const [password, show] = [
      page.getByLabel('Password', { exact: true }),
      page.getByRole('button', { name: 'Show what is typed' }),
    ];
    await password.fill('visible');
    await show.click();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    await show.click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  test('[ERR-02] without a connection it says so and nothing typed is lost', async ({
    page,
    context,
    request,
  }) => {
    const elena = await aMember(request);
    await page.goto('/sign-in');
    await context.setOffline(true);
    await expect(page.getByText('You are offline. Nothing on this page is lost.')).toContainText(
      'Keep it open: it will not load again without a connection.',
    );
    await fillSignIn(page, elena);
    await expect(page.getByRole('alert')).toContainText('Check your connection');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(elena.password);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('[NEW-12] what a visitor planned is still there after signing in, and what they pressed is done', async ({
    page,
    request,
  }) => {
    const elena = await aMember(request);
    await page.goto('/new-date');
    await page.getByLabel('Location').fill('San Francisco, CA');
    await page.getByRole('button', { name: 'Plan this date' }).click();
    const headline = page.getByRole('heading', {
      level: 2,
      name: /hour by hour|Two ways to spend/,
    });
    await expect(headline).toBeVisible();
    const title = await headline.textContent();
    await page.getByRole('button', { name: 'Save' }).first().click();
    await page
      .getByRole('dialog', { name: 'Authentication Required' })
      .getByRole('link', { name: 'Sign In' })
      .click();
    await fillSignIn(page, elena);
    await expect(page).toHaveURL(/\/new-date$/);
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
    expect(await elena.ask<unknown[]>('GET /saved-ideas')).toHaveLength(1);
    await expect(page.getByRole('heading', { level: 2, name: title ?? '' })).toBeVisible();
    await expect(page.getByLabel('Location')).toHaveValue('San Francisco, CA');
    // It is done once.
    await page.getByRole('button', { name: 'Saved', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    expect(await elena.ask<unknown[]>('GET /saved-ideas')).toHaveLength(0);
  });

  test('[NEW-12] what was pressed is not done for somebody who went on without an account', async ({
    page,
    request,
  }) => {
    const elena = await aMember(request);
    await page.goto('/new-date');
    await page.getByLabel('Location').fill('San Francisco, CA');
    await page.getByRole('button', { name: 'Plan this date' }).click();
    await page.getByRole('button', { name: 'Save' }).first().click();
    await page.getByRole('dialog').getByRole('link', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/sign-in$/);
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Copy as text' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await fillSignIn(page, elena);
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(await elena.ask<unknown[]>('GET /saved-ideas')).toHaveLength(0);
  });
});
