import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import type { Profile, Suggestion } from '@rendezvous/contract';
import { aMember, type Member } from '../testing/a-member.ts';
import { dayFromToday, inWords } from '../testing/days.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { schedule, walk } from '../testing/scheduled-plans.ts';

let elena: Member;
let june: Profile;

test.beforeEach(async ({ page, request }) => {
  elena = await aMember(request);
  june = await elena.ask<Profile>('POST /profiles', { name: 'June Park' });
  await elena.signIn(page);
});
const card = (page: Page, title: string) => page.getByRole('region', { name: title });

test('a date is opened from the dashboard, checked again, with directions for every stop', async ({
  page,
}) => {
  const config = { location: 'San Francisco, CA', start_cal_date: dayFromToday(4) };
  const { plans } = await elena.ask<Suggestion>('POST /public/date-suggestions', { config });
  const [plan] = plans;
  if (!plan) throw new Error('Nothing was suggested');
  const id = await schedule(elena, june, plan);
  await elena.ask(`PUT /history/${id}`, { notes: 'Bring the umbrella' });
  await page.goto('/dashboard');
  const upcoming = page.getByRole('region', { name: 'Upcoming dates' });
  await expect(upcoming.getByRole('heading', { name: plan.title })).toBeVisible();
  await expect(upcoming.locator('.arc-city')).toBeAttached();
  await upcoming.getByRole('link', { name: 'See the date' }).click();
  await expect(page.getByRole('heading', { level: 1, name: plan.title })).toBeVisible();
  const evening = card(page, plan.title);
  for (const { name, location } of plan.venues) {
    await expect(evening).toContainText(location);
    await expect(evening.getByRole('link', { name: `Directions to ${name}` })).toHaveAttribute(
      'href',
      /^https:\/\//,
    );
  }
  await expect(evening.getByText('Checked just now').first()).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  const heights = await evening
    .getByRole('link', { name: /^Directions to / })
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
  expect(new Set(heights)).toHaveProperty('size', 1);
  await expect(evening.getByRole('link', { name: 'Directions, whole way' })).toBeVisible();
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  await evening.getByText('Calendar', { exact: true }).click();
  const toGoogle = await evening
    .getByRole('link', { name: 'Google Calendar' })
    .getAttribute('href');
  expect(new URL(toGoogle ?? '').searchParams.get('text')).toBe(plan.title);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    evening.getByRole('button', { name: 'Calendar file' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  await expectAccessible(page);
});

test('the URL of a missing date, or of somebody else’s, says so', async ({ page, request }) => {
  const noor = await aMember(request);
  const id = randomUUID();
  await noor.ask('POST /history', { id, date: dayFromToday(2), kind: 'scheduled' });
  await page.goto(`/dates/${id}`);
  await expect(page.getByText('We could not find this date')).toBeVisible();
  await expect(page.getByText(inWords(dayFromToday(2)))).toHaveCount(0);
});

test('every heading of a date stands one below the one above it, also where there is no date', async ({
  page,
}) => {
  const id = await schedule(elena, june, walk(dayFromToday(3)));
  const levels = () =>
    page
      .locator('main :is(h1, h2, h3, h4)')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
  await page.goto(`/dates/${id}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Green Apple Books' })).toBeVisible();
  // Of a date that was written down by hand nobody has noted hours, and what
  // its doors say is checked.
  await expect(page.getByText('Hours not published')).toHaveCount(0);
  const [first, ...rest] = await levels();
  expect(first).toBe(1);
  for (const [i, level] of rest.entries())
    expect(level).toBeLessThanOrEqual((rest[i - 1] ?? 1) + 1);
  await page.goto(`/dates/${randomUUID()}`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'We could not find this date' }),
  ).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a date with three stops is hardly longer than its drawing', async ({ page }) => {
    const config = { location: 'San Francisco, CA', start_cal_date: dayFromToday(4) };
    const { plans } = await elena.ask<Suggestion>('POST /public/date-suggestions', { config });
    const [plan] = plans;
    if (plan?.venues.length !== 3) throw new Error('Not three stops');
    await page.goto(`/dates/${await schedule(elena, june, plan)}`);
    const evening = card(page, plan.title);
    await expect(evening.getByText(/^Checked just now|Hours for that day/)).toHaveCount(3);
    // The street leads to the map, and says the whole address to those who do not see it.
    for (const { name, location, street } of plan.venues)
      await expect(
        evening.getByRole('link', { name: `Open map of ${name}, ${location}` }),
      ).toContainText(street ?? 'Open map');
    // Some plans say more of their places than others.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3200);
  });

  test('what the keyboard leads to is not below the bar at the top', async ({ page }) => {
    // Where it leads is looked at, not the way there.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/dates/${await schedule(elena, june, walk(dayFromToday(3)))}`);
    const bar = await page.getByRole('banner').first().boundingBox();
    await page.getByRole('button', { name: 'Cancel date' }).focus();
    const directions = page.getByRole('link', { name: /^Directions to/ }).first();
    while (!(await directions.evaluate((link) => link === document.activeElement))) {
      await page.keyboard.press('Shift+Tab');
      const focused = await page.locator(':focus').boundingBox();
      expect(focused?.y).toBeGreaterThan(bar?.height ?? Number.NaN);
    }
  });

  test('the way to a stop is beside its time', async ({ page }) => {
    await page.goto(`/dates/${await schedule(elena, june, walk(dayFromToday(3)))}`);
    const stop = page.locator('.stop', { hasText: 'Green Apple Books' });
    // What is still being drawn moves between one measurement and the other.
    await expect(async () => {
      const way = await stop.getByRole('link', { name: /^Directions to/ }).boundingBox();
      const time = await stop.locator('time').first().boundingBox();
      if (!way || !time) throw new Error('Not drawn');
      const [middle, timeMiddle] = [way.y + way.height / 2, time.y + time.height / 2];
      expect(Math.abs(middle - timeMiddle)).toBeLessThan(4);
      expect(way.x).toBeGreaterThan(time.x + time.width);
    }).toPass({ timeout: 30_000 });
  });
});

test('beside the sidebar of a small window the stops of a date are not columns too narrow to read', async ({
  page,
}) => {
  const id = await schedule(elena, june, walk(dayFromToday(3)));
  for (const [width, across] of [
    [1100, 1],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/dates/${id}`);
    await expect(page.getByRole('heading', { level: 2, name: 'Burma Superstar' })).toBeVisible();
    const lefts = await page
      .locator('.stop')
      .evaluateAll((stops) => stops.map((stop) => stop.getBoundingClientRect().left));
    expect(new Set(lefts).size, `at ${width} px`).toBe(across);
  }
});
