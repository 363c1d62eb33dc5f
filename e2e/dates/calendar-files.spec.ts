import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Download, type Locator, type Page, test } from '@playwright/test';
import { readCalendar } from '../../apps/server/src/testing/read-calendar.ts';
import { planAsMember, planEvening } from '../testing/a-plan.ts';
import { aMember } from '../testing/a-member.ts';
import { toast } from '../testing/toast.ts';
import { saveIdea } from '../testing/save-idea.ts';

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
