import { expect, type Locator, test } from '@playwright/test';
import { aBusyMember } from '../testing/a-busy-member.ts';
import type { Member } from '../testing/a-member.ts';
import { aPhoto } from '../testing/a-photo.ts';
import { dayFromToday } from '../testing/days.ts';
import type { Network } from '../testing/network.ts';
import { addPictures, type People } from '../testing/people-samples.ts';
import { toast } from '../testing/toast.ts';

let member: Member;
let people: People;
let network: Network;
test.beforeEach(async ({ page, context, request }) => {
  ({ member, people, network } = await aBusyMember({ page, context, request }));
  await page.goto(`/profiles/${people.june}`);
});

/** A double click on a page so busy that it can do nothing between the two. */
function clickTwice(button: Locator): Promise<void> {
  return button.evaluate(async (element: HTMLElement) => {
    element.click();
    await Promise.resolve();
    element.click();
  });
}

/** The calls that changed something on the server. */
function writes(): string[] {
  return network.calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path}`);
}

test('[PROF-01] a profile is created once', async ({ page }) => {
  await page.goto('/profiles');
  await page.getByRole('button', { name: 'Add Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Profile' });
  await dialog.getByLabel('Name').fill('Theo Lindqvist');
  await clickTwice(dialog.getByRole('button', { name: 'Create profile' }));
  await expect(toast(page, 'Success', 'Profile created successfully')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(writes()).toEqual(['POST /profiles']);
});

test('[PROF-10] [PROF-12] a profile is saved once, and so is its photo', async ({ page }) => {
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Occupation').fill('Potter');
  await page.getByLabel('Upload photo').setInputFiles(aPhoto(100, 100));
  await clickTwice(page.getByRole('button', { name: 'Use photo' }));
  await expect(toast(page, 'Success', 'Profile photo updated successfully')).toBeVisible();
  await clickTwice(page.getByRole('button', { name: 'Save Profile' }));
  await expect(page).toHaveURL(`/profiles/${people.june}`);
  expect(writes()).toEqual([
    `POST /profiles/${people.june}/upload-photo`,
    `PUT /profiles/${people.june}`,
  ]);
});

test('[PROF-12] a picture goes into the gallery once, and out of it one at a time', async ({
  page,
}) => {
  await addPictures(member, people.june);
  await page.reload();
  await page.getByLabel('Add photo').setInputFiles(aPhoto(100, 100));
  await clickTwice(page.getByRole('button', { name: 'Use photo' }));
  await page.getByRole('button', { name: 'View photo 4 of 4' }).click();
  const viewer = page.getByRole('dialog', { name: 'Photos of June Park' });
  await viewer.getByRole('button', { name: 'Remove photo' }).click();
  await clickTwice(viewer.getByRole('button', { name: 'Remove for good' }));
  await expect(viewer).toContainText('of 3');
  await expect(toast(page, 'Success', 'Operation completed successfully')).toHaveCount(2);
  const stored = await member.ask<{ attachments: object[] }>(`GET /profiles/${people.june}`);
  expect(stored.attachments).toHaveLength(3);
  expect(writes()).toHaveLength(2);
});

test('[PROF-13] a profile is deleted once', async ({ page }) => {
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await clickTwice(page.getByRole('button', { name: 'Delete profile' }));
  await expect(toast(page, 'Success', 'Profile deleted successfully')).toBeVisible();
  await expect(page).toHaveURL('/profiles');
  expect(writes()).toEqual([`DELETE /profiles/${people.june}`]);
});

test('[DATE-06] a date is recorded, changed and deleted once each', async ({ page }) => {
  await page.getByRole('button', { name: 'Record Date' }).click();
  await clickTwice(page.getByRole('dialog').getByRole('button', { name: 'Record Date' }));
  await expect(toast(page, 'Success', 'Date recorded successfully')).toBeVisible();
  const id = (await member.ask<{ id: string }[]>('GET /history'))[0]?.id;

  await page.locator('.entry-head').filter({ hasText: 'A date without activities' }).click();
  const edit = page.locator('.entry--open').getByRole('button', { name: /^Edit the date/ });
  await edit.click();
  const dialog = page.getByRole('dialog', { name: 'Edit Date' });
  await dialog.getByLabel('Notes (optional)', { exact: true }).fill('Once is enough.');
  await clickTwice(dialog.getByRole('button', { name: 'Save Changes' }));
  await expect(toast(page, 'Success', 'Date record updated successfully')).toBeVisible();

  await edit.click();
  await dialog.getByRole('button', { name: 'Delete' }).dblclick();
  await clickTwice(dialog.getByRole('button', { name: 'Yes, delete' }));
  await expect(toast(page, 'Success', 'Date record deleted successfully')).toBeVisible();
  expect(writes()).toEqual(['POST /history', `PUT /history/${id}`, `DELETE /history/${id}`]);
});

test('[DATE-06] an appointment is made once, and becomes a record once', async ({ page }) => {
  await page.getByRole('button', { name: 'Schedule Date' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule Date' });
  await dialog.getByLabel('Date', { exact: true }).fill(dayFromToday(0));
  await clickTwice(dialog.getByRole('button', { name: 'Schedule Date' }));
  await expect(toast(page, 'Success', 'Date recorded successfully')).toBeVisible();
  const id = (await member.ask<{ id: string }[]>('GET /history?timeline=upcoming'))[0]?.id;
  await clickTwice(page.getByRole('button', { name: 'It happened' }));
  await expect(toast(page, 'Success', 'Date history updated successfully')).toBeVisible();
  expect(writes()).toEqual(['POST /history', `PUT /history/${id}`]);
});

test('[DATE-06] a date is deleted from the history once, and not by a double click on the question', async ({
  page,
}) => {
  await page.locator('.entry-head').first().click();
  await page.getByRole('button', { name: /^Delete the date/ }).dblclick();
  await expect(page.getByRole('button', { name: 'Delete for good' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Delete the date/ }).click();
  await clickTwice(page.getByRole('button', { name: 'Delete for good' }));
  await expect(toast(page, 'Success', 'Date history deleted successfully')).toBeVisible();
  expect(writes()).toHaveLength(1);
  expect(await member.ask('GET /history')).toHaveLength(5);
});
