import { expect, test } from '@playwright/test';
import { aMember, type Member } from '../testing/a-member.ts';
import { entries, panel, planEvening, refineBy, stops } from '../testing/a-plan.ts';
import { type Network, refinementsIn, watchNetwork } from '../testing/network.ts';
import { toast } from '../testing/toast.ts';
import { words, submit, total, versions } from '../testing/refining.ts';

let member: Member;
let network: Network;

test.beforeEach(async ({ page, context, request }) => {
  member = await aMember(request);
  await member.signIn(page);
  network = watchNetwork(context);
  await page.goto('/new-date');
});

test('[REF-05] an earlier version can be restored, and refined from there', async ({ page }) => {
  await planEvening(page);
  const [firstStops, firstTotal] = [await stops(page).allTextContents(), await total(page)];
  await refineBy(page, 'More budget friendly');
  await refineBy(page, 'Shorter date');
  await entries(page).first().getByRole('button').click();
  await expect(toast(page, 'Success', 'Restored suggestion from First suggestion')).toBeVisible();
  expect(await stops(page).allTextContents()).toEqual(firstStops);
  expect(await total(page)).toBe(firstTotal);
  await expect(entries(page).first().locator('div').first()).toBeFocused();
  await entries(page).nth(1).getByRole('button').click();
  await expect(
    toast(page, 'Success', 'Restored suggestion from More budget friendly'),
  ).toBeVisible();
  await entries(page).first().getByRole('button').click();
  await words(page).fill('under $90');
  await submit(page).click();
  await expect(entries(page)).toHaveCount(4);
  await expect(panel(page)).toContainText('3 of 5 used');
  const [one, , three] = refinementsIn(network);
  expect(three?.previous_suggestion_id).toBe(one?.previous_suggestion_id);
  await entries(page).nth(2).getByRole('button').click();
  await entries(page).nth(3).getByRole('button').click();
  await expect(toast(page, 'Success', 'Restored suggestion from under $90')).toBeVisible();
});

test('[REF-05] everything is there after a reload, and what the server has lost is said', async ({
  page,
}) => {
  await planEvening(page);
  const firstStops = await stops(page).allTextContents();
  await refineBy(page, 'More budget friendly');
  const secondStops = await stops(page).allTextContents();
  await page.reload();
  await expect(panel(page)).toContainText('1 of 5 used');
  expect(await stops(page).allTextContents()).toEqual(secondStops);
  await expect(entries(page)).toHaveCount(2);
  await network.refuse(versions, {
    status: 404,
    body: { title: 'Not found', status: 404, code: 'not-found', detail: 'Gone.' },
  });
  await entries(page).first().getByRole('button').click();
  await expect(toast(page, 'Error', 'Could not retrieve the previous suggestion')).toBeVisible();
  network.recover();
  await network.refuse(versions, null);
  await entries(page).first().getByRole('button').click();
  await expect(toast(page, 'Error', 'Failed to navigate to previous suggestion')).toBeVisible();
  expect(await stops(page).allTextContents()).toEqual(secondStops);
  network.recover();
  await entries(page).first().getByRole('button').click();
  await expect(toast(page, 'Success', 'Restored suggestion from First suggestion')).toBeVisible();
  expect(await stops(page).allTextContents()).toEqual(firstStops);
});

test('[REF-05] a version that is not in the history is not shown', async ({ page }) => {
  await planEvening(page);
  await refineBy(page, 'More budget friendly');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('date-store') ?? ''))
    .toContain('more_budget_friendly');
  await page.goto('/robots.txt');
  await page.evaluate(() =>
    localStorage.setItem(
      'date-store',
      (localStorage.getItem('date-store') ?? '').replace('"shown":1', '"shown":7'),
    ),
  );
  await page.goto('/new-date');
  await expect(toast(page, 'Error', 'Invalid history selection')).toBeVisible();
  // The plan itself is kept apart from what was made of it.
  await expect(entries(page)).toHaveCount(1);
});
