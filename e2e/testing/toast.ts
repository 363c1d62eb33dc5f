import { expect, type Locator, type Page } from '@playwright/test';

/** The notice with this title and sentence. */
export function toast(page: Page, title: 'Success' | 'Error', text: string): Locator {
  return page.locator('.toast').filter({ hasText: title }).filter({ hasText: text });
}

/** Stops the clock of the page, which the test has installed. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/**
 * A notice that is about to come stays for so many milliseconds of the paused clock, and then goes
 * by itself.
 */
export async function expectToLast(page: Page, notice: Locator, ms: number): Promise<void> {
  const stepMs = 20;
  await expect(async () => {
    await page.clock.runFor(stepMs);
    await expect(notice).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.clock.runFor(ms - 300);
  await expect(notice).toBeVisible();
  await page.clock.runFor(400);
  await expect(notice).toHaveCount(0);
}
