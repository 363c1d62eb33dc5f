import { expect, type Locator, type Page, test } from '@playwright/test';
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

const refining = /^POST \/public\/refine-suggestion$/;
const versions = /^GET \/suggestions\//;

let member: Member;
let network: Network;

test.beforeEach(async ({ page, context, request }) => {
  member = await aMember(request);
  await member.signIn(page);
  network = watchNetwork(context);
  await page.goto('/new-date');
});

const words = (page: Page): Locator => page.getByLabel('In your own words');
const submit = (page: Page): Locator =>
  panel(page).getByRole('button', { name: 'Refine', exact: true });

async function total(page: Page): Promise<number> {
  return Number(
    (await plan(page).locator('.plan-sums dd').first().textContent())?.replace('$', ''),
  );
}

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

test('[REF-02] an answer that got lost is counted once and stands in the history once', async ({
  page,
}) => {
  await planEvening(page);
  await page.route(
    '**/api/public/refine-suggestion',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await preset(page, 'More budget friendly').click();
  await expect(panel(page).getByRole('alert')).toContainText('Network Connection Issue');
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page)).toContainText('1 of 5 used');
  await expect(entries(page)).toHaveCount(2);
});

test('[REF-03] a failure is titled by what it says, and the plan stays', async ({ page }) => {
  await planEvening(page);
  const shown = await stops(page).allTextContents();
  for (const [detail, title, canRetry] of [
    ['A network of ours is down.', 'Network Connection Issue', true],
    ['This content is not for a date.', 'Inappropriate Content', false],
    ['The service is UNAVAILABLE right now.', 'AI Service Unavailable', true],
    ['A timeout: it took too long.', 'Request Timed Out', true],
    ['You have reached the limit.', 'Rate Limit Exceeded', false],
    ['Nobody knows why.', 'Failed to Process Refinement', false],
  ] as const) {
    network.recover();
    await network.refuse(refining, {
      status: 500,
      body: { title: 'x', status: 500, code: 'internal', detail },
    });
    await preset(page, 'More fun').click();
    const alert = panel(page).getByRole('alert');
    await expect(alert).toContainText(title);
    await expect(alert).toContainText(detail);
    await expect(alert.getByRole('button', { name: 'Try again' })).toHaveCount(canRetry ? 1 : 0);
    await expect(preset(page, 'More fun')).toHaveAttribute('aria-disabled', 'false');
  }
  await expect(toast(page, 'Error', 'Failed to refine suggestion').first()).toBeVisible();
  expect(await stops(page).allTextContents()).toEqual(shown);
  network.recover();
  await network.refuse(refining, null);
  await words(page).fill('under $80');
  await submit(page).click();
  await expect(panel(page).getByRole('alert')).toContainText('Network Connection Issue');
  await expect(words(page)).toHaveValue('under $80');
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'New Date' }).click();
  await expect(panel(page).getByRole('alert')).toContainText('Network Connection Issue');
  network.recover();
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page)).toContainText('1 of 5 used');
  await expect(panel(page).getByRole('alert')).toBeHidden();
});

test('[REF-03] what the server cannot do is said in its words', async ({ page }) => {
  await planEvening(page);
  await words(page).fill('bring my telescope');
  await submit(page).click();
  await expect(panel(page).getByRole('alert')).toContainText('Failed to Process Refinement');
  await expect(panel(page).getByRole('alert')).toContainText(
    'We could not read that as a change to the plan.',
  );
  await expect(panel(page)).toContainText('0 of 5 used');
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

test('[REF-07] a refinement in progress survives navigation, but not the end of the session', async ({
  page,
}) => {
  await planEvening(page);
  await refineBy(page, 'More budget friendly');
  const shown = await stops(page).allTextContents();
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'New Date' }).click();
  await expect(stops(page)).toHaveText(shown);
  await expect(panel(page)).toContainText('1 of 5 used');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('date-store') ?? ''))
    .toContain('more_budget_friendly');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  expect(await page.evaluate(() => localStorage.getItem('date-store'))).toBeNull();
  await page.goto('/new-date');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick Date Planner');
  await expect(plan(page)).toHaveCount(0);
});

test('[NEW-12] what a visitor planned can be refined after signing in', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('/new-date');
  await page.getByLabel('Location').fill('Chicago, IL');
  await page.getByRole('button', { name: 'Plan this date' }).click();
  await page.getByRole('button', { name: 'Refine' }).click();
  const shown = await stops(page).allTextContents();
  await page.getByRole('dialog').getByRole('link', { name: 'Sign In' }).click();
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(stops(page)).toHaveText(shown);
  await expect(page.getByLabel('In your own words')).toBeFocused();
  await refineBy(page, 'More budget friendly');
  await expect(panel(page)).toContainText('1 of 5 used');
  await context.close();
});

test('[AUTH-08] a session whose access has run out is renewed once, and what was pressed goes on', async ({
  page,
}) => {
  await planEvening(page);
  const runOut = () => page.evaluate(() => localStorage.setItem('access_token', 'run.out.now'));
  const before = network.calls.length;
  await runOut();
  await refineBy(page, 'More budget friendly');
  // Whichever call met the 401 first renewed for all.
  const paths = network.calls.slice(before).map(({ path }) => path);
  expect(paths.filter((path) => path === '/token/refresh')).toHaveLength(1);
  await runOut();
  await plan(page)
    .getByRole('button', { name: /^Change / })
    .first()
    .click();
  await expect(page.getByRole('menuitem', { name: /more|less|same way/ }).first()).toBeVisible();
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
