import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, looks, showIn } from '../testing/expect-accessible.ts';

const chicago = '/blog/chicago-date-ideas';

test('the index is accessible at every width, and nothing on it shifts', async ({ page }) => {
  await expectFit(page, '/blog');
});

test('an article is accessible at every width, and nothing on it shifts', async ({ page }) => {
  await expectFit(page, chicago);
});

test('the date ideas are accessible at every width, and nothing among them shifts', async ({
  page,
}) => {
  await expectFit(page, '/date-ideas?city=chicago');
  expect(await shiftsOn(page, '/date-ideas')).toBe(0);
});

test('the legal texts are accessible at every width, and nothing in them shifts', async ({
  page,
}) => {
  await expectFit(page, '/terms-of-service');
});

/** Fit for everybody in both themes at every width, sized, and still while it loads. */
async function expectFit(page: Page, path: string): Promise<void> {
  test.slow();
  await page.goto(path);
  for (const look of looks) {
    await showIn(look, page);
    await expectAccessible(page);
    // A page that is too wide makes the window of a phone wider.
    expect(await page.evaluate(() => innerWidth)).toBe(look.width);
  }
  await page.setViewportSize({ width: 820, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(820);
  expect(await page.locator('h1').count()).toBe(1);
  expect(
    await page.evaluate(() =>
      [...document.images].every(
        (image) => image.hasAttribute('width') && image.hasAttribute('height'),
      ),
    ),
  ).toBe(true);
  expect(await shiftsOn(page, path)).toBe(0);
}

/** How far things move by themselves while a page is loaded and scrolled through. */
async function shiftsOn(page: Page, path: string): Promise<number> {
  await page.goto(path);
  return page.evaluate(async () => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    for (let y = 0; y < 4000; y += 800) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    return sum;
  });
}
