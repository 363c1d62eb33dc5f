import { expect, type Locator, type Page, test } from '@playwright/test';
import { planEvening } from '../testing/a-plan.ts';
import { fillSignIn, isLetIn, newPassword } from '../testing/account-forms.ts';
import { aMember, anEmail } from '../testing/a-member.ts';
import { busy, type Network, watchNetwork } from '../testing/network.ts';
import { toast } from '../testing/toast.ts';

const wordless = { status: 500, body: null };

let network: Network;
test.beforeEach(async ({ context }) => {
  network = watchNetwork(context);
});

/** What was sent with the last of these calls. */
function lastBody(method: string, path: string): unknown {
  return network.calls.findLast((call) => call.method === method && call.path === path)?.body;
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

/** What the account form takes, filled in where it is, and sent. */
async function makeAccount(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('link', { name: 'Create Account' }).click();
  // The dialog has a field of that name too, until the page of the form is there.
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  await page.getByLabel('Email').fill(anEmail('june'));
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm password').fill(newPassword);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/new-date$/);
}

test('[NEW-12] a stranger has a date with a name in eight steps from the landing page', async ({
  page,
}) => {
  await page.goto('/');
  let steps = 0;
  const fill = async (field: Locator, text: string): Promise<void> => {
    steps += 1;
    await field.fill(text);
  };
  const press = async (button: Locator): Promise<void> => {
    steps += 1;
    await button.click();
  };
  await press(page.getByRole('main').locator('a[href="/new-date"]').first());
  await press(page.getByRole('button', { name: 'San Francisco' }));
  await press(page.getByRole('button', { name: 'Plan this date' }));
  await expect(page.getByRole('button', { name: 'Copy as text' })).toBeVisible();
  expect(steps).toBe(3);
  await press(page.getByRole('button', { name: 'Schedule Date' }));
  const dialog = page.getByRole('dialog', { name: 'Authentication Required' });
  await fill(dialog.getByLabel('Who is it with?'), 'June');
  await fill(dialog.getByLabel('Email'), anEmail('june'));
  await fill(dialog.getByLabel('Password', { exact: true }), newPassword);
  await press(dialog.getByRole('button', { name: 'Create account and schedule' }));
  await expect(page.getByRole('link', { name: 'June’s dates' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(toast(page, 'Success', 'Account created successfully')).toBeVisible();
  expect(network.count('POST /history')).toBe(1);
  expect(steps).toBeLessThanOrEqual(8);
});

test('[NEW-12] a date that could not be stored with the account goes on in its dialog', async ({
  page,
}) => {
  await page.goto('/new-date');
  await planEvening(page);
  await network.refuse(/^POST \/history$/, busy);
  await page.getByRole('button', { name: 'Schedule Date' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Who is it with?').fill('June');
  await dialog.getByLabel('Email').fill(anEmail('june'));
  await dialog.getByLabel('Password', { exact: true }).fill(newPassword);
  await dialog.getByRole('button', { name: 'Create account and schedule' }).click();
  const schedule = page.getByRole('dialog', { name: 'Schedule Date' });
  await expect(schedule).toContainText('with June');
  network.recover();
  await schedule.getByRole('button', { name: 'Schedule Date' }).click();
  await expect(page.getByRole('link', { name: 'June’s dates' })).toBeVisible();
  expect(network.count('POST /profiles')).toBe(1);
});

test('[NEW-12] a stranger who says no name is asked for it once they have an account', async ({
  page,
}) => {
  await page.goto('/new-date');
  await planEvening(page);
  await page.getByRole('button', { name: 'Schedule Date' }).click();
  await makeAccount(page);
  const dialog = page.getByRole('dialog', { name: 'Schedule Date' });
  // The field for the name has the focus.
  await expect(dialog).toBeVisible();
  await page.keyboard.type('June');
  await dialog.getByRole('button', { name: 'Schedule Date' }).click();
  await expect(page.getByRole('link', { name: 'June’s dates' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Copy as text' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('[NEW-12] a stranger who presses Remove is asked about that stop once they have an account', async ({
  page,
}) => {
  await page.goto('/new-date');
  await planEvening(page);
  const button = page.getByRole('button', { name: /^Change / }).nth(1);
  const name = (await button.getAttribute('aria-label'))?.replace('Change ', '') ?? '';
  await button.click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await makeAccount(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(name);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.locator('.plan .stop .heading', { hasText: name })).toHaveCount(0);
});

test('[NEW-12] a stranger who asks for another place is shown some once they have an account', async ({
  page,
}) => {
  await page.goto('/new-date');
  await planEvening(page);
  const button = page.getByRole('button', { name: /^Change / }).nth(1);
  const name = (await button.getAttribute('aria-label')) ?? '';
  await button.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Another place' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('signed in to refine this suggestion');
  await makeAccount(page);
  await expect(page.getByRole('menu', { name }).getByRole('menuitem').first()).toContainText(
    /more|less|same way/,
  );
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
    const release = await network.hold(/^POST \/users\/register$/);
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

  test('[AUTH-05] the messages of the server are listed one per line and at their fields', async ({
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
      await network.refuse(/^POST \/users\/register$/, refusal);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(alert).toHaveText(text);
    }
    expect(await isLetIn(request, { email, password: newPassword })).toBe(false);
  });

  test('pressing again after a lost answer signs in to the account that was made', async ({
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
    await network.refuse(/^POST \/token\/pair$/, busy);
    await fillSignUp(page, email);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/\/sign-in$/);
    await expect(toast(page, 'Success', 'Account created successfully')).toBeVisible();
    network.recover();
    await fillSignIn(page, { email, password: newPassword });
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});
