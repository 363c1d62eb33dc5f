import { expect, test } from '@playwright/test';
import type { Profile } from '@rendezvous/contract';
import { aMember, type Member } from '../testing/a-member.ts';
import { busy, type Network, watchNetwork } from '../testing/network.ts';
import { expectToLast, pauseClock, toast } from '../testing/toast.ts';

const entries = [
  ['Dashboard', '/dashboard'],
  ['New Date', '/new-date'],
  ['Profiles', '/profiles'],
  ['History', '/history'],
  ['My Profile', '/my-profile'],
  ['Settings', '/account-settings'],
] as const;

let network: Network;
let elena: Member;
test.beforeEach(async ({ context, page, request }) => {
  network = watchNetwork(context);
  elena = await aMember(request);
  await elena.signIn(page);
});

test('[SHELL-07] success is shown for three seconds, an error for four', async ({ page }) => {
  await page.clock.install();
  await page.goto('/account-settings');
  const save = page.getByRole('button', { name: 'Save Changes' });
  await expect(save).toBeEnabled();
  await pauseClock(page);
  await save.click();
  await expectToLast(page, toast(page, 'Success', 'Profile updated successfully'), 3000);
  await network.refuse(/^PATCH \/users\/me$/, busy);
  await save.click();
  await expectToLast(page, toast(page, 'Error', 'The store is busy. Try again in a minute.'), 4000);
});

test('[SHELL-09] every route has its own title', async ({ page }) => {
  const { id } = await elena.ask<Profile>('POST /profiles', { name: 'June Park' });
  const titles: string[] = [];
  const paths = [
    ...entries.map(([, path]) => path),
    ...['/saved-ideas', `/profiles/${id}`, `/profiles/${id}/edit`],
    ...['/', '/blog', '/blog/chicago-date-ideas', '/date-ideas'],
    ...['/terms-of-service', '/privacy-policy', '/nowhere'],
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/Rendezvous/);
    titles.push(await page.title());
  }
  expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
});

test.describe('the sidebar', () => {
  test('[SHELL-01] it leads everywhere and says who is signed in', async ({ page }) => {
    await page.goto('/account-settings');
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    await expect(sidebar.getByRole('link', { name: 'Rendezvous' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    for (const [name, path] of entries)
      await expect(sidebar.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    await expect(sidebar.getByRole('link', { name: 'Settings' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(sidebar.getByText('Elena Marsh')).toBeVisible();
    await expect(sidebar.locator('.avatar')).toBeVisible();
    await expect(sidebar.getByRole('button', { name: 'Sign out' })).toBeVisible();
  });

  test('[SHELL-01] the username stands in for a missing first name', async ({ page, request }) => {
    const june = await aMember(request, { firstName: '', lastName: '' });
    await june.signIn(page);
    await page.goto('/account-settings');
    await expect(
      page
        .getByRole('complementary', { name: 'Sidebar' })
        .getByText(june.user.username, { exact: true }),
    ).toBeVisible();
  });

  test('[SHELL-02] it narrows to icons with names, by choice on large screens', async ({
    page,
  }) => {
    await page.goto('/account-settings');
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    const widthOf = async (): Promise<number> => (await sidebar.boundingBox())?.width ?? 0;
    expect(await widthOf()).toBe(256);
    await sidebar.getByRole('button', { name: 'Collapse sidebar' }).click();
    expect(await widthOf()).toBe(80);
    for (const [name] of entries)
      await expect(sidebar.getByRole('link', { name, exact: true })).toBeVisible();
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

  test('[SHELL-03] small screens have a top bar and a menu that keeps the focus', async ({
    page,
  }) => {
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

  test('[SHELL-03] the menu of a small screen opens also once the connection is gone', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/account-settings', { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Profiles' })).toBeVisible();
  });

  test('[SHELL-03] large screens go without the code of the menu until somebody turns to it', async ({
    page,
  }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const sheets = () => loaded.filter((url) => url.includes('/navigation-sheet-')).length;
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/account-settings', { waitUntil: 'networkidle' });
    expect(sheets()).toBe(0);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: 'Open menu' }).focus();
    await expect.poll(sheets).toBeGreaterThan(0);
  });
});

test.describe('the planner of a member', () => {
  for (const [path, field] of [
    ['/new-date', 'Location'],
    ['/sign-in', 'Email'],
  ] as const) {
    test(`[SHELL-04] no banner and no visitor header, and nothing moves when the scripts come: ${path}`, async ({
      page,
    }) => {
      for (const width of [1440, 900, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await page.route('**/assets/*.js', (route) => route.abort());
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('region', { name: 'Preview mode' })).toBeHidden();
        await expect(page.getByRole('navigation').getByRole('link', { name: 'Login' })).toHaveCount(
          0,
        );
        const before = await page.getByLabel(field).boundingBox();
        await page.unroute('**/assets/*.js');
        await page.reload();
        await expect(page.locator('.avatar').filter({ visible: true })).toHaveText('EM');
        expect(await page.getByLabel(field).boundingBox(), `${width}`).toEqual(before);
      }
    });
  }
});
