import { expect, test, type Page, type Response } from '@playwright/test';
import { aMember } from '../testing/a-member.ts';
import { plan, planEvening, stops } from '../testing/a-plan.ts';

test.beforeEach(async ({ page, request }) => {
  await (await aMember(request)).signIn(page);
  await page.goto('/new-date');
});

test('stops change places from their menus, by key alone, or it is said why not', async ({
  page,
}) => {
  await planEvening(page);
  const before = await stops(page).allTextContents();
  const [first = ''] = before;
  const button = plan(page).getByRole('button', { name: `Change ${first}` });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu', { name: `Change ${first}` });
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(menu.getByRole('menuitem', { name: /^Remove/ })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(menu.getByRole('menuitem', { name: /^Later After/ })).toBeFocused();
  await expect(menu.getByRole('menuitem', { name: /^Earlier/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  const answered = page.waitForResponse('**/venues');
  await page.keyboard.press('Enter');
  if ((await answered).ok()) {
    await expect(stops(page).nth(1)).toHaveText(first);
    await expect(button).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
  } else await expect(plan(page).getByRole('alert')).toContainText(/\.$/);
  await expect(stops(page)).toHaveText(before);
});

/**
 * An afternoon whose parts can mostly change places, as those of an evening around a dinner cannot.
 */
async function planAfternoon(page: Page): Promise<void> {
  await page.getByLabel('Start time').fill('14:00');
  await page.getByRole('textbox', { name: 'Interests' }).fill('Books,');
  await planEvening(page);
}

/**
 * After a stop was dropped below the next one: they have changed places, or it is said why that
 * cannot be.
 */
async function expectMoved(page: Page, answer: Response, before: readonly string[]): Promise<void> {
  const [first = '', second = '', ...rest] = before;
  if (answer.ok()) await expect(stops(page)).toHaveText([second, first, ...rest]);
  else {
    await expect(plan(page).getByRole('alert')).toContainText(/\.$/);
    await expect(stops(page)).toHaveText([...before]);
  }
}

test('[NEW-09] a stop is dragged to another place, and Escape leaves it where it was', async ({
  page,
}) => {
  await planAfternoon(page);
  const before = await stops(page).allTextContents();
  const [first = ''] = before;
  const handle = plan(page).locator('.stop-handle').first();
  const drag = async (by: number): Promise<void> => {
    await handle.scrollIntoViewIfNeeded();
    const box = await handle.boundingBox();
    if (!box) throw new Error('There is nothing to drag');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + by, { steps: 8 });
  };
  const height = (await plan(page).locator('.itinerary-item').first().boundingBox())?.height ?? 0;
  await drag(height);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(stops(page)).toHaveText(before);

  await drag(height);
  const answered = page.waitForResponse('**/venues');
  await page.mouse.up();
  const answer = await answered;
  await expectMoved(page, answer, before);
  if (answer.ok()) await expect(page.getByText(`Moved ${first} later`).first()).toBeVisible();
  await expect(plan(page).locator('.itinerary-item').first()).toHaveCSS('translate', 'none');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('[NEW-09] a stop is dragged by a finger on its handle', async ({ page, context }) => {
    await planAfternoon(page);
    const before = await stops(page).allTextContents();
    const handle = plan(page).locator('.stop-handle').first();
    await expect(handle).toBeAttached();
    // Until the page has gone to the plan, which it does smoothly.
    await page.waitForTimeout(2000);
    await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.waitForTimeout(500);
    const item = await plan(page).locator('.itinerary-item').first().boundingBox();
    const box = await handle.boundingBox();
    if (!box || !item) throw new Error('There is nothing to drag');
    const finger = await context.newCDPSession(page);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    for (let part = 0.1; part < 1.05; part += 0.1) {
      const touchPoints = [{ x, y: y + item.height * part }];
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
      await page.waitForTimeout(30);
    }
    const answered = page.waitForResponse('**/venues');
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expectMoved(page, await answered, before);
  });
});
