import { expect, type Locator, test } from '@playwright/test';
import { aBusyMember } from '../testing/a-busy-member.ts';
import type { Member } from '../testing/a-member.ts';
import { dayFromToday, inWords, yearsAgo } from '../testing/days.ts';
import type { Network } from '../testing/network.ts';
import { type People, recordDate } from '../testing/people-samples.ts';

const [lastYear, yearBefore] = [yearsAgo(1), yearsAgo(2)];
let member: Member;
let people: People;
let network: Network;
test.beforeEach(async ({ page, context, request }) => {
  ({ member, people, network } = await aBusyMember({ page, context, request }));
});

/** What a navigation to the planner carries. */
interface Carried {
  readonly profileId: number;
  readonly config: {
    readonly interests: readonly string[];
    readonly previous_date_activities: string;
  };
}

test.describe('a profile', () => {
  test('[PROF-06] shows the next five dates and leads on to planning', async ({ page }) => {
    for (let i = 0; i < 6; i++)
      await recordDate(member, dayFromToday(20 + i), { profileId: people.june, stops: [] });
    await page.goto(`/profiles/${people.june}`);
    const upcoming = page.getByRole('region', { name: 'Upcoming Dates' });
    await expect(upcoming.getByRole('listitem')).toHaveCount(5);
    await expect(upcoming.getByRole('listitem').first()).toContainText(inWords(dayFromToday(1)));
    await expect(upcoming.getByRole('listitem').first()).toContainText('3:45 PM');
    await expect(upcoming.getByRole('link', { name: 'Plan New' })).toHaveAttribute(
      'href',
      `/new-date?profile=${people.june}`,
    );
  });

  test('[PROF-07] its history is folded by hand, grouped by year, and each date opens to its activities', async ({
    page,
  }) => {
    await page.goto(`/profiles/${people.june}`);
    const history = page.getByRole('region', { name: /^Date History/ });
    await expect(history.getByRole('heading', { level: 2 })).toHaveText('Date History 4');
    await expect(history.getByRole('heading', { level: 3 })).toHaveText([
      `${lastYear}`,
      `${yearBefore}`,
    ]);
    await expect(history.locator('time')).toHaveText([
      `August 29, ${lastYear}`,
      `October 10, ${lastYear}`,
      `November 7, ${lastYear}`,
      `December 13, ${yearBefore}`,
    ]);
    const november = history.getByRole('button', { name: new RegExp(`^November 7, ${lastYear}`) });
    await november.click();
    await expect(history.getByText('595 Alabama St')).toBeVisible();
    await expect(history.getByText('4:30 – 5:45 PM')).toBeVisible();
    await november.click();
    await expect(history.getByText('595 Alabama St')).toHaveCount(0);
    await history.getByRole('button', { name: 'Collapse date history' }).click();
    await expect(november).toBeHidden();
    await history.getByRole('button', { name: 'Expand date history' }).click();
    await expect(november).toBeVisible();
  });

  test('[PROF-07] after 400 px a button leads back to the top', async ({ page }) => {
    await page.goto(`/profiles/${people.june}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const up = page.getByRole('button', { name: 'Scroll to top' });
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
    await expect(up).toHaveCount(0);
    await page.evaluate(() => window.scrollTo({ top: 440, behavior: 'instant' }));
    await up.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('[PROF-08] dates carry their moments and the color of their rating', async ({ page }) => {
    await page.goto(`/profiles/${people.june}`);
    const entry = (day: string): Locator => page.locator('.entry').filter({ hasText: day });
    await expect(entry(`November 7, ${lastYear}`)).toContainText('Amazing Date!');
    await expect(entry(`November 7, ${lastYear}`).locator('.rating-dot')).toHaveClass(/--green/);
    await expect(entry(`August 29, ${lastYear}`)).toContainText('First Kiss');
    await expect(entry(`October 10, ${lastYear}`).locator('.rating-dot')).toHaveClass(/--blue/);
    await expect(entry(`December 13, ${yearBefore}`)).toContainText('Rough Date');
    await expect(entry(`December 13, ${yearBefore}`).locator('.rating-dot')).toHaveClass(/--red/);
    await page.goto('/history');
    await expect(entry(`October 24, ${lastYear}`).locator('.rating-dot')).toHaveClass(/--yellow/);
    await expect(entry(`October 24, ${lastYear}`)).not.toContainText('Rough Date');
  });

  test('[PROF-14] says which kinds of dates went well and carries them into a plan', async ({
    page,
  }) => {
    for (const daysAgo of [2, 9, 16])
      await recordDate(member, dayFromToday(-daysAgo), {
        profileId: people.june,
        rating: 5,
        stops: [['Glazing ceramics', '', '19:00', '21:00', 40]],
      });
    await page.goto(`/profiles/${people.june}`);
    const insights = page.getByRole('region', { name: /^What works with / });
    const lesson = insights.getByRole('listitem').first();
    await expect(lesson).toContainText('Ceramics: four good evenings of four');
    await expect(lesson).toContainText('fairly sure');
    await expect(lesson).toContainText('More of it in the next plans');
    await expect(
      insights.getByText(
        /^A plan made from here asks for ceramics.* and avoids repeating Glazing ceramics, Heath Ceramics, and/,
      ),
    ).toBeVisible();
    await insights.getByRole('link', { name: 'Plan with what went well' }).click();
    await expect(page).toHaveURL(`/new-date?profile=${people.june}`);
    const carried: Carried = await page.evaluate(() => window.history.state.usr);
    expect(carried.profileId).toBe(people.june);
    expect(carried.config.interests).toEqual(
      expect.arrayContaining(['Ceramics', 'Used bookshops']),
    );
    expect(carried.config.previous_date_activities).toContain('Dolores Park');
  });
});

test('what works with somebody is hidden until the ratings say something', async ({ page }) => {
  await recordDate(member, dayFromToday(-2), {
    profileId: people.noor,
    rating: 5,
    stops: [['Bowling', '', '19:00', '21:00', 40]],
  });
  await page.goto(`/profiles/${people.noor}`);
  await expect(page.getByRole('region', { name: /^Date History/ })).toBeVisible();
  await expect.poll(() => network.count(`GET /profiles/${people.noor}/insights`)).toBe(1);
  await expect(page.getByRole('region', { name: 'Relationship timeline' })).toBeVisible();
  await expect(page.getByText(/^What works with/)).toHaveCount(0);
});
