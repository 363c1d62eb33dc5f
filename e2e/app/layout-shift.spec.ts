import { randomUUID } from 'node:crypto';
import { type Browser, type Page, expect, test } from '@playwright/test';
import type { Profile } from '@rendezvous/contract';
import { aMember, type Member } from '../testing/a-member.ts';
import { openChange, panel, planEvening, preset, stops } from '../testing/a-plan.ts';
import { dayFromToday } from '../testing/days.ts';
import { aPlan } from '../testing/idea-samples.ts';
import { busy, watchNetwork } from '../testing/network.ts';

/** What moves less than this in sum, in parts of the window, nobody notices. */
const unnoticed = 0.02;
const widths = [390, 820, 1440];

/** How far a page moves by itself while its scripts come late, one round after the other. */
async function shiftsOf(
  browser: Browser,
  path: string,
  size: number | { width: number; height: number },
  member?: Member,
) {
  const viewport = typeof size === 'number' ? { width: size, height: 900 } : size;
  const page = await browser.newPage({ viewport });
  await member?.signIn(page);
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.continue();
  });
  // They come once all has been drawn with what stands in for them.
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.addInitScript(countShifts);
  await page.goto(path, { waitUntil: 'networkidle' });
  await expectAlive(page);
  const sum = await shiftsSeen(page);
  await page.close();
  return sum;
}

/** At all widths at the same time: most of it is waiting for what comes late. */
async function expectStill(shiftsAt: (width: number) => Promise<number>): Promise<void> {
  const sums = await Promise.all(widths.map(shiftsAt));
  for (const [i, sum] of sums.entries()) expect(sum, `at ${widths[i]} px`).toBeLessThan(unnoticed);
}

interface Shift {
  readonly value: number;
  /** What moves as soon as somebody has pressed something is what they pressed it for. */
  readonly hadRecentInput: boolean;
}

function shiftsSeen(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shifts: number }).shifts);
}

function countShifts(): void {
  const counted = window as unknown as { shifts: number };
  counted.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & Shift)[])
      if (!entry.hadRecentInput) counted.shifts += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Two frames later all that was drawn has been looked at. */
function expectAlive(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

for (const path of ['/new-date', '/dashboard', '/history', '/saved-ideas', '/'])
  test(`nothing on ${path} moves while a member's page becomes interactive`, async ({
    browser,
    request,
  }) => {
    const member = await aMember(request);
    await member.ask('POST /profiles', { name: 'Noor Haddad' });
    const june = await member.ask<Profile>('POST /profiles', { name: 'June Park' });
    for (const date of [dayFromToday(-9), dayFromToday(9)])
      await member.ask('POST /history', { id: randomUUID(), date, profile_id: june.id });
    await expectStill((width) => shiftsOf(browser, path, width, member));
  });

test('the planner moves little while it learns of many people, and that interests are missing', async ({
  browser,
  request,
}) => {
  const member = await aMember(request);
  for (const name of ['Ana', 'Ben', 'Cleo', 'Dario', 'Eli', 'Fay', 'Gus', 'Hana', 'Ivo', 'Jun'])
    await member.ask('POST /profiles', { name: `${name} Park` });
  await expectStill((width) => shiftsOf(browser, '/new-date', width, member));
});

test('nothing moves while the planner fills in what a person likes', async ({
  browser,
  request,
}) => {
  const member = await aMember(request);
  const { id } = await member.ask<Profile>('POST /profiles', {
    ...{ name: 'June Park', location: 'Oakland, CA', dislikes: ['Loud bars', 'Long queues'] },
    interests: ['Used bookshops', 'Ceramics', 'Tide pools'],
  });
  await expectStill((width) => shiftsOf(browser, `/new-date?profile=${id}`, width, member));
});

test('nothing moves while a visitor’s planner becomes interactive', async ({ browser }) => {
  await expectStill((width) => shiftsOf(browser, '/new-date', width));
});

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test(`nothing jumps when a plan comes, with motion: ${reducedMotion}`, async ({
    browser,
    request,
  }) => {
    const member = await aMember(request);
    for (const width of widths) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion });
      await member.signIn(page);
      await page.addInitScript(countShifts);
      await page.goto('/new-date', { waitUntil: 'networkidle' });
      await planEvening(page);
      await expectAlive(page);
      expect(await shiftsSeen(page), `at ${width} px`).toBeLessThan(unnoticed);
      await page.close();
    }
  });

/** From here on a browser no longer counts what moves as an answer to a press. */
const lateMs = 700;

for (const width of [390, 1440])
  test(`[REF-02] nothing jumps when a changed plan comes late, at ${width} px`, async ({
    browser,
    request,
  }) => {
    const member = await aMember(request);
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    await page.addInitScript(countShifts);
    await member.signIn(page);
    await page.goto('/new-date');
    await planEvening(page);
    const network = watchNetwork(context);
    // What the page does by itself before is not of interest here, nor what scrolling to a button
    // does.
    const countFromHere = () =>
      page.evaluate(() => {
        (window as unknown as { shifts: number }).shifts = 0;
      });
    const late = async (call: RegExp, press: () => Promise<void>, seen: () => Promise<void>) => {
      const release = await network.hold(call);
      await countFromHere();
      await press();
      await page.waitForTimeout(lateMs);
      release();
      await seen();
      await expectAlive(page);
      expect(await shiftsSeen(page)).toBeLessThan(unnoticed);
    };
    const [name = ''] = await stops(page).allTextContents();
    const other = (await openChange(page, name)).getByRole('menuitem').first();
    // The menu is ready, and what comes first in it stays first.
    await expect(other).toBeFocused();
    await other.scrollIntoViewIfNeeded();
    await late(
      /^PUT .*venues$/,
      () => other.click(),
      () => expect(stops(page).first()).not.toHaveText(name),
    );
    const refineLate = (words: string) =>
      late(
        /refine-suggestion$/,
        () => panel(page).getByRole('button', { name: 'Refine', exact: true }).click(),
        () => expect(page.getByText(words)).toBeVisible(),
      );
    const line = panel(page).getByRole('textbox');
    await line.fill('somewhere with live jazz');
    await line.scrollIntoViewIfNeeded();
    await refineLate('Refined: somewhere with live jazz.');
    await preset(page, 'More budget friendly').scrollIntoViewIfNeeded();
    await late(
      /refine-suggestion$/,
      () => preset(page, 'More budget friendly').click(),
      () => expect(page.getByText('Refined: More budget friendly.')).toBeVisible(),
    );
    await network.refuse(/refine-suggestion$/, busy);
    await line.fill('start at 8 pm');
    await refineLate('Your plan is unchanged.');
    await context.close();
  });

test('nothing on the page of a date moves when its day is checked', async ({
  browser,
  request,
}) => {
  const member = await aMember(request);
  const plan = aPlan({ date: dayFromToday(3) });
  const id = randomUUID();
  await member.ask('POST /history', {
    ...{ id, kind: 'scheduled', date: plan.date, plan },
    activities: plan.venues.map(({ name, location, arrival, departure }) => ({
      ...{ name, location, start_time: arrival, end_time: departure, cost: 32 },
    })),
  });
  await expectStill((width) => shiftsOf(browser, `/dates/${id}`, width, member));
});

test('nothing on a person’s page moves while its data arrives', async ({ browser, request }) => {
  const member = await aMember(request);
  const { id } = await member.ask<Profile>('POST /profiles', { name: 'June Park' });
  for (const date of [dayFromToday(-9), dayFromToday(9)])
    await member.ask('POST /history', {
      ...{ id: randomUUID(), date, profile_id: id },
      activities: [{ name: 'Bowling', start_time: '18:00' }],
    });
  await expectStill((width) => shiftsOf(browser, `/profiles/${id}`, width, member));
});

test('nothing in the account settings moves while what they list arrives', async ({
  browser,
  request,
}) => {
  const member = await aMember(request);
  const { email, password } = member;
  await request.post('/api/token/pair', { data: { email, password } });
  // Every window is another session: soon the list is longer than what stands in for it. They are
  // high enough for what follows.
  for (const path of ['/account-settings', '/account-settings?tab=security'])
    await expectStill((width) => shiftsOf(browser, path, { width, height: 1300 }, member));
});

for (const path of [
  '/',
  '/blog',
  '/blog/chicago-date-ideas',
  '/date-ideas',
  '/terms-of-service',
  '/privacy-policy',
])
  test(`nothing on ${path} moves when the fonts come`, async ({ browser }) => {
    await expectStill((width) => shiftsOf(browser, path, width));
  });
