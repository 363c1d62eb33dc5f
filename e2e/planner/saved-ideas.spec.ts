import { expect, test } from '@playwright/test';
import type { Profile } from '@rendezvous/contract';
import { aMember, type Member } from '../testing/a-member.ts';
import { dayFromToday, inWords } from '../testing/days.ts';
import { expectAccessible, expectAccessibleIn, looksAt } from '../testing/expect-accessible.ts';
import { aPlan, saveIdea, saveSuggestion } from '../testing/idea-samples.ts';
import { busy, watchNetwork } from '../testing/network.ts';
import { toast } from '../testing/toast.ts';

let elena: Member;

test.beforeEach(async ({ page, request }) => {
  elena = await aMember(request);
  await elena.signIn(page);
});

const monthAndDay = new Date().toLocaleDateString('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

test('[SAVE-01] saved ideas show the weather, the hours, the places, the cost, and whom they are for', async ({
  page,
}) => {
  const june = await elena.ask<Profile>('POST /profiles', { name: 'June Park' });
  const venues = aPlan().venues.map((venue) => ({ ...venue, arrival: '', departure: '' }));
  await saveIdea(elena, {
    weather_info: {},
    plans: [aPlan({ title: '', date: '', city: '', start_time: '', venues, total_cost: '$0' })],
  });
  await saveIdea(elena, { profile_id: june.id });
  await page.goto('/saved-ideas');
  await expect(page).toHaveTitle('Saved Ideas | Rendezvous');
  const cards = page.getByRole('list', { name: 'Saved Ideas' }).locator('> li');
  const [newest, oldest] = [cards.first(), cards.last()];
  await expect(
    newest.getByRole('heading', { level: 2, name: 'Lands End Lookout to Burma Superstar' }),
  ).toBeVisible();
  for (const text of [
    '58°F, clear skies',
    inWords(dayFromToday(3)),
    '3:45 to 8:15 PM',
    '$96',
    `For June, saved ${monthAndDay}`,
  ])
    await expect(newest).toContainText(text);
  await expect(newest.getByRole('listitem')).toHaveText([
    /Lands End Lookout.*3:45 PM/,
    /Green Apple Books.*5:25 PM/,
    /Burma Superstar.*6:30 PM/,
  ]);
  for (const text of [
    'Weather data unavailable',
    'Times not set',
    'Lands End Lookout to Burma Superstar',
    '$0',
    `Quick date, saved ${monthAndDay}`,
  ])
    await expect(oldest).toContainText(text);
  await expect(page.getByRole('main').getByRole('link', { name: 'New Date' })).toHaveAttribute(
    'href',
    '/new-date',
  );
  await expectAccessibleIn(looksAt(360, 390, 768, 1440), page, newest);
});

test('[SAVE-01] the plans of an idea are chosen by tabs and removed one by one', async ({
  page,
}) => {
  const { plans } = await saveSuggestion(elena, {
    location: 'San Francisco, CA',
    interests: ['jazz'],
  });
  const [first, second] = plans.map(({ title }) => title);
  const labels = plans.map(({ label }) => label ?? '');
  expect(new Set(labels).size).toBe(2);
  await page.goto('/saved-ideas');
  await expect(page.getByRole('tab')).toHaveText(
    labels.map((label, i) => `Option ${i + 1}: ${label}`),
  );
  await expect(page.getByRole('heading', { level: 2, name: first ?? '' })).toBeVisible();
  await page.getByRole('tab', { name: 'Option 2' }).click();
  await expect(page.getByRole('heading', { level: 2, name: second ?? '' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: first ?? '' })).toHaveCount(0);
  await page.getByRole('button', { name: `Remove ${second}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click();
  await page.getByRole('button', { name: `Remove ${second}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'Success', 'Date idea removed successfully')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: first ?? '' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.getByRole('button', { name: `Remove ${first}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Nothing saved yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nothing saved yet')).toBeVisible();
});

test('[SAVE-01] ideas that cannot be loaded say so, and can be asked for again', async ({
  page,
  context,
}) => {
  const network = watchNetwork(context);
  await saveIdea(elena);
  const release = await network.hold(/^GET \/saved-ideas$/);
  await network.refuse(/^GET \/saved-ideas$/, busy);
  await page.goto('/saved-ideas');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  release();
  await expect(page.getByRole('alert')).toContainText('Failed to load saved date ideas');
  network.recover();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByRole('heading', { level: 2, name: 'Lands End Lookout to Burma Superstar' }),
  ).toBeVisible();
});

test('[SAVE-01] of many ideas the last one is there, and can be found', async ({ page }) => {
  for (let i = 0; i < 30; i += 1)
    await saveIdea(elena, { plans: [aPlan({ title: `Evening ${i}` })] });
  await page.goto('/saved-ideas');
  await expect(page.getByRole('list', { name: 'Saved Ideas' }).locator('> li')).toHaveCount(30);
  const oldest = page.getByRole('button', { name: 'Remove Evening 0 from saved ideas' });
  await oldest.scrollIntoViewIfNeeded();
  await oldest.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('[PROF-09] the page of a person shows what was saved for them', async ({ page, context }) => {
  const network = watchNetwork(context);
  const june = await elena.ask<Profile>('POST /profiles', { name: 'June Park' });
  const panel = page.getByRole('region', { name: /^Saved ideas/ });
  await page.goto(`/profiles/${june.id}`);
  await expect(panel).toContainText('Nothing saved yet');
  await saveIdea(elena, { plans: [aPlan({ title: 'For nobody' })] });
  await saveIdea(elena, {
    profile_id: june.id,
    plans: [aPlan(), aPlan({ title: 'A second way' })],
  });
  await network.refuse(/^GET \/saved-ideas$/, busy);
  await page.reload();
  await expect(panel.getByRole('alert')).toContainText('Failed to load profile saved date ideas');
  network.recover();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel).toContainText('58°F, clear skies');
  await expect(panel).not.toContainText('For nobody');
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText(
    'Lands End Lookout to Burma Superstar',
  );
  for (const text of [
    '3:45 – 5:10 PM, Free',
    '5:25 – 6:20 PM, $12 each',
    '6:30 – 8:15 PM, $36 per person',
  ])
    await expect(panel).toContainText(text);
  await expectAccessible(page);
  await panel.getByRole('tab', { name: 'Option 2: A second way' }).click();
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText('A second way');
  await expect(panel.getByRole('link', { name: 'Plan a Date' })).toHaveAttribute(
    'href',
    `/new-date?profile=${june.id}`,
  );
  await panel.getByRole('button', { name: 'Collapse saved ideas' }).click();
  await expect(panel.getByText('A second way', { exact: true })).toBeHidden();
  await panel.getByRole('button', { name: 'Expand saved ideas' }).click();
  await panel.getByRole('link', { name: 'All saved ideas' }).click();
  await expect(page).toHaveURL(/\/saved-ideas$/);
});

test('[NEW-08] a plan is saved and unsaved where it was made', async ({ page }) => {
  await page.goto('/new-date');
  await expect(page.getByRole('heading', { level: 1, name: 'Plan a Date' })).toBeVisible();
  await page.getByLabel('Location').fill('Chicago');
  await page.getByRole('button', { name: 'Plan this date' }).click();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(toast(page, 'Success', 'Date idea saved successfully')).toBeVisible();
  const saved = page.getByRole('button', { name: 'Saved', exact: true });
  await expect(saved).toHaveAttribute('aria-pressed', 'true');
  await page.route('**/api/saved-ideas/*', (route) => route.fulfill({ status: 500, json: {} }));
  await saved.click();
  await expect(toast(page, 'Error', 'Failed to remove date idea')).toBeVisible();
  await page.unroute('**/api/saved-ideas/*');
  await saved.click();
  await expect(toast(page, 'Success', 'Date idea removed successfully')).toBeVisible();
  await page.route('**/api/saved-ideas', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: {} })
      : route.fallback(),
  );
  await save.click();
  await expect(toast(page, 'Error', 'Failed to save date idea')).toBeVisible();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/api/saved-ideas');
  await page.context().setOffline(true);
  for (const [name, failed] of [
    ['Save', 'Failed to save date idea'],
    ['Add to calendar', 'Failed to make calendar file'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    const why = 'You are offline. Try again once you have a connection.';
    await expect(toast(page, 'Error', `${failed}. ${why}`)).toBeVisible();
  }
});
