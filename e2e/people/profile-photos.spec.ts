import { expect, test } from '@playwright/test';
import type { Profile } from '@rendezvous/contract';
import { aBusyMember } from '../testing/a-busy-member.ts';
import type { Member } from '../testing/a-member.ts';
import { aPhoto, jpegSize, samePhotoAs } from '../testing/a-photo.ts';
import { busy, type Network } from '../testing/network.ts';
import { addPictures, type People } from '../testing/people-samples.ts';
import { toast } from '../testing/toast.ts';

let member: Member;
let people: People;
/** Where June's page is. */
let june: `/profiles/${number}`;
let network: Network;
test.beforeEach(async ({ page, context, request }) => {
  ({ member, people, network } = await aBusyMember({ page, context, request }));
  june = `/profiles/${people.june}`;
});

test.describe('photos', () => {
  test('[PROF-12] a photo is cropped, turned and uploaded, and nothing can be chosen meanwhile', async ({
    page,
  }) => {
    await page.goto(`${june}/edit`);
    const input = page.getByLabel('Upload photo');
    await expect(input).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
    await input.setInputFiles({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('no photo'),
    });
    await expect(page.getByText('Choose an image: JPEG, PNG or WebP.')).toBeVisible();
    const letThrough = await network.hold(/^POST .*\/upload-photo/);
    await input.setInputFiles(aPhoto(400, 200));
    const dialog = page.getByRole('dialog', { name: 'Crop photo' });
    await dialog.getByRole('button', { name: 'Rotate' }).click();
    await dialog.getByRole('button', { name: 'Use photo' }).click();
    await expect(page.getByLabel('Uploading...')).toBeDisabled();
    letThrough();
    await expect(toast(page, 'Success', 'Profile photo updated successfully')).toBeVisible();
    const { avatar } = await member.ask<Profile>(`GET ${june}`);
    const photo = page.locator('.profile-photo img');
    await expect(photo).toHaveAttribute('src', samePhotoAs(avatar));
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const sent = network.calls.find(({ path }) => path.endsWith('/upload-photo'))?.body;
    expect(jpegSize(sent as Buffer)).toEqual({ width: 200, height: 200 });
  });

  test('[PROF-12] a failed upload says so and leaves the photo as it was', async ({ page }) => {
    await page.goto(`${june}/edit`);
    await network.refuse(/upload-photo/, {
      status: 413,
      body: {
        title: 'The photo is too large',
        status: 413,
        code: 'photo-too-large',
        detail: 'Photos may have up to 10 MB.',
      },
    });
    await page.getByLabel('Upload photo').setInputFiles(aPhoto(100, 100));
    await page.getByRole('button', { name: 'Use photo' }).click();
    await expect(toast(page, 'Error', 'Failed to upload profile photo')).toBeVisible();
    await expect(page.getByText('Photos may have up to 10 MB.')).toBeVisible();
    await expect(page.getByLabel('Upload photo')).toBeEnabled();
  });

  test('[PROF-12] pictures are added to the gallery and removed from it', async ({ page }) => {
    await addPictures(member, people.june);
    await page.goto(june);
    await page.getByLabel('Add photo').setInputFiles(aPhoto(120, 120));
    await page.getByRole('button', { name: 'Use photo' }).click();
    await expect(toast(page, 'Success', 'Operation completed successfully')).toBeVisible();
    await page.getByRole('button', { name: 'View photo 4 of 4' }).click();
    const viewer = page.getByRole('dialog', { name: 'Photos of June Park' });
    await network.refuse(/^DELETE/, busy);
    await viewer.getByRole('button', { name: 'Remove photo' }).click();
    await viewer.getByRole('button', { name: 'Remove for good' }).click();
    await expect(toast(page, 'Error', 'An error occurred')).toBeVisible();
    await expect(viewer).toContainText('of 4');
    network.recover();
    await viewer.getByRole('button', { name: 'Remove photo' }).click();
    await viewer.getByRole('button', { name: 'Remove for good' }).click();
    await expect(viewer).toContainText('of 3');
    await expect
      .poll(async () =>
        (await member.ask<Profile>(`GET ${june}`)).attachments.map(({ name }) => name),
      )
      .toEqual(['Ocean Beach.png', 'Clay.png', 'Headlands.png']);
  });
});
