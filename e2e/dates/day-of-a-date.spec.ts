import { expect, test } from '@playwright/test';
import type { DateRecord, Profile, Suggestion } from '@rendezvous/contract';
import { aMember, type Member } from '../testing/a-member.ts';
import { dayFromToday } from '../testing/days.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { aPhoto } from '../testing/a-photo.ts';
import { schedule, walk } from '../testing/scheduled-plans.ts';
import { letDatePass } from '../testing/let-time-pass.ts';
import { toast } from '../testing/toast.ts';

let elena: Member;
let june: Profile;

test.beforeEach(async ({ page, request }) => {
  elena = await aMember(request);
  june = await elena.ask<Profile>('POST /profiles', { name: 'June Park' });
  await elena.signIn(page);
});

const read = (id: string) => elena.ask<DateRecord>(`GET /history/${id}`);

test('on its day it says when to leave for the next stop, and where to', async ({ page }) => {
  const id = await schedule(elena, june, walk(dayFromToday(0)));
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

test('the next morning it asks how it was, with a word and a cost for every stop', async ({
  page,
}) => {
  const id = await schedule(elena, june, walk(dayFromToday(3)));
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

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a date that was seen opens, with its stops and its time to leave', async ({
    page,
    context,
  }) => {
    const id = await schedule(elena, june, walk(dayFromToday(3)));
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
    await page.goto(`/dates/${await schedule(elena, june, plan)}`);
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
