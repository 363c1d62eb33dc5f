import { expect, test } from '@playwright/test';
import type { SavedIdea, Suggestion } from '@rendezvous/contract';
import { aMember, type Member } from '../testing/a-member.ts';
import {
  change,
  entries,
  openChange,
  panel,
  plan,
  planEvening,
  refineBy,
  stops,
} from '../testing/a-plan.ts';
import { type Network, refinementsIn, watchNetwork } from '../testing/network.ts';
import { toast } from '../testing/toast.ts';

let member: Member;
let network: Network;

test.beforeEach(async ({ page, context, request }) => {
  member = await aMember(request);
  await member.signIn(page);
  network = watchNetwork(context);
  await page.goto('/new-date');
});

test('[NEW-09] a venue is taken out after confirmation, with an honest total, and put back', async ({
  page,
}) => {
  await planEvening(page);
  const before = await stops(page).allTextContents();
  const [first = '', second = '', third = ''] = before;
  const times = await plan(page).locator('.stop-when').allTextContents();
  await change(page, second, /^Remove The others keep their times/);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(plan(page).getByRole('button', { name: `Change ${second}` })).toBeFocused();
  await change(page, second, /^Remove/);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove venue' }).click();
  await expect(toast(page, 'Success', 'Venue removed successfully')).toBeVisible();
  await expect(stops(page)).toHaveText([first, third]);
  const left = await plan(page).locator('.stop-when time').allTextContents();
  for (const time of left) expect(`${times[0]} ${times[2]}`).toContain(time);
  await expect(plan(page).locator('.itinerary .leg')).toHaveCount(1);
  await expect(plan(page).locator('.itinerary .leg')).toContainText('at most');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await change(page, first, /^Remove/);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove venue' }).click();
  await expect(stops(page)).toHaveText([third]);
  await expect(
    (await openChange(page, third)).getByRole('menuitem', { name: /^Remove/ }),
  ).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(plan(page).locator('.itinerary .leg')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(stops(page)).toHaveText([first, third]);
  await entries(page).first().getByRole('button').click();
  await expect(stops(page)).toHaveText(before);
});

test('[NEW-09] on a phone the notice of a change does not cover the line that somebody types into', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await planEvening(page);
  const [first = ''] = await stops(page).allTextContents();
  await change(page, first, /^Remove/);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove venue' }).click();
  const strip = page.locator('.change-strip > p');
  await expect(strip).toBeInViewport({ ratio: 1 });
  const line = panel(page).getByRole('textbox');
  await line.focus();
  await expect(strip).toBeVisible();
  const [notice, box] = [await strip.boundingBox(), await line.boundingBox()];
  const isAbove = (notice?.y ?? 0) + (notice?.height ?? 0) <= (box?.y ?? 0);
  const isBelow = (box?.y ?? 0) + (box?.height ?? 0) <= (notice?.y ?? 0);
  expect(isAbove || isBelow).toBe(true);
});

test('[NEW-09] a change by hand is announced where it is visible, and the notice disappears by itself unless in use', async ({
  page,
}) => {
  await planEvening(page);
  const before = await stops(page).allTextContents();
  await page.clock.install();
  const strip = page.locator('.change-strip > p');
  const removeFirst = async (press: () => Promise<void>): Promise<void> => {
    await change(page, before[0] ?? '', /^Remove/);
    await page.getByRole('dialog').getByRole('button', { name: 'Remove venue' }).focus();
    await press();
    await page.clock.runFor(1000);
    await expect(strip).toBeInViewport({ ratio: 1 });
  };

  await removeFirst(() => page.keyboard.press('Enter'));
  const undo = strip.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(undo).toBeFocused();
  await page.keyboard.press('Tab');
  await page.mouse.move(0, 0);
  // Its time begins once the page has noticed that nobody is at it any more.
  await expect(async () => {
    await page.clock.runFor(20_000);
    await expect(strip).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 30_000 });

  await entries(page).first().getByRole('button').click();
  await expect(stops(page)).toHaveText(before);
  await removeFirst(() =>
    page.getByRole('dialog').getByRole('button', { name: 'Remove venue' }).click(),
  );
  await strip.hover();
  await page.clock.runFor(60_000);
  await expect(strip).toBeVisible();
  await page.mouse.move(0, 0);
  // Its time begins once the page has noticed that nobody is at it any more.
  await expect(async () => {
    await page.clock.runFor(20_000);
    await expect(strip).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 30_000 });
});

test('[NEW-09] a venue goes out of every plan, unless one would be left empty', async ({
  page,
}) => {
  const venue = (name: string, estimated_cost: string) => ({
    name,
    location: 'Here',
    estimated_cost,
  });
  const [books, jazz, ramen] = [
    venue('Books', '$10'),
    venue('Jazz', '$40 to $60'),
    venue('Ramen', '$30'),
  ];
  const foreign = {
    plans: [
      { title: 'One', venues: [books, jazz, ramen], total_cost: '$90' },
      { title: 'Two', venues: [jazz, ramen], total_cost: '$80' },
    ],
  };
  await page.route('**/api/profiles/suggest', (route) =>
    route.fulfill({ contentType: 'application/json', body: JSON.stringify(foreign) }),
  );
  await page.getByLabel('Location').fill('San Francisco, CA');
  await page.getByRole('button', { name: 'Plan this date' }).click();
  const prices = page.getByRole('tablist', { name: 'Plan options' }).locator('.price');
  await expect(prices).toHaveText(['$90', '$80']);
  await expect(panel(page)).toHaveCount(0);
  const remove = async (name: string): Promise<void> => {
    await change(page, name, /^Remove/);
    await page.getByRole('dialog').getByRole('button', { name: 'Remove venue' }).click();
  };
  await remove('Jazz');
  await expect(toast(page, 'Success', 'Venue removed successfully')).toBeVisible();
  await expect(prices).toHaveText(['$40', '$30']);
  await remove('Ramen');
  await expect(toast(page, 'Error', 'Failed to remove venue')).toBeVisible();
  await expect(prices).toHaveText(['$40', '$30']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(prices).toHaveText(['$90', '$80']);
});

test('[NEW-09] what was refined and edited is saved as it is shown', async ({ page }) => {
  await planEvening(page);
  await refineBy(page, 'More budget friendly');
  const [first = '', second = '', third = ''] = await stops(page).allTextContents();
  const save = plan(page).getByRole('button', { name: /^Saved?$/ });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await change(page, second, /^Remove/);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove venue' }).click();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  const ideas = await member.ask<SavedIdea[]>('GET /saved-ideas');
  expect(ideas).toHaveLength(1);
  expect(ideas[0]).toMatchObject({
    edited: true,
    plans: [{ venues: [{ name: first }, { name: third }] }],
  });
});

test('[REF-08] refining fills the gap of a place that was taken out, and leaves what is locked', async ({
  page,
}) => {
  await planEvening(page);
  const [first = '', second = ''] = await stops(page).allTextContents();
  await change(page, first, /^Keep this/);
  await expect(plan(page).getByRole('button', { name: `Change ${first}, kept` })).toBeFocused();
  await change(page, second, /^Remove/);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove venue' }).click();
  await expect(page.getByText('another place will fill the gap')).toBeVisible();
  await refineBy(page, 'More cultural');
  await expect(stops(page)).toHaveCount(3);
  await expect(stops(page).first()).toHaveText(first);
  await expect(stops(page).filter({ hasText: second })).toHaveCount(0);
  expect(refinementsIn(network)).toMatchObject([
    { locked: [expect.any(String)], removed: [expect.any(String)] },
  ]);
});

test('[REF-08] another place is chosen for a stop, refined from there, and undone', async ({
  page,
}) => {
  await planEvening(page);
  const before = await stops(page).allTextContents();
  const [, second = ''] = before;
  const menu = await openChange(page, second);
  const others = menu.getByRole('menuitem', {
    name: /(\+\$|−\$|Same cost).*(more|less|same way)$/,
  });
  await expect(others.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(stops(page)).toHaveText(before);
  await openChange(page, second);
  const said = (await others.first().textContent()) ?? '';
  await others.first().click();
  await expect(stops(page).nth(1)).not.toHaveText(second);
  const other = (await stops(page).nth(1).textContent()) ?? '';
  expect(said).toContain(other);
  await expect(plan(page).getByRole('button', { name: `Change ${other}` })).toBeFocused();
  await expect(panel(page)).toContainText('0 of 5 used');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(stops(page)).toHaveText(before);
  await entries(page).nth(1).getByRole('button').click();
  await expect(stops(page).nth(1)).toHaveText(other);
  await refineBy(page, 'More budget friendly');
  const chosen = network.calls.findIndex(({ method }) => method === 'PUT');
  expect(chosen).toBeGreaterThan(0);
  const [asked] = refinementsIn(network);
  const version = await member.ask<Suggestion>(
    `GET /suggestions/${String(asked?.previous_suggestion_id)}`,
  );
  expect(version.plans[0]?.venues[1]?.name).toBe(other);
});

test('the item of a stop’s menu that has the focus is seen to have it', async ({ page }) => {
  await planEvening(page);
  await plan(page)
    .getByRole('button', { name: /^Change / })
    .first()
    .press('Enter');
  const focused = page.getByRole('menu').locator(':focus');
  await expect(focused).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('End');
  await expect(focused).toHaveText(/^Remove/);
  await expect(focused).toHaveCSS('outline-style', 'solid');
});
