import { expect, type Locator, type Page, test } from '@playwright/test';
import { planIn } from '../testing/a-plan.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/new-date');
});

function places(page: Page): Locator {
  return page.getByRole('listbox', { name: 'Places' }).getByRole('option');
}

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

test('[NEW-04] an empty location is refused at its field, which takes the focus', async ({
  page,
}) => {
  await planIn(page, '   ');
  await expect(page.getByRole('alert')).toHaveText('Please enter a location');
  await expect(page.getByLabel('Location')).toBeFocused();
  await expect(page.getByLabel('Location')).toHaveAccessibleDescription('Please enter a location');
});
