import { expect, type Page, test } from '@playwright/test';
import { aMember } from '../testing/a-member.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { plan, planAsMember, planEvening, stops, unfoldForm } from '../testing/a-plan.ts';
import { noPlan } from '../testing/foreign-answers.ts';

const location = 'San Francisco, CA';
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('date-store') ?? '');

/** What a visitor has in front of them after planning: the form they filled in, and the plan. */
async function planAsVisitor(page: Page): Promise<readonly string[]> {
  await page.goto('/new-date');
  await page.getByLabel('Desired mood').fill('calm');
  await page.getByLabel('Interests').fill('Live music,');
  await planEvening(page, location);
  await expect.poll(() => kept(page)).toContain('"suggestion_id"');
  return stops(page).allTextContents();
}

async function expectAllBack(page: Page, shown: readonly string[]): Promise<void> {
  await expect(stops(page)).toHaveText([...shown]);
  await expect(page.getByLabel('Location')).toHaveValue(location);
  await expect(page.getByLabel('Desired mood')).toHaveValue('calm');
  await expect(page.getByRole('button', { name: 'Remove Live music' })).toBeVisible();
  await expect(page.getByText('No free suggestions left.')).toBeVisible();
}

test('[NEW-11] the one plan of a visitor survives a reload, leaving and coming back, and a closed tab', async ({
  page,
  context,
}) => {
  const shown = await planAsVisitor(page);
  await page.reload();
  await expectAllBack(page, shown);
  await page.goto('/');
  await page.goBack();
  await expectAllBack(page, shown);
  await page.close();
  const next = await context.newPage();
  await next.goto('/new-date');
  await expectAllBack(next, shown);
});

test('[NEW-11] the plan is there at once, and stays even if the server no longer has it', async ({
  page,
}) => {
  const shown = await planAsVisitor(page);
  for (const answer of ['none', 'gone'] as const) {
    await page.route('**/api/suggestions/*', (route) =>
      answer === 'none'
        ? undefined
        : route.fulfill({
            status: 404,
            contentType: 'application/problem+json',
            body: JSON.stringify({ title: 'Not found', status: 404, code: 'not-found' }),
          }),
    );
    await page.reload();
    await expectAllBack(page, shown);
    await page.unroute('**/api/suggestions/*');
  }
});

test('[NEW-11] a tab that is discarded in the background keeps the input', async ({
  page,
  context,
}) => {
  await page.goto('/new-date');
  await page.getByLabel('Location').fill('Oakland');
  // Again, as nobody sees from outside when a page that was just loaded begins to listen.
  const keptOnHiding = async (): Promise<string> => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    return kept(page);
  };
  await expect.poll(keptOnHiding).toContain('Oakland');
  const next = await context.newPage();
  await next.goto('/new-date');
  await expect(next.getByLabel('Location')).toHaveValue('Oakland');
});

test('[NEW-11] the planner opens and plans whatever is in its storage', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const plans = [
    null,
    7,
    { version: 2, form: {}, suggestion: {} },
    { version: 1, form: 'x', suggestion: 'y' },
    { version: 1, form: { wishes: { location: 7, budget: null, interests: [null] } } },
    { version: 1, form: null, suggestion: { plans: [{ venues: [{ name: {} }, 3] }], person: 'x' } },
    {
      version: 1,
      form: { wishes: { location: 'Oakland', start_cal_date: '2020-02-30' }, person: { id: 'x' } },
      suggestion: { suggestion_id: 5, plans: 'none', weather_info: [] },
    },
  ];
  for (const planner of plans) {
    await page.goto('/robots.txt');
    await page.evaluate(
      (value) =>
        localStorage.setItem(
          'date-store',
          JSON.stringify({
            user_id: null,
            user: null,
            saved_at: Date.now(),
            state: { queries: [], mutations: [] },
            plan: value,
          }),
        ),
      planner,
    );
    await page.goto('/new-date');
    await expect(page.getByRole('button', { name: 'Plan this date' })).toBeEnabled();
    await expect(page.getByLabel('Date', { exact: true })).not.toHaveValue(/2020/);
  }
  await planEvening(page, location);
  expect(errors).toEqual([]);
});

test('[NEW-12] the plan of a user survives a reload, and nobody finds it after they have signed out', async ({
  page,
  request,
}) => {
  await planAsMember(page, request, location);
  const shown = await stops(page).allTextContents();
  await expect.poll(() => kept(page)).toContain('"suggestion_id"');
  await page.reload();
  await expect(stops(page)).toHaveText(shown);
  await expect(page.getByRole('region', { name: 'Refine this plan' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  await page.goto('/new-date');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick Date Planner');
  await expect(page.getByLabel('Location')).toHaveValue('');
  await expect(plan(page)).toHaveCount(0);
});

test('[NEW-11] a plan that is being made goes on while somebody looks at other pages, and can still be stopped', async ({
  page,
  request,
}) => {
  const member = await aMember(request);
  await member.signIn(page);
  await page.goto('/new-date');
  let letGo = (): void => undefined;
  await page.route('**/api/profiles/suggest', async (route) => {
    await new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await route.continue().catch(() => undefined);
  });
  const link = (name: string) => page.getByRole('navigation').getByRole('link', { name });
  const walk = async () => {
    await page.getByRole('button', { name: 'Plan this date' }).click();
    await expect(page.getByRole('region', { name: 'Planning' })).toBeVisible();
    await link('Dashboard').click();
    await expect(page).toHaveURL(/\/dashboard$/);
  };
  await page.getByLabel('Location').fill(location);
  await walk();
  await link('New Date').click();
  await expect(page.getByRole('region', { name: 'Planning' })).toBeVisible();
  letGo();
  await expect(stops(page).first()).toBeVisible();
  const shown = await stops(page).allTextContents();

  await unfoldForm(page);
  await walk();
  await link('New Date').click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Plan this date' })).toBeFocused();
  await expect(stops(page)).toHaveText(shown);

  // It also arrives where nobody waits for it.
  await page.getByLabel('Location').fill('Chicago, IL');
  await walk();
  letGo();
  await expect
    .poll(async () => JSON.parse(await kept(page)).plan.suggestion?.location)
    .toBe('Chicago, IL');
  await link('New Date').click();
  await expect(stops(page).first()).toBeVisible();
  await expect(stops(page)).not.toHaveText(shown);
});

test('[NEW-05] a plan that takes long, or a connection that goes meanwhile, is said where it is waited for', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/new-date');
  await page.route('**/date-suggestions', () => undefined);
  await page.getByLabel('Location').fill(location);
  await page.getByRole('button', { name: 'Plan this date' }).click();
  const waiting = page.getByRole('region', { name: 'Planning' });
  await expect(waiting.getByText('Starting')).toBeVisible();
  const late = waiting.getByText('This takes longer than usual.');
  await expect(late).toBeHidden();
  await expect(late).toBeVisible();
  await context.setOffline(true);
  await expect(waiting).toContainText('You are offline. What you typed is still here.');
  await expectAccessible(page);
  await waiting.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Location')).toHaveValue(location);
});

test('[NEW-05] a refusal that arrives while somebody looks at another page is said when they come back', async ({
  page,
  request,
}) => {
  await planAsMember(page, request, location);
  let refuse = (_problem: object): void => undefined;
  await page.route('**/api/profiles/suggest', async (route) => {
    const problem = await new Promise<object>((resolve) => {
      refuse = resolve;
    });
    await route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      body: JSON.stringify(problem),
    });
  });
  const link = (name: string) => page.getByRole('navigation').getByRole('link', { name });
  await unfoldForm(page);
  const comeBackTo = async (problem: object) => {
    await page.getByRole('button', { name: 'Plan this date' }).click();
    await expect(page.getByRole('region', { name: 'Planning' })).toBeVisible();
    await link('Dashboard').click();
    await expect(page).toHaveURL(/\/dashboard$/);
    const answered = page.waitForResponse('**/api/profiles/suggest');
    refuse(problem);
    await answered;
    await link('New Date').click();
  };
  const refusal = page.getByRole('region', { name: 'No plan' });
  await comeBackTo(noPlan);
  await expect(refusal).toContainText(noPlan.detail);
  await expect(refusal).toBeInViewport({ ratio: 0.99 });
  await expect(page.getByRole('heading', { name: /^Your earlier plan for/ })).toBeVisible();

  const detail = 'We do not know this place.';
  await comeBackTo({ ...noPlan, code: 'location-unknown', detail });
  await expect(page.getByLabel('Location')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(detail)).toBeVisible();
  await expect(refusal).toHaveCount(0);
});

test('[NEW-05] when a second plan fails, the refusal is visible and the first says that it is the earlier one', async ({
  page,
  request,
}) => {
  await planAsMember(page, request, location);
  await page.route('**/api/profiles/suggest', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      body: JSON.stringify(noPlan),
    }),
  );
  await unfoldForm(page);
  await page.getByRole('button', { name: 'Plan this date' }).click();
  const refusal = page.getByRole('region', { name: 'No plan' });
  await expect(refusal).toBeFocused();
  await expect(refusal).toBeInViewport({ ratio: 0.99 });
  const earlier = page.getByRole('heading', { level: 2, name: /^Your earlier plan for \w+day/ });
  await expect(earlier).toHaveText(/in San Francisco, CA$/);
  await expect(page.getByRole('heading', { level: 2, name: /hour by hour|Two ways/ })).toHaveCount(
    0,
  );
  await page.unroute('**/api/profiles/suggest');
  await page.getByRole('button', { name: 'Plan this date' }).click();
  await expect(
    page.getByRole('heading', { level: 2, name: /hour by hour|Two ways/ }),
  ).toBeFocused();
  await expect(earlier).toHaveCount(0);
});

test('[NEW-11] the option that was looked at is the one that a reload shows', async ({ page }) => {
  await page.goto('/new-date');
  await planEvening(page, location);
  const second = page.getByRole('tab', { name: /^Option 2/ });
  await second.click();
  await expect(second).toHaveAttribute('aria-selected', 'true');
  const shown = await stops(page).allTextContents();
  await expect.poll(() => kept(page)).toMatch(/"option":1/);
  await page.reload();
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(stops(page)).toHaveText(shown);
});
