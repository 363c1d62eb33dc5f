import { expect, type Page, test } from '@playwright/test';
import { aMember } from '../testing/a-member.ts';

const header = (page: Page) => page.getByRole('banner');

async function expectHeaderLinks(page: Page): Promise<void> {
  const links = [
    ['How it works', '/#how'],
    ['Pricing', '/#pricing'],
    ['FAQs', '/#faqs'],
    ['Login', '/sign-in'],
    ['Sign up', '/sign-up'],
  ] as const;
  for (const [name, href] of links) {
    const link = header(page).getByRole('link', { name, exact: true });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', href);
  }
  await expect(header(page).getByRole('link', { name: 'Dashboard' })).toBeHidden();
}

test.describe('the header', () => {
  test('[LAND-01] leads to the parts of the page and to an account, on the pages of the app too', async ({
    page,
  }) => {
    for (const path of ['/new-date', '/sign-in', '/']) {
      await page.goto(path);
      await expectHeaderLinks(page);
    }
    await header(page).getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL('/#pricing');
    await expect(page.getByRole('heading', { name: 'Free for now' })).toBeInViewport();
    await header(page).getByRole('link', { name: 'Sign up' }).click();
    await expect(page).toHaveURL('/sign-up');
  });

  test('[LAND-01] is a menu on small screens, which closes on the way', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    for (const path of ['/', '/new-date']) {
      await page.goto(path);
      const faqs = header(page).getByRole('link', { name: 'FAQs' });
      await expect(faqs).toBeHidden();
      await page.getByRole('button', { name: 'Menu' }).click();
      await expectHeaderLinks(page);
      await page.keyboard.press('Escape');
      await expect(faqs).toBeHidden();
      await page.getByRole('button', { name: 'Menu' }).click();
      await faqs.click();
      await expect(page).toHaveURL('/#faqs');
      await expect(faqs).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Good questions' })).toBeInViewport();
    }
  });

  test('[LAND-01] leads somebody who is signed in to the dashboard', async ({ page, request }) => {
    const member = await aMember(request);
    await member.signIn(page);
    await page.goto('/');
    await expect(header(page).getByRole('link', { name: 'Login' })).toBeHidden();
    await header(page).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
