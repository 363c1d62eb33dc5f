import { expect, type Page, test } from '@playwright/test';
import { unfoldForm } from '../testing/a-plan.ts';
import { answerSuggestions, sparseSuggestion } from '../testing/foreign-answers.ts';

/** What any page of the product says where nothing else can be shown. */
const wholePageFault = 'Unexpected Application Error!';

async function typeWishes(page: Page): Promise<void> {
  await page.getByLabel('Location').fill('San Francisco, CA');
  await page.getByLabel('Desired mood').fill('calm');
  await page.keyboard.press('Escape');
}

async function expectWishes(page: Page): Promise<void> {
  await expect(page.getByLabel('Location')).toHaveValue('San Francisco, CA');
  await expect(page.getByLabel('Desired mood')).toHaveValue('calm');
}

/**
 * The pointer leaves the form: where it lies, the parts are asked for again when the page scrolls
 * under it.
 */
async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Plan this date' }).click();
  await page.mouse.move(0, 0);
}

/** Nothing of the app's code arrives any more; returns what ends that. */
async function loseFiles(page: Page, files = /\/assets\//): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(files);
}

/** The styles of a plan do not arrive, whichever file they are in; returns what ends that. */
async function losePlanStyles(page: Page): Promise<() => Promise<void>> {
  const files = /\/assets\/.*\.css/;
  await page.route(files, async (route) => {
    const response = await route.fetch();
    const isLost = (await response.text()).includes('.itinerary');
    await (isLost ? route.abort('internetdisconnected') : route.fulfill({ response }));
  });
  // An answer that is still read when the page closes would fail the test.
  return () => page.unrouteAll({ behavior: 'wait' });
}

/** What is loaded while nothing else is to be done has come, the last of it too. */
async function awaitParts(page: Page): Promise<void> {
  const names = ['member-dialog', 'limit-dialog', 'sign-in', 'sign-up'];
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    );
  for (const name of names) await expect.poll(loaded, name).toMatch(`/assets/${name}`);
  await page.waitForLoadState('networkidle');
}

const result = (page: Page) => page.getByRole('button', { name: 'Copy as text' });

for (const worker of ['block', 'allow'] as const) {
  test.describe(worker === 'allow' ? 'with the service worker' : 'without a service worker', () => {
    test.use({ serviceWorkers: worker });

    for (const moment of ['before typing', 'after typing', 'while planning'] as const) {
      test(`[ERR-02] a connection that is gone ${moment} costs neither the form nor the page`, async ({
        page,
        context,
      }) => {
        await page.goto('/new-date');
        await expect(page.getByRole('button', { name: 'Plan this date' })).toBeEnabled();
        if (moment === 'before typing') await context.setOffline(true);
        await typeWishes(page);
        if (moment === 'after typing') await context.setOffline(true);
        if (moment === 'while planning') {
          await page.route('**/date-suggestions', () => undefined);
          await submit(page);
          await expect(page.getByRole('region', { name: 'Planning' })).toBeVisible();
          await context.setOffline(true);
          await page.getByRole('button', { name: 'Cancel' }).click();
          // What says so goes after some seconds.
          await expect(page.getByText('Planning stopped', { exact: true })).toBeVisible();
          await page.unroute('**/date-suggestions');
        }
        await submit(page);
        const refused = page.getByRole('region', { name: 'No plan' });
        await expect(refused).toBeFocused();
        await expect(refused).toHaveText('You are offline. What you typed is still here.');
        await expect(page.getByText(wholePageFault)).toHaveCount(0);
        await expectWishes(page);
        await context.setOffline(false);
        await expect(refused).not.toContainText('You are offline');
        await submit(page);
        await expect(result(page)).toBeVisible();
      });
    }

    test('[ERR-02] a connection that is gone once the plan is there leaves all that was on the screen', async ({
      page,
      context,
    }) => {
      await page.goto('/new-date');
      await typeWishes(page);
      await submit(page);
      await expect(result(page)).toBeVisible();
      await awaitParts(page);
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Refine' }).click();
      await expect(page.getByRole('dialog')).toContainText('Authentication Required');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Add to calendar' }).click();
      await unfoldForm(page);
      await submit(page);
      await expect(page.getByRole('dialog')).toContainText('Ready to Plan More Dates?');
      await page.keyboard.press('Escape');
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Login' })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
      await page.goBack();
      await expect(result(page)).toBeVisible();
      await expect(page.getByText(wholePageFault)).toHaveCount(0);
      await expectWishes(page);
    });
  });
}

test('[ERR-02] a part that cannot be loaded says so in its place and comes when asked again', async ({
  page,
}) => {
  await page.goto('/new-date');
  await answerSuggestions(page, 200, sparseSuggestion);
  const regain = await loseFiles(page, /\/assets\/plan-result/);
  await typeWishes(page);
  await submit(page);
  const failed = page.getByRole('alert').filter({ hasText: 'The plan could not be loaded.' });
  await expect(failed).toBeVisible();
  await expectWishes(page);
  await failed.getByRole('button', { name: 'Try again' }).click();
  // A part of an app that is no longer on the server comes with the new app alone.
  await expect(failed.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await regain();
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(result(page)).toBeVisible();
  await expect(failed).toHaveCount(0);
});

test('[ERR-02] the styles of a part that came without them are asked for again', async ({
  page,
}) => {
  await page.goto('/new-date');
  await answerSuggestions(page, 200, sparseSuggestion);
  const regain = await losePlanStyles(page);
  await typeWishes(page);
  await submit(page);
  const failed = page.getByRole('alert').filter({ hasText: 'The plan could not be loaded.' });
  await expect(failed).toBeVisible();
  await regain();
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.plan')).toHaveCSS('padding-left', '32px');
});

test('[ERR-02] a plan that was kept is said to be missing while what shows it is, and comes back with it', async ({
  page,
}) => {
  await page.goto('/new-date');
  await answerSuggestions(page, 200, sparseSuggestion);
  await typeWishes(page);
  await submit(page);
  await expect(result(page)).toBeVisible();
  await page.waitForFunction(() => localStorage['date-store']?.includes('"suggestion_id"'));
  const regain = await loseFiles(page, /\/assets\/(restore-kept|plan-result)/);
  await page.reload();
  const failed = page.getByRole('alert').filter({ hasText: 'Your last plan could not be loaded.' });
  await expect(failed).toBeVisible();
  await expectWishes(page);
  await regain();
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(result(page)).toBeVisible();
  await expect(failed).toHaveCount(0);
});

test('[ERR-02] a part that comes without its styles keeps no other part from coming', async ({
  page,
}) => {
  await page.goto('/new-date');
  await answerSuggestions(page, 200, sparseSuggestion);
  const regain = await losePlanStyles(page);
  await typeWishes(page);
  await submit(page);
  await expect(
    page.getByRole('alert').filter({ hasText: 'The plan could not be loaded.' }),
  ).toBeVisible();
  await unfoldForm(page);
  await submit(page);
  await expect(page.getByRole('dialog')).toContainText('Ready to Plan More Dates?');
  await regain();
});

test('[ERR-02] a page that cannot be loaded leaves the one that links to it', async ({ page }) => {
  await page.goto('/new-date');
  await expect(page.getByRole('button', { name: 'Plan this date' })).toBeEnabled();
  const regain = await loseFiles(page);
  await typeWishes(page);
  await page.getByRole('link', { name: 'Login' }).click();
  const failed = page.getByRole('alert').filter({ hasText: 'That page could not be loaded.' });
  await expect(failed).toBeVisible();
  await expectWishes(page);
  await failed.getByRole('button', { name: 'Close' }).click();
  await expect(failed).toHaveCount(0);
  await page.getByRole('link', { name: 'Login' }).click();
  await regain();
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});

test('[ERR-02] that a page could not be loaded is not said on the page that is opened instead', async ({
  page,
}) => {
  await page.goto('/sign-up');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await loseFiles(page);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  const failed = page.getByRole('alert').filter({ hasText: 'That page could not be loaded.' });
  await expect(failed).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
  await expect(failed).toHaveCount(0);
});

test('[ERR-02] of two links that are pressed the later is followed, however slow the first page is', async ({
  page,
}) => {
  await page.goto('/new-date');
  await expect(page.getByRole('button', { name: 'Plan this date' })).toBeEnabled();
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/sign-in/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/sign-up');
  const arrived = page.waitForResponse(/\/assets\/sign-in/);
  held.resolve();
  await arrived;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  await expect(page).toHaveURL('/sign-up');
});

test('[SHELL-07] a notice is announced even if the script that draws it cannot be loaded', async ({
  page,
}) => {
  await page.goto('/new-date');
  await page.route('**/date-suggestions', () => undefined);
  await loseFiles(page, /\/assets\/toast-region/);
  await typeWishes(page);
  await submit(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Planning stopped' });
  await expect(notice).toBeVisible();
  await expect(notice).toContainText('Everything you typed is still here.');
  await expectWishes(page);
});

test('[SHELL-06] whatever is thrown while a page is drawn, the screen is ours and leads on', async ({
  page,
}) => {
  // A browser that lacks what the page counts on stands for every fault that nobody thought of.
  await page.addInitScript(() => {
    Object.defineProperty(Intl, 'PluralRules', {
      value: class {
        select(): never {
          throw new Error('canary');
        }
      },
    });
  });
  await page.goto('/new-date');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wholePageFault);
  await expect(page.getByText('canary')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});
