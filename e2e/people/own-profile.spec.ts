import { expect, test } from '@playwright/test';
import type { Profile } from '@rendezvous/contract';
import { aBusyMember } from '../testing/a-busy-member.ts';
import type { Member } from '../testing/a-member.ts';
import { aPhoto, samePhotoAs } from '../testing/a-photo.ts';
import type { Network } from '../testing/network.ts';
import { toast } from '../testing/toast.ts';

let member: Member;
let network: Network;
test.beforeEach(async ({ page, context, request }) => {
  ({ member, network } = await aBusyMember({ page, context, request }));
});

test.describe('the own profile', () => {
  test('[MYP-01] has its four sections and saves them', async ({ page }) => {
    await page.goto('/my-profile');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Basic Information',
      'Interests & Preferences',
      'Dining Preferences',
      'Date Preferences',
    ]);
    await expect(page.getByLabel('Name')).toHaveValue(member.user.username);
    await page.getByLabel('Occupation').fill('Editor');
    const letThrough = await network.hold(/^PUT \/profiles\/my-profile/);
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
    letThrough();
    await expect(toast(page, 'Success', 'Profile saved successfully')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save Profile' })).toBeVisible();
    expect(await member.ask('GET /profiles/my-profile')).toMatchObject({ occupation: 'Editor' });
  });

  test('[MYP-01] is asked for whenever the screen opens, and refills', async ({ page }) => {
    await page.goto('/my-profile');
    await expect(page.getByLabel('Occupation')).toHaveValue('Radio producer');
    await page.goto('/profiles');
    await member.ask('PUT /profiles/my-profile', { occupation: 'Editor' });
    await page.goBack();
    await expect(page.getByLabel('Occupation')).toHaveValue('Editor');
  });

  test('[MYP-01] takes a photo', async ({ page }) => {
    await page.goto('/my-profile');
    await page.getByLabel('Upload photo').setInputFiles(aPhoto(100, 100));
    await page.getByRole('button', { name: 'Use photo' }).click();
    await expect(toast(page, 'Success', 'Profile photo updated successfully')).toBeVisible();
    const { avatar } = await member.ask<Profile>('GET /profiles/my-profile');
    await expect(page.locator('.profile-photo img')).toHaveAttribute('src', samePhotoAs(avatar));
  });
});
