import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import type { Profile } from '@rendezvous/contract';
import { aMember, type Member } from '../testing/a-member.ts';
import { plan, planEvening, stops } from '../testing/a-plan.ts';
import { yearsAgo } from '../testing/days.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { aPlan, saveIdea } from '../testing/idea-samples.ts';

test.use({ serviceWorkers: 'allow' });

/**
 * Said of a page that was opened without a connection, which not every browser under test notices
 * by itself.
 */
const unreachable = /We could not reach the server\.|You are offline\./;

let elena: Member;

/** The paths of everything that the worker keeps. */
function listKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches = await Promise.all(
      (await window.caches.keys()).map((name) => window.caches.open(name)),
    );
    return (await Promise.all(caches.map((cache) => cache.keys())))
      .flat()
      .map(({ url }) => new URL(url).pathname);
  });
}

/**
 * Opens a page and waits until the browser has all it needs to open it again without a connection.
 */
async function see(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(text).first()).toBeVisible();
  await expect.poll(() => listKept(page)).toContain('/index.html');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('date-store'))).toContain(text);
}

test.describe('for members', () => {
  test.beforeEach(async ({ page, request }) => {
    elena = await aMember(request);
    await elena.ask('POST /profiles', {
      name: 'June Park',
      notes: 'canary note',
      phone_number: '555 0142',
    });
    await saveIdea(elena, {
      plans: [
        aPlan({
          venues: aPlan().venues.map((venue) => ({ ...venue, description: 'canary description' })),
        }),
      ],
    });
    await elena.signIn(page);
  });

  test('[SAVE-02] saved ideas that were viewed open offline, unchanged', async ({
    page,
    context,
  }) => {
    await see(page, '/saved-ideas', 'Burma Superstar');
    expect(await page.evaluate(() => localStorage.getItem('date-store'))).not.toMatch(
      /canary|555 0142/,
    );
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    for (const open of [
      () => page.reload(),
      () => page.goto('/dashboard').then(() => page.goto('/saved-ideas')),
    ]) {
      await open();
      await expect(page.getByRole('heading', { level: 1, name: 'Saved Ideas' })).toBeVisible();
      const idea = page.getByRole('list', { name: 'Saved Ideas' });
      for (const text of [
        'Lands End Lookout to Burma Superstar',
        '309 Clement St',
        '6:30 PM',
        '$96',
        '58°F, clear skies',
      ])
        await expect(idea).toContainText(text);
      await expect(page.getByText(unreachable)).toBeVisible();
      await expect(page.getByText('Elena Marsh').first()).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  });

  test('[SAVE-02] people and the dashboard open without a connection too', async ({
    page,
    context,
  }) => {
    await see(page, '/profiles', 'June Park');
    await see(page, '/dashboard', 'Burma Superstar');
    await context.setOffline(true);
    await page.goto('/profiles');
    await expect(page.getByRole('link', { name: /June Park/ })).toBeVisible();
    await page.goto('/dashboard');
    await expect(
      page.getByRole('link', { name: /Lands End Lookout to Burma Superstar/ }),
    ).toBeVisible();
  });

  test('[SAVE-02] past dates that were viewed open offline, and one that was not says what it takes', async ({
    page,
    context,
  }) => {
    const [june] = await elena.ask<Profile[]>('GET /profiles');
    const id = randomUUID();
    await elena.ask('POST /history', {
      id,
      profile_id: june?.id,
      date: yearsAgo(1) + '-11-07',
      rating: 4,
      activities: [
        {
          name: 'Tea at Samovar',
          location: 'Sanchez St',
          start_time: '18:00',
          end_time: '19:00',
          cost: 20,
        },
      ],
    });
    await see(page, '/history', 'Samovar');
    await context.setOffline(true);
    for (const open of [
      () => page.reload(),
      () => page.goto('/dashboard').then(() => page.goto('/history')),
    ]) {
      await open();
      await expect(page.getByRole('heading', { level: 1, name: 'Date History' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Samovar');
      await expect(page.getByText(unreachable)).toBeVisible();
    }
    await page.goto(`/dates/${id}`);
    await expect(page.getByRole('alert')).toContainText(unreachable);
  });

  test('the last plan opens offline, and no script fails where nothing is stored', async ({
    page,
    context,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto('/new-date');
    await planEvening(page);
    const shown = await stops(page).allTextContents();
    await expect.poll(() => listKept(page)).toContain('/index.html');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('date-store')))
      .toContain('"suggestion_id"');
    await context.setOffline(true);
    await page.reload();
    await expect(stops(page)).toHaveText(shown);
    await expect(plan(page).first()).toBeVisible();
    await page.goto('/my-profile');
    await expect(
      page.getByRole('heading', { level: 1, name: 'This page needs a connection' }),
    ).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    await expect(sidebar.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('[SAVE-02] with the connection back, the screen shows what the server has', async ({
    page,
    context,
  }) => {
    await see(page, '/saved-ideas', 'Burma Superstar');
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(unreachable)).toBeVisible();
    await saveIdea(elena, { plans: [aPlan({ title: 'Another evening' })] });
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: 'Another evening' })).toBeVisible();
    await expect(page.getByText(unreachable)).toHaveCount(0);
  });

  test('[SAVE-02] only the shell is cached for that: no answer of the API, and nothing after signing out', async ({
    page,
    context,
  }) => {
    await see(page, '/saved-ideas', 'Burma Superstar');
    const kept = await listKept(page);
    expect(kept.length).toBeGreaterThan(10);
    expect(kept.filter((path) => !/^\/(assets\/[^/]+|index\.html|offline)$/.test(path))).toEqual(
      [],
    );
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/sign-in$/);
    await context.setOffline(true);
    await page.goto('/saved-ideas');
    await expect(page.getByText('Burma Superstar')).toHaveCount(0);
  });
});

test.describe('for visitors', () => {
  test('a public page that was viewed opens offline, and any other shows a page that says so', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    const title = await page.title();
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    await expect.poll(() => listKept(page)).toEqual(expect.arrayContaining(['/', '/offline']));
    expect(await listKept(page)).not.toContain('/index.html');
    await page.reload();
    await page.locator('img:visible').first().scrollIntoViewIfNeeded();
    await expect
      .poll(async () => (await listKept(page)).some((path) => path.startsWith('/pictures/')))
      .toBe(true);
    await context.setOffline(true);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);

    await page.goto('/new-date');
    await expect(
      page.getByRole('heading', { level: 1, name: 'This page needs a connection' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Saved Ideas' })).toBeHidden();
    await expect(page.getByText('A plan you made in this browser is saved')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);

    await page.goto('/new-date');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Plan this date' })).toBeVisible();
  });

  test('nothing is cached that is not the same for everybody', async ({ page }) => {
    await page.goto('/');
    await expect.poll(() => listKept(page)).toContain('/');
    for (const path of ['/new-date', '/api/docs', '/shared/x', '/robots.txt'])
      await page.goto(path);
    await page.goto('/?source=mail');
    const kept = await listKept(page);
    expect(kept.filter((path) => !/^\/(offline|(assets|pictures|video)\/.+)?$/.test(path))).toEqual(
      [],
    );
    expect(kept.filter((path) => path === '/')).toHaveLength(1);
  });
});
