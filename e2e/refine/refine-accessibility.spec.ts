import { expect, type Page, test } from '@playwright/test';
import { aMember } from '../testing/a-member.ts';
import { expectAccessible, looks, showIn } from '../testing/expect-accessible.ts';
import { watchNetwork } from '../testing/network.ts';

test('refining, with what can go wrong, other places and a removal', async ({
  page,
  context,
  request,
}) => {
  await (await aMember(request)).signIn(page);
  const network = watchNetwork(context);
  await page.goto('/new-date');
  await page.getByLabel('Location').fill('San Francisco, CA');
  await page.getByRole('button', { name: 'Plan this date' }).click();
  await expect(page.getByText('0 of 5 used')).toBeVisible();
  await page.getByLabel('In your own words').fill('under $90, bring my telescope');
  await page.getByRole('button', { name: 'Refine', exact: true }).click();
  await expect(page.getByText('Not understood')).toBeVisible();
  await network.refuse(/refine-suggestion/, null);
  await page.getByRole('button', { name: 'More fun' }).click();
  await expect(page.getByText('Network Connection Issue')).toBeVisible();
  await page.getByLabel('In your own words').fill('ab');
  await expectAccessibleAtEnd(page);
  const change = page.getByRole('button', { name: /^Change / }).nth(1);
  await change.click();
  await expect(page.getByRole('menuitem', { name: /more|less|same way/ }).first()).toBeVisible();
  await expectAccessibleAtEnd(page);
  await page.getByRole('menuitemcheckbox', { name: /^Keep this/ }).click();
  await change.click();
  await page.getByRole('menuitem', { name: /^Remove/ }).click();
  await page.getByRole('button', { name: 'Remove venue', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.route('**/refine-suggestion', (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'refinement-limit', detail: 'You have reached the limit.' }),
    }),
  );
  await page.getByRole('button', { name: 'More fun' }).click();
  await expect(
    page.getByText('You have used all 5 refinements for this suggestion.'),
  ).toBeFocused();
  await expectAccessibleAtEnd(page);
});

/** At its end nothing of the page lies under what stays at the foot of the window. */
async function expectAccessibleAtEnd(page: Page): Promise<void> {
  for (const look of looks) {
    await showIn(look, page);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expectAccessible(page);
  }
}
