import { expect, test } from '@playwright/test';
import {
  expectAccessible,
  expectAccessibleIn,
  looksAt,
  showIn,
} from '../testing/expect-accessible.ts';

const widths = [360, 390, 820, 1440];

test.describe('accessibility', () => {
  test('[LAND-02] the page can be used by everybody at every width', async ({ page }) => {
    await page.goto('/');
    for (const look of looksAt(...widths)) {
      await showIn(look, page);
      await expectAccessible(page);
      const clipped = await page
        .locator('.arc--hero .arc-label:visible')
        .evaluateAll(
          (labels) =>
            labels
              .map((label) => label.getBoundingClientRect())
              .filter(({ left, right }) => left < 8 || right > innerWidth - 8).length,
        );
      expect(clipped, `labels cut off at ${look.width}`).toBe(0);
    }
    await page.setViewportSize({ width: 390, height: 900 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectAccessibleIn(looksAt(360, 390), page);
  });
});
