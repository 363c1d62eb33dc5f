import { expect, test } from '@playwright/test';
import type { DateRecord, Profile } from '@rendezvous/contract';
import { aBusyMember } from '../testing/a-busy-member.ts';
import { aMember, type Member } from '../testing/a-member.ts';
import { busy, type Network } from '../testing/network.ts';
import { addPictures, type People } from '../testing/people-samples.ts';
import { toast } from '../testing/toast.ts';

let member: Member;
let people: People;
let network: Network;
test.beforeEach(async ({ page, context, request }) => {
  ({ member, people, network } = await aBusyMember({ page, context, request }));
});

test.describe('a profile', () => {
  test('[PROF-03] is loading, then there; a failure is a panel; a stranger is not found', async ({
    page,
    request,
  }) => {
    const stranger = await (await aMember(request)).ask<Profile>('POST /profiles', {
      name: 'Theo Lindqvist',
    });
    const letThrough = await network.hold(new RegExp(`^GET /profiles/${people.june}$`));
    await page.goto(`/profiles/${people.june}`);
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    letThrough();
    await expect(page.getByRole('heading', { level: 1, name: 'June Park' })).toBeVisible();
    await expect(page).toHaveTitle('June Park | Rendezvous');
    await page.goto(`/profiles/${stranger.id}`);
    await expect(
      page.getByText("The profile you're looking for doesn't exist or has been removed"),
    ).toBeVisible();
    await network.refuse(new RegExp(`^GET /profiles/${people.noor}$`), busy);
    await page.goto(`/profiles/${people.noor}`);
    await expect(page.getByRole('alert')).toContainText('Failed to load profile');
    await expect(page.getByRole('alert')).toContainText(
      'The store is busy. Try again in a minute.',
    );
    network.recover();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Noor Haddad' })).toBeVisible();
  });

  test('[PROF-04] [PROF-13] deleting asks first, and everything of the person is gone afterwards', async ({
    page,
    request,
  }) => {
    await addPictures(member, people.june);
    const june = await member.ask<Profile>(`GET /profiles/${people.june}`);
    for (const { url } of june.attachments) expect((await request.get(url)).status()).toBe(200);
    await page.goto(`/profiles/${people.june}`);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = page.getByRole('dialog', {
      name: 'Are you sure you want to delete this profile?',
    });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await network.refuse(/^DELETE/, busy);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await dialog.getByRole('button', { name: 'Delete profile' }).click();
    await expect(toast(page, 'Error', 'Failed to delete profile')).toBeVisible();
    network.recover();
    await dialog.getByRole('button', { name: 'Delete profile' }).click();
    await expect(toast(page, 'Success', 'Profile deleted successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/profiles$/);
    await expect(page.getByRole('list', { name: 'Profiles' }).getByRole('listitem')).toHaveCount(3);
    expect(
      (await member.ask<DateRecord[]>('GET /history')).map(({ profile }) => profile?.name),
    ).toEqual(['Tomás Rivera', 'Isaac Bell']);
    for (const { url } of june.attachments) expect((await request.get(url)).status()).toBe(404);
  });

  test('[PROF-04] leads to editing, planning and recording', async ({ page }) => {
    await page.goto(`/profiles/${people.june}`);
    await expect(page.getByRole('link', { name: 'Plan Date' })).toHaveAttribute(
      'href',
      `/new-date?profile=${people.june}`,
    );
    await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveAttribute(
      'href',
      `/profiles/${people.june}/edit`,
    );
    await page.getByRole('button', { name: 'Record Date' }).click();
    await expect(page.getByRole('dialog', { name: 'Record Date' })).toContainText('with June Park');
  });

  test('[PROF-05] tells all that is known', async ({ page }) => {
    await page.goto(`/profiles/${people.june}`);
    await expect(page.getByText('Teaches the Thursday wheel class on Balboa.')).toBeVisible();
    const about = page.getByRole('region', { name: 'About June Park' });
    for (const [term, text] of [
      ['Interests', 'Used bookshops'],
      ['Dislikes', 'Loud bars'],
      ['Dietary restrictions', 'Vegetarian'],
      ['Favorite cuisines', 'Burmese, Thai'],
      ['Languages', 'English, Korean'],
      ['Hobbies', 'Letterpress, Urban foraging'],
      ['Important dates', 'March 3'],
      ['Important dates', 'December 5, 2026'],
      ['Notes', 'Allergic to cats.'],
    ] as const) {
      await expect(
        about.locator('dl > div').filter({ has: page.getByText(term, { exact: true }) }),
      ).toContainText(text);
    }
    await expect(about.getByRole('link', { name: 'Instagram: @junepark.makes' })).toHaveAttribute(
      'href',
      'https://www.instagram.com/junepark.makes/',
    );
    await expect(about.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
      'href',
      'https://www.facebook.com/junepark',
    );
  });

  test('[PROF-05] its photos open large; arrow keys turn them; the focus stays inside and comes back', async ({
    page,
  }) => {
    await addPictures(member, people.june);
    await page.goto(`/profiles/${people.june}`);
    const second = page.getByRole('button', { name: 'View photo 2 of 3' });
    await second.click();
    const viewer = page.getByRole('dialog', { name: 'Photos of June Park' });
    await expect(viewer).toContainText('Photo 2 of 3');
    await expect
      .poll(() => viewer.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.keyboard.press('ArrowRight');
    await expect(viewer).toContainText('Photo 3 of 3');
    await page.keyboard.press('ArrowRight');
    await expect(viewer).toContainText('Photo 1 of 3');
    await page.keyboard.press('ArrowLeft');
    await expect(viewer).toContainText('Photo 3 of 3');
    for (let i = 0; i < 6; i++) await page.keyboard.press('Tab');
    expect(await viewer.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(second).toBeFocused();
  });
});
