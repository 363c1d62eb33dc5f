import { expect, type Locator, type Page, test } from '@playwright/test';
import { type AccountServer, openAccounts } from './account-answers.ts';

const elena = { email: 'elena@example.com', password: 'lands-end-4pm', first_name: 'Elena', last_name: 'Marsh' };

let accounts: AccountServer;
test.beforeEach(async ({ context }) => {
  accounts = await openAccounts(context);
});

function toast(page: Page, title: 'Success' | 'Error'): Locator {
  return page.locator('.toast').filter({ hasText: title });
}

function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function openSettings(page: Page): Promise<void> {
  accounts.register(elena);
  await accounts.signIn(page, elena.email);
  await page.goto('/account-settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
}

async function openSecurity(page: Page): Promise<void> {
  await openSettings(page);
  await page.getByRole('tab', { name: 'Security' }).click();
}

test.describe('sign-in', () => {
  test('[AUTH-01] a member signs in and lands on the dashboard', async ({ page }) => {
    accounts.register(elena);
    await page.goto('/sign-in');
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
    await expect(page.getByText('Or continue with')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/sign-up');
    for (const text of ['Welcome back', 'Track your journey', 'AI-powered planning', 'Profile management']) {
      await expect(page.getByRole('complementary').getByText(text)).toBeVisible();
    }
    await page.route('**/api/token/pair', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.fallback();
    });
    await signIn(page, elena);
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(toast(page, 'Success')).toContainText('Signed in successfully');
    expect(await stored(page, 'access_token')).not.toBeNull();
    expect(await stored(page, 'refresh_token')).not.toBeNull();
  });

  test('[AUTH-02] wrong credentials are said at the form, which keeps what was typed', async ({ page }) => {
    accounts.register(elena);
    await page.goto('/sign-in');
    await signIn(page, { ...elena, password: 'wrong-password' });
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
    await expect(page.getByLabel('Email')).toHaveValue(elena.email);
    await signIn(page, { email: 'nobody@example.com', password: 'wrong-password' });
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
    await expect(page).toHaveURL(/\/sign-in$/);
    expect(await stored(page, 'refresh_token')).toBeNull();
    expect(accounts.calls).not.toContain('POST /token/refresh');
  });

  test('[AUTH-01] what is missing is said at its field, and two clicks send one request', async ({ page }) => {
    accounts.register(elena);
    await page.goto('/sign-in');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required');
    expect(accounts.calls).toEqual([]);
    await page.getByLabel('Email').fill(elena.email);
    await page.getByLabel('Password', { exact: true }).fill(elena.password);
    await page.getByRole('button', { name: 'Sign in' }).dblclick();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(accounts.calls.filter((call) => call === 'POST /token/pair')).toHaveLength(1);
  });

  test('[AUTH-01] a password is shown and hidden again', async ({ page }) => {
    await page.goto('/sign-in');
    const [password, show] = [page.getByLabel('Password', { exact: true }), page.getByRole('button', { name: 'Show what is typed' })];
    await password.fill('visible');
    await show.click();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    await show.click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  test('[ERR-02] without a connection it says so and nothing typed is lost', async ({ page, context }) => {
    accounts.register(elena);
    await page.goto('/sign-in');
    await context.route('**/api/token/pair', (route) => route.abort());
    await context.setOffline(true);
    await expect(page.getByText('You are offline. What you typed is still here.')).toBeVisible();
    await signIn(page, elena);
    await expect(page.getByRole('alert')).toContainText('Check your connection');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(elena.password);
    await context.setOffline(false);
    await context.unroute('**/api/token/pair');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('[NEW-12] what a visitor planned is still there after signing in', async ({ page }) => {
    accounts.register(elena);
    await page.goto('/new-date');
    await page.getByLabel('Location').fill('San Francisco, CA');
    await page.getByRole('button', { name: 'Plan this date' }).click();
    const headline = page.getByRole('heading', { level: 2, name: /hour by hour|Two ways to spend/ });
    await expect(headline).toBeVisible({ timeout: 20_000 });
    const title = await headline.textContent();
    await page.getByRole('button', { name: 'Save' }).first().click();
    await page.getByRole('dialog', { name: 'Authentication Required' }).getByRole('link', { name: 'Sign In' }).click();
    await signIn(page, elena);
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/new-date$/);
    await expect(page.getByRole('heading', { level: 2, name: title ?? '' })).toBeVisible();
    await expect(page.getByLabel('Location')).toHaveValue('San Francisco, CA');
  });
});

test.describe('sign-up', () => {
  const names = ['Email', 'First name (optional)', 'Last name (optional)', 'Password', 'Confirm password'];

  test('[AUTH-03] an account is made with the keyboard alone', async ({ page }) => {
    await page.goto('/sign-up');
    await expect(page.getByRole('button', { name: 'Create account' })).toBeEnabled();
    for (const name of names)
      await expect(
        page
          .getByRole('textbox', { name, exact: true })
          .or(page.getByLabel(name, { exact: true }))
          .first(),
      ).toBeVisible();
    await page.getByRole('link', { name: 'Rendezvous, home' }).focus();
    for (const text of ['june@example.com', 'June', 'Park', 'a long evening', '', 'a long evening']) {
      await page.keyboard.press('Tab');
      // Between the two passwords stands the button that shows the first.
      if (text !== '') await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(toast(page, 'Success')).toContainText('Account created successfully');
    expect(accounts.bodies[0]).toEqual({ email: 'june@example.com', password: 'a long evening', first_name: 'June', last_name: 'Park' });
    expect(accounts.calls.slice(0, 3)).toEqual(['POST /users/register', 'POST /token/pair', 'GET /users/me']);
  });

  test('[AUTH-03] names are optional, and the way to sign-in is there', async ({ page }) => {
    await page.goto('/sign-up');
    await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
    await page.getByLabel('Email').fill('june@example.com');
    await page.getByLabel('Password', { exact: true }).fill('a long evening');
    await page.getByLabel('Confirm password').fill('a long evening');
    await page.route('**/api/users/register', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.fallback();
    });
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('button', { name: 'Creating account...' })).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(accounts.bodies[0]).toMatchObject({ first_name: '', last_name: '' });
  });

  test('[AUTH-04] differing passwords send nothing', async ({ page }) => {
    await page.goto('/sign-up');
    await page.getByLabel('Email').fill('june@example.com');
    await page.getByLabel('Password', { exact: true }).fill('a long evening');
    await page.getByLabel('Confirm password').fill('a long morning');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await expect(page.getByLabel('Confirm password')).toBeFocused();
    expect(accounts.calls).toEqual([]);
  });

  test('[AUTH-05] the messages of the server stand in a line each and at their fields', async ({ page }) => {
    await page.goto('/sign-up');
    await page.getByLabel('Email').fill('june at example');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByLabel('Confirm password').fill('short');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.locator('.form-alert')).toHaveText('email: Enter a valid email address\npassword: Use at least 8 characters', { useInnerText: true });
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter a valid email address');
    await expect(page.getByLabel('Email')).toHaveValue('june at example');
  });

  test('[AUTH-05] any other failure is the message of the server, or that registration failed', async ({ page }) => {
    await page.goto('/sign-up');
    await page.getByLabel('Email').fill('june@example.com');
    await page.getByLabel('Password', { exact: true }).fill('a long evening');
    await page.getByLabel('Confirm password').fill('a long evening');
    const alert = page.locator('.form-alert');
    await page.route('**/api/users/register', (route) => route.fulfill({ status: 503, json: { code: 'unavailable', detail: 'Too many people at once.' } }));
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(alert).toHaveText('Too many people at once.');
    await page.route('**/api/users/register', (route) => route.abort());
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(alert).toHaveText('Registration failed. Please try again.');
    await page.route('**/api/users/register', (route) => route.fulfill({ status: 500 }));
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(alert).toHaveText('An unexpected error occurred');
  });

  test('[AUTH-03] an account that could be made but not signed in leads to sign-in', async ({ page }) => {
    await page.route('**/api/token/pair', (route) => route.fulfill({ status: 503, json: { detail: 'Later.' } }));
    await page.goto('/sign-up');
    await page.getByLabel('Email').fill('june@example.com');
    await page.getByLabel('Password', { exact: true }).fill('a long evening');
    await page.getByLabel('Confirm password').fill('a long evening');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/\/sign-in$/);
    await expect(toast(page, 'Success')).toContainText('Account created successfully');
  });
});

test.describe('account settings', () => {
  test('[AUTH-10] details are changed, and the sidebar follows', async ({ page }) => {
    await openSettings(page);
    await expect(page.getByLabel('Last name')).toHaveValue('Marsh');
    await expect(page.getByLabel('Email')).toHaveValue(elena.email);
    await page.getByLabel('First name').fill('Helen');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'Success')).toContainText('Profile updated successfully');
    await expect(page.getByRole('complementary').getByText('Helen Marsh')).toBeVisible();
  });

  test('[AUTH-10] a failure is said and what was typed stays', async ({ page }) => {
    accounts.register({ email: 'taken@example.com', password: 'a long evening' });
    await openSettings(page);
    await page.getByLabel('Email').fill('taken@example.com');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'Error')).toContainText('Another account has this email');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Another account has this email');
    await page.route('**/api/users/me', (route) => (route.request().method() === 'PATCH' ? route.abort() : route.fallback()));
    await page.getByLabel('First name').fill('Helen');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'Error').last()).toContainText('Failed to update profile');
    await expect(page.getByLabel('First name')).toHaveValue('Helen');
  });

  test('[AUTH-10] a new email takes the password when the sign-in was a while ago', async ({ page }) => {
    await openSettings(page);
    accounts.letTimePass();
    await page.getByLabel('Email').fill('marsh@example.com');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await expect(dialog.getByLabel('Your password')).toBeFocused();
    await dialog.getByLabel('Your password').fill('not this one');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('This is not your password')).toBeVisible();
    await dialog.getByLabel('Your password').fill(elena.password);
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Success')).toContainText('Profile updated successfully');
    await expect(dialog).toHaveCount(0);
    expect(accounts.hasAccount('marsh@example.com')).toBe(true);
  });

  test('[AUTH-11] the password is changed and its fields are emptied', async ({ page }) => {
    await openSecurity(page);
    await page.getByLabel('Current password').fill(elena.password);
    await page.getByLabel('New password', { exact: true }).fill('ocean-beach-5pm');
    await page.getByLabel('Confirm new password').fill('ocean-beach-6pm');
    const before = accounts.calls.length;
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(page.getByText('New passwords do not match')).toBeVisible();
    expect(accounts.calls).toHaveLength(before);
    await page.getByLabel('Confirm new password').fill('ocean-beach-5pm');
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(toast(page, 'Success')).toContainText('Password updated successfully');
    for (const name of ['Current password', 'New password', 'Confirm new password']) await expect(page.getByLabel(name, { exact: true })).toHaveValue('');
    expect(accounts.bodies.at(-1)).toEqual({ current_password: elena.password, new_password: 'ocean-beach-5pm' });
  });

  test('[AUTH-11] a wrong current password is said, and nobody is signed out', async ({ page }) => {
    await openSecurity(page);
    await page.getByLabel('Current password').fill('not this one');
    await page.getByLabel('New password', { exact: true }).fill('ocean-beach-5pm');
    await page.getByLabel('Confirm new password').fill('ocean-beach-5pm');
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(toast(page, 'Error')).toContainText('The current password is wrong');
    await expect(page.getByLabel('Current password')).toHaveAccessibleDescription('This is not your password');
    await page.route('**/api/users/me/change-password', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(toast(page, 'Error').last()).toContainText('Failed to update password');
    await expect(page).toHaveURL(/\/account-settings/);
  });

  test('[AUTH-12] an account is deleted in two steps', async ({ page }) => {
    await openSecurity(page);
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Delete Account' })).toBeFocused();
    expect(accounts.calls).not.toContain('DELETE /users/me');
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await page.getByRole('button', { name: 'Yes, Delete My Account' }).click();
    await expect(toast(page, 'Success')).toContainText('Account deleted successfully');
    // The landing page still leads on to the planner.
    await expect(page).toHaveURL(/\/(new-date)?$/);
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => /token|date-store/.test(key)))).toEqual([]);
    expect(accounts.hasAccount(elena.email)).toBe(false);
  });

  test('[AUTH-12] deleting takes the password when the sign-in was a while ago, and a failure is said', async ({ page }) => {
    await openSecurity(page);
    await page.route('**/api/users/me', (route) => (route.request().method() === 'DELETE' ? route.fulfill({ status: 500 }) : route.fallback()));
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await page.getByRole('button', { name: 'Yes, Delete My Account' }).click();
    await expect(toast(page, 'Error')).toContainText('Failed to delete account');
    await page.unroute('**/api/users/me');
    accounts.letTimePass();
    await page.getByRole('button', { name: 'Yes, Delete My Account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    expect(accounts.hasAccount(elena.email)).toBe(true);
    await page.getByRole('button', { name: 'Yes, Delete My Account' }).click();
    await dialog.getByLabel('Your password').fill(elena.password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(toast(page, 'Success')).toContainText('Account deleted successfully');
    expect(accounts.hasAccount(elena.email)).toBe(false);
  });

  test('[AUTH-10] everything kept about the user is downloaded', async ({ page }) => {
    await openSettings(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    expect((await download).suggestedFilename()).toBe('rendezvous-export.json');
  });
});
