import { expect, type Page, test } from '@playwright/test';
import { withMailingServer } from '../testing/a-mailing-server.ts';
import { aMember, anEmail } from '../testing/a-member.ts';
import {
  answerGoogleScript,
  googleClientId,
  type LocalGoogle,
  startLocalGoogle,
} from '../testing/google-answers.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { watchNetwork } from '../testing/network.ts';
import { toast } from '../testing/toast.ts';
import { watchPolicy } from '../testing/watch-policy.ts';

async function continueWithGoogle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Google' }).click();
}

/** The URL changes before the page, which is loaded again. */
async function expectDashboard(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible();
}

test('[AUTH-06] without a client id the button explains that it is not configured', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on(
    'request',
    (request) => new URL(request.url()).hostname !== 'localhost' && foreign.push(request.url()),
  );
  await page.goto('/sign-up');
  await continueWithGoogle(page);
  await expect(page.getByText('Google is not configured on this installation.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeEnabled();
  expect(foreign).toEqual([]);
});

test.describe('with a client id', () => {
  let google: LocalGoogle;
  withMailingServer(1, async () => {
    google = await startLocalGoogle();
    return {
      GOOGLE_CLIENT_ID: googleClientId,
      GOOGLE_TOKENINFO_URL: `${google.url}/tokeninfo`,
      OPEN_METEO_URL: google.url,
    };
  });
  test.afterAll(() => google.close());

  test('[AUTH-06] with a client id the token from Google signs in, without loading Google’s script', async ({
    page,
    context,
  }) => {
    const email = anEmail('gina');
    const credential = google.giveToken(email);
    await answerGoogleScript(context, { access_token: credential });
    const network = watchNetwork(context);
    await page.goto('/sign-in');
    await continueWithGoogle(page);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(toast(page, 'Success', 'Signed in successfully')).toBeVisible();
    await expect(
      page
        .getByRole('complementary', { name: 'Sidebar' })
        .getByText(email.replace('@example.com', '')),
    ).toBeVisible();
    expect(
      network.calls.filter(({ path }) => path === '/social/google').map(({ body }) => body),
    ).toEqual([{ credential, ask_first: true }]);
    expect(
      await page.evaluate(() => [
        localStorage.getItem('refresh_token') === null,
        'google' in window,
      ]),
    ).toEqual([false, false]);
  });

  test('[AUTH-06] a visitor can sign in with Google from the planner and finds the plan again', async ({
    page,
    context,
  }) => {
    await answerGoogleScript(context, { access_token: google.giveToken(anEmail('gina')) });
    await page.goto('/new-date');
    await page.getByLabel('Location').fill('Chicago');
    await page.getByRole('button', { name: 'Plan this date' }).click();
    const headline = page.getByRole('heading', {
      level: 2,
      name: /hour by hour|Two ways to spend/,
    });
    await expect(headline).toBeVisible();
    const title = (await headline.textContent()) ?? '';
    await page.getByRole('link', { name: 'Sign In' }).first().click();
    await expect(page).toHaveURL(/\/sign-in$/);
    // The page is loaded again, and cannot be queried meanwhile.
    const loadedPath = () =>
      page.evaluate(
        () => new URL(performance.getEntriesByType('navigation')[0]?.name ?? '').pathname,
      );
    await expect.poll(() => loadedPath().catch(() => '')).toBe('/sign-in');
    await continueWithGoogle(page);
    await expect(page).toHaveURL(/\/dashboard$/);
    await page
      .getByRole('link', { name: 'New Date' })
      .or(page.getByRole('link', { name: 'Go to the home page' }))
      .first()
      .click();
    await expect(page).toHaveURL(/\/new-date$/);
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(page.getByLabel('Location')).toHaveValue('Chicago');
  });

  for (const answer of [
    { error: 'server_error' },
    { access_token: 'forged' },
    'unreachable',
  ] as const) {
    test(`[AUTH-06] a failure is shown: ${JSON.stringify(answer)}`, async ({ page, context }) => {
      await answerGoogleScript(context, answer);
      await page.goto('/sign-in');
      await continueWithGoogle(page);
      await expect(page.getByRole('alert')).toHaveText('Failed to sign in with Google');
      await expect(page).toHaveURL(/\/sign-in$/);
      expect(await page.evaluate(() => localStorage.getItem('refresh_token'))).toBeNull();
    });
  }

  const question = (page: Page) =>
    page.getByRole('dialog', { name: 'This account already exists' });

  test('[AUTH-06] somebody who made the account with a password keeps everything in it', async ({
    page,
    context,
  }) => {
    const elena = await aMember(context.request);
    await elena.ask('POST /profiles', { name: 'June Park' });
    await answerGoogleScript(context, { access_token: google.giveToken(elena.email) });
    await page.goto('/sign-in');
    await continueWithGoogle(page);
    await expect(question(page)).toContainText('the email was never confirmed');
    await question(page).getByRole('button', { name: 'Continue' }).click();
    await expect(question(page).getByText('Password is required')).toBeVisible();
    await question(page).getByLabel('Its password').fill('not this one');
    await page.keyboard.press('Enter');
    await expect(
      question(page).getByText('That is not the password of this account'),
    ).toBeVisible();
    await expectAccessible(page);
    await question(page).getByLabel('Its password').fill(elena.password);
    await page.keyboard.press('Enter');
    await expectDashboard(page);
    await page.goto('/profiles');
    await expect(page.getByText('June Park').first()).toBeVisible();
    expect(await elena.ask('GET /users/me')).toMatchObject({ email_confirmed: true });
  });

  test('[AUTH-06] somebody who did not starts a new account, and is told what happens to the other', async ({
    page,
    context,
  }) => {
    const squatter = await aMember(context.request);
    await squatter.ask('POST /profiles', { name: 'Planted' });
    await answerGoogleScript(context, { access_token: google.giveToken(squatter.email) });
    await page.goto('/sign-up');
    await continueWithGoogle(page);
    await expect(question(page)).toContainText('you can get the old one back');
    await question(page).getByRole('button', { name: 'Start a new account' }).click();
    await expectDashboard(page);
    await page.goto('/profiles');
    await expect(page.getByText('Planted')).toHaveCount(0);
    await expect(squatter.ask('GET /users/me')).rejects.toThrow('401');
  });

  test('Google’s script creates markup only under its own policy', async ({ page, context }) => {
    await answerGoogleScript(context, 'window-closed');
    const complaints = await watchPolicy(page);
    const answer = await page.goto('/sign-in');
    expect(answer?.headers()['content-security-policy']).not.toContain("'unsafe-");
    await continueWithGoogle(page);
    await expect
      .poll(() => page.evaluate(() => (window as { leftOut?: Element }).leftOut?.innerHTML))
      .toBe('');
    expect(complaints).toEqual([]);
  });

  test('[AUTH-06] closing the window of Google is no failure', async ({ page, context }) => {
    await answerGoogleScript(context, 'window-closed');
    await page.goto('/sign-in');
    await continueWithGoogle(page);
    await expect(page.getByRole('button', { name: 'Continue with Google' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
