import { expect, test } from '@playwright/test';
import { openRest, planForReal, planIn, resultHeading } from '../testing/a-plan.ts';
import {
  answerSuggestions,
  leaveSuggestionsOpen,
  letSuggestionsThrough,
  noPlan,
  openSuggestionStream,
  sparseSuggestion,
  stages,
} from '../testing/foreign-answers.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/new-date');
});

test('[NEW-05] what is being checked is shown line by line until the plan is there', async ({
  page,
}) => {
  const stream = await openSuggestionStream(page);
  await planIn(page, 'San Francisco, CA');
  const panel = page.getByRole('region', { name: 'Planning' });
  const current = panel.getByRole('status');
  await expect(current).toHaveText('Starting');
  await expect(current).toHaveAttribute('aria-live', 'polite');
  const lines = stages.map(({ detail }) => detail);
  for (const [i, stage] of stages.entries()) {
    await stream.send('progress', stage);
    await expect(current).toHaveText(stage.detail);
    await expect(panel.getByRole('listitem')).toHaveText(lines.slice(0, i));
    await expect(page.getByRole('article')).toHaveCount(0);
  }
  await stream.send('suggestion', sparseSuggestion);
  await expect(resultHeading(page)).toBeFocused();
  await expect.poll(async () => (await resultHeading(page).boundingBox())?.y).toBeLessThan(100);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(panel).toHaveCount(0);
  stream.close();
});

test('[NEW-05] the server names its stages in their order, then the plan', async ({ request }) => {
  const answer = await request.post('/api/public/date-suggestions', {
    headers: { accept: 'text/event-stream' },
    data: { config: { location: 'San Francisco, CA' } },
  });
  const events = [
    ...(await answer.text()).matchAll(/^event: (\w+)\ndata: (?:\{"stage":"(\w+)")?/gm),
  ].map(([, event, stage]) => stage ?? event);
  expect(events).toEqual([...stages.map(({ stage }) => stage), 'suggestion']);
});

test('[NEW-05] planning can be stopped, and nothing typed is lost', async ({ page }) => {
  await leaveSuggestionsOpen(page);
  await planIn(page, 'Chicago');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('region', { name: 'Planning' })).toBeHidden();
  await expect(page.getByLabel('Location')).toHaveValue('Chicago');
  await expect(page.getByText('One free plan, no account.', { exact: true })).toBeVisible();
});

test('[NEW-05] [ERR-01] a failure shows what the server says, else the message of the product', async ({
  page,
}) => {
  await answerSuggestions(page, 503, { detail: ['The planner is resting.', 'Second'] });
  await planIn(page, 'Chicago');
  await expect(page.getByRole('alert')).toHaveText('The planner is resting.');
  await answerSuggestions(page, 500, '');
  await page.getByRole('button', { name: 'Plan this date' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to generate date suggestions. Please try again.',
  );
  await expect(page.getByLabel('Location')).toHaveValue('Chicago');
});

test('[ERR-01] the server’s message about a field is shown at that field', async ({ page }) => {
  await answerSuggestions(page, 422, {
    code: 'invalid-input',
    detail: 'No',
    errors: { 'config.start_cal_date': ['Choose a day from yesterday on'] },
  });
  await planIn(page, 'Chicago');
  await expect(page.getByLabel('Date', { exact: true })).toHaveAccessibleDescription(
    'Choose a day from yesterday on',
  );
  await expect(page.getByLabel('Date', { exact: true })).toBeFocused();
});

test('[NEW-06] a result holds weather, real stops with their facts, the ways between and the total', async ({
  page,
}) => {
  await planForReal(page);
  const plan = page.getByRole('article').first();
  await expect(page.getByText(/°F/).first()).toBeVisible();
  const stops = plan.locator('ol.itinerary > li');
  await expect(stops).toHaveCount(3);
  for (const stop of await stops.all()) {
    await expect(stop.getByRole('heading', { level: 4 })).toHaveText(/\S/);
    await expect(stop.locator('time')).toHaveCount(2);
    await expect(stop.getByRole('link', { name: /Open map of/ })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\/\?mlat=[\d.-]+&mlon=[\d.-]+#map=17\//,
    );
    await expect(stop.getByText('Why it fits')).toBeVisible();
    await expect(stop.locator('.stop-line')).toHaveText(/\w{3}/);
    await expect(stop.locator('.stop-address')).toHaveText(/, San Francisco|^[A-Z\d]/);
    await expect(stop.locator('.stop-price')).toHaveText(/\$\d|Free/);
    // Nobody has rated them.
    await expect(stop.locator('.stars')).toHaveCount(0);
  }
  await expect(stops.locator('.leg')).toHaveText([
    /\d+ min (walk|drive|ride)/,
    /\d+ min (walk|drive|ride)/,
  ]);
  await expect(plan.getByText('Total cost')).toBeVisible();
  await expect(plan.locator('.plan-sums dd').first()).toHaveText(/^\$\d+/);
  await expect(plan.locator('figcaption')).toHaveText(/^Plan from \d/);
  const checked = plan.getByRole('list', { name: 'What was checked' });
  await expect(checked).toBeHidden();
  await plan.getByText('What was checked').click();
  await expect(checked.getByRole('listitem').first()).toBeVisible();
  await expect(plan.getByText(/^Why this plan Most of all for [a-z]/)).toBeVisible();
  const [first] = await stops.all();
  await first?.getByText('Hours and details').click();
  await expect(first?.locator('.facts') ?? plan).toContainText(/AM|PM|not published/);
});

test('[NEW-07] when nothing fits, the wish to relax is named and one tap plans with it', async ({
  page,
}) => {
  await answerSuggestions(page, 422, noPlan);
  await planIn(page, 'San Francisco, CA');
  await expect(page.getByRole('alert')).toHaveText(noPlan.detail);
  await expect(page.getByText('A budget of at most $20')).toBeVisible();
  await letSuggestionsThrough(page);
  const asked = page.waitForRequest('**/api/public/date-suggestions');
  await page.getByRole('button', { name: 'Raise the budget to $60' }).click();
  expect((await asked).postDataJSON()).toMatchObject({ config: { budget: { min: 0, max: 60 } } });
  // The form is one line by then.
  await expect(page.getByRole('button', { name: /Change$/ })).toContainText('$0–60 for two');
});

test('[NEW-07] a real refusal names what stands in the way, and what it offers is planned', async ({
  page,
}) => {
  await openRest(page);
  await page.getByLabel('End time (optional)').fill('18:15');
  await planIn(page, 'San Francisco, CA');
  const refusal = page.getByRole('region', { name: 'No plan' });
  await expect(refusal).toContainText(/you have 15 minutes/);
  await expect(page.getByRole('article')).toHaveCount(0);
  await refusal.getByRole('button', { name: /^End by / }).click();
  await expect(resultHeading(page)).toBeVisible();
  await expect(page.getByRole('article').first().locator('ol.itinerary > li').nth(1)).toBeVisible();
});

test('[NEW-07] an unknown place is reported at the location', async ({ page }) => {
  await planIn(page, 'Atlantis, Nowhere');
  await expect(page.getByLabel('Location')).toBeFocused();
  await expect(page.getByLabel('Location')).toHaveAccessibleDescription(/\S/);
});

test('[NEW-15] an answer that lacks almost everything is still shown as a plan', async ({
  page,
}) => {
  await answerSuggestions(page, 200, sparseSuggestion);
  await planIn(page, 'San Francisco, CA');
  await expect(page.getByText('Weather data unavailable')).toHaveCount(1);
  const plan = page.getByRole('article', { name: 'Lands End Lookout to Burma Superstar' });
  await expect(plan.getByText('Walking', { exact: true })).toBeVisible();
  await expect(plan).toContainText('15 minutes');
  await expect(plan).toContainText('$0');
  await expect(plan).toContainText('Times not set');
  await expect(plan.locator('ol.itinerary > li')).toHaveCount(3);
  await expect(plan.locator('.stars')).toHaveCount(0);
});

test('a name of several places is asked about before the only plan is spent, and planned as chosen', async ({
  page,
}) => {
  await page.goto('/new-date');
  await page.getByLabel('Location').fill('chinatown');
  await page.getByRole('button', { name: 'Plan this date' }).press('Enter');
  const question = page.getByRole('group', { name: 'Which one do you mean?' });
  await expect(question.getByRole('button').first()).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(0);
  // Whoever presses again is asked again.
  await page.getByRole('button', { name: 'Plan this date' }).press('Enter');
  await expect(question.getByRole('button').first()).toBeFocused();
  await expect(page.getByText('No free suggestions left.')).toHaveCount(0);
  await question.getByRole('button', { name: /San Francisco/ }).click();
  await expect(page.getByLabel('Location')).toHaveValue(/San Francisco/);
  await expect(page.getByRole('article').first()).toContainText('San Francisco');
  await expect(question).toHaveCount(0);
});

test('a plan does not wait for what a name may mean', async ({ page }) => {
  await page.route('**/api/places/choices*', () => undefined);
  await page.goto('/new-date');
  await page.getByLabel('Location').fill('chinatown');
  await page.getByRole('button', { name: 'Plan this date' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the Tab key leads from a long list of places to what follows the field', async ({ page }) => {
  await page.goto('/new-date');
  await page.setViewportSize({ width: 1280, height: 900 });
  const location = page.getByLabel('Location');
  await location.click();
  await location.pressSequentially('san');
  const list = page.getByRole('listbox');
  await expect(list).toBeVisible();
  await list.evaluate((element: HTMLElement) => {
    element.style.maxHeight = '60px';
  });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Use my location' })).toBeFocused();
});

test('many interests leave the field that is typed into above the button on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/new-date');
  const field = page.getByLabel('Interests');
  const button = page.getByRole('button', { name: 'Plan this date' });
  await expect(button).toBeEnabled();
  for (const interest of ['Live jazz', 'Ceramics', 'Ramen', 'Bookshops', 'Record shops', 'Salsa']) {
    await field.fill(interest);
    await field.press('Enter');
  }
  await expect(page.getByRole('button', { name: 'Remove Salsa' })).toBeVisible();
  await expect(async () => {
    const bottomOf = await field.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(bottomOf).toBeLessThanOrEqual((await button.boundingBox())?.y ?? 0);
  }).toPass({ timeout: 30_000 });
});
