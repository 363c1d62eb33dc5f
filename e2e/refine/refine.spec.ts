import { expect, test } from '@playwright/test';
import { aMember, type Member } from '../testing/a-member.ts';
import {
  entries,
  panel,
  plan,
  planEvening,
  preset,
  refineBy,
  stops,
  unfoldForm,
} from '../testing/a-plan.ts';
import { type Network, refinementsIn, watchNetwork } from '../testing/network.ts';
import { toast } from '../testing/toast.ts';
import { words, submit, total, refining } from '../testing/refining.ts';

let member: Member;
let network: Network;

test.beforeEach(async ({ page, context, request }) => {
  member = await aMember(request);
  await member.signIn(page);
  network = watchNetwork(context);
  await page.goto('/new-date');
});

test('[REF-01] [REF-02] one tap changes the plan in place, is counted and can be looked up', async ({
  page,
}) => {
  await planEvening(page);
  await expect(
    page.getByRole('group', { name: 'Preset refinements' }).getByRole('button'),
  ).toHaveCount(13);
  await expect(panel(page)).toContainText('0 of 5 used');
  const before = await total(page);
  await preset(page, 'More budget friendly').focus();
  const letThrough = await network.hold(refining);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Changing the plan…')).toBeVisible();
  await expect(preset(page, 'More fun')).toHaveAttribute('aria-disabled', 'true');
  await expect(submit(page)).toBeDisabled();
  letThrough();
  await expect(toast(page, 'Success', 'Date suggestion refined successfully')).toBeVisible();
  const banner = page.getByText('Refined: More budget friendly.');
  await expect(banner).toBeVisible();
  await expect(panel(page)).toContainText('1 of 5 used');
  await expect(page.getByRole('list', { name: 'How we read it' })).toContainText('Cheaper');
  expect(await total(page)).toBeLessThan(before);
  await expect(preset(page, 'More budget friendly')).toBeFocused();
  await expect(entries(page)).toHaveCount(2);
  await expect(entries(page).nth(1)).toContainText('More budget friendly');
  await expect(entries(page).nth(1)).toContainText('Showing');
  await expect(banner).toBeHidden({ timeout: 4000 });
  expect(refinementsIn(network)).toMatchObject([
    {
      type: 'preset',
      value: 'more_budget_friendly',
      refinement_count: 0,
      refinement_history: [],
      locked: [],
      removed: [],
    },
  ]);
});

test('[REF-01] [REF-04] after five there is no more', async ({ page }) => {
  await planEvening(page);
  for (const name of [
    'More budget friendly',
    'More relaxed',
    'More romantic',
    'More cultural',
    'More unique',
    'Longer date',
    'Shorter date',
    'More fun',
    'More adventurous',
  ]) {
    if (await preset(page, name).isDisabled()) break;
    const answered = page.waitForResponse('**/api/public/refine-suggestion');
    await preset(page, name).click();
    await answered;
    await expect(page.getByText('Changing the plan…')).toBeHidden();
  }
  await expect(panel(page)).toContainText('5 of 5 used, 0 left');
  await expect(
    page.getByText('You have used all 5 refinements for this suggestion.'),
  ).toBeVisible();
  await expect(words(page)).toBeDisabled();
  await expect(submit(page)).toBeDisabled();
  for (const button of await page
    .getByRole('group', { name: 'Preset refinements' })
    .getByRole('button')
    .all())
    await expect(button).toBeDisabled();
  await entries(page).first().getByRole('button').click();
  await expect(entries(page).first()).toContainText('Showing');
});

test('[REF-02] neither the page nor the option on screen moves away', async ({ page }) => {
  await planEvening(page);
  await page.getByRole('tab', { name: /Option 2/ }).click();
  const before = await stops(page).allTextContents();
  await preset(page, 'More budget friendly').scrollIntoViewIfNeeded();
  const top = async (): Promise<number> =>
    (await preset(page, 'More budget friendly').boundingBox())?.y ?? Number.NaN;
  const at = await top();
  await refineBy(page, 'More budget friendly');
  expect(Math.abs((await top()) - at)).toBeLessThan(60);
  await expect(page.getByRole('tab', { name: /Option 2/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(await stops(page).allTextContents()).not.toEqual(before);
});

test('[REF-06] a text is checked while it is typed', async ({ page }) => {
  await planEvening(page);
  await expect(submit(page)).toBeDisabled();
  for (const [text, problem] of [
    ['ab', 'Refinement text is too short. Please provide more detail.'],
    [
      'somewhere with gambling',
      'Please avoid inappropriate or adult content. We aim to keep suggestions date-appropriate.',
    ],
    [
      'talk about taxes',
      'This seems unrelated to date planning. Try focusing on activities, preferences, or qualities of the date.',
    ],
    [
      '!!!!',
      'For best results, focus on describing the mood, activities, or preferences for your ideal date.',
    ],
  ] as const) {
    await words(page).fill(text);
    await expect(page.getByRole('alert').filter({ hasText: problem })).toBeVisible();
    await expect(words(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(submit(page)).toBeDisabled();
    await words(page).press('Enter');
  }
  await words(page).fill('   ');
  await expect(submit(page)).toBeDisabled();
  await words(page).fill('');
  await words(page).pressSequentially('quiet '.repeat(18));
  expect(await words(page).inputValue()).toHaveLength(100);
  await expect(panel(page)).toContainText('100 of 100 characters');
  await expect(submit(page)).toBeEnabled();
  expect(refinementsIn(network)).toEqual([]);
});

test('[REF-07] another suggestion starts over', async ({ page }) => {
  await planEvening(page);
  await refineBy(page, 'More budget friendly');
  await unfoldForm(page);
  await page.getByRole('button', { name: 'Plan this date' }).click();
  await expect(panel(page)).toContainText('0 of 5 used, 5 left');
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page).first()).toContainText('First suggestion');
});

test('[REF-08] words change the plan as they say, and what was not understood is said', async ({
  page,
}) => {
  await planEvening(page);
  const before = await total(page);
  const most = Math.floor(before * 0.8);
  await words(page).fill(`under $${most}, bring my telescope`);
  await words(page).press('Enter');
  const reading = page.getByRole('list', { name: 'How we read it' });
  await expect(reading).toContainText(`Spend at most $${most}`);
  await expect(reading).toContainText(/Not understood: .*telescope/);
  expect(await total(page)).toBeLessThanOrEqual(most);
  await expect(words(page)).toHaveValue('');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[REF-06] the line stays where it is while the plan above it changes', async ({ page }) => {
    await planEvening(page);
    const line = panel(page).getByRole('textbox');
    await line.fill('something cheaper, and a park first');
    await line.scrollIntoViewIfNeeded();
    const [top, height] = [(await line.boundingBox())?.y ?? 0, await plan(page).boundingBox()];
    await line.press('Enter');
    await expect(page.getByText(/^Refined: /)).toBeVisible();
    // An entry of the history comes between the two.
    await expect
      .poll(async () => Math.abs(((await line.boundingBox())?.y ?? 0) - top))
      .toBeLessThan(110);
    expect((await plan(page).boundingBox())?.height).not.toBe(height?.height);
  });
});
