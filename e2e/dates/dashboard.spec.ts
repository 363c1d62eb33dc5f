import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Profile } from '@rendezvous/contract';
import { aMember, type Member } from '../testing/a-member.ts';
import { dayFromToday, inWords, yearsAgo } from '../testing/days.ts';
import { aPlan, saveIdea } from '../testing/idea-samples.ts';
import { watchNetwork } from '../testing/network.ts';
import { aBusyAutumn, type People } from '../testing/people-samples.ts';

const [lastYear, yearBefore] = [yearsAgo(1), yearsAgo(2)];

/** Opens the dashboard as somebody with people, dates and an idea. */
async function openBusyDashboard(page: Page): Promise<People & { member: Member }> {
  const member = await aMember(page.request);
  const people = await aBusyAutumn(member);
  await member.signIn(page);
  await page.goto('/dashboard');
  return { ...people, member };
}

function stat(page: Page, term: string): Locator {
  return page.locator('.stats > div').filter({ has: page.getByText(term, { exact: true }) });
}

function block(page: Page, name: string): Locator {
  return page.getByRole('region', { name });
}

test('[DASH-01] the totals count past dates, people one is talking to, ideas and spending', async ({
  page,
}) => {
  await openBusyDashboard(page);
  await expect(page).toHaveTitle('Dashboard | Rendezvous');
  await expect(stat(page, 'Total dates')).toContainText('6');
  await expect(stat(page, 'Active profiles')).toContainText('1');
  await expect(stat(page, 'Saved ideas')).toContainText('1');
  await expect(stat(page, 'Spending')).toContainText('$346.65');
  await expect(stat(page, 'Spending')).toContainText('$57.78 per date');
});

test('[DASH-02] on a phone the day of the next date and how far it is away take one line', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const member = await aMember(request);
  const { id } = await member.ask<Profile>('POST /profiles', { name: 'June Park' });
  await member.ask('POST /history', {
    ...{ id: randomUUID(), date: dayFromToday(9), profile_id: id },
    activities: [{ name: 'Bowling', start_time: '18:00' }],
  });
  await member.signIn(page);
  await page.goto('/dashboard');
  const upcoming = block(page, 'Upcoming dates');
  const day = await upcoming.getByText(`${inWords(dayFromToday(9))}, 6:00 PM`).boundingBox();
  const away = await upcoming.getByText(/^In \d+ days$/).boundingBox();
  expect(Math.abs((day?.y ?? 0) - (away?.y ?? Number.NaN))).toBeLessThan(4);
  expect(day?.height).toBeLessThan(24);
});

test.describe('far ahead of the place', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('[DASH-02] tomorrow is tomorrow, whatever day it still is where the date takes place', async ({
    page,
    request,
  }) => {
    const member = await aMember(request);
    const tomorrow = new Date(Date.now() + (14 + 24) * 3_600_000).toISOString().slice(0, 10);
    const id = randomUUID();
    await member.ask('POST /history', {
      ...{ id, kind: 'scheduled', date: tomorrow, plan: aPlan({ date: tomorrow }) },
      activities: [{ name: 'Lands End Lookout', start_time: '15:45' }],
    });
    await member.signIn(page);
    await page.goto('/dashboard');
    await expect(block(page, 'Upcoming dates')).toContainText('Tomorrow, 3:45 PM');
    await expect(page.getByText(/^In \d+ days?$/)).toHaveCount(0);
    await page.goto(`/dates/${id}`);
    await expect(page.getByText('1 day', { exact: true })).toBeVisible();
  });
});

test('[DASH-02] every date to come is within reach, and the next says what is to be booked', async ({
  page,
  request,
}) => {
  const member = await aMember(request);
  const { id: profile_id } = await member.ask<Profile>('POST /profiles', { name: 'June Park' });
  const plan = aPlan({ date: dayFromToday(2) });
  const venues = plan.venues.map((venue, i) => ({
    ...venue,
    ...(i === 2 && { booking: { need: 'required' as const, ahead: null, url: null } }),
  }));
  for (const days of [2, 5, 9, 20, 30])
    await member.ask('POST /history', {
      ...{ id: randomUUID(), kind: 'scheduled', date: dayFromToday(days), profile_id },
      ...(days === 2 && { plan: { ...plan, venues } }),
      activities: plan.venues.map(({ name, arrival }) => ({ name, start_time: arrival })),
    });
  await member.signIn(page);
  await page.goto('/dashboard');
  const upcoming = block(page, 'Upcoming dates');
  await expect(upcoming).toContainText('Book Burma Superstar.');
  await expect(upcoming.getByRole('link', { name: /^June Park / })).toHaveCount(2);
  await upcoming.getByRole('button', { name: 'Show 2 more' }).click();
  await upcoming.getByRole('link', { name: `June Park ${inWords(dayFromToday(30))}` }).click();
  await expect(page).toHaveURL(/\/dates\/.+/);
  await page.goto(`/profiles/${profile_id}`);
  const dates = block(page, 'Upcoming Dates').getByRole('listitem');
  await expect(dates).toHaveCount(5);
  await page.setViewportSize({ width: 390, height: 844 });
  const [day, hour] = [
    await dates.first().locator('time').boundingBox(),
    await dates.first().getByText('3:45 PM', { exact: true }).boundingBox(),
  ];
  expect(Math.abs((day?.y ?? 0) - (hour?.y ?? Number.NaN))).toBeLessThan(4);
});

test('[DASH-02] people, the latest idea, recent and upcoming dates lead to their screens', async ({
  page,
}) => {
  const { june, member } = await openBusyDashboard(page);
  const people = block(page, 'Profiles').getByRole('listitem');
  await expect(people).toHaveCount(3);
  await expect(people.first().getByRole('link')).toHaveAttribute('href', `/profiles/${june}`);
  await expect(
    block(page, 'Latest saved idea').getByRole('link', { name: /SFMOMA to Kin Khao/ }),
  ).toHaveAttribute('href', /^\/ideas\/.+/);
  await saveIdea(member, { plans: [aPlan({ title: 'The latest evening' })] });
  await page.reload();
  await expect(
    block(page, 'Latest saved idea').getByRole('link', { name: /The latest evening/ }),
  ).toHaveAttribute('href', /^\/ideas\/.+/);
  await expect(block(page, 'Latest saved idea')).not.toContainText('SFMOMA');
  const recent = block(page, 'Recent dates').getByRole('listitem');
  await expect(recent).toHaveCount(3);
  await expect(recent.locator('time')).toHaveText([
    `November 7, ${lastYear}`,
    `October 24, ${lastYear}`,
    `October 10, ${lastYear}`,
  ]);
  await expect(recent.first().getByRole('link')).toHaveAttribute('href', /^\/dates\/.+/);
  const upcoming = block(page, 'Upcoming dates');
  await expect(upcoming).toContainText('Tomorrow, 3:45 PM');
  await expect(upcoming).toContainText(`Noor Haddad ${inWords(dayFromToday(8))}, 11:00 AM`);
  await expect(upcoming.getByRole('link', { name: 'Plan New' })).toHaveAttribute(
    'href',
    '/new-date',
  );
  await upcoming.getByRole('button', { name: 'Edit date' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Date' })).toContainText('with June Park');
});

test('[DASH-03] a new account is welcomed, and every block says what to do next', async ({
  page,
}) => {
  await (await aMember(page.request)).signIn(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Elena' })).toBeVisible();
  for (const [name, action, path] of [
    ['Upcoming dates', 'Plan a date', '/new-date'],
    ['Recent dates', 'Go to history', '/history'],
    ['Profiles', 'Add a profile', '/profiles'],
    ['Latest saved idea', 'Find an idea', '/new-date'],
    ['Spending and ratings over time', 'Choose a person', '/profiles'],
  ] as const) {
    await expect(block(page, name).getByRole('link', { name: action })).toHaveAttribute(
      'href',
      path,
    );
  }
  await expect(page.locator('.stats')).toHaveCount(0);
  // One card invites, and what follows are lines: all of it stands on one screen.
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
});

test('[DASH-04] the chart says its figures beside its colors, and the table behind it adds up to the totals', async ({
  page,
}) => {
  await openBusyDashboard(page);
  const chart = block(page, 'Spending and ratings over time');
  await expect(chart.locator('.chart-bar')).toHaveCount(5);
  await expect(chart.locator('.chart-panel--spending .chart-value')).toHaveText([
    '$37',
    '$84',
    '$226',
  ]);
  await expect(chart.locator('.chart-point')).toHaveText(['2.5', '4.0', '3.3']);
  await chart.getByText('Show the figures').click();
  const rows = chart.getByRole('row');
  await expect(rows.nth(1)).toHaveText(`Q4 ${yearBefore}2$37.002.5`);
  await expect(rows.nth(2)).toHaveText(`Q1 ${lastYear}0$0.00none`);
  await expect(rows.last()).toContainText('$346.65');
  await expect(rows.last().getByRole('cell').first()).toHaveText('6');
});

test('[ERR-02] one list that cannot be loaded leaves the rest of the dashboard usable', async ({
  page,
}) => {
  const network = watchNetwork(page.context());
  await network.refuse(/^GET \/saved-ideas/, { status: 500, body: null });
  await openBusyDashboard(page);
  await expect(block(page, 'Latest saved idea').getByRole('alert')).toContainText(
    'Failed to load saved date ideas',
  );
  await expect(stat(page, 'Saved ideas')).toContainText('not loaded');
  await expect(block(page, 'Recent dates').getByRole('listitem')).toHaveCount(3);
  network.recover();
  await block(page, 'Latest saved idea').getByRole('button', { name: 'Try again' }).click();
  await expect(stat(page, 'Saved ideas')).toContainText('1');
});
