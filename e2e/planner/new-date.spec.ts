import { expect, type Locator, type Page, test } from '@playwright/test';
import { openRest, unfoldForm } from '../testing/a-plan.ts';
import {
  answerSuggestions,
  leaveSuggestionsOpen,
  letSuggestionsThrough,
  noPlan,
  openSuggestionStream,
  sparseSuggestion,
  stages,
} from '../testing/foreign-answers.ts';

const limitMessage =
  "You've reached the limit for anonymous date suggestions. Please sign in to continue creating date plans.";

const names = [
  'Location',
  'Start time',
  'End time (optional)',
  'Date number',
  'Desired mood',
  'Minimum budget',
  'Maximum budget',
  'Max distance',
  'Getting there',
  'Setting',
  'Interests',
  'Dislikes',
  'Dietary restrictions',
  'Preferred cuisines',
  'What you did last time',
];

test.beforeEach(async ({ page }) => {
  await page.goto('/new-date');
});

async function planIn(page: Page, location: string): Promise<void> {
  await page.getByLabel('Location').fill(location);
  await page.getByRole('button', { name: 'Plan this date' }).click();
}

function places(page: Page): Locator {
  return page.getByRole('listbox', { name: 'Places' }).getByRole('option');
}

function resultHeading(page: Page): Locator {
  return page.getByRole('heading', { level: 2, name: /hour by hour|Two ways to spend/ });
}

async function planForReal(page: Page): Promise<void> {
  await planIn(page, 'San Francisco, CA');
  await expect(resultHeading(page)).toBeFocused({ timeout: 20_000 });
}

test('[NEW-01] the planner of an anonymous visitor is called Quick Date Planner', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Quick Date Planner' })).toBeVisible();
});

test('[NEW-02] every wish can be found by its name and starts with its default', async ({
  page,
}) => {
  const tomorrow = await page.evaluate(() => {
    const now = new Date();
    return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + 1))
      .toISOString()
      .slice(0, 10);
  });
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('');
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue(tomorrow);
  await expect(page.getByLabel('Start time')).toHaveValue('18:00');
  await expect(page.getByLabel('End time (optional)')).toHaveValue('');
  await expect(page.getByLabel('Date number')).toHaveValue('1');
  await expect(page.getByLabel('Desired mood')).toHaveValue('');
  await openRest(page);
  const [low, high] = [
    page.getByRole('slider', { name: 'Minimum budget' }),
    page.getByRole('slider', { name: 'Maximum budget' }),
  ];
  await expect(low).toHaveAttribute('aria-valuenow', '50');
  await expect(high).toHaveAttribute('aria-valuenow', '100');
  await expect(low).toHaveAttribute('aria-valuemin', '0');
  await expect(high).toHaveAttribute('aria-valuemax', '500');
  await high.press('ArrowRight');
  await expect(high).toHaveAttribute('aria-valuenow', '110');
  const distance = page.getByRole('slider', { name: 'Max distance' });
  await expect(distance).toHaveAttribute('aria-valuenow', '20');
  await distance.press('End');
  await expect(distance).toHaveAttribute('aria-valuenow', '50');
  await expect(
    page.getByRole('radiogroup', { name: 'Getting there' }).getByRole('radio', { name: 'Any' }),
  ).toBeChecked();
  await expect(
    page.getByRole('radiogroup', { name: 'Setting' }).getByRole('radio', { name: 'Both' }),
  ).toBeChecked();
  for (const name of [
    'Interests',
    'Dislikes',
    'Dietary restrictions',
    'Preferred cuisines',
    'What you did last time',
  ]) {
    await expect(page.getByRole('textbox', { name, exact: true })).toBeVisible();
  }
});

test('[NEW-02] a name finds one field and nothing beside it, at every stage', async ({ page }) => {
  async function expectNamesToFindOne(): Promise<void> {
    for (const name of names) await expect(page.getByLabel(name), name).toHaveCount(1);
    // The name of one field begins with that of the other.
    await expect(page.getByLabel('Date')).toHaveCount(2);
  }
  await expectNamesToFindOne();
  await openRest(page);
  for (const name of ['Interests', 'Dislikes', 'Dietary restrictions', 'Preferred cuisines'])
    await page.getByLabel(name).fill('Thai,');
  await page.getByLabel('Location').fill('San F');
  await expect(places(page).first()).toBeVisible();
  await expectNamesToFindOne();
  const stream = await openSuggestionStream(page);
  await planIn(page, 'San Francisco, CA');
  await expect(page.getByRole('region', { name: 'Planning' })).toBeVisible();
  await expectNamesToFindOne();
  await stream.send('suggestion', sparseSuggestion);
  await expect(resultHeading(page)).toBeVisible();
  await expectNamesToFindOne();
  stream.close();
});

test('[NEW-02] what is folded is readable in a line, and where it is wrong it opens', async ({
  page,
}) => {
  const rest = page.locator('.rest');
  await expect(rest.locator('summary')).toContainText(
    '$50–100 for two · within 20 miles · any way of getting there · indoors or out · first date',
  );
  await expect(page.getByRole('slider', { name: 'Max distance' })).toBeHidden();
  await openRest(page);
  await page.getByLabel('Dislikes').fill('Loud bars,');
  await page.getByLabel('End time (optional)').fill('22:30');
  await rest.locator('summary').click();
  await expect(rest.locator('summary')).toContainText('until 10:30 PM · no Loud bars');
  await answerSuggestions(page, 422, {
    ...noPlan,
    code: 'invalid-input',
    errors: { 'config.max_distance': ['At most 50 miles.'] },
  });
  await planIn(page, 'San Francisco, CA');
  await expect(page.getByRole('slider', { name: 'Max distance' })).toBeVisible();
  await expect(page.getByText('At most 50 miles.')).toBeVisible();
});

test('[NEW-02] a city is one tap, and the own position is named by its neighborhood', async ({
  page,
  context,
}) => {
  await page.getByRole('button', { name: 'Chicago' }).click();
  await expect(page.getByLabel('Location')).toHaveValue('Chicago');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 37.7599, longitude: -122.4148 });
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByLabel('Location')).toHaveValue('Mission District, San Francisco, CA');
  await context.setGeolocation({ latitude: 47.61, longitude: -122.33 });
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByText('You are outside the cities we cover.')).toBeVisible();
});

test('once there is a plan the form is one line, which brings it back as it was', async ({
  page,
}) => {
  await page.getByLabel('Desired mood').fill('unhurried');
  await planForReal(page);
  const line = page.getByRole('button', { name: /Change$/ });
  await expect(line).toContainText('San Francisco, CA');
  await expect(line).toContainText('unhurried');
  await expect(page.getByRole('button', { name: 'Plan this date' })).toBeHidden();
  await line.click();
  await expect(page.getByLabel('Location')).toBeFocused();
  await expect(page.getByLabel('Desired mood')).toHaveValue('unhurried');
});

test('[NEW-02] a location is looked up at every keystroke and chosen with the keyboard', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/places/autocomplete'))
      asked.push(new URL(request.url()).searchParams.get('q') ?? '');
  });
  await page.getByLabel('Location').pressSequentially('Chic', { delay: 60 });
  await expect(places(page).first()).toContainText('Chicago');
  expect(asked).toEqual(['C', 'Ch', 'Chi', 'Chic']);
  await page.keyboard.press('ArrowDown');
  await expect(places(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Location')).toHaveValue(/Chicago/);
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('[NEW-02] an answer to what was typed before is dropped', async ({ page }) => {
  await page.route('**/places/autocomplete?q=C', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route
      .fulfill({ json: [{ label: 'Late place', kind: 'city', coordinates: { lat: 0, lon: 0 } }] })
      .catch(() => undefined);
  });
  await page.getByLabel('Location').pressSequentially('Chicago', { delay: 20 });
  await expect(places(page).first()).toContainText('Chicago');
  await page.waitForTimeout(1000);
  await expect(page.getByText('Late place')).toHaveCount(0);
});

test.describe('the prerendered form', () => {
  test.use({ viewport: { width: 360, height: 900 } });

  test('[NEW-02] it has every control where the living form has it', async ({ page, browser }) => {
    const withoutScripts = await browser.newPage({ javaScriptEnabled: false });
    await withoutScripts.goto('/new-date');
    await expect(page.getByRole('button', { name: 'Plan this date' })).toBeEnabled();
    for (const each of [withoutScripts, page]) await openRest(each);
    expect(await placesOfControls(withoutScripts)).toEqual(await placesOfControls(page));
    const [low, high] = [
      withoutScripts.getByLabel('Minimum budget'),
      withoutScripts.getByLabel('Maximum budget'),
    ];
    const [lowBox, highBox] = [await low.boundingBox(), await high.boundingBox()];
    expect(lowBox?.width).toBeGreaterThanOrEqual(24);
    expect((lowBox?.x ?? 0) + (lowBox?.width ?? 0)).toBeLessThanOrEqual(highBox?.x ?? 0);
    await withoutScripts.close();
  });
});

/** Name and box of everything in the form that takes the focus. */
function placesOfControls(page: Page): Promise<string[]> {
  return page.getByRole('form').evaluate((form) => {
    window.scrollTo(0, 0);
    return [...form.querySelectorAll('input, select, button, [role=slider]')].map((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      return [
        control.getAttribute('name') ?? control.getAttribute('aria-label') ?? control.textContent,
        x,
        y,
        width,
        height,
      ].join(' ');
    });
  });
}

test('[NEW-02] a thumb that is taken hold of stays under the pointer', async ({ page }) => {
  await openRest(page);
  const thumb = page.getByLabel('Maximum budget');
  await thumb.scrollIntoViewIfNeeded();
  const box = await thumb.boundingBox();
  if (!box) throw new Error('Cannot drag the thumb: it is not on screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 1, y);
  // The thumbs lean apart by half of what one step measures.
  await expect(thumb).toHaveAttribute('aria-valuenow', /^1[01]0$/);
  await page.mouse.move(x + 80, y);
  await page.mouse.up();
  const moved = await thumb.boundingBox();
  // One step, which the pointer may stand in the middle of.
  expect(Math.abs((moved?.x ?? 0) - box.x - 80)).toBeLessThan(11);
});

test('[NEW-02] what is typed before the page has come alive stays', async ({ page }) => {
  await page.route('**/assets/entry.client*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('/new-date', { waitUntil: 'commit' });
  await page.getByLabel('Location').fill('Chicago');
  await openRest(page);
  await page.getByRole('radio', { name: 'Walking' }).check({ force: true });
  await expect(page.getByRole('button', { name: 'Plan this date' })).toBeEnabled();
  await expect(page.getByLabel('Location')).toHaveValue('Chicago');
  await expect(page.getByLabel('Walking')).toBeChecked();
});

test('[NEW-02] tags are added and removed with the keyboard, trimmed, once each', async ({
  page,
}) => {
  const interests = page.getByRole('textbox', { name: 'Interests', exact: true });
  const added = page.getByRole('list', { name: 'Added' }).getByRole('listitem');
  await interests.fill('  Jazz ');
  await interests.press('Enter');
  await interests.fill('jazz');
  await interests.press('Enter');
  await interests.fill('   ');
  await interests.press('Enter');
  await interests.pressSequentially('Views,');
  await interests.fill('Books');
  await interests.blur();
  await expect(added).toHaveText(['Jazz', 'Views', 'Books']);
  await interests.press('Backspace');
  await expect(page.getByRole('button', { name: 'Remove Books' })).toBeFocused();
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'Remove Jazz' }).click();
  await expect(added).toHaveText(['Views']);
});

test('[NEW-04] an empty location is refused at its field, which takes the focus', async ({
  page,
}) => {
  await planIn(page, '   ');
  await expect(page.getByRole('alert')).toHaveText('Please enter a location');
  await expect(page.getByLabel('Location')).toBeFocused();
  await expect(page.getByLabel('Location')).toHaveAccessibleDescription('Please enter a location');
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

test('[ERR-01] what the server says of a field is shown at that field', async ({ page }) => {
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
  await expect(resultHeading(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('article').first().locator('ol.itinerary > li').nth(1)).toBeVisible();
});

test('[NEW-07] a place nobody knows is said at the location', async ({ page }) => {
  await planIn(page, 'Atlantis, Nowhere');
  await expect(page.getByLabel('Location')).toBeFocused();
  await expect(page.getByLabel('Location')).toHaveAccessibleDescription(/\S/);
});

test('[NEW-11] the second press opens the dialog, the first result does not', async ({ page }) => {
  await planForReal(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('anonymous_suggestions'))).toBe('1');
  await unfoldForm(page);
  await expect(page.getByText('No free suggestions left.')).toBeVisible();
  await page.getByRole('button', { name: 'Plan this date' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ready to Plan More Dates?' });
  await expect(dialog.getByText("You've used up your free date suggestion.")).toBeVisible();
  await expect(dialog.getByText(limitMessage)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in');
  await expect(dialog.getByRole('link', { name: 'Create Account' })).toHaveAttribute(
    'href',
    '/sign-up',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Plan this date' })).toBeFocused();
});

test('[NEW-11] what a result offers is there only for those who may plan again', async ({
  page,
}) => {
  const offers = [{ text: 'With a meal, we will ask the kitchen', changes: { ask_kitchen: true } }];
  await answerSuggestions(page, 200, { ...sparseSuggestion, offers });
  await planIn(page, 'San Francisco, CA');
  await expect(resultHeading(page)).toBeVisible();
  const offer = page.getByRole('button', { name: 'With a meal, we will ask the kitchen' });
  await unfoldForm(page);
  await expect(page.getByText('No free suggestions left.')).toBeVisible();
  await expect(offer).toHaveCount(0);
  await page.evaluate(() => {
    localStorage.removeItem('anonymous_suggestions');
    window.dispatchEvent(new StorageEvent('storage'));
  });
  const asked = page.waitForRequest('**/api/public/date-suggestions');
  await offer.click();
  expect((await asked).postDataJSON()).toMatchObject({ config: { ask_kitchen: true } });
});

test('[NEW-11] the server may know that the suggestion is used up', async ({ page }) => {
  await answerSuggestions(page, 429, { code: 'anonymous-limit', detail: limitMessage });
  await planIn(page, 'Chicago');
  await expect(page.getByRole('dialog', { name: 'Ready to Plan More Dates?' })).toBeVisible();
});

test('[NEW-12] what needs an account says so, and the suggestion is still there after the way to sign-in', async ({
  page,
}) => {
  await planForReal(page);
  const headline = await resultHeading(page).textContent();
  const actions = [
    ['Refine', 'refine this suggestion'],
    ['Save', 'save this idea'],
    ['Schedule Date', 'schedule this date'],
  ] as const;
  for (const [button, ending] of actions) {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog', { name: 'Authentication Required' })).toContainText(
      `You need to be signed in to ${ending}`,
    );
    await page.keyboard.press('Escape');
  }
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText(
    'You need to be signed in to remove a venue',
  );
  await expect(
    page.getByRole('dialog').getByRole('link', { name: 'Create Account' }),
  ).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: headline ?? '' })).toBeVisible();
  await expect(page.getByLabel('Location')).toHaveValue('San Francisco, CA');
});

test('[NEW-15] an answer that lacks almost everything is still a plan', async ({ page }) => {
  await answerSuggestions(page, 200, sparseSuggestion);
  await planIn(page, 'San Francisco, CA');
  await expect(page.getByText('Weather data unavailable')).toHaveCount(1);
  const plan = page.getByRole('article', { name: 'Lands End Lookout to Burma Superstar' });
  await expect(plan).toContainText('Walking, 15 minutes');
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
  await expect(page.getByRole('article').first()).toContainText('San Francisco', {
    timeout: 20_000,
  });
  await expect(question).toHaveCount(0);
});

test('a plan does not wait for what a name may mean', async ({ page }) => {
  await page.route('**/api/places/choices*', () => undefined);
  await page.goto('/new-date');
  await page.getByLabel('Location').fill('chinatown');
  await page.getByRole('button', { name: 'Plan this date' }).click();
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 20_000 });
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
  }).toPass({ timeout: 10_000 });
});
