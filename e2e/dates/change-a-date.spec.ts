import { expect, test } from '@playwright/test';
import type { DateRecord, Profile } from '@rendezvous/contract';
import { aMember, type Member } from '../testing/a-member.ts';
import { dayFromToday } from '../testing/days.ts';
import { schedule, walk } from '../testing/scheduled-plans.ts';

let elena: Member;
let june: Profile;

test.beforeEach(async ({ page, request }) => {
  elena = await aMember(request);
  june = await elena.ask<Profile>('POST /profiles', { name: 'June Park' });
  await elena.signIn(page);
});

const read = (id: string) => elena.ask<DateRecord>(`GET /history/${id}`);

test('notes of a date that are saved offline wait, and are added below what was written elsewhere', async ({
  page,
  context,
}) => {
  const id = await schedule(elena, june, walk(dayFromToday(6)));
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

test('a date is moved, checked before it is, and moved back', async ({ page }) => {
  const id = await schedule(elena, june, walk(dayFromToday(3)));
  await page.goto(`/dates/${id}`);
  await page.getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule' });
  // Nothing has changed yet.
  await expect(dialog.getByRole('button', { name: 'Move the date' })).toBeDisabled();
  await dialog.getByLabel('Day').fill(dayFromToday(5));
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('alert')).toHaveText('Your edits are not saved.');
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByLabel('Start').fill('16:45');
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
  const id = await schedule(elena, june, walk(dayFromToday(3)));
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

test('bookings and notes are stored with their stop', async ({ page }) => {
  const plan = walk(dayFromToday(3));
  const [first, ...rest] = plan.venues;
  if (!first) throw new Error('The plan has no stop');
  const booked = {
    ...first,
    booking: { need: 'required', ahead: null, url: null },
    website: 'https://example.com/',
  } as const;
  const id = await schedule(elena, june, { ...plan, venues: [booked, ...rest] });
  await page.goto(`/dates/${id}`);
  await page.getByRole('checkbox', { name: /^Lands End Lookout/ }).check();
  await expect.poll(async () => (await read(id)).activities[0]?.booked).toBe(true);
  await page.getByRole('button', { name: 'Add notes' }).click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Ask about the residency.');
  await page.getByRole('button', { name: 'Save notes' }).click();
  await expect(page.getByText('Ask about the residency.')).toBeVisible();
  expect((await read(id)).notes).toBe('Ask about the residency.');
});
