import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import type { DateRecord, Profile } from '@rendezvous/contract';
import { aMember, type Member } from '../testing/a-member.ts';
import { dayFromToday, inWords } from '../testing/days.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { letDatePass } from '../testing/let-time-pass.ts';
import { toast } from '../testing/toast.ts';

const question = 'How was your date with June Park yesterday?';

let member: Member;
let june: Profile;
test.beforeEach(async ({ page }) => {
  member = await aMember(page.request);
  june = await member.ask<Profile>('POST /profiles', { name: 'June Park' });
  await member.signIn(page);
});

const upcoming = () => member.ask<DateRecord[]>('GET /history?timeline=upcoming');
const past = () => member.ask<DateRecord[]>('GET /history?timeline=past');

/** Schedules a date for tomorrow on the page of June, and lets the day go by. */
async function scheduleAndWait(page: Page): Promise<void> {
  await page.goto(`/profiles/${june.id}`);
  await page.getByRole('button', { name: 'Schedule Date' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule Date' });
  await expect(dialog.getByRole('slider', { name: 'Rating' })).toHaveCount(0);
  await dialog.getByLabel('Date', { exact: true }).fill(dayFromToday(1));
  await dialog.getByRole('button', { name: 'Schedule Date' }).click();
  await expect(toast(page, 'Success', 'Date recorded successfully')).toBeVisible();
  const [date] = await upcoming();
  await letDatePass(member, date?.id ?? '');
}

test('[PROF-08] a past scheduled date has no rating until one tap rates it', async ({ page }) => {
  await scheduleAndWait(page);
  await page.goto('/dashboard');
  const recent = page.getByRole('region', { name: 'Recent dates' }).getByRole('listitem');
  await expect(recent).toContainText('How was it?');
  await expect(recent).not.toContainText('Rated');
  await expect(page.getByText('Nothing to show yet')).toBeVisible();
  const asked = page.getByRole('region', { name: 'Reminders' }).getByRole('listitem');
  await expect(asked.getByRole('heading', { level: 3, name: question })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/history');
  await expect(page.locator('.entry')).not.toContainText('Amazing Date!');
  await expect(page.locator('.entry .rating-dot')).toHaveClass(/--none/);
  await page
    .getByRole('group', { name: `How was the date of ${inWords(dayFromToday(-1))}?` })
    .getByRole('button', { name: '5 of 5' })
    .click();
  await expect(toast(page, 'Success', 'Date history updated successfully')).toBeVisible();
  await expect(page.locator('.entry')).toContainText('Amazing Date!');
  await expect(page.locator('.entry')).toContainText('Thanks. Five stars for');
  expect((await past())[0]).toMatchObject({ rating: 5, rated: true });

  await page.goto('/dashboard');
  await expect(recent).toContainText('Rated 5 of 5');
  await expect(asked).toHaveCount(0);
});

test('[DATE-04] unsaved words about an evening warn before they are lost', async ({ page }) => {
  const id = randomUUID();
  await member.ask('POST /history', {
    ...{ id, profile_id: june.id, kind: 'scheduled', date: dayFromToday(-1) },
    activities: [{ name: 'Bowling' }],
  });
  await page.goto('/dashboard');
  await page.goto(`/dates/${id}`);
  const note = page.getByLabel('A note about Bowling');
  await note.fill('Two strikes');
  await page.getByRole('link', { name: 'Not now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  await (await asked).dismiss();
  await closing;
  await expect(note).toHaveValue('Two strikes');
  await page.getByRole('link', { name: 'Not now' }).click();
  await dialog.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('[DATE-04] editing a date that nobody rated does not rate it', async ({ page }) => {
  await scheduleAndWait(page);
  await page.goto('/history');
  const day = inWords(dayFromToday(-1));
  await page.getByRole('button', { name: new RegExp(`^${day}`) }).click();
  await page.getByRole('button', { name: `Edit the date of ${day}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Date' });
  await dialog.getByLabel(/^Notes/).fill('It rained.');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Success', 'Date record updated successfully')).toBeVisible();
  expect((await past())[0]).toMatchObject({ notes: 'It rained.', rated: false });
  await page.getByRole('button', { name: `Edit the date of ${day}` }).click();
  await dialog.getByRole('slider', { name: 'Rating' }).press('ArrowRight');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.locator('.entry')).toContainText('Rough Date');
  expect((await past())[0]).toMatchObject({ rating: 1, rated: true });
});

test('a date that did not happen is removed, and can be restored', async ({ page }) => {
  await scheduleAndWait(page);
  const [before] = await past();
  await page.goto('/dashboard');
  const asked = page.getByRole('region', { name: 'Reminders' }).getByRole('listitem');
  await asked.getByRole('button', { name: /^It did not happen/ }).click();
  await expect(asked.getByRole('status')).toHaveText('The date was removed from your history.');
  expect(await past()).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(asked.getByRole('status')).toHaveText('');
  expect(await past()).toEqual([{ ...before, created_at: expect.any(String) }]);
  await asked.getByRole('button', { name: `Not now: ${question}` }).click();
  await expect(asked.getByRole('status')).toHaveText('Dismissed.');
  expect(await past()).toHaveLength(1);
});

test('a second tap on a star rates no other evening, and a rating can be undone', async ({
  page,
}) => {
  for (const date of [dayFromToday(-1), dayFromToday(-2)])
    await member.ask('POST /history', {
      id: randomUUID(),
      kind: 'scheduled',
      date,
      profile_id: june.id,
    });
  const stars = async () => (await past()).map(({ rated, rating }) => (rated ? rating : null));
  await page.goto('/dashboard');
  const items = page.getByRole('region', { name: 'Reminders' }).getByRole('listitem');
  await expect(items).toHaveCount(2);
  const star = items.first().getByRole('button', { name: '4 of 5' });
  const box = await star.boundingBox();
  await star.click();
  const thanks = items.first().getByRole('status');
  await expect(thanks).toHaveText(/^Thanks\. Four stars for \w+day with June\.$/);
  const given = items.first().getByRole('img', { name: '4 of 5' });
  expect(await given.locator('span').nth(3).boundingBox()).toEqual(box);
  await page.mouse.down();
  await page.mouse.up();
  await expect(items).toHaveCount(2);
  await expectAccessible(page);
  const rated = await stars();
  expect(rated.toSorted()).toEqual([4, null].toSorted());

  await items.first().getByRole('button', { name: /^Undo/ }).click();
  await expect(star).toBeVisible();
  expect(await stars()).toEqual([null, null]);
  await star.click();
  await expect(thanks).toContainText('Four stars');
  await page.reload();
  await expect(items).toHaveCount(1);
});
