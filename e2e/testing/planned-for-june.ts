import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import type { Profile, SuggestionRequestBody } from '@rendezvous/contract';
import type { Member } from './a-member.ts';

/** What the planner is filled in with for her. */
export const june = {
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

/** A person of a member's: June, unless another is described. */
export const aPersonOf = (member: Member, fields: object = june): Promise<Profile> =>
  member.ask<Profile>('POST /profiles', fields);

/** A date with a person that went very well. */
export const aDateWith = (
  member: Member,
  { id }: Profile,
  date: string,
  activities: readonly string[],
): Promise<unknown> =>
  member.ask('POST /history', {
    id: randomUUID(),
    profile_id: id,
    date,
    rating: 5,
    activities: activities.map((name) => ({ name })),
  });

/** The tags of a field of the planner. */
export const tags = (page: Page, field: string): Locator =>
  page
    .locator('.field')
    .filter({ has: page.getByLabel(field, { exact: true }) })
    .locator('.tag');

/** Presses the button and waits for the plan; gives the request that was sent. */
export async function plan(page: Page): Promise<Request> {
  const sent = page.waitForRequest('**/api/profiles/suggest');
  await page.getByRole('button', { name: 'Plan this date' }).click();
  const request = await sent;
  await expect(page.getByRole('region', { name: 'Suggestion' }).getByRole('heading')).toBeVisible();
  return request;
}

/** What a request for a plan asks for. */
export const bodyOf = (request: Request): SuggestionRequestBody =>
  request.postDataJSON() as SuggestionRequestBody;

/** The radio button of a person. */
export const pick = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('radio', { name });

/** The picks are drawn around their radio buttons: the label takes the press. */
export const choose = (page: Page, name: string): Promise<void> =>
  page.locator('.pick').filter({ hasText: name }).click();

/** The planner holds what her profile says. */
export async function expectFilledIn(page: Page): Promise<void> {
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
