import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, type Request, test } from '@playwright/test';
import type { Profile, SuggestionRequestBody } from '@rendezvous/contract';
import { aMember, type Member } from '../testing/a-member.ts';
import { dayFromToday } from '../testing/days.ts';
import { openRest } from '../testing/a-plan.ts';
import { expectAccessibleIn, looks } from '../testing/expect-accessible.ts';

let member: Member;
test.beforeEach(async ({ page, request }) => {
  member = await aMember(request);
  await member.signIn(page);
});

const june = {
  name: 'June Park',
  location: 'Japantown, San Francisco',
  interests: ['Used bookshops', 'Ceramics'],
  dislikes: ['Loud bars'],
  dietary_restrictions: ['Vegetarian'],
  preferred_cuisines: ['Burmese', 'Thai'],
  budget_preference: { min: 60, max: 140 },
  transport_preference: 'walking',
  status: 'dating',
};

const aPerson = (fields: object = june): Promise<Profile> =>
  member.ask<Profile>('POST /profiles', fields);

const aDate = (
  profile: Profile,
  date: string,
  ...activities: readonly string[]
): Promise<unknown> =>
  member.ask('POST /history', {
    id: randomUUID(),
    profile_id: profile.id,
    date,
    rating: 5,
    activities: activities.map((name) => ({ name })),
  });

const pick = (page: Page, name: string | RegExp): Locator => page.getByRole('radio', { name });

/** The picks are drawn around their radio buttons: the label takes the press. */
const choose = (page: Page, name: string): Promise<void> =>
  page.locator('.pick').filter({ hasText: name }).click();

const tags = (page: Page, field: string): Locator =>
  page
    .locator('.field')
    .filter({ has: page.getByLabel(field, { exact: true }) })
    .locator('.tag');

async function expectFilledIn(page: Page): Promise<void> {
  await expect(page.getByText('Filled in from June’s profile.')).toBeVisible();
  await expect(page.getByLabel('Location')).toHaveValue('Japantown, San Francisco');
  await expect(tags(page, 'Interests')).toHaveText(['Used bookshops', 'Ceramics']);
  await expect(tags(page, 'Dislikes')).toHaveText(['Loud bars']);
  await expect(tags(page, 'Dietary restrictions')).toHaveText(['Vegetarian']);
  await expect(tags(page, 'Preferred cuisines')).toHaveText(['Burmese', 'Thai']);
  await expect(page.getByLabel('Minimum budget')).toHaveAttribute('aria-valuenow', '60');
  await expect(page.getByLabel('Maximum budget')).toHaveAttribute('aria-valuenow', '140');
  await expect(page.getByLabel('Walking', { exact: true })).toBeChecked();
  await expect(page.getByLabel('Both', { exact: true })).toBeChecked();
}

/** Presses the button and waits for the plan; gives the request that was sent. */
async function plan(page: Page): Promise<Request> {
  const sent = page.waitForRequest('**/api/profiles/suggest');
  await page.getByRole('button', { name: 'Plan this date' }).click();
  const request = await sent;
  await expect(page.getByRole('region', { name: 'Suggestion' }).getByRole('heading')).toBeVisible();
  return request;
}

const bodyOf = (request: Request): SuggestionRequestBody =>
  request.postDataJSON() as SuggestionRequestBody;

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

test('[PROF-02] the picker shows three people at a time, says where one is, and is used with the keyboard', async ({
  page,
}) => {
  const names = ['Ada', 'Bea', 'Cleo', 'Dana', 'Eve', 'Fay', 'Gil'];
  const people: Profile[] = [];
  for (const name of names.toReversed())
    people.unshift(await aPerson({ name, interests: ['Jazz'] }));
  await page.goto('/new-date');
  const who = page.getByRole('radiogroup', { name: 'Who is it with?' });
  const shown = who.locator('.pick:has(.avatar) b');
  await expect(shown).toHaveText(['Ada', 'Bea', 'Cleo']);
  await expect(page.getByText('1 to 3 of 7')).toBeVisible();
  const [previous, next] = [
    page.getByRole('button', { name: 'Previous profiles' }),
    page.getByRole('button', { name: 'Next profiles' }),
  ];
  await expect(previous).toBeDisabled();
  await next.press('Enter');
  await expect(shown).toHaveText(['Dana', 'Eve', 'Fay']);
  await next.press('Enter');
  await expect(shown).toHaveText(['Gil']);
  await expect(page.getByText('7 of 7')).toBeVisible();
  await expect(next).toBeDisabled();
  await previous.press('Enter');
  await expect(page.getByText('4 to 6 of 7')).toBeVisible();
  await pick(page, /Dana/).press(' ');
  await expect(page).toHaveURL(`/new-date?profile=${people[3]?.id}`);
  await page.keyboard.press('ArrowDown');
  await expect(pick(page, /Eve(?!ning)/)).toBeChecked();
  await expect(pick(page, /Eve(?!ning)/)).toBeFocused();
  await expect(page).toHaveURL(`/new-date?profile=${people[4]?.id}`);

  await page.goto(`/new-date?profile=${people[6]?.id}`);
  await expect(page.getByText('7 of 7')).toBeVisible();
  await expect(pick(page, /Gil/)).toBeChecked();
});

test('[PROF-02] up to four people stand together by their first names, with nothing to leaf through', async ({
  page,
}) => {
  for (const name of ['Ada Byron', 'Bea Arthur', 'Cleo Laine', 'Dana Scully'])
    await aPerson({ name, interests: ['Jazz'] });
  await page.goto('/new-date');
  const who = page.getByRole('radiogroup', { name: 'Who is it with?' });
  await expect(who.locator('.pick:has(.avatar)')).toHaveCount(4);
  await expect(who.getByRole('radio', { name: 'Dana Scully' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next profiles' })).toHaveCount(0);
});

test('[NEW-03] a date with nobody in particular is where the user is at home', async ({ page }) => {
  await member.ask('PUT /profiles/my-profile', { location: 'Chicago, IL' });
  await page.goto('/new-date');
  await expect(page.getByLabel('Location')).toHaveValue('Chicago, IL');
  await expect(page.getByText(/^The sun sets at \d:\d\d PM\.$/)).toBeVisible();
});

test('[PROF-02] among many people the picker finds one by name', async ({ page }) => {
  for (const name of 'Ada Bea Cleo Dana Eve Fay Gil Hal Ida Tomás'.split(' '))
    await aPerson({ name, interests: ['Jazz'] });
  await page.goto('/new-date');
  await expect(page.getByText('1 to 3 of 10')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Find a person' });
  await search.fill('toma');
  await expect(page.getByText('1 of 1')).toBeVisible();
  await search.press('Enter');
  await expect(page).toHaveURL(/\/new-date$/);
  await choose(page, 'Tomás');
  await expect(page).toHaveURL(/\/new-date\?profile=\d+$/);
  await search.fill('nobody');
  await expect(page.getByText('Nobody by that name')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next profiles' })).toBeDisabled();
  await search.fill('');
  await expect(page.getByText('1 to 3 of 10')).toBeVisible();
  await expect(pick(page, /Tomás/)).toBeChecked();
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
