import { expect, test } from '@playwright/test';
import type { Profile } from '@rendezvous/contract';
import { aMember, type Member } from '../testing/a-member.ts';
import { dayFromToday } from '../testing/days.ts';
import {
  june,
  tags,
  plan,
  bodyOf,
  pick,
  choose,
  expectFilledIn,
  aPersonOf,
  aDateWith,
} from '../testing/planned-for-june.ts';

let member: Member;
test.beforeEach(async ({ page, request }) => {
  member = await aMember(request);
  await member.signIn(page);
});

const aPerson = (fields?: object): Promise<Profile> => aPersonOf(member, fields);

const aDate = (
  profile: Profile,
  date: string,
  ...activities: readonly string[]
): Promise<unknown> => aDateWith(member, profile, date, activities);

test('[NEW-03] a person in the address fills in the form: the next date, the budget, place, tastes and way to go', async ({
  page,
}) => {
  const { id } = await aPerson();
  const other = await aPerson({ name: 'Sam' });
  for (const days of [3, 30]) await aDate({ ...other, id }, dayFromToday(-days), 'Bowling');
  await aDate({ ...other, id }, dayFromToday(5), 'Bowling');
  await page.goto(`/new-date?profile=${id}`);
  await expectFilledIn(page);
  await expect(pick(page, /June Park/)).toBeChecked();
  await expect(page.getByLabel('Date number')).toHaveValue('3');
  const { profileId, config } = bodyOf(await plan(page));
  expect(profileId).toBe(id);
  expect(config).toMatchObject({
    date_number: 3,
    transport_method: 'walking',
    outdoor_preference: 'both',
    interests: june.interests,
    budget: june.budget_preference,
  });
  expect(config).not.toHaveProperty('date_time');
});

test('[NEW-03] without a day or a time the date is now', async ({ page }) => {
  const { id } = await aPerson({ ...june, transport_preference: undefined });
  await page.goto(`/new-date?profile=${id}`);
  await expect(page.getByLabel('Driving', { exact: true })).toBeChecked();
  await page.getByLabel('Date', { exact: true }).fill('');
  const sent = page.waitForRequest('**/api/profiles/suggest');
  await page.getByRole('button', { name: 'Plan this date' }).click();
  const { config } = bodyOf(await sent);
  expect(config).not.toHaveProperty('start_cal_date');
  expect(Math.abs(Date.parse(config.date_time ?? '') - Date.now())).toBeLessThan(60_000);
});

test('[NEW-03] a link may carry wishes of its own, which win over the profile', async ({
  page,
}) => {
  const { id } = await aPerson();
  const person = await member.ask<Profile>(`GET /profiles/${id}`);
  for (const day of [-16, -9]) await aDate(person, dayFromToday(day), 'Bowling');
  await page.goto(`/profiles/${id}`);
  await page.getByRole('link', { name: 'Plan with what went well' }).click();
  await expect(page).toHaveURL(`/new-date?profile=${id}`);
  await expect(tags(page, 'Interests')).toHaveText(['Used bookshops', 'Ceramics', 'bowling']);
  await expect(page.getByLabel('What you did last time')).toHaveValue('Bowling');
  await expect(page.getByLabel('Location')).toHaveValue('Japantown, San Francisco');
  await page.getByRole('button', { name: 'Remove bowling' }).click();
  // What was changed by hand stays so, until a link is followed again.
  await page.reload();
  await expect(tags(page, 'Interests')).toHaveText(['Used bookshops', 'Ceramics']);
  await page.goto(`/profiles/${id}`);
  await page.getByRole('link', { name: 'Plan with what went well' }).click();
  await expect(tags(page, 'Interests')).toHaveText(['Used bookshops', 'Ceramics', 'bowling']);
});

test('[NEW-03] what was typed comes back after the person has changed', async ({ page }) => {
  await aPerson({ name: 'Sam', location: 'Chicago', interests: ['Jazz'] });
  await aPerson();
  await page.goto('/new-date');
  await choose(page, 'June Park');
  await expectFilledIn(page);
  await expect(page.getByRole('button', { name: 'Put back what you typed' })).toHaveCount(0);
  await page.getByLabel('Location').fill('Mission District, San Francisco');
  await page.getByLabel('Desired mood').fill('calm');
  await page.keyboard.press('Escape');
  await choose(page, 'Sam');
  await expect(page.getByLabel('Location')).toHaveValue('Chicago');
  await expect(page.getByLabel('Desired mood')).toHaveValue('calm');
  await choose(page, 'Quick Date');
  await expect(tags(page, 'Interests')).toHaveCount(0);
  await page.getByRole('button', { name: 'Put back what you typed' }).click();
  await expect(page.getByLabel('Location')).toHaveValue('Mission District, San Francisco');
  await expect(tags(page, 'Interests')).toHaveText(['Used bookshops', 'Ceramics']);
  await expect(page.getByRole('button', { name: 'Put back what you typed' })).toHaveCount(0);
});

test('[NEW-03] a visit to another page keeps what was changed, and takes over what the profile says since', async ({
  page,
}) => {
  const { id } = await aPerson();
  await page.goto(`/new-date?profile=${id}`);
  await expectFilledIn(page);
  await page.getByLabel('Location').fill('Mission District, San Francisco');
  await page.getByRole('navigation').getByRole('link', { name: 'Profiles' }).click();
  await member.ask(`PUT /profiles/${id}`, { interests: ['Tide pools'], location: 'Chicago' });
  await page.getByRole('link', { name: /June Park/ }).click();
  await page.getByRole('link', { name: 'Plan New' }).click();
  await expect(tags(page, 'Interests')).toHaveText(['Tide pools']);
  await expect(page.getByLabel('Location')).toHaveValue('Mission District, San Francisco');
});

test('[NEW-03] an unknown person is reported, and the plan is a Quick Date', async ({
  page,
  request,
}) => {
  const ben = await aMember(request, { firstName: 'Ben' });
  const { id } = await ben.ask<Profile>('POST /profiles', june);
  for (const unknown of [String(id), '12', 'june']) {
    await page.goto(`/new-date?profile=${unknown}`);
    await expect(page.getByRole('alert')).toHaveText(
      /The profile you're looking for doesn't exist or has been removed/,
    );
    await expect(page).toHaveURL(/\/new-date$/);
    await expect(pick(page, /Quick Date/)).toBeChecked();
  }
  await page.getByLabel('Location').fill('San Francisco');
  await page.keyboard.press('Escape');
  expect(bodyOf(await plan(page)).profileId).toBe(-1);
  await expect(
    page.getByRole('heading', { level: 2, name: /^(Two ways|Your) / }),
  ).not.toContainText('with');
});
