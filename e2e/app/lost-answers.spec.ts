import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import type { Profile, ProfileNote, SavedIdea } from '@rendezvous/contract';
import { aMember, type Member } from '../testing/a-member.ts';
import { dayFromToday } from '../testing/days.ts';
import { saveIdea } from '../testing/idea-samples.ts';
import { toast } from '../testing/toast.ts';

let elena: Member;
let june: Profile;

test.beforeEach(async ({ page, request }) => {
  elena = await aMember(request);
  june = await elena.ask<Profile>('POST /profiles', { name: 'June Park' });
  await elena.signIn(page);
});

/**
 * The server does what the next call of this method asks for, and the connection breaks before the
 * answer.
 */
async function loseAnswer(page: Page, method: 'POST' | 'DELETE', path: string): Promise<void> {
  let isLost = false;
  await page.route(`**/api${path}`, async (route) => {
    if (isLost || route.request().method() !== method) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
}

test('a date whose deletion got no answer is gone at the second press', async ({ page }) => {
  const id = randomUUID();
  await elena.ask('POST /history', { id, profile_id: june.id, date: dayFromToday(6) });
  await page.goto(`/dates/${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await loseAnswer(page, 'DELETE', '/history/*');
  await dialog.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(toast(page, 'Error', 'Failed to delete date record')).toBeVisible();
  await dialog.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(toast(page, 'Success', 'Date record deleted successfully')).toBeVisible();
  await expect(page.getByText('We could not find this date')).toBeVisible();
});

test('an idea, a note and a person whose deletion got no answer are gone at the second press', async ({
  page,
}) => {
  await saveIdea(elena);
  await page.goto('/saved-ideas');
  const remove = page.getByRole('button', { name: /^Remove .* from saved ideas$/ });
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Remove' });
  await loseAnswer(page, 'DELETE', '/saved-ideas/*');
  await remove.click();
  await confirm.click();
  await expect(toast(page, 'Error', 'Failed to remove date idea')).toBeVisible();
  if (!(await confirm.isVisible())) await remove.click();
  await confirm.click();
  await expect(toast(page, 'Success', 'Date idea removed successfully')).toBeVisible();
  await expect(remove).toHaveCount(0);
  expect(await elena.ask<SavedIdea[]>('GET /saved-ideas')).toEqual([]);

  await elena.ask<ProfileNote>(`POST /profiles/${june.id}/notes`, {
    ...{ id: randomUUID(), kind: 'note', text: 'Likes plums' },
  });
  await page.goto(`/profiles/${june.id}`);
  await loseAnswer(page, 'DELETE', '/profiles/*/notes/*');
  const note = page.getByRole('button', { name: 'Delete: Likes plums' });
  await note.click();
  await expect(toast(page, 'Error', 'Failed to delete the note')).toBeVisible();
  await note.click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(note).toHaveCount(0);

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await loseAnswer(page, 'DELETE', `/profiles/${june.id}`);
  const confirmProfile = page.getByRole('dialog').getByRole('button', { name: 'Delete profile' });
  await confirmProfile.click();
  await expect(toast(page, 'Error', 'Failed to delete profile')).toBeVisible();
  await confirmProfile.click();
  await expect(toast(page, 'Success', 'Profile deleted successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/profiles$/);
});

test('a person whose creation got no answer is shown at the second press, once, with later input', async ({
  page,
}) => {
  await page.goto('/profiles');
  await page.getByRole('button', { name: 'Add Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Profile' });
  await dialog.getByLabel('Name').fill('Maya');
  await loseAnswer(page, 'POST', '/profiles');
  await dialog.getByRole('button', { name: 'Create profile' }).click();
  await expect(toast(page, 'Error', 'Failed to create profile')).toBeVisible();
  await dialog.getByLabel('Name').fill('Maya Lind');
  await dialog.getByRole('button', { name: 'Create profile' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Maya Lind/ }).first()).toBeVisible();
  const people = await elena.ask<Profile[]>('GET /profiles');
  expect(people.map(({ name }) => name)).toEqual(['Maya Lind', 'June Park']);
});

test('a visitor whose plan got lost gets the same plan again', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/public/date-suggestions'))
      asked.push((request.postDataJSON() as { request_id?: string }).request_id);
  });
  await page.goto('/new-date');
  await page.getByLabel('Location').fill('Chicago');
  await loseAnswer(page, 'POST', '/public/date-suggestions');
  await page.getByRole('button', { name: 'Plan this date' }).click();
  await expect(page.getByText('Failed to generate date suggestions').first()).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Plan this date' }).click();
  await expect(page.getByRole('button', { name: 'Schedule Date' }).first()).toBeVisible();
  expect(asked).toEqual([expect.any(String), asked[0]]);
});
