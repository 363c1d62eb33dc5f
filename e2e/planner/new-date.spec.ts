import { expect, type Locator, type Page, test } from '@playwright/test';
import { openRest, planForReal, planIn, resultHeading } from '../testing/a-plan.ts';
import {
  answerSuggestions,
  noPlan,
  openSuggestionStream,
  sparseSuggestion,
} from '../testing/foreign-answers.ts';

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

function places(page: Page): Locator {
  return page.getByRole('listbox', { name: 'Places' }).getByRole('option');
}

test('[NEW-01] the planner of an anonymous visitor is called Quick Date Planner', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Quick Date Planner' })).toBeVisible();
});

test('a visitor sees all questions and the button without scrolling, below the banner too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByText("You're viewing in preview mode.")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Plan this date' })).toBeInViewport({ ratio: 1 });
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

test('[NEW-02] collapsed fields are summed up in a line, and open when invalid', async ({
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

test.describe('the prerendered form', () => {
  test.use({ viewport: { width: 360, height: 900 } });

  test('[NEW-02] it has every control in the same place as the live form', async ({
    page,
    browser,
  }) => {
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

test('[NEW-02] input made before the page is interactive stays', async ({ page }) => {
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
