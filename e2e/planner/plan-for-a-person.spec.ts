import { expect, test } from '@playwright/test';
import type { Profile } from '@rendezvous/contract';
import { aMember, type Member } from '../testing/a-member.ts';
import { dayFromToday } from '../testing/days.ts';
import { openRest } from '../testing/a-plan.ts';
import { expectAccessibleIn, looks } from '../testing/expect-accessible.ts';
import {
  june,
  tags,
  plan,
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

test('[NEW-01] somebody signed in plans under the title Plan a Date, for one of their people, in the form, with a result', async ({
  page,
}) => {
  await aPerson();
  await page.goto('/new-date');
  await expect(page.getByRole('heading', { level: 1, name: 'Plan a Date' })).toBeVisible();
  const who = page.getByRole('radiogroup', { name: 'Who is it with?' });
  await expect(who.getByRole('radio')).toHaveCount(2);
  await expect(pick(page, /Quick Date/)).toBeChecked();
  await choose(page, 'June Park');
  await expect(page).toHaveURL(/\/new-date\?profile=\d+$/);
  await expectFilledIn(page);
  await plan(page);
  await expect(page.getByRole('heading', { level: 2, name: /with June/ })).toBeFocused();
});

test('[PROF-06] Plan New carries the person to the planner', async ({ page }) => {
  const { id } = await aPerson();
  await page.goto(`/profiles/${id}`);
  await page
    .getByRole('region', { name: 'Upcoming Dates' })
    .getByRole('link', { name: 'Plan New' })
    .click();
  await expect(page).toHaveURL(`/new-date?profile=${id}`);
  await expectFilledIn(page);
  await expect(pick(page, /June Park/)).toBeChecked();
});

test('[NEW-10] missing interests are asked for, of the user and of the person, with the way to add them', async ({
  page,
}) => {
  const sam = await aPerson({ name: 'Sam Ode' });
  await page.goto('/new-date');
  const missing = page.getByRole('list', { name: 'Missing interests' });
  await expect(missing.getByRole('link')).toHaveText(['Add your interests']);
  await choose(page, 'Sam Ode');
  await expect(missing.getByRole('link')).toHaveText([
    'Add your interests',
    'Add interests for Sam',
  ]);
  await expect(missing.getByRole('link', { name: 'Add interests for Sam' })).toHaveAttribute(
    'href',
    `/profiles/${sam.id}/edit`,
  );
  await missing.getByRole('link', { name: 'Add your interests' }).click();
  await expect(page).toHaveURL(/\/my-profile$/);

  await member.ask('PUT /profiles/my-profile', { interests: ['Jazz'] });
  await page.goto('/new-date');
  await choose(page, 'Sam Ode');
  await expect(missing.getByRole('link')).toHaveText(['Add interests for Sam']);
  await member.ask(`PUT /profiles/${sam.id}`, { interests: ['Opera'] });
  await page.goto(`/new-date?profile=${sam.id}`);
  await expect(tags(page, 'Interests')).toHaveText(['Opera']);
  await expect(missing).toHaveCount(0);
});

test('a plan for a person leaves out places where they have been, and is saved for that person', async ({
  page,
}) => {
  const person = await aPerson();
  await aDate(person, dayFromToday(-4), 'Kabuki Springs & Spa', 'Bowling');
  await page.goto(`/new-date?profile=${person.id}`);
  await expectFilledIn(page);
  await plan(page);
  await expect(page.getByRole('list', { name: 'Good to know' })).toContainText(
    'Left out: one place from your dates with June.',
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  const [idea] = await member.ask<{ profile_id: number }[]>('GET /saved-ideas');
  expect(idea?.profile_id).toBe(person.id);
});

test('nothing of a person is left when the session ends elsewhere', async ({ page, context }) => {
  const { id } = await aPerson();
  await page.goto(`/new-date?profile=${id}`);
  await expectFilledIn(page);
  await plan(page);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quick Date Planner' })).toBeVisible();
  await expect(page.getByLabel('Location')).toHaveValue('');
  await expect(page.getByText('June')).toHaveCount(0);
});

test('the planner for a person is accessible', async ({ page }) => {
  for (const name of ['Maximiliana Featherstonehaugh-Cholmondeley', 'Bea', 'Cleo'])
    await aPerson({ name, location: 'Somewhere rather far away, San Francisco, CA' });
  const { id } = await aPerson({ ...june, interests: [] });
  await page.goto(`/new-date?profile=${id}`);
  await expect(page.getByRole('list', { name: 'Missing interests' })).toBeVisible();
  await expectAccessibleIn(looks, page);
  await page.getByLabel('Desired mood').fill('calm');
  await openRest(page);
  await page.getByLabel('Max distance').press('ArrowRight');
  await page.getByLabel('Date number').selectOption('4');
  await choose(page, 'Bea');
  await expect(page.getByRole('button', { name: 'Put back what you typed' })).toBeVisible();
  await expectAccessibleIn(looks, page);
  await page.goto('/new-date?profile=12');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleIn(looks, page);
});
