import { expect, test } from '@playwright/test';
import { aMember } from '../testing/a-member.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { aPlan, saveIdea } from '../testing/idea-samples.ts';

const title = 'Lands End Lookout to Burma Superstar';

test('a saved idea has a page with its stops, directions, and what to do with it', async ({
  page,
  request,
}) => {
  const elena = await aMember(request);
  await saveIdea(elena);
  await elena.signIn(page);
  await page.goto('/saved-ideas');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('heading', { name: title, exact: true })).toHaveCount(1);
  const card = page.getByRole('article', { name: title });
  await expect(card).toContainText('506 Clement St');
  await expect(card.getByRole('link', { name: /^Directions to Green Apple Books/ })).toBeVisible();
  await card.getByText('Calendar', { exact: true }).click();
  await expect(card.getByRole('link', { name: 'Google Calendar' })).toBeVisible();
  await expect(card.getByRole('button', { name: `Share ${title}` })).toBeVisible();
  await expect(card.getByRole('button', { name: /^Schedule Date/ })).toBeVisible();
  await expectAccessible(page);
});

test('the URL of no idea says so', async ({ page, request }) => {
  await (await aMember(request)).signIn(page);
  await page.goto('/ideas/0b0f1c5e-7d2a-4c5e-9a6b-0d8b1c2d3e4f');
  await expect(page.getByText('We could not find this idea')).toBeVisible();
});

test('an idea kept with a day that is none is shown without one', async ({ page, request }) => {
  const elena = await aMember(request);
  const plan = aPlan();
  await saveIdea(elena, { plans: [plan] });
  await elena.signIn(page);
  await page.route('**/api/saved-ideas*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(`"${plan.date}"`, '"12/24/2026"');
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/dashboard');
  const idea = page.getByRole('link', { name: title });
  await expect(idea).toBeVisible();
  await expect(page.getByText('Any evening')).toBeVisible();
  await page.goto(`/ideas/${plan.plan_id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const card = page.getByRole('article', { name: title });
  await card.getByText('Calendar', { exact: true }).click();
  await expect(card.getByRole('button', { name: 'Calendar file' })).toBeVisible();
  await expect(card.getByRole('link', { name: 'Google Calendar' })).toBeHidden();
});
