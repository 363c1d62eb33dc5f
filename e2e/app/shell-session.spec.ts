import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import type { Profile } from '@rendezvous/contract';
import { aMember, type Member } from '../testing/a-member.ts';
import { aPhoto } from '../testing/a-photo.ts';
import { busy, type Network, watchNetwork } from '../testing/network.ts';
import { toast } from '../testing/toast.ts';

let network: Network;
let elena: Member;
test.beforeEach(async ({ context, page, request }) => {
  network = watchNetwork(context);
  elena = await aMember(request);
  await elena.signIn(page);
});

function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /token|date-store/.test(key)),
  );
}

function stored(page: Page, key: string): Promise<string> {
  return page.evaluate((name) => localStorage.getItem(name) ?? '', key);
}

/**
 * Makes the access token one that the server no longer takes; whose it is can still be read in it.
 */
function spoilAccess(page: Page): Promise<void> {
  return page.evaluate(() => {
    const [header, claims] = localStorage.getItem('access_token')?.split('.') ?? [];
    localStorage.setItem('access_token', `${header}.${claims}.c3BvaWxlZA`);
  });
}

/** Whether the server still has the session of this refresh token. */
async function isLive(request: APIRequestContext, refresh: string): Promise<boolean> {
  const answer = await request.post('/api/token/refresh', { data: { refresh } });
  expect([200, 401]).toContain(answer.status());
  return answer.ok();
}

async function signIn(page: Page, { email, password }: Member): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

test.describe('the guard', () => {
  test('[SHELL-05] an anonymous visitor is sent to sign in, with a way back to what was interrupted', async ({
    page,
  }) => {
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
      await page.evaluate(
        (path) => window.history.replaceState({ usr: { interrupted: path }, key: 'default' }, ''),
        interrupted,
      );
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
    const release = await network.hold(/^GET \/users\/me$/);
    await page.goto('/account-settings');
    await expect(page.getByText('Checking who is signed in')).toBeAttached();
    await expect(page.locator('.spinner')).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
  });
});

test.describe('the session', () => {
  test('[AUTH-07] at the start the user and the profiles are loaded', async ({ page }) => {
    await page.goto('/account-settings');
    await expect.poll(() => network.count('GET /profiles')).toBe(1);
    expect(network.count('GET /users/me')).toBe(1);
  });

  test('[AUTH-07] without a refresh token no request is sent', async ({ page }) => {
    await page.evaluate(() => localStorage.removeItem('refresh_token'));
    await page.goto('/new-date');
    await expect(page.getByRole('region', { name: 'Preview mode' })).toBeVisible();
    expect(
      network.calls.filter(({ path }) =>
        /^\/(users|token|profiles|history|saved-ideas)/.test(path),
      ),
    ).toEqual([]);
    await expect.poll(() => storedKeys(page)).toEqual([]);
  });

  test('[AUTH-07] a failure says so, keeps the session and can be tried again', async ({
    page,
  }) => {
    await network.refuse(/^GET \/users\/me$/, null);
    await page.goto('/account-settings');
    await expect(page.getByRole('alert')).toContainText('Failed to authenticate');
    expect(await storedKeys(page)).toHaveLength(2);
    network.recover();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
  });

  test('[AUTH-08] requests that meet a 401 share one refresh, over tabs too, and are repeated', async ({
    page,
    context,
  }) => {
    await page.goto('/account-settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
    const other = await context.newPage();
    const refresh = await stored(page, 'refresh_token');
    await spoilAccess(page);
    await Promise.all([page.reload(), other.goto('/account-settings')]);
    for (const tab of [page, other])
      await expect(tab.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
    expect(
      network.calls.filter(({ path }) => path === '/token/refresh').map(({ body }) => body),
    ).toEqual([{ refresh, rotate: true }]);
    expect(await stored(other, 'refresh_token')).not.toBe(refresh);
  });

  test('[AUTH-08] requests of one page that meet a 401 at once share one refresh', async ({
    page,
  }) => {
    await page.goto('/account-settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
    // What the page asks for by itself would take the refresh for the buttons, and what is not
    // alive yet hears no press.
    await page.waitForLoadState('networkidle');
    for (const button of await page.locator('.settings-card .btn:visible').all())
      await expect(button).toBeEnabled();
    await spoilAccess(page);
    const download = page.waitForEvent('download');
    await page.evaluate(() => {
      for (const button of document.querySelectorAll<HTMLButtonElement>('.settings-card .btn'))
        if (button.checkVisibility()) button.click();
    });
    await expect(toast(page, 'Success', 'Profile updated successfully')).toBeVisible();
    await download;
    expect(network.count('POST /token/refresh')).toBe(1);
    expect(network.count('PATCH /users/me')).toBe(2);
    expect(network.count('GET /users/me/export')).toBe(2);
  });

  test('[AUTH-08] when the refresh is refused both tokens go and the browser is sent to sign in', async ({
    page,
    context,
    request,
  }) => {
    await page.goto('/account-settings');
    const other = await context.newPage();
    await other.goto('/new-date');
    await expect(other.getByRole('complementary', { name: 'Sidebar' })).toBeVisible();
    // The next request learns of it, and that should be the one of the button.
    for (const tab of [page, other]) await tab.waitForLoadState('networkidle');
    await request.post('/api/token/revoke', {
      data: { refresh: await stored(page, 'refresh_token') },
    });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page).toHaveURL(/\/sign-in$/);
    await expect.poll(() => storedKeys(page)).toEqual([]);
    await expect(other.getByRole('complementary', { name: 'Sidebar' })).toHaveCount(0);
  });

  test('[AUTH-08] a refresh that fails keeps the tokens', async ({ page }) => {
    await page.goto('/account-settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
    await spoilAccess(page);
    await network.refuse(/^POST \/token\/refresh$/, busy);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'Error', 'The store is busy. Try again in a minute.')).toBeVisible();
    await expect(page).toHaveURL(/\/account-settings$/);
    network.recover();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'Success', 'Profile updated successfully')).toBeVisible();
  });

  test('[AUTH-09] signing out clears what is stored in every tab and ends the session on the server', async ({
    page,
    context,
    request,
  }) => {
    await page.goto('/account-settings');
    await expect.poll(() => storedKeys(page)).toHaveLength(3);
    const other = await context.newPage();
    await other.goto('/account-settings');
    await expect(other.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
    const refresh = await stored(page, 'refresh_token');
    expect(await isLive(request, refresh)).toBe(true);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/sign-in$/);
    await expect(other).toHaveURL(/\/sign-in$/);
    for (const tab of [page, other]) expect(await storedKeys(tab)).toEqual([]);
    await expect.poll(() => isLive(request, refresh)).toBe(false);
  });

  test('[AUTH-07] the app starts whatever is in the date store', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const query = {
      queryKey: ['profiles', 'list'],
      queryHash: '["profiles","list"]',
      state: { data: [{ id: '<img src=x>' }, null] },
    };
    const own = { user_id: elena.user.id, saved_at: Date.now() };
    const stores = [
      'no json',
      'null',
      '[]',
      '{"user_id":1}',
      JSON.stringify({ ...own, state: { queries: [null, {}, query] } }),
    ];
    stores.push(JSON.stringify({ ...own, state: { queries: [query] } }));
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
    await network.refuse(/^POST \/token\/revoke$/, null);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/sign-in$/);
    expect(await storedKeys(page)).toEqual([]);
  });

  test('[AUTH-09] another user who signs in finds nothing of the previous one, in any tab', async ({
    page,
    context,
    request,
  }) => {
    const june = await aMember(request, { firstName: '', lastName: '' });
    const { id } = await elena.ask<Profile>('POST /profiles', {
      name: 'Sam',
      location: 'Oakland',
      status: 'dating',
      notes: 'Secret',
      phone_number: '555 0142',
    });
    const headers = { authorization: `Bearer ${await stored(page, 'access_token')}` };
    const { avatar } = await (
      await request.post(`/api/profiles/${id}/upload-photo`, {
        headers,
        multipart: { file: aPhoto(60, 40) },
      })
    ).json();
    await page.goto('/account-settings');
    await expect.poll(() => stored(page, 'date-store')).toContain('Sam');
    for (const hidden of ['Secret', '555 0142', avatar.split('?')[0]])
      expect(await stored(page, 'date-store')).not.toContain(hidden);
    const other = await context.newPage();
    await other.goto('/sign-in');
    await signIn(other, june);
    await expect(
      page
        .getByRole('complementary', { name: 'Sidebar' })
        .getByText(june.user.username, { exact: true }),
    ).toBeVisible();
    await expect(page.getByText('Elena')).toHaveCount(0);
    await expect(page.locator('input[value="Elena"]')).toHaveCount(0);
    expect(await stored(other, 'date-store')).not.toContain('Sam');
  });
});
