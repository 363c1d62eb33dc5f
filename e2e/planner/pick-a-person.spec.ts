import { expect, test } from '@playwright/test';
import type { Profile } from '@rendezvous/contract';
import { aMember, type Member } from '../testing/a-member.ts';
import { pick, choose, aPersonOf } from '../testing/planned-for-june.ts';

let member: Member;
test.beforeEach(async ({ page, request }) => {
  member = await aMember(request);
  await member.signIn(page);
});

const aPerson = (fields?: object): Promise<Profile> => aPersonOf(member, fields);

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
