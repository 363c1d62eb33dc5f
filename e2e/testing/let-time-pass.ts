import type { Page } from '@playwright/test';
import type { Member } from './a-member.ts';
import { dayFromToday } from './days.ts';

const signInAgain = {
  type: '/problems/sign-in-again',
  title: 'Password required',
  status: 403,
  code: 'sign-in-again',
  detail: 'Please enter your password to do this.',
};

/**
 * As if the last sign-in were longer ago than the server lets pass: whatever would change or delete
 * the account without the password is refused as the server does then. The password itself is
 * judged by the real server.
 */
export async function letTimePass(page: Page): Promise<void> {
  await page.route('**/api/users/me', (route, request) => {
    const body: object | null = request.postDataJSON();
    if (request.method() === 'GET' || (body && 'current_password' in body)) return route.fallback();
    return route.fulfill({
      status: signInAgain.status,
      contentType: 'application/problem+json',
      body: JSON.stringify(signInAgain),
    });
  });
}

/**
 * As if the day of a date had gone by: it is moved to yesterday, and nothing else of it changes.
 */
export async function letDatePass(member: Member, id: string): Promise<void> {
  await member.ask(`PUT /history/${id}`, { date: dayFromToday(-1) });
}
