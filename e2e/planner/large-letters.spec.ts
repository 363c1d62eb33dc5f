import { expect, type Page, test } from '@playwright/test';
import { openChange, planEvening, stops } from '../testing/a-plan.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** As somebody does who reads with letters twice as large. */
async function openLarge(page: Page): Promise<void> {
  await page.goto('/new-date');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('with letters twice as large a date is planned on a phone and nothing leaves the window', async ({
  page,
}) => {
  await openLarge(page);
  await expect(page.getByRole('button', { name: 'Plan this date' })).toBeEnabled();
  expect(await sideways(page)).toBe(0);
  await planEvening(page);
  const [first = ''] = await stops(page).allInnerTexts();
  await openChange(page, first);
  expect(await sideways(page)).toBe(0);
  // Sums stand in one line, and what comes next is in reach.
  const price = page.locator('.stop-price--sum').first();
  expect((await price.boundingBox())?.height).toBeLessThan(80);
  const next = await page.getByRole('button', { name: 'Schedule Date' }).boundingBox();
  expect((next?.x ?? 0) + (next?.width ?? 0)).toBeLessThanOrEqual(390);
});
