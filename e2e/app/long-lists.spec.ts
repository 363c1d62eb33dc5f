import { expect, type Page, test } from '@playwright/test';
import { aMember, type Member } from '../testing/a-member.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { dayFromToday } from '../testing/days.ts';
import { recordDate } from '../testing/people-samples.ts';

const names = ['June', 'Noor', 'Tomás', 'Isaac', 'Ángela', 'Wei', 'Priya', 'Theo'];
const surnames = ['Park', 'Haddad', 'Rivera', 'Bell', 'Ruiz'];

async function addPeople(member: Member): Promise<number> {
  let id = 0;
  for (const surname of surnames)
    for (const name of names) {
      const profile = { name: `${name} ${surname}` };
      ({ id } = await member.ask<{ id: number }>('POST /profiles', profile));
    }
  return id;
}

function people(page: Page) {
  return page.getByRole('list', { name: 'Profiles' }).getByRole('listitem');
}

test.describe('a long list of people', () => {
  test.beforeEach(async ({ page, request }) => {
    const member = await aMember(request);
    await addPeople(member);
    await member.signIn(page);
    await page.goto('/profiles');
  });

  test('is rendered where it is scrolled to, reachable by keyboard, and restored by going back', async ({
    page,
  }) => {
    // Where it is scrolled to is read at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(people(page).first()).toHaveAttribute('aria-setsize', '40');
    expect(await people(page).count()).toBeLessThan(30);
    await expect(page.getByRole('heading', { level: 1, name: 'Date Profiles' })).toBeVisible();
    await people(page).first().getByRole('link').focus();
    for (let i = 0; i < 30; i++) await page.keyboard.press('Tab');
    const focused = page.locator('li:has(:focus)');
    await expect(focused).toHaveAttribute('aria-posinset', '31');
    await expect(focused).toBeInViewport({ ratio: 0.9 });
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/profiles\/\d+/);
    await page.goBack();
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - scrolled))
      .toBeLessThan(30);
  });

  test('is searched and sorted, which the URL keeps', async ({ page }) => {
    await page.getByRole('searchbox', { name: 'Search people' }).fill('angela');
    await expect(page.getByRole('status').filter({ hasText: 'people' })).toHaveText(
      '5 of 40 people',
    );
    await page.getByLabel('Order').selectOption('By name');
    await page.getByRole('link', { name: /Ángela Ruiz/ }).click();
    await expect(page).toHaveURL(/\/profiles\/\d+/);
    await page.goBack();
    await expect(page.getByRole('searchbox', { name: 'Search people' })).toHaveValue('angela');
    await page.getByRole('searchbox', { name: 'Search people' }).fill('');
    await page
      .getByRole('navigation', { name: 'Jump to a letter' })
      .getByRole('link', { name: 'W' })
      .click();
    await expect(page.getByRole('heading', { name: 'W', exact: true })).toBeInViewport();
    await expectAccessible(page);
    await page.getByRole('searchbox', { name: 'Search people' }).fill('nobody like that');
    await expect(page.getByText('Nobody here matches')).toBeVisible();
  });
});

test('a long history is searched, ordered and jumped through by year', async ({
  page,
  request,
}) => {
  const member = await aMember(request);
  const { id } = await member.ask<{ id: number }>('POST /profiles', { name: 'June Park' });
  for (let i = 0; i < 26; i++)
    await recordDate(member, dayFromToday(-1 - i * 40), {
      profileId: id,
      rating: 1 + (i % 5),
      stops: [[i % 5 === 2 ? 'Heath Ceramics' : 'Dolores Park', '', '18:00', '20:00', 10 + i]],
    });
  await member.signIn(page);
  await page.goto('/history');
  // What is opened pushes down what stands below it, also in a list of which only a part is drawn.
  const entries = page.getByRole('button', { expanded: false }).and(page.locator('.entry-head'));
  const [first, second] = [page.locator('.entry').first(), page.locator('.entry').nth(1)];
  await entries.first().click();
  await expect(first.getByText('6:00 – 8:00 PM')).toBeVisible();
  await expect
    .poll(async () => {
      const [above, below] = [await first.boundingBox(), await second.boundingBox()];
      return (below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? Number.NaN));
    })
    .toBeGreaterThan(0);
  await first.getByRole('button', { expanded: true }).click();
  await expect(first.getByText('6:00 – 8:00 PM')).toHaveCount(0);
  const years = page.getByRole('navigation', { name: 'Jump to a year' }).getByRole('link');
  const last = (await years.last().textContent()) ?? '';
  await years.last().click();
  await expect(page.getByRole('heading', { name: last, exact: true })).toBeInViewport();
  await page.getByRole('searchbox', { name: 'Search dates' }).fill('heath');
  await expect(page.getByText('5 of 26 dates')).toBeVisible();
  await page.getByLabel('Order').selectOption('Most expensive first');
  await expect(page.locator('.entry-head').first()).toContainText('$32.00');
  await expectAccessible(page);
});
