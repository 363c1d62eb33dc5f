import type { Locator, Page } from '@playwright/test';
import { panel, plan } from './a-plan.ts';

/** Calls, as the network of a test names them. */
export const refining = /^POST \/public\/refine-suggestion$/;
export const versions = /^GET \/suggestions\//;

export const words = (page: Page): Locator => page.getByLabel('In your own words');
export const submit = (page: Page): Locator =>
  panel(page).getByRole('button', { name: 'Refine', exact: true });

/** What the plan on screen costs, in dollars. */
export async function total(page: Page): Promise<number> {
  return Number(
    (await plan(page).locator('.plan-sums dd').first().textContent())?.replace('$', ''),
  );
}
