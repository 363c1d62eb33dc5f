import { expect, type Page, test } from '@playwright/test';
import config from '../../playwright.config.ts';
import { withMailingServer } from '../testing/a-mailing-server.ts';
import { anEmail } from '../testing/a-member.ts';
import { expectAccessible, expectAccessibleIn, looks } from '../testing/expect-accessible.ts';
import { watchNetwork } from '../testing/network.ts';

/** A page that has the form, wherever else it stands. */
const pageWithForm = '/api/newsletter/confirm/gone';
const { mail } = withMailingServer(4);

const field = (page: Page) =>
  page.getByRole('textbox', { name: 'Email' }).and(page.locator(':enabled'));
const subscribe = (page: Page) =>
  page
    .getByRole('form', { name: 'One city, once a month' })
    .getByRole('button', { name: 'Subscribe' });

/** Mails leave after the answer. */
async function mailedLink(email: string): Promise<string> {
  await expect.poll(() => mail().received.map(({ to }) => to[0])).toContain(email);
  const sent = mail().received.find(({ to }) => to[0] === email);
  return (
    /http:\S+\/newsletter\/confirm\/[\w.-]+/.exec(
      (sent?.source ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '='),
    )?.[0] ?? ''
  );
}

test('the form reports the result on the page, and accepts one address at a time', async ({
  page,
}) => {
  const network = watchNetwork(page.context());
  const email = anEmail('kim');
  await page.goto(pageWithForm);
  // Before its script has come, the browser judges the address by itself.
  await expect(page.locator('form[data-newsletter]')).toHaveJSProperty('noValidate', true);
  await field(page).fill('kim');
  await subscribe(page).click();
  await expect(field(page)).toHaveAccessibleDescription('Enter a valid email address');
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page)).toBeFocused();

  await network.refuse(/POST \/newsletter/, null);
  await field(page).fill(email);
  await subscribe(page).click();
  await expect(field(page)).toHaveAccessibleDescription(
    'We could not reach the server. Check your connection and try again.',
  );
  await expect(field(page)).not.toHaveAttribute('aria-invalid');
  await expect(field(page)).toHaveValue(email);
  network.recover();

  const before = network.count('POST /newsletter');
  const release = await network.hold(/POST \/newsletter/);
  await subscribe(page).click();
  await expect(subscribe(page)).toHaveAttribute('aria-disabled', 'true');
  await field(page).press('Enter');
  release();
  await expect(field(page)).toHaveAccessibleDescription('Check your inbox to confirm.');
  await expect(field(page)).toHaveValue('');
  expect(network.count('POST /newsletter')).toBe(before + 1);

  await page.goto(await mailedLink(email));
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are on the list' })).toBeVisible();
});

test('somebody who asks for a city that is not covered is told which are, and can be notified', async ({
  page,
}) => {
  const email = anEmail('lou');
  await page.goto('/new-date');
  await page.getByLabel('Location').fill('Boise');
  await page.getByRole('button', { name: 'Plan this date' }).click();
  await expect(page.getByLabel('Location')).toHaveAccessibleDescription(
    /“Boise” is not a place we know yet. Plans can be made in and around Chicago, Houston/,
  );
  const wait = page.getByRole('region', { name: 'Shall we tell you when we plan dates in Boise?' });
  await wait.getByLabel('Email').fill('lou');
  await wait.getByLabel('Email').press('Enter');
  await expect(wait.getByLabel('Email')).toHaveAccessibleDescription('Enter a valid email address');
  await expectAccessible(page);
  await wait.getByLabel('Email').fill(email);
  await wait.getByRole('button', { name: 'Tell me' }).click();
  await expect(wait).toContainText('Check your inbox to confirm.');
  await page.goto(await mailedLink(email));
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'We will tell you' })).toBeVisible();
  await page.goto('/new-date');
  await page.getByRole('button', { name: 'Chicago', exact: true }).click();
  await expect(wait).toHaveCount(0);
});

test('without a mail server the form is closed and says so', async ({ page }) => {
  await page.goto(new URL(pageWithForm, config.use?.baseURL).href);
  const form = page.getByRole('form', { name: 'One city, once a month' });
  await expect(form.getByRole('textbox', { name: 'Email' })).toBeDisabled();
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    'The newsletter is not open yet.',
  );
  await expect(subscribe(page)).toBeDisabled();
  await expectAccessible(page);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('pages report the result', async ({ page }) => {
    const email = anEmail('ana');
    await page.goto(pageWithForm);
    await field(page).fill('ana@example');
    await subscribe(page).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'That address cannot be used' }),
    ).toBeVisible();
    await expect(field(page)).toHaveAccessibleDescription('Enter a valid email address');
    await field(page).fill(email);
    await subscribe(page).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Check your inbox to confirm' }),
    ).toBeVisible();
    await page.goto(await mailedLink(email));
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'You are on the list' }),
    ).toBeVisible();
  });
});

test('the form is accessible', async ({ page }) => {
  await page.goto(pageWithForm);
  await field(page).fill('kim');
  await subscribe(page).click();
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleIn(looks, page);
});
