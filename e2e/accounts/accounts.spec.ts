import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { aMember, anEmail, type Member } from '../testing/a-member.ts';
import { letTimePass } from '../testing/let-time-pass.ts';
import { busy, type Network, watchNetwork } from '../testing/network.ts';
import { toast } from '../testing/toast.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

const wordless = { status: 500, body: null };
const newPassword = 'lands end at four';

let network: Network;
test.beforeEach(async ({ context }) => {
  network = await watchNetwork(context);
});

function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** Whether the server lets somebody in with these. */
async function isLetIn(
  request: APIRequestContext,
  { email, password }: Credentials,
): Promise<boolean> {
  const answer = await request.post('/api/token/pair', { data: { email, password } });
  expect([200, 401]).toContain(answer.status());
  return answer.ok();
}

/** What was sent with the last of these calls. */
function lastBody(method: string, path: string): unknown {
  return network.calls.findLast((call) => call.method === method && call.path === path)?.body;
}

async function signIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function fillSignUp(
  page: Page,
  email: string,
  {
    password = newPassword,
    confirmation = password,
  }: { password?: string; confirmation?: string } = {},
): Promise<void> {
  await page.goto('/sign-up');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(confirmation);
}

async function openSettings(page: Page, request: APIRequestContext): Promise<Member> {
  const elena = await aMember(request);
  await elena.signIn(page);
  await page.goto('/account-settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
  return elena;
}

async function openSecurity(page: Page, request: APIRequestContext): Promise<Member> {
  const elena = await openSettings(page, request);
  await page.getByRole('tab', { name: 'Security' }).click();
  return elena;
}

async function fillPasswords(
  page: Page,
  current: string,
  confirmation = newPassword,
): Promise<void> {
  await page.getByLabel('Current password').fill(current);
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm new password').fill(confirmation);
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
    const release = network.hold(/^POST \/token\/pair$/);
    await signIn(page, elena);
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

  test('[AUTH-02] wrong credentials are said at the form, which keeps what was typed', async ({
    page,
    request,
  }) => {
    const elena = await aMember(request);
    await page.goto('/sign-in');
    await signIn(page, { ...elena, password: 'wrong-password' });
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
    await expect(page.getByLabel('Email')).toHaveValue(elena.email);
    await signIn(page, { email: anEmail('nobody'), password: 'wrong-password' });
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

  test('[AUTH-01] what is missing is said at its field, and two clicks send one request', async ({
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
    await signIn(page, elena);
    await expect(page.getByRole('alert')).toContainText('Check your connection');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(elena.password);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('[NEW-12] what a visitor planned is still there after signing in', async ({
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
    await expect(headline).toBeVisible({ timeout: 20_000 });
    const title = await headline.textContent();
    await page.getByRole('button', { name: 'Save' }).first().click();
    await page
      .getByRole('dialog', { name: 'Authentication Required' })
      .getByRole('link', { name: 'Sign In' })
      .click();
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
  const names = [
    'Email',
    'First name (optional)',
    'Last name (optional)',
    'Password',
    'Confirm password',
  ];

  test('[AUTH-03] an account is made with the keyboard alone', async ({ page, request }) => {
    const email = anEmail('june');
    await page.goto('/sign-up');
    await expect(page.getByRole('button', { name: 'Create account' })).toBeEnabled();
    for (const name of names)
      await expect(
        page
          .getByRole('textbox', { name, exact: true })
          .or(page.getByLabel(name, { exact: true }))
          .first(),
      ).toBeVisible();
    await page.getByRole('link', { name: 'Sign up' }).focus();
    for (const text of [email, 'June', 'Park', newPassword, '', newPassword]) {
      await page.keyboard.press('Tab');
      // Between the two passwords stands the button that shows the first.
      if (text !== '') await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(toast(page, 'Success', 'Account created successfully')).toBeVisible();
    await expect(
      page.getByRole('complementary', { name: 'Sidebar' }).getByText('June Park'),
    ).toBeVisible();
    expect(lastBody('POST', '/users/register')).toEqual({
      email,
      password: newPassword,
      first_name: 'June',
      last_name: 'Park',
    });
    const accountCalls = network.calls
      .filter(({ path }) => /^\/(users|token)\//.test(path))
      .map(({ method, path }) => `${method} ${path}`);
    expect(accountCalls.slice(0, 3)).toEqual([
      'POST /users/register',
      'POST /token/pair',
      'GET /users/me',
    ]);
    expect(await isLetIn(request, { email, password: newPassword })).toBe(true);
  });

  test('[AUTH-03] names are optional, the way to sign-in is there, and two clicks make one account', async ({
    page,
    request,
  }) => {
    const email = anEmail('june');
    await fillSignUp(page, email);
    await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
    const release = network.hold(/^POST \/users\/register$/);
    await page.getByRole('button', { name: 'Create account' }).dblclick();
    await expect(page.getByRole('button', { name: 'Creating account...' })).toBeVisible();
    release();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(network.count('POST /users/register')).toBe(1);
    expect(lastBody('POST', '/users/register')).toMatchObject({ first_name: '', last_name: '' });
    expect(await isLetIn(request, { email, password: newPassword })).toBe(true);
  });

  test('[AUTH-04] differing passwords send nothing', async ({ page }) => {
    await fillSignUp(page, anEmail('june'), { confirmation: 'lands end at five' });
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await expect(page.getByLabel('Confirm password')).toBeFocused();
    expect(network.count('POST /users/register')).toBe(0);
  });

  test('[AUTH-05] the messages of the server stand in a line each and at their fields', async ({
    page,
    request,
  }) => {
    const { email } = await aMember(request);
    await fillSignUp(page, 'june at example', { password: 'short' });
    await page.getByRole('button', { name: 'Create account' }).click();
    const alert = page.locator('.form-alert');
    await expect(alert).toHaveText(
      'email: Enter a valid email address\npassword: Use at least 8 characters',
      { useInnerText: true },
    );
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      'Enter a valid email address',
    );
    await expect(page.getByLabel('Email')).toHaveValue('june at example');
    await fillSignUp(page, email);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(alert).toHaveText('email: An account with this email already exists');
    expect(await isLetIn(request, { email, password: newPassword })).toBe(false);
  });

  test('[AUTH-05] any other failure is the message of the server, or that registration failed', async ({
    page,
    request,
  }) => {
    const email = anEmail('june');
    await fillSignUp(page, email);
    const alert = page.locator('.form-alert');
    for (const [refusal, text] of [
      [busy, 'The store is busy. Try again in a minute.'],
      [null, 'Registration failed. Please try again.'],
      [wordless, 'An unexpected error occurred'],
    ] as const) {
      network.recover();
      network.refuse(/^POST \/users\/register$/, refusal);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(alert).toHaveText(text);
    }
    expect(await isLetIn(request, { email, password: newPassword })).toBe(false);
  });

  test('who presses again because the answer was lost is in the account that was made', async ({
    page,
  }) => {
    const email = anEmail('june');
    await fillSignUp(page, email);
    let isLost = false;
    await page.route('**/api/users/register', async (route) => {
      if (isLost) return route.fallback();
      isLost = true;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Create account' }).click();
    const alert = page.locator('.form-alert');
    await expect(alert).toHaveText('Registration failed. Please try again.');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(
      toast(page, 'Success', 'You already have an account with this email, and are signed in'),
    ).toBeVisible();
  });

  test('[AUTH-03] an account that could be made but not signed in leads to sign-in', async ({
    page,
  }) => {
    const email = anEmail('june');
    network.refuse(/^POST \/token\/pair$/, busy);
    await fillSignUp(page, email);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/\/sign-in$/);
    await expect(toast(page, 'Success', 'Account created successfully')).toBeVisible();
    network.recover();
    await signIn(page, { email, password: newPassword });
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test.describe('account settings', () => {
  test('[AUTH-10] details are changed by one request, and the sidebar follows', async ({
    page,
    request,
  }) => {
    const elena = await openSettings(page, request);
    await expect(page.getByLabel('Last name')).toHaveValue('Marsh');
    await expect(page.getByLabel('Email')).toHaveValue(elena.email);
    await page.getByLabel('First name').fill('Helen');
    const release = network.hold(/^PATCH \/users\/me$/);
    await page.getByRole('button', { name: 'Save Changes' }).dblclick();
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
    release();
    await expect(toast(page, 'Success', 'Profile updated successfully')).toBeVisible();
    await expect(page.getByRole('complementary').getByText('Helen Marsh')).toBeVisible();
    expect(network.count('PATCH /users/me')).toBe(1);
    expect(await elena.ask('GET /users/me')).toEqual({ ...elena.user, first_name: 'Helen' });
  });

  test('[AUTH-10] a failure is said and what was typed stays', async ({ page, request }) => {
    const other = await aMember(request);
    const elena = await openSettings(page, request);
    await page.getByLabel('Email').fill(other.email);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'Error', 'Another account uses this email.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      'Another account uses this email.',
    );
    network.refuse(/^PATCH \/users\/me$/, null);
    await page.getByLabel('First name').fill('Helen');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'Error', 'Failed to update profile')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Helen');
    expect(await elena.ask('GET /users/me')).toEqual(elena.user);
  });

  test('[AUTH-10] a new email takes the password when the sign-in was a while ago', async ({
    page,
    request,
  }) => {
    const elena = await openSettings(page, request);
    await letTimePass(page);
    const email = anEmail('marsh');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await expect(dialog.getByLabel('Your password')).toBeFocused();
    await dialog.getByLabel('Your password').fill('not this one');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('The current password is wrong')).toBeVisible();
    expect(await elena.ask('GET /users/me')).toEqual(elena.user);
    await dialog.getByLabel('Your password').fill(elena.password);
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Success', 'Profile updated successfully')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect(await isLetIn(request, { ...elena, email })).toBe(true);
  });

  test('[AUTH-11] the password is changed by one request, its fields are emptied and other sessions end', async ({
    page,
    request,
  }) => {
    const elena = await openSecurity(page, request);
    await fillPasswords(page, elena.password, 'lands end at five');
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(page.getByText('New passwords do not match')).toBeVisible();
    expect(network.count('POST /users/me/change-password')).toBe(0);
    await page.getByLabel('Confirm new password').fill(newPassword);
    const release = network.hold(/^POST \/users\/me\/change-password$/);
    await page.getByRole('button', { name: 'Update Password' }).dblclick();
    await expect(page.getByRole('button', { name: 'Updating...' })).toBeVisible();
    release();
    await expect(toast(page, 'Success', 'Password updated successfully')).toBeVisible();
    for (const name of ['Current password', 'New password', 'Confirm new password'])
      await expect(page.getByLabel(name, { exact: true })).toHaveValue('');
    expect(network.count('POST /users/me/change-password')).toBe(1);
    expect(lastBody('POST', '/users/me/change-password')).toEqual({
      current_password: elena.password,
      new_password: newPassword,
    });
    expect(await isLetIn(request, elena)).toBe(false);
    expect(await isLetIn(request, { ...elena, password: newPassword })).toBe(true);
    await expect(elena.ask('GET /users/me')).rejects.toThrow('401');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
  });

  test('[AUTH-11] a wrong current password is said, and nobody is signed out', async ({
    page,
    request,
  }) => {
    const elena = await openSecurity(page, request);
    await fillPasswords(page, 'not this one');
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(toast(page, 'Error', 'The current password is wrong')).toBeVisible();
    await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
      'The current password is wrong',
    );
    network.refuse(/^POST \/users\/me\/change-password$/, { status: 500, body: {} });
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(toast(page, 'Error', 'Failed to update password')).toBeVisible();
    await expect(page).toHaveURL(/\/account-settings/);
    expect(await isLetIn(request, elena)).toBe(true);
    expect(await elena.ask('GET /users/me')).toEqual(elena.user);
  });

  test('[AUTH-12] an account is deleted in two steps, by one request', async ({
    page,
    request,
  }) => {
    const elena = await openSecurity(page, request);
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Delete Account' })).toBeFocused();
    expect(network.count('DELETE /users/me')).toBe(0);
    await page.getByRole('button', { name: 'Delete Account' }).click();
    const release = network.hold(/^DELETE \/users\/me$/);
    await page.getByRole('button', { name: 'Yes, Delete My Account' }).dblclick();
    await expect(page.getByRole('button', { name: 'Yes, Delete My Account' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    release();
    await expect(toast(page, 'Success', 'Account deleted successfully')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect
      .poll(() =>
        page.evaluate(() =>
          Object.keys(localStorage).filter((key) => /token|date-store/.test(key)),
        ),
      )
      .toEqual([]);
    expect(network.count('DELETE /users/me')).toBe(1);
    expect(await isLetIn(request, elena)).toBe(false);
    await expect(elena.ask('GET /users/me')).rejects.toThrow('401');
  });

  test('[AUTH-12] deleting takes the password when the sign-in was a while ago, and a failure is said', async ({
    page,
    request,
  }) => {
    const elena = await openSecurity(page, request);
    network.refuse(/^DELETE \/users\/me$/, wordless);
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await page.getByRole('button', { name: 'Yes, Delete My Account' }).click();
    await expect(toast(page, 'Error', 'Failed to delete account')).toBeVisible();
    network.recover();
    await letTimePass(page);
    await page.getByRole('button', { name: 'Yes, Delete My Account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await isLetIn(request, elena)).toBe(true);
    await page.getByRole('button', { name: 'Yes, Delete My Account' }).click();
    await dialog.getByLabel('Your password').fill(elena.password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(toast(page, 'Success', 'Account deleted successfully')).toBeVisible();
    expect(await isLetIn(request, elena)).toBe(false);
  });

  test('[AUTH-10] everything kept about the user is downloaded', async ({ page, request }) => {
    const elena = await openSettings(page, request);
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe('rendezvous-export.json');
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
      user: { email: elena.email, first_name: 'Elena' },
    });
  });
});
