import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { aMember, type Member } from './a-member.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A password that nobody has yet. */
export const newPassword = 'lands end at four';

/** Whether the server lets somebody in with these. */
export async function isLetIn(
  request: APIRequestContext,
  { email, password }: Credentials,
): Promise<boolean> {
  const answer = await request.post('/api/token/pair', { data: { email, password } });
  expect([200, 401]).toContain(answer.status());
  return answer.ok();
}

/** Signs in by the form that is open. */
export async function fillSignIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The settings of somebody who is new here. */
export async function openSettings(page: Page, request: APIRequestContext): Promise<Member> {
  const elena = await aMember(request);
  await elena.signIn(page);
  await page.goto('/account-settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
  return elena;
}
