import { expect, type Page } from '@playwright/test';

/** The session runs out: the server takes neither token any more. */
export async function runOut(page: Page, press: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('access_token', 'run.out.now');
    localStorage.setItem('refresh_token', 'run out');
  });
  // Another call may find out before what is pressed does, and leave nothing to press.
  page.setDefaultTimeout(5000);
  await press().catch(() => undefined);
  page.setDefaultTimeout(0);
  await expect(page).toHaveURL(/\/sign-in$/);
}
