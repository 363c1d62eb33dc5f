import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import type { DateRecord, Profile, Suggestion } from '@rendezvous/contract';
import { aMember, type Member } from '../testing/a-member.ts';
import { dayFromToday, inWords } from '../testing/days.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { aPhoto } from '../testing/a-photo.ts';
import { aPlan, type IdeaPlan } from '../testing/idea-samples.ts';
import { letDatePass } from '../testing/let-time-pass.ts';
import { toast } from '../testing/toast.ts';

let elena: Member;
let june: Profile;

test.beforeEach(async ({ page, request }) => {
  elena = await aMember(request);
  june = await elena.ask<Profile>('POST /profiles', { name: 'June Park' });
  await elena.signIn(page);
});

/** Three places whose ways are known, in a zone whose clock is that of the test. */
const walk = (date: string) =>
  aPlan({
    date,
    time_zone: 'UTC',
    route_info: {
      transportation: 'walking',
      travel_time: '14 minutes',
      legs: [
        { minutes: 13, miles: 0.6, mode: 'walking' },
        { minutes: 1, miles: 0.1, mode: 'walking' },
      ],
    },
  });

/** Schedules a plan as the app does. */
async function schedule(plan: IdeaPlan): Promise<string> {
  const id = randomUUID();
  await elena.ask('POST /history', {
    id,
    kind: 'scheduled',
    profile_id: june.id,
    date: plan.date,
    plan,
    activities: plan.venues.map(({ name, location, arrival, departure, cost }) => ({
      ...{ name, location, start_time: arrival, end_time: departure },
      cost: cost?.expected ?? 32,
    })),
  });
  return id;
}

const read = (id: string) => elena.ask<DateRecord>(`GET /history/${id}`);
const card = (page: Page, title: string) => page.getByRole('region', { name: title });

test('notes of a date that are saved offline wait, and are added below what was written elsewhere', async ({
  page,
  context,
}) => {
  const id = await schedule(walk(dayFromToday(6)));
  await page.goto(`/dates/${id}`);
  await page.getByRole('button', { name: 'Add notes' }).click();
  const notes = page.getByRole('textbox', { name: 'Notes' });
  await context.setOffline(true);
  await notes.fill('Bring the umbrella');
  await page.getByRole('button', { name: 'Save notes' }).click();
  await expect(page.getByText('Your note waits here')).toBeVisible();
  await expect(notes).toHaveValue('Bring the umbrella');
  await elena.ask(`PUT /history/${id}`, { notes: 'Written on the phone' });
  await context.setOffline(false);
  await expect(notes).toHaveCount(0);
  await expect(page.getByText('Bring the umbrella')).toBeVisible();
  expect(await read(id)).toMatchObject({ notes: 'Written on the phone\n\nBring the umbrella' });
});

test('a date is opened from the dashboard, checked again, with directions for every stop', async ({
  page,
}) => {
  const config = { location: 'San Francisco, CA', start_cal_date: dayFromToday(4) };
  const { plans } = await elena.ask<Suggestion>('POST /public/date-suggestions', { config });
  const [plan] = plans;
  if (!plan) throw new Error('Nothing was suggested');
  const id = await schedule(plan);
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

test('a date is moved, checked before it is, and moved back', async ({ page }) => {
  const id = await schedule(walk(dayFromToday(3)));
  await page.goto(`/dates/${id}`);
  await page.getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule' });
  // Nothing has changed yet.
  await expect(dialog.getByRole('button', { name: 'Move the date' })).toBeDisabled();
  await dialog.getByLabel('Day').fill(dayFromToday(5));
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('alert')).toHaveText('Your edits are not saved.');
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByLabel('From').fill('16:45');
  await expect(dialog.getByText('Hours for that day not known').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Move the date' }).click();
  await expect(dialog).toHaveCount(0);
  const moved = await read(id);
  expect(moved).toMatchObject({ date: dayFromToday(5) });
  expect(moved.activities.map(({ start_time }) => start_time)).toEqual(['16:45', '18:25', '19:30']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await read(id)).date).toBe(dayFromToday(3));
  expect((await read(id)).activities[0]?.start_time).toBe('15:45');
});

test('a date is cancelled as a state, and put back', async ({ page }) => {
  const id = await schedule(walk(dayFromToday(3)));
  await page.goto(`/dates/${id}`);
  await page.getByRole('button', { name: 'Cancel date' }).click();
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await page.goto(`/profiles/${june.id}`);
  await expect(page.getByRole('region', { name: 'Upcoming Dates' })).toContainText('Cancelled');
  await page.getByRole('link', { name: 'Lands End Lookout to Burma Superstar' }).click();
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(page.getByRole('button', { name: 'Reschedule' })).toBeVisible();
  expect((await read(id)).cancelled_at).toBeNull();
});

test('on its day it says when to leave for the next stop, and where to', async ({ page }) => {
  const id = await schedule(walk(dayFromToday(0)));
  await page.clock.setFixedTime(`${dayFromToday(0)}T17:00:00Z`);
  await page.goto(`/dates/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Leave in 12 min' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Green Apple Books' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Directions to Green Apple Books/ })).toBeVisible();
  await expect(page.getByText('You are here')).toBeVisible();
  await expectAccessible(page);
  await page.clock.setFixedTime(`${dayFromToday(0)}T18:45:00Z`);
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing left to do' })).toBeVisible();
  await expect(page.getByText('You are here')).toBeVisible();
  await page.clock.setFixedTime(`${dayFromToday(0)}T22:30:00Z`);
  await expect(page.getByText('Planned until 8:15 PM')).toBeVisible();
  await expect(page.getByText('You are here')).toHaveCount(0);
  await page.getByRole('link', { name: 'Whole date' }).click();
  await expect(page.getByRole('button', { name: 'Cancel date' })).toBeVisible();
});

test('bookings and notes are stored with their stop', async ({ page }) => {
  const plan = walk(dayFromToday(3));
  const [first, ...rest] = plan.venues;
  if (!first) throw new Error('The plan has no stop');
  const booked = {
    ...first,
    booking: { need: 'required', ahead: null, url: null },
    website: 'https://example.com/',
  } as const;
  const id = await schedule({ ...plan, venues: [booked, ...rest] });
  await page.goto(`/dates/${id}`);
  await page.getByRole('checkbox', { name: /^Lands End Lookout/ }).check();
  await expect.poll(async () => (await read(id)).activities[0]?.booked).toBe(true);
  await page.getByRole('button', { name: 'Add notes' }).click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Ask about the residency.');
  await page.getByRole('button', { name: 'Save notes' }).click();
  await expect(page.getByText('Ask about the residency.')).toBeVisible();
  expect((await read(id)).notes).toBe('Ask about the residency.');
});

test('the next morning it asks how it was, with a word and a cost for every stop', async ({
  page,
}) => {
  const id = await schedule(walk(dayFromToday(3)));
  await letDatePass(elena, id);
  await page.goto('/dashboard');
  await page
    .getByRole('region', { name: 'Recent dates' })
    .getByRole('link', { name: /June Park/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'How was it?' })).toBeVisible();
  await expect(page.getByText('Last night')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Choose one to five stars.')).toBeVisible();
  await page.getByRole('radio', { name: '4 of 5' }).press('Space');
  await page.getByLabel('A note about Green Apple Books').fill('An hour was too short');
  const photos = page.getByRole('region', { name: 'Photos of that evening' });
  await photos.getByLabel('Add photos').setInputFiles(aPhoto(300, 200));
  const crop = page.getByRole('dialog', { name: 'Crop photo' });
  await crop.getByRole('button', { name: 'Use photo' }).click();
  await expect(photos.getByRole('button', { name: 'View photo 1 of 1' })).toBeVisible();
  await expect(page.getByText('Choose one to five stars.')).toHaveCount(0);
  const cost = page.getByLabel('Cost of Burma Superstar');
  await cost.fill('a lot');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(cost).toBeFocused();
  await cost.fill('118.20');
  await expect(page.getByRole('status', { name: 'Spent' })).toHaveText('$182.20');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Success', 'Date history updated successfully')).toBeVisible();
  await expect(page.getByText('An hour was too short')).toBeVisible();
  await photos.getByRole('button', { name: 'View photo 1 of 1' }).click();
  const viewer = page.getByRole('dialog', { name: 'Photos of that evening' });
  await expectAccessible(page);
  await viewer.getByRole('button', { name: 'Remove photo' }).click();
  await viewer.getByRole('button', { name: 'Remove for good' }).click();
  await expect(photos.getByRole('button', { name: /^View photo/ })).toHaveCount(0);
  expect(await read(id)).toMatchObject({ photos: [] });
  expect(await read(id)).toMatchObject({ rated: true, rating: 4, total_cost: 182.2 });
});

test('the URL of a missing date, or of somebody else’s, says so', async ({ page, request }) => {
  const noor = await aMember(request);
  const id = randomUUID();
  await noor.ask('POST /history', { id, date: dayFromToday(2), kind: 'scheduled' });
  await page.goto(`/dates/${id}`);
  await expect(page.getByText('We could not find this date')).toBeVisible();
  await expect(page.getByText(inWords(dayFromToday(2)))).toHaveCount(0);
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a date that was seen opens, with its stops and its time to leave', async ({
    page,
    context,
  }) => {
    const id = await schedule(walk(dayFromToday(3)));
    await page.goto(`/dates/${id}`);
    await expect(page.getByText('Green Apple Books').first()).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('date-store')))
      .toContain('506 Clement St');
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/index.html')) !== undefined))
      .toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Lands End Lookout to Burma Superstar' }),
    ).toBeVisible();
    await expect(page.getByText('506 Clement St').first()).toBeVisible();
  });

  test('the hours that were checked are said to be known as of then', async ({ page, context }) => {
    const config = { location: 'San Francisco, CA', start_cal_date: dayFromToday(4) };
    const { plans } = await elena.ask<Suggestion>('POST /public/date-suggestions', { config });
    const [plan] = plans;
    if (!plan) throw new Error('No plan');
    await page.goto(`/dates/${await schedule(plan)}`);
    await expect(page.getByText(/^Checked just now: /).first()).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('date-store')))
      .toContain('checked_at');
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/index.html')) !== undefined))
      .toBe(true);
    await context.setOffline(true);
    await page.clock.setFixedTime(Date.now() + 3 * 3_600_000);
    await page.reload();
    await expect(
      page.getByText(/^As known (at|on) .+: (always open|open until)/).first(),
    ).toBeVisible();
    await expect(page.getByText('Checked just now')).toHaveCount(0);
  });
});

test('every heading of a date stands one below the one above it, also where there is no date', async ({
  page,
}) => {
  const id = await schedule(walk(dayFromToday(3)));
  const levels = () =>
    page
      .locator('main :is(h1, h2, h3, h4)')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
  await page.goto(`/dates/${id}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Green Apple Books' })).toBeVisible();
  // Of a date that was written down by hand nobody has noted hours, and what its doors say is checked.
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
    await page.goto(`/dates/${await schedule(plan)}`);
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
    await page.goto(`/dates/${await schedule(walk(dayFromToday(3)))}`);
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
    await page.goto(`/dates/${await schedule(walk(dayFromToday(3)))}`);
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
  const id = await schedule(walk(dayFromToday(3)));
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
