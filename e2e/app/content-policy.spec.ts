import { expect, type Page, test } from '@playwright/test';
import { aMember } from '../testing/a-member.ts';
import { aPhoto } from '../testing/a-photo.ts';
import { plan, planEvening } from '../testing/a-plan.ts';
import { aBusyAutumn, addPictures, type People } from '../testing/people-samples.ts';
import { watchPolicy } from '../testing/watch-policy.ts';

/** The narrow one last: pages are opened in it. */
const widths = [1440, 390];
const open = [
  '/',
  '/blog',
  '/blog/chicago-date-ideas',
  '/date-ideas',
  '/privacy-policy',
  '/terms-of-service',
  '/legal/privacy-policy.html',
  '/offline',
  '/sign-in',
  '/sign-up',
  '/new-date',
  '/profiles/1',
];
const ofMember = [
  '/dashboard',
  '/history',
  '/saved-ideas',
  '/my-profile',
  '/account-settings',
  '/profiles',
  '/blog',
  '/privacy-policy',
  '/',
];

test.describe('no policy is broken', () => {
  test('by the pages that anybody may open', async ({ page }) => {
    const complaints = await watchPolicy(page);
    for (const path of open) {
      const answer = await page.goto(path, { waitUntil: 'networkidle' });
      const policy = answer?.headers()['content-security-policy'] ?? '';
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toContain("'unsafe-");
      await seeAll(page);
    }
    expect(complaints).toEqual([]);
  });

  test('by the pages that describe the API', async ({ page }) => {
    const complaints = await watchPolicy(page);
    const answer = await page.goto('/api/docs', { waitUntil: 'networkidle' });
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain("'unsafe-");
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByText('/api/public/date-suggestions').first()).toBeAttached();
    await seeAll(page);
    // Its own styles have come through: the browser's would be a serif.
    await expect(page.locator('.scalar-app').first()).not.toHaveCSS('font-family', /serif$/i);
    // A library in there tries whether code may be made of text, and goes on without.
    const tries = /TrustedScript|trusted-types-sink Function/;
    expect(complaints.filter((complaint) => !tries.test(complaint))).toEqual([]);
  });

  test('by planning an evening, saving it and sharing it', async ({ page, request }) => {
    const member = await aMember(request);
    await member.signIn(page);
    const complaints = await watchPolicy(page);
    await page.goto('/new-date');
    await planEvening(page);
    await expect(plan(page).first()).toBeVisible();
    await seeAll(page);
    await page.getByRole('button', { name: /^Save/ }).first().click();
    await expect(page.getByRole('button', { name: /^Saved/ }).first()).toBeVisible();
    await page.goto('/saved-ideas');
    await page.getByRole('button', { name: /^Share / }).click();
    const dialog = page.getByRole('dialog', { name: 'Share this plan' });
    const address = await dialog.getByRole('textbox').inputValue();
    await page.goto(new URL(address).pathname, { waitUntil: 'networkidle' });
    await seeAll(page);
    await expect(page.locator('[style]')).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test('by what a member sees and opens', async ({ page, request }) => {
    const member = await aMember(request);
    const people = await aBusyAutumn(member);
    await addPictures(member, people.june);
    await member.signIn(page);
    const complaints = await watchPolicy(page);
    for (const path of [...ofMember, `/profiles/${people.june}`]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await seeAll(page);
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await openDialogs(page, people);
    }
    expect(complaints).toEqual([]);
  });
});

async function openDialogs(page: Page, people: People): Promise<void> {
  await page.goto('/profiles');
  await page.getByRole('button', { name: 'Add Profile' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Profile' })).toBeVisible();
  // Behind a dialog the page stands still.
  await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveCSS('overflow-y', 'hidden');

  await page.goto(`/profiles/${people.june}`);
  await page.getByRole('combobox', { name: /Relationship status/ }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/my-profile');
  await page.locator('input[type="file"]').first().setInputFiles(aPhoto(80, 60));
  const crop = page.getByRole('dialog', { name: 'Crop photo' });
  await expect(crop.locator('.crop-stage img')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/history');
  await page.getByRole('button', { name: 'Record Date' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // What is left open would be open again when the page is next.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Scrolls through the whole page in a wide window, then in one as narrow as a phone. */
async function seeAll(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await scrollToEnd(page);
  }
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}
