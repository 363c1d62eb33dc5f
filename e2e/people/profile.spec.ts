import { expect, type Locator, test } from '@playwright/test';
import type { DateRecord, Profile } from '@rendezvous/contract';
import { aBusyMember } from '../testing/a-busy-member.ts';
import { aMember, type Member } from '../testing/a-member.ts';
import { dayFromToday, inWords, yearsAgo } from '../testing/days.ts';
import { busy, type Network } from '../testing/network.ts';
import { addPictures, type People, recordDate } from '../testing/people-samples.ts';
import { toast } from '../testing/toast.ts';

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
  test('[PROF-03] is loading, then there; a failure is a panel; a stranger is not found', async ({
    page,
    request,
  }) => {
    const stranger = await (await aMember(request)).ask<Profile>('POST /profiles', {
      name: 'Theo Lindqvist',
    });
    const letThrough = await network.hold(new RegExp(`^GET /profiles/${people.june}$`));
    await page.goto(`/profiles/${people.june}`);
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    letThrough();
    await expect(page.getByRole('heading', { level: 1, name: 'June Park' })).toBeVisible();
    await expect(page).toHaveTitle('June Park | Rendezvous');
    await page.goto(`/profiles/${stranger.id}`);
    await expect(
      page.getByText("The profile you're looking for doesn't exist or has been removed"),
    ).toBeVisible();
    await network.refuse(new RegExp(`^GET /profiles/${people.noor}$`), busy);
    await page.goto(`/profiles/${people.noor}`);
    await expect(page.getByRole('alert')).toContainText('Failed to load profile');
    await expect(page.getByRole('alert')).toContainText(
      'The store is busy. Try again in a minute.',
    );
    network.recover();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Noor Haddad' })).toBeVisible();
  });

  test('[PROF-04] its status is any of seven, in any order, each with its color and word', async ({
    page,
  }) => {
    await page.goto(`/profiles/${people.june}`);
    await page.getByRole('combobox', { name: 'Relationship status: Dating' }).click();
    const options = page.getByRole('option');
    await expect(options).toHaveText([
      'Talking',
      'First date',
      'Second date',
      'Third date',
      'Dating',
      'Exclusive',
      'Ended',
    ]);
    const colors = await options
      .locator('.badge')
      .evaluateAll((badges) =>
        badges.map(
          (badge) => `${getComputedStyle(badge).color} ${getComputedStyle(badge).backgroundColor}`,
        ),
      );
    expect(new Set(colors).size).toBe(7);
    await page.getByRole('option', { name: 'First date' }).click();
    await expect(
      page.getByRole('combobox', { name: 'Relationship status: First date' }),
    ).toBeVisible();
    await expect(toast(page, 'Success', 'Profile saved successfully')).toBeVisible();
    const timeline = page
      .getByRole('region', { name: 'Relationship timeline' })
      .getByRole('listitem');
    await expect(timeline.locator('b')).toHaveText([
      'Talking',
      'First date',
      'Dating',
      'First date',
    ]);
    await expect(timeline.last().getByTitle(inWords(dayFromToday(0)))).toBeVisible();
    expect(await member.ask(`GET /profiles/${people.june}`)).toMatchObject({
      status: 'first_date',
    });
  });

  test('[PROF-04] an unknown status is called Unknown', async ({ page }) => {
    await page.route(`**/api/profiles/${people.june}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), status: 'betrothed' } });
    });
    await page.goto(`/profiles/${people.june}`);
    await expect(
      page.getByRole('combobox', { name: 'Relationship status: Unknown' }),
    ).toBeVisible();
  });

  test('[ERR-01] a status that was not stored goes back, says so in place and not in a toast', async ({
    page,
  }) => {
    await page.goto(`/profiles/${people.june}`);
    await network.refuse(/^PUT/, busy);
    const letThrough = await network.hold(/^PUT/);
    await page.getByRole('combobox', { name: 'Relationship status: Dating' }).click();
    await page.getByRole('option', { name: 'Ended' }).click();
    await expect(page.getByRole('combobox', { name: 'Relationship status: Ended' })).toBeVisible();
    letThrough();
    await expect(page.getByRole('combobox', { name: 'Relationship status: Dating' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(
      'The store is busy. Try again in a minute.',
    );
    await expect(page.locator('.toast')).toHaveCount(0);
  });

  test('[PROF-04] [PROF-13] deleting asks first, and everything of the person is gone afterwards', async ({
    page,
    request,
  }) => {
    await addPictures(member, people.june);
    const june = await member.ask<Profile>(`GET /profiles/${people.june}`);
    for (const { url } of june.attachments) expect((await request.get(url)).status()).toBe(200);
    await page.goto(`/profiles/${people.june}`);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = page.getByRole('dialog', {
      name: 'Are you sure you want to delete this profile?',
    });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await network.refuse(/^DELETE/, busy);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await dialog.getByRole('button', { name: 'Delete profile' }).click();
    await expect(toast(page, 'Error', 'Failed to delete profile')).toBeVisible();
    network.recover();
    await dialog.getByRole('button', { name: 'Delete profile' }).click();
    await expect(toast(page, 'Success', 'Profile deleted successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/profiles$/);
    await expect(page.getByRole('list', { name: 'Profiles' }).getByRole('listitem')).toHaveCount(3);
    expect(
      (await member.ask<DateRecord[]>('GET /history')).map(({ profile }) => profile?.name),
    ).toEqual(['Tomás Rivera', 'Isaac Bell']);
    for (const { url } of june.attachments) expect((await request.get(url)).status()).toBe(404);
  });

  test('[PROF-04] leads to editing, planning and recording', async ({ page }) => {
    await page.goto(`/profiles/${people.june}`);
    await expect(page.getByRole('link', { name: 'Plan Date' })).toHaveAttribute(
      'href',
      `/new-date?profile=${people.june}`,
    );
    await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveAttribute(
      'href',
      `/profiles/${people.june}/edit`,
    );
    await page.getByRole('button', { name: 'Record Date' }).click();
    await expect(page.getByRole('dialog', { name: 'Record Date' })).toContainText('with June Park');
  });

  test('[PROF-05] tells all that is known', async ({ page }) => {
    await page.goto(`/profiles/${people.june}`);
    await expect(page.getByText('Teaches the Thursday wheel class on Balboa.')).toBeVisible();
    const about = page.getByRole('region', { name: 'About June Park' });
    for (const [term, text] of [
      ['Interests', 'Used bookshops'],
      ['Dislikes', 'Loud bars'],
      ['Dietary restrictions', 'Vegetarian'],
      ['Favorite cuisines', 'Burmese, Thai'],
      ['Languages', 'English, Korean'],
      ['Hobbies', 'Letterpress, Urban foraging'],
      ['Important dates', 'March 3'],
      ['Important dates', 'December 5, 2026'],
      ['Notes', 'Allergic to cats.'],
    ] as const) {
      await expect(
        about.locator('dl > div').filter({ has: page.getByText(term, { exact: true }) }),
      ).toContainText(text);
    }
    await expect(about.getByRole('link', { name: 'Instagram: @junepark.makes' })).toHaveAttribute(
      'href',
      'https://www.instagram.com/junepark.makes/',
    );
    await expect(about.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
      'href',
      'https://www.facebook.com/junepark',
    );
  });

  test('[PROF-05] its photos open large; arrow keys turn them; the focus stays inside and comes back', async ({
    page,
  }) => {
    await addPictures(member, people.june);
    await page.goto(`/profiles/${people.june}`);
    const second = page.getByRole('button', { name: 'View photo 2 of 3' });
    await second.click();
    const viewer = page.getByRole('dialog', { name: 'Photos of June Park' });
    await expect(viewer).toContainText('Photo 2 of 3');
    await expect
      .poll(() => viewer.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.keyboard.press('ArrowRight');
    await expect(viewer).toContainText('Photo 3 of 3');
    await page.keyboard.press('ArrowRight');
    await expect(viewer).toContainText('Photo 1 of 3');
    await page.keyboard.press('ArrowLeft');
    await expect(viewer).toContainText('Photo 3 of 3');
    for (let i = 0; i < 6; i++) await page.keyboard.press('Tab');
    expect(await viewer.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(second).toBeFocused();
  });

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
