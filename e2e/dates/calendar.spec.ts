import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Download, type Locator, type Page, test } from '@playwright/test';
import type { Suggestion } from '@rendezvous/contract';
import { readCalendar } from '../../apps/server/src/testing/read-calendar.ts';
import { planAsMember, planEvening } from '../testing/a-plan.ts';
import { aMember, type Member } from '../testing/a-member.ts';
import { expectAccessibleIn, looksAt } from '../testing/expect-accessible.ts';
import { toast } from '../testing/toast.ts';

/** Presses a button and reads the calendar file that comes of it. */
async function downloaded(
  page: Page,
  button: Locator,
): Promise<{ file: Download; events: ReturnType<typeof readCalendar>['events'] }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { file, ...readCalendar(await readFile(await file.path(), 'utf8')) };
}

/** "6:05 PM" of an event's "2026-11-28T18:05:00". */
function clockOf(wallTime: string): string {
  return new Date(`${wallTime}Z`).toLocaleTimeString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
}

async function saveIdea(member: Member): Promise<Suggestion> {
  const suggestion = await member.ask<Suggestion>('POST /public/date-suggestions', {
    config: { location: 'Chicago', interests: ['jazz'] },
  });
  const { suggestion_id, weather_info, plans } = suggestion;
  await member.ask('POST /saved-ideas', { suggestion_id, weather_info, plans: plans.slice(0, 1) });
  return suggestion;
}

test.describe('somebody in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('[NEW-14] a visitor adds the three stops to a calendar, in the time zone of the city', async ({
    page,
  }) => {
    await page.goto('/new-date');
    await planEvening(page, 'San Francisco, CA');
    const { file, events } = await downloaded(
      page,
      page.getByRole('button', { name: 'Add to calendar' }),
    );
    expect(file.suggestedFilename()).toMatch(/^[a-z0-9-]+-\d{4}-\d\d-\d\d\.ics$/);
    const plan = page.getByRole('article').first();
    expect(events).toHaveLength(3);
    for (const { summary, location, start, timeZone, geo } of events) {
      await expect(plan).toContainText(summary);
      await expect(plan).toContainText(location ?? '-');
      await expect(plan).toContainText(clockOf(start).slice(0, -3));
      expect(timeZone).toBe('America/Los_Angeles');
      expect(geo).toHaveLength(2);
    }
  });
});

test('[NEW-14] a plan that was saved keeps its hours for the calendar', async ({
  page,
  request,
}) => {
  await planAsMember(page, request, 'New York, NY');
  const before = await downloaded(page, page.getByRole('button', { name: 'Add to calendar' }));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Success', 'Date idea saved successfully')).toBeVisible();
  await page.goto('/saved-ideas');
  const after = await downloaded(page, page.getByRole('button', { name: /^Add to calendar: / }));
  expect(after.file.suggestedFilename()).toBe(before.file.suggestedFilename());
  const told = ({ events }: typeof before) =>
    events.map(({ uid, summary, start, end, timeZone, geo, description }) => ({
      uid,
      summary,
      start,
      end,
      timeZone,
      geo,
      description,
    }));
  expect(told(after)).toEqual(told(before));
  expect(after.events[0]?.timeZone).toBe('America/New_York');
});

test('[NEW-14] a file that cannot be made is reported', async ({ page, request }) => {
  const member = await aMember(request);
  await saveIdea(member);
  const dayless = {
    plan_id: randomUUID(),
    venues: [
      {
        name: 'Bar',
        location: '',
        description: '',
        estimated_cost: '',
        opening_hours: '',
        rating: 5,
      },
    ],
    route_info: {},
    total_cost: '',
  };
  await member.ask('POST /saved-ideas', {
    suggestion_id: randomUUID(),
    weather_info: {},
    plans: [dayless],
  });
  await member.signIn(page);
  await page.goto('/saved-ideas');
  // Of a plan without a day there is nothing to put into a calendar.
  await expect(page.getByText('Any evening')).toBeVisible();
  const button = page.getByRole('button', { name: /^Add to calendar/ });
  await expect(button).toHaveCount(1);
  await page.route('**/calendar.ics', (route) =>
    route.fulfill({ status: 500, contentType: 'application/problem+json', json: {} }),
  );
  await button.click();
  await expect(toast(page, 'Error', 'Failed to make calendar file')).toBeVisible();
  await page.unroute('**/calendar.ics');
  expect((await downloaded(page, button)).events).toHaveLength(3);
});

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
