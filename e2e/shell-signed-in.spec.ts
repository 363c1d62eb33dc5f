import { expect, type Page, test } from '@playwright/test';
import { type AccountServer, openAccounts } from './account-answers.ts';

const elena = { email: 'elena@example.com', password: 'lands-end-4pm', first_name: 'Elena', last_name: 'Marsh' };
const june = { email: 'june@example.com', password: 'a long evening', first_name: '', last_name: '' };

const entries = [
  ['Dashboard', '/dashboard'],
  ['New Date', '/new-date'],
  ['Profiles', '/profiles'],
  ['History', '/history'],
  ['My Profile', '/my-profile'],
  ['Settings', '/account-settings'],
] as const;

let accounts: AccountServer;
test.beforeEach(async ({ context, page }) => {
  accounts = await openAccounts(context);
  accounts.register(elena);
  accounts.register(june);
  await accounts.signIn(page, elena.email);
});

function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => /token|date-store/.test(key)));
}

function count(call: string): number {
  return accounts.calls.filter((made) => made === call).length;
}

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

test.describe('the sidebar', () => {
  test('[SHELL-01] it leads everywhere and says who is signed in', async ({ page }) => {
    await page.goto('/account-settings');
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    await expect(sidebar.getByRole('link', { name: 'Rendezvous' })).toHaveAttribute('href', '/dashboard');
    for (const [name, path] of entries) await expect(sidebar.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    await expect(sidebar.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
    await expect(sidebar.getByText('Elena Marsh')).toBeVisible();
    await expect(sidebar.locator('.avatar')).toBeVisible();
    await expect(sidebar.getByRole('button', { name: 'Sign out' })).toBeVisible();
  });

  test('[SHELL-01] the username stands in for a missing first name', async ({ page }) => {
    await accounts.signIn(page, june.email);
    await page.goto('/account-settings');
    await expect(page.getByRole('complementary', { name: 'Sidebar' }).getByText('june', { exact: true })).toBeVisible();
  });

  test('[SHELL-02] it narrows to icons with names, by choice on large screens', async ({ page }) => {
    await page.goto('/account-settings');
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    const widthOf = async (): Promise<number> => (await sidebar.boundingBox())?.width ?? 0;
    expect(await widthOf()).toBe(256);
    await sidebar.getByRole('button', { name: 'Collapse sidebar' }).click();
    expect(await widthOf()).toBe(80);
    for (const [name] of entries) await expect(sidebar.getByRole('link', { name, exact: true })).toBeVisible();
    await sidebar.getByRole('link', { name: 'New Date' }).click();
    await expect(page).toHaveURL(/\/new-date$/);
    expect(await widthOf()).toBe(80);
    await sidebar.getByRole('button', { name: 'Expand sidebar' }).click();
    expect(await widthOf()).toBe(256);
    await page.goto('/sign-in');
    await expect(sidebar.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    expect(await widthOf()).toBe(80);
    await page.setViewportSize({ width: 1000, height: 800 });
    await page.goto('/account-settings');
    await expect(sidebar.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    expect(await widthOf()).toBe(80);
    await expect(sidebar.getByRole('button', { name: 'Collapse sidebar' })).toBeHidden();
  });

  test('[SHELL-02] what is typed stays when it narrows', async ({ page }) => {
    await page.goto('/new-date');
    await page.getByLabel('Location').fill('Chicago');
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    await expect(page.getByLabel('Location')).toHaveValue('Chicago');
  });

  test('[SHELL-03] small screens have a top bar and a menu that keeps the focus', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/account-settings');
    await expect(page.getByRole('complementary', { name: 'Sidebar' })).toHaveCount(0);
    const open = page.getByRole('button', { name: 'Open menu' });
    await open.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Profiles' })).toBeVisible();
    for (let i = 0; i < 14; i++) {
      await page.keyboard.press('Tab');
      expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(open).toBeFocused();
    await open.click();
    await menu.getByRole('link', { name: 'New Date' }).click();
    await expect(page).toHaveURL(/\/new-date$/);
    await expect(menu).toHaveCount(0);
  });
});

test.describe('the planner of a member', () => {
  for (const [path, field] of [
    ['/new-date', 'Location'],
    ['/sign-in', 'Email'],
  ] as const) {
    test(`[SHELL-04] no banner and no visitor header, and nothing moves when the scripts come: ${path}`, async ({ page }) => {
      for (const width of [1440, 900, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await page.route('**/assets/*.js', (route) => route.abort());
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('region', { name: 'Preview mode' })).toBeHidden();
        await expect(page.getByRole('navigation').getByRole('link', { name: 'Sign In' })).toHaveCount(0);
        const before = await page.getByLabel(field).boundingBox();
        await page.unroute('**/assets/*.js');
        await page.reload();
        await expect(page.locator('.avatar').filter({ visible: true })).toHaveText('EM');
        expect(await page.getByLabel(field).boundingBox(), `${width}`).toEqual(before);
      }
    });
  }
});

test.describe('the guard', () => {
  test('[SHELL-05] an anonymous visitor is sent to sign in, with a way back to what was interrupted', async ({ page }) => {
    await page.evaluate(() => localStorage.clear());
    await page.goto('/account-settings?tab=security');
    await expect(page).toHaveURL(/\/sign-in$/);
    // By way of the other page, and back.
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await signIn(page, elena);
    const state = await page.evaluate(() => window.history.state as { usr: unknown });
    expect(state.usr).toEqual({ interrupted: '/account-settings?tab=security' });
  });

  test('[SHELL-05] the page after signing in leads back, and nowhere else', async ({ page }) => {
    await page.goto('/account-settings');
    const back = page.getByRole('link', { name: 'Back to where you were' });
    const arriveWith = async (interrupted: string): Promise<void> => {
      await page.evaluate((path) => window.history.replaceState({ usr: { interrupted: path }, key: 'default' }, ''), interrupted);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
    };
    await arriveWith('/new-date');
    await expect(back).toHaveAttribute('href', '/new-date');
    for (const elsewhere of ['//evil.example', 'https://evil.example', 'javascript:alert(1)']) {
      await arriveWith(elsewhere);
      await expect(back).toHaveCount(0);
    }
  });

  test('[SHELL-05] a spinner is shown while the session is checked', async ({ page }) => {
    let answer: () => void = () => undefined;
    await page.route('**/api/users/me', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.fallback();
    });
    await page.goto('/account-settings');
    await expect(page.getByText('Checking who is signed in')).toBeAttached();
    await expect(page.locator('.spinner')).toBeVisible();
    answer();
    await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
  });
});

test.describe('the session', () => {
  test('[AUTH-07] at the start the user and the profiles are loaded', async ({ page }) => {
    await page.goto('/account-settings');
    await expect.poll(() => count('GET /profiles')).toBe(1);
    expect(count('GET /users/me')).toBe(1);
  });

  test('[AUTH-07] without a refresh token nobody is asked', async ({ page }) => {
    await page.evaluate(() => localStorage.removeItem('refresh_token'));
    await page.goto('/new-date');
    await expect(page.getByRole('region', { name: 'Preview mode' })).toBeVisible();
    expect(accounts.calls).toEqual([]);
    await expect.poll(() => storedKeys(page)).toEqual([]);
  });

  test('[AUTH-07] a failure says so, keeps the session and can be tried again', async ({ page }) => {
    await page.route('**/api/users/me', (route) => route.abort());
    await page.goto('/account-settings');
    await expect(page.getByRole('alert')).toContainText('Failed to authenticate');
    expect(await storedKeys(page)).toHaveLength(2);
    await page.unroute('**/api/users/me');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
  });

  test('[AUTH-08] requests that meet a 401 share one refresh, over tabs too, and are repeated', async ({ page, context }) => {
    await page.goto('/account-settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
    const other = await context.newPage();
    accounts.expireAccess();
    await Promise.all([page.reload(), other.goto('/account-settings')]);
    for (const tab of [page, other]) await expect(tab.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
    expect(count('POST /token/refresh')).toBe(1);
    expect(accounts.bodies[accounts.calls.indexOf('POST /token/refresh')]).toMatchObject({ rotate: true });
  });

  test('[AUTH-08] requests of one page that meet a 401 at once share one refresh', async ({ page }) => {
    await page.goto('/account-settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
    accounts.expireAccess();
    const download = page.waitForEvent('download');
    await page.evaluate(() => {
      for (const button of document.querySelectorAll<HTMLButtonElement>('.settings-card .btn')) if (button.checkVisibility()) button.click();
    });
    await expect(page.locator('.toast').filter({ hasText: 'Profile updated successfully' })).toBeVisible();
    await download;
    expect(count('POST /token/refresh')).toBe(1);
    expect(count('PATCH /users/me')).toBe(2);
    expect(count('GET /users/me/export')).toBe(2);
  });

  test('[AUTH-08] when the refresh is refused both tokens go and the browser is sent to sign in', async ({ page, context }) => {
    await page.goto('/account-settings');
    const other = await context.newPage();
    await other.goto('/new-date');
    await expect(other.getByRole('complementary', { name: 'Sidebar' })).toBeVisible();
    accounts.endSessions();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page).toHaveURL(/\/sign-in$/);
    await expect.poll(() => storedKeys(page)).toEqual([]);
    await expect(other.getByRole('complementary', { name: 'Sidebar' })).toHaveCount(0);
  });

  test('[AUTH-08] a refresh that cannot be made keeps the tokens', async ({ page }) => {
    await page.goto('/account-settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
    accounts.expireAccess();
    await page.route('**/api/token/refresh', (route) => route.fulfill({ status: 503, json: { detail: 'Overloaded for a moment.' } }));
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.locator('.toast')).toContainText('Overloaded for a moment.');
    await expect(page).toHaveURL(/\/account-settings$/);
    await page.unroute('**/api/token/refresh');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.locator('.toast').filter({ hasText: 'Success' })).toBeVisible();
  });

  test('[AUTH-09] signing out clears what is stored in every tab and ends the session on the server', async ({ page, context }) => {
    await page.goto('/account-settings');
    await expect.poll(() => storedKeys(page)).toHaveLength(3);
    const other = await context.newPage();
    await other.goto('/account-settings');
    await expect(other.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
    const refresh = await page.evaluate(() => localStorage.getItem('refresh_token'));
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/sign-in$/);
    await expect(other).toHaveURL(/\/sign-in$/);
    for (const tab of [page, other]) expect(await storedKeys(tab)).toEqual([]);
    await expect.poll(() => accounts.isLive(refresh ?? '')).toBe(false);
  });

  test('[AUTH-07] whatever lies in the date store, the app starts', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const query = { queryKey: ['profiles', 'list'], queryHash: '["profiles","list"]', state: { data: [{ id: '<img src=x>' }, null] } };
    const stores = ['no json', 'null', '[]', '{"user_id":1}', JSON.stringify({ user_id: 1, saved_at: Date.now(), state: { queries: [null, {}, query] } })];
    stores.push(JSON.stringify({ user_id: 1, saved_at: Date.now(), state: { queries: [query] } }));
    for (const store of stores) {
      await page.evaluate((text) => localStorage.setItem('date-store', text), store);
      await page.goto('/account-settings');
      await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
    }
    expect(errors).toEqual([]);
  });

  test('[AUTH-09] signing out works without a connection', async ({ page }) => {
    await page.goto('/account-settings');
    await expect.poll(() => storedKeys(page)).toHaveLength(3);
    await page.route('**/api/token/revoke', (route) => route.abort());
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/sign-in$/);
    expect(await storedKeys(page)).toEqual([]);
  });

  test('[AUTH-09] another user who signs in finds nothing of the one before, in no tab', async ({ page, context }) => {
    await page.route('**/api/profiles', (route) =>
      route.fulfill({ json: [{ id: 5, name: 'Sam', location: 'Oakland', status: 'dating', notes: 'Secret', phone_number: '555', avatar: '/photo' }] }),
    );
    await page.goto('/account-settings');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('date-store'))).toContain('Sam');
    const kept = await page.evaluate(() => localStorage.getItem('date-store'));
    expect(kept).not.toMatch(/Secret|555|photo/);
    const other = await context.newPage();
    await other.goto('/sign-in');
    await signIn(other, june);
    await expect(page.getByRole('complementary', { name: 'Sidebar' }).getByText('june', { exact: true })).toBeVisible();
    await expect(page.getByText('Elena')).toHaveCount(0);
    await expect(page.locator('input[value="Elena"]')).toHaveCount(0);
    expect((await other.evaluate(() => localStorage.getItem('date-store'))) ?? '').not.toContain('Sam');
  });
});
