import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { aMember, type Member } from './a-member.ts';

/** Presses the button of the form with a location in it. */
export async function planIn(page: Page, location: string): Promise<void> {
  await page.getByLabel('Location').fill(location);
  await page.getByRole('button', { name: 'Plan this date' }).click();
}

export const resultHeading = (page: Page): Locator =>
  page.getByRole('heading', { level: 2, name: /hour by hour|Two ways to spend/ });

/** Plans without an answer made up by the test, until the heading of the result has the focus. */
export async function planForReal(page: Page): Promise<void> {
  await planIn(page, 'San Francisco, CA');
  await expect(resultHeading(page)).toBeFocused();
}

/** Plans an evening at a location and waits for it. */
export async function planEvening(page: Page, location = 'San Francisco, CA'): Promise<void> {
  await planIn(page, location);
  await expect(page.getByRole('button', { name: 'Copy as text' })).toBeVisible();
}

/** Somebody new signs in and plans an evening. */
export async function planAsMember(
  page: Page,
  request: APIRequestContext,
  location?: string,
): Promise<Member> {
  const member = await aMember(request);
  await member.signIn(page);
  await page.goto('/new-date');
  await planEvening(page, location);
  return member;
}

/** Opens what the planner folds below its three questions. */
export async function openRest(page: Page): Promise<void> {
  await page.locator('.rest:not([open]) > summary').click();
}

/** Brings back the form, for which one line stands once there is a plan. */
export async function unfoldForm(page: Page): Promise<void> {
  await page.locator('.asked').click();
}

/** The plan that is shown, the names of its stops, and where it is refined. */
export const plan = (page: Page): Locator => page.locator('.plan');
export const stops = (page: Page): Locator => plan(page).locator('.stop .heading');
export const panel = (page: Page): Locator =>
  page.getByRole('region', { name: 'Refine this plan' });
export const preset = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Preset refinements' }).getByRole('button', { name });
/** Opens the menu of a stop; its items are found in it. */
export async function openChange(page: Page, name: string): Promise<Locator> {
  await plan(page)
    .getByRole('button', { name: `Change ${name}` })
    .click();
  return page.getByRole('menu', { name: `Change ${name}` });
}
/** Chooses an item of the menu of a stop. */
export async function change(page: Page, name: string, item: string | RegExp): Promise<void> {
  await (await openChange(page, name)).locator('[role^=menuitem]', { hasText: item }).click();
}
export const entries = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Refinement history' }).getByRole('listitem');

export async function refineBy(page: Page, name: string): Promise<void> {
  await preset(page, name).click();
  await expect(page.getByText(`Refined: ${name}.`)).toBeVisible();
}
