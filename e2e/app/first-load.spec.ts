import { expect, type Page, test } from '@playwright/test';
import { aMember } from '../testing/a-member.ts';

/** How many bytes of script a page loads, compressed, until it rests. */
async function scriptBytes(page: Page, path: string): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test('the planner loads little before it can be used', async ({ page }) => {
  expect(await scriptBytes(page, '/new-date')).toBeLessThan(136 * 1024);
});

test('so does the dashboard', async ({ page, request }) => {
  await (await aMember(request)).signIn(page);
  expect(await scriptBytes(page, '/dashboard')).toBeLessThan(153 * 1024);
});
