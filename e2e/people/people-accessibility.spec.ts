import { expect, type Page, test } from '@playwright/test';
import { aMember, type Member } from '../testing/a-member.ts';
import { aPhoto } from '../testing/a-photo.ts';
import { yearsAgo } from '../testing/days.ts';
import { expectAccessibleIn, looks } from '../testing/expect-accessible.ts';
import {
  aBusyAutumn,
  aWorldOfLongWords,
  addPictures,
  type People,
} from '../testing/people-samples.ts';

const lastYear = yearsAgo(1);

/** Signs in somebody new who has these people, and pictures of June. */
async function signInWith(page: Page, fill: (member: Member) => Promise<People>): Promise<People> {
  const member = await aMember(page.request);
  const people = await fill(member);
  await addPictures(member, people.june);
  await member.signIn(page);
  return people;
}

test('a busy autumn on every screen', async ({ page }) => {
  const { june } = await signInWith(page, aBusyAutumn);
  await page.goto('/dashboard');
  await page.getByText('Show the figures').click();
  await expectAccessibleIn(looks, page);
  await page.goto('/profiles');
  await page.getByRole('button', { name: 'Add Profile' }).click();
  await expectAccessibleIn(looks, page);
  await page.keyboard.press('Escape');
  await expectAccessibleIn(looks, page);
  await page.goto(`/profiles/${june}`);
  await page.getByRole('button', { name: new RegExp(`^November 7, ${lastYear}`) }).click();
  await expectAccessibleIn(looks, page);
  await page.getByRole('button', { name: `Edit the date of November 7, ${lastYear}` }).click();
  await expectAccessibleIn(looks, page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'View photo 1 of 3' }).click();
  await expectAccessibleIn(looks, page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Schedule Date' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule Date' }).click();
  await expectAccessibleIn(looks, page);
});

test('the forms', async ({ page }) => {
  const { june } = await signInWith(page, aBusyAutumn);
  await page.goto(`/profiles/${june}/edit`);
  await page.getByLabel('Age', { exact: true }).fill('9');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expectAccessibleIn(looks, page);
  await page.getByLabel('Upload photo').setInputFiles(aPhoto(200, 200));
  await expect(page.getByRole('dialog', { name: 'Crop photo' })).toBeVisible();
  await expectAccessibleIn(looks, page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectAccessibleIn(looks, page);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.goto('/my-profile');
  await expect(page.getByLabel('Name')).toBeVisible();
  await expectAccessibleIn(looks, page);
  await page.goto('/history');
  await expect(page.getByRole('heading', { level: 2, name: `${lastYear}` })).toBeVisible();
  await expectAccessibleIn(looks, page);
});

test('a new account on every screen', async ({ page }) => {
  await (await aMember(page.request)).signIn(page);
  for (const path of ['/dashboard', '/profiles', '/history', '/my-profile', '/profiles/99']) {
    await page.goto(path);
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleIn(looks, page);
  }
});
test('words without an end fit every width', async ({ page }) => {
  const { june } = await signInWith(page, aWorldOfLongWords);
  for (const path of [
    '/dashboard',
    '/profiles',
    `/profiles/${june}`,
    `/profiles/${june}/edit`,
    '/my-profile',
    '/history',
    '/saved-ideas',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const entry of await page.locator('.entry-head').all()) await entry.click();
    for (const width of [1440, 820, 360]) {
      await page.setViewportSize({ width, height: 900 });
      const beyond = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
      await expect.poll(beyond, `${path} at ${width} px`).toBe(0);
    }
  }
});
