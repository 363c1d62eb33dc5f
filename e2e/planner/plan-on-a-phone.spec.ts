import { expect, type Page, test } from '@playwright/test';
import { aMember } from '../testing/a-member.ts';
import { openChange, planAsMember, planEvening, stops } from '../testing/a-plan.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const heightOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);

test('all that is asked stands on one screen, for a visitor and for a member', async ({
  page,
  request,
}) => {
  await page.goto('/new-date');
  const button = page.getByRole('button', { name: 'Plan this date' });
  const rest = page.locator('.rest');
  const areApart = async (): Promise<void> => {
    const [line, pressed] = [await rest.boundingBox(), await button.boundingBox()];
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(pressed?.y ?? 0);
    expect((pressed?.y ?? 0) + (pressed?.height ?? 0)).toBeLessThanOrEqual(844);
  };
  await areApart();
  const member = await aMember(request);
  await member.ask('POST /profiles', { name: 'June Park' });
  await member.ask('PUT /profiles/my-profile', { interests: ['Jazz'] });
  await member.signIn(page);
  await page.goto('/new-date');
  await expect(page.getByRole('radio', { name: 'June Park' })).toBeVisible();
  await areApart();
  expect(await heightOf(page)).toBe(844);
});

test('a whole day with five stops is read without a long scroll', async ({ page }) => {
  await page.goto('/new-date');
  await page.getByText('Whole day').click();
  await page.getByLabel('Start time').fill('11:00');
  await planEvening(page);
  await expect(stops(page)).toHaveCount(5);
  expect(await heightOf(page)).toBeLessThan(3200);
  // What is not shown of a stop at first stands with its details.
  const first = page.locator('.stop').first();
  await first.getByText('Hours and details').click();
  await expect(first.locator('.stop-line')).toBeVisible();
});

test('the menu of a stop adds little to the page, and what it does to the stop stands side by side', async ({
  page,
  request,
}) => {
  await planAsMember(page, request);
  const [, second] = await stops(page).allInnerTexts();
  const menu = await openChange(page, second ?? '');
  await expect(menu.getByRole('menuitem', { name: /more|less|same way/ }).first()).toBeVisible();
  expect(await heightOf(page)).toBeLessThan(3200);
  const tops = await Promise.all(
    ['Keep this', 'Earlier', 'Later'].map(
      async (name) => (await menu.getByText(name, { exact: true }).boundingBox())?.y,
    ),
  );
  expect(new Set(tops).size).toBe(1);
});

test('a notice does not cover what stays at the foot of the window', async ({ page, request }) => {
  await planAsMember(page, request);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const notice = page.locator('.toast').last();
  await expect(notice).toBeVisible();
  const [bar, said] = [await page.locator('.plan-next').boundingBox(), await notice.boundingBox()];
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  // It takes one line of what is read above that.
  expect(said?.height).toBeLessThan(52);
});
