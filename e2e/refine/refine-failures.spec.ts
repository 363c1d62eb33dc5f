import { expect, test } from '@playwright/test';
import { aMember, type Member } from '../testing/a-member.ts';
import { entries, panel, plan, planEvening, preset, refineBy, stops } from '../testing/a-plan.ts';
import { type Network, watchNetwork } from '../testing/network.ts';
import { toast } from '../testing/toast.ts';
import { words, submit, refining } from '../testing/refining.ts';

let member: Member;
let network: Network;

test.beforeEach(async ({ page, context, request }) => {
  member = await aMember(request);
  await member.signIn(page);
  network = watchNetwork(context);
  await page.goto('/new-date');
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
