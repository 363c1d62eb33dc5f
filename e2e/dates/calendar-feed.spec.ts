import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { readCalendar } from '../../apps/server/src/testing/read-calendar.ts';
import { planEvening } from '../testing/a-plan.ts';
import { aMember } from '../testing/a-member.ts';
import { expectAccessibleIn, looksAt } from '../testing/expect-accessible.ts';
import { toast } from '../testing/toast.ts';
import { saveIdea } from '../testing/save-idea.ts';

const section = (page: Page): Locator => page.getByRole('region', { name: 'Calendar feed' });

test('a feed is made, copied, read, replaced and turned off', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const member = await aMember(request);
  const { id } = await member.ask<{ id: number }>('POST /profiles', {
    name: 'June Park',
    importantDates: { birthday: '1994-04-12' },
  });
  const activity = {
    name: 'SFJAZZ Center',
    start_time: '20:00',
    end_time: '22:30',
    notes: 'Ask about Lisbon',
  };
  await member.ask('POST /history', {
    id: randomUUID(),
    profile_id: id,
    kind: 'scheduled',
    date: '2030-11-28',
    activities: [activity],
    notes: 'Ask about Lisbon',
  });
  await member.signIn(page);
  await page.goto('/account-settings');

  await section(page).getByRole('button', { name: 'Create address' }).click();
  await expect(toast(page, 'Success', 'Calendar address created successfully')).toBeVisible();
  const address = section(page).getByLabel('Address');
  await expect(address).not.toBeEditable();
  await section(page).getByRole('button', { name: 'Copy' }).click();
  await expect(toast(page, 'Success', 'Calendar address copied')).toBeVisible();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  expect(url).toBe(await address.inputValue());
  const feed = await request.get(url);
  expect(await feed.text()).not.toContain('Lisbon');
  expect(
    readCalendar(await feed.text()).events.map(({ summary, start }) => [summary, start]),
  ).toEqual([
    ['SFJAZZ Center with June Park', '2030-11-28T20:00:00'],
    ['June Park: birthday', '1994-04-12'],
  ]);

  await page.reload();
  await expect(section(page).getByText(/^On since /)).toBeVisible();
  await expect(address).toHaveCount(0);
  await section(page).getByRole('button', { name: 'Create a new address' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click();
  expect((await request.get(url)).status()).toBe(200);
  await section(page).getByRole('button', { name: 'Create a new address' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create a new address' }).click();
  await expect(address).toBeVisible();
  const second = await address.inputValue();
  expect([(await request.get(url)).status(), (await request.get(second)).status()]).toEqual([
    404, 200,
  ]);

  await section(page).getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(toast(page, 'Success', 'Calendar feed turned off successfully')).toBeVisible();
  await expect(address).toHaveCount(0);
  expect((await request.get(second)).status()).toBe(404);
  await page.reload();
  await expect(section(page).getByRole('button', { name: 'Create address' })).toBeVisible();
});

test('a feed is made and turned off with the keyboard alone', async ({ page, request }) => {
  await (await aMember(request)).signIn(page);
  await page.goto('/account-settings');
  const create = section(page).getByRole('button', { name: 'Create address' });
  await create.focus();
  await page.keyboard.press('Enter');
  await expect(section(page).getByRole('button', { name: 'Create a new address' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  const address = section(page).getByLabel('Address');
  await expect(address).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await address.inputValue());
  await section(page).getByRole('button', { name: 'Turn off' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Keep' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(section(page).getByRole('button', { name: 'Turn off' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).focus();
  await page.keyboard.press('Enter');
  await expect(create).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Escape closes the dialog that has the focus, even when a notice appears after it', async ({
  page,
  request,
}) => {
  await (await aMember(request)).signIn(page);
  await page.goto('/account-settings');
  await section(page).getByRole('button', { name: 'Create address' }).click();
  const made = toast(page, 'Success', 'Calendar address created successfully');
  await made.getByRole('button', { name: 'Close' }).click();
  await expect(made).toHaveCount(0);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/calendar/feed', async (route) => {
    await held;
    await route.fallback();
  });
  await section(page).getByRole('button', { name: 'Create a new address' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create a new address' }).click();
  await section(page).getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Keep' })).toBeFocused();
  release();
  await expect(made).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a feed says what failed, and can be retried', async ({ page, request }) => {
  await (await aMember(request)).signIn(page);
  const broken = '**/api/calendar/feed';
  const fail = (method: string) =>
    page.route(broken, (route) =>
      route.request().method() === method
        ? route.fulfill({ status: 500, json: { detail: '' } })
        : route.fallback(),
    );
  await fail('GET');
  await page.goto('/account-settings');
  await expect(section(page).getByText('Failed to load calendar feed')).toBeVisible();
  await page.unroute(broken);
  await section(page).getByRole('button', { name: 'Try again' }).click();

  await fail('POST');
  await section(page).getByRole('button', { name: 'Create address' }).click();
  await expect(toast(page, 'Error', 'Failed to create calendar address')).toBeVisible();
  await expect(section(page).getByRole('button', { name: 'Turn off' })).toHaveCount(0);
  await page.unroute(broken);
  await section(page).getByRole('button', { name: 'Create address' }).click();
  await expect(section(page).getByLabel('Address')).toBeVisible();

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await section(page).getByRole('button', { name: 'Copy' }).click();
  await expect(
    toast(page, 'Error', 'Failed to copy. Select the address and copy it by hand.'),
  ).toBeVisible();

  await fail('DELETE');
  await section(page).getByRole('button', { name: 'Turn off' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(toast(page, 'Error', 'Failed to turn off calendar feed')).toBeVisible();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.unroute(broken);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(section(page).getByRole('button', { name: 'Create address' })).toBeVisible();
});

test('calendars are accessible', async ({ page, request }) => {
  const member = await aMember(request);
  await saveIdea(member);
  await member.signIn(page);
  await page.goto('/saved-ideas');
  await expect(page.getByRole('button', { name: /^Add to calendar/ })).toBeVisible();
  await expectAccessibleIn(looksAt(360, 390, 768, 1440), page);
  await page.goto('/new-date');
  await planEvening(page, 'Chicago');
  await expectAccessibleIn(looksAt(360, 390, 768, 1440), page);
  await page.goto('/account-settings');
  await section(page).getByRole('button', { name: 'Create address' }).click();
  await expect(section(page).getByLabel('Address')).toBeVisible();
  await expectAccessibleIn(looksAt(360, 390, 768, 1440), page);
  await section(page).getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleIn(looksAt(360, 390, 768, 1440), page);
});
