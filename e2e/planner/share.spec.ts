import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Suggestion, PlannedPlan } from '@rendezvous/contract';
import { planAsMember, planEvening } from '../testing/a-plan.ts';
import { aMember, type Member } from '../testing/a-member.ts';
import {
  expectAccessible,
  expectAccessibleIn,
  looksAt,
  openIn,
} from '../testing/expect-accessible.ts';
import { toast } from '../testing/toast.ts';

interface Saved {
  readonly plan: PlannedPlan;
  readonly weather: Suggestion['weather_info'];
}

/** Saves the first plan of a suggestion, for a person of the member's. */
async function savePlan(member: Member, location: string): Promise<Saved> {
  const { id } = await member.ask<{ id: number }>('POST /profiles', { name: 'Wilhelmina Ortiz' });
  const { suggestion_id, weather_info, plans } = await member.ask<Suggestion>(
    'POST /profiles/suggest',
    { profileId: id, config: { location, interests: ['jazz'] } },
  );
  const [plan] = plans;
  if (!plan) throw new Error('Nothing was suggested');
  const { checks: _checks, score: _score, ...kept } = plan;
  await member.ask('POST /saved-ideas', {
    suggestion_id,
    profile_id: id,
    weather_info,
    plans: [kept],
  });
  return { plan, weather: weather_info };
}

const share = async (member: Member, { plan }: Saved): Promise<string> =>
  (await member.ask<{ url: string }>(`POST /saved-ideas/${plan.plan_id}/share`)).url;
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Share this plan' });

/** How many sheets of this size the page takes on paper. */
async function countSheets(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

test('[NEW-14] a saved plan is shared, copied, opened by somebody else, and no longer shared', async ({
  page,
  context,
  request,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const member = await aMember(request);
  const { plan } = await savePlan(member, 'San Francisco, CA');
  await member.signIn(page);
  await page.goto('/saved-ideas');
  const button = page.getByRole('button', { name: `Share ${plan.title}` });
  await button.click();
  await dialog(page).getByRole('button', { name: 'Copy' }).click();
  await expect(toast(page, 'Success', 'Link copied')).toBeVisible();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  expect(url).toMatch(/\/shared\/[\w-]{43}$/);
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(button).toBeFocused();
  await button.click();
  await expect(dialog(page).getByLabel('Link')).toHaveValue(url);

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(url);
  await expect(stranger.getByRole('heading', { name: plan.title })).toBeVisible();
  await stranger.getByRole('link', { name: 'Plan your own' }).click();
  await expect(stranger.getByRole('heading', { name: 'Quick Date Planner' })).toBeVisible();

  await dialog(page).getByRole('button', { name: 'Stop sharing…' }).click();
  await dialog(page).getByRole('button', { name: 'Keep' }).click();
  expect((await request.get(url)).status()).toBe(200);
  await dialog(page).getByRole('button', { name: 'Stop sharing…' }).click();
  await dialog(page).getByRole('button', { name: 'Stop sharing', exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect((await stranger.goto(url))?.status()).toBe(404);
  await expect(
    stranger.getByRole('heading', { name: 'This plan is no longer shared' }),
  ).toBeVisible();
  await stranger.context().close();
});

test('[NEW-14] a plan is shared where it was made in one step, and is in the saved ideas then', async ({
  page,
  request,
}) => {
  const member = await planAsMember(page, request, 'Chicago');
  const title = await page.getByRole('article').getByRole('heading', { level: 3 }).textContent();
  await page.getByRole('button', { name: `Share ${title}` }).click();
  await expect(dialog(page)).toContainText('The plan is in your saved ideas too');
  await expect(page.getByRole('button', { name: 'Saved', includeHidden: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await member.ask('GET /saved-ideas')).toHaveLength(1);
  const url = await dialog(page).getByLabel('Link').inputValue();
  await page.goto(url);
  // What the card showed is what was saved: the sky of the city, the ways between, the map.
  const card = page.getByRole('article', { name: title ?? '' });
  await expect(card).toContainText(/\d+ min (walk|drive|ride)/);
  await expect(card.locator('.arc-city')).toBeAttached();
  await expect(card.locator('.route-sketch')).toBeVisible();
});

test('[NEW-14] a plan that cannot be shared or unshared says so', async ({ page, request }) => {
  const member = await aMember(request);
  await savePlan(member, 'Chicago');
  await member.signIn(page);
  await page.goto('/saved-ideas');
  const button = page.getByRole('button', { name: /^Share / });
  await page.route('**/share', (route) => route.fulfill({ status: 500, json: {} }));
  await button.click();
  await expect(toast(page, 'Error', 'Failed to share')).toBeVisible();
  await page.unroute('**/share');
  await button.click();
  await page.route('**/share', (route) => route.fulfill({ status: 500, json: {} }));
  await dialog(page).getByRole('button', { name: 'Stop sharing…' }).click();
  await dialog(page).getByRole('button', { name: 'Stop sharing', exact: true }).click();
  await expect(dialog(page).getByText('Failed to stop sharing')).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('[NEW-14] a shared plan reads in full, and says nothing of the people', async ({
    page,
    request,
  }) => {
    const member = await aMember(request, { firstName: 'Thessaly' });
    const saved = await savePlan(member, 'New York, NY');
    const answer = await page.goto(await share(member, saved));
    const { plan, weather } = saved;
    await expect(page).toHaveTitle(`${plan.title} | Rendezvous`);
    const main = page.getByRole('main');
    const itinerary = main.locator('ol.itinerary');
    await expect(main).toContainText(weather.expected_temperature);
    await expect(main).toContainText(plan.total_cost);
    for (const { name, location, estimated_cost } of plan.venues)
      for (const said of [name, location, estimated_cost])
        await expect(itinerary).toContainText(said);
    await expect(itinerary).toContainText(`${plan.route_info.legs[0]?.minutes} min`);
    const html = (await answer?.text()) ?? '';
    for (const secret of ['Wilhelmina', 'Ortiz', 'Thessaly', member.email, plan.plan_id])
      expect(html).not.toContain(secret);
    const head = (property: string) => page.locator(`meta[property="og:${property}"]`);
    await expect(head('title')).toHaveAttribute('content', plan.title);
    await expect(head('description')).toHaveAttribute(
      'content',
      new RegExp(plan.venues[1]?.name.slice(0, 8) ?? '-'),
    );
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(await head('image').getAttribute('content')).toBe(`${page.url()}/picture.png`);
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});

test('[NEW-14] a shared plan loads its fonts without console messages', async ({
  page,
  request,
}) => {
  const member = await aMember(request);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto(await share(member, await savePlan(member, 'Chicago')));
  expect(
    await page.evaluate(() =>
      document.fonts.ready.then((fonts) =>
        [...fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      ),
    ),
  ).toEqual(expect.arrayContaining(['Fraunces Variable', 'Instrument Sans Variable']));
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  expect(said).toEqual([]);
});

test('[NEW-14] every shared plan has a picture of its own', async ({ request }) => {
  const member = await aMember(request);
  const pictures: Buffer[] = [];
  for (const city of ['San Francisco, CA', 'Chicago']) {
    const answer = await request.get(
      `${await share(member, await savePlan(member, city))}/picture.png`,
    );
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
    pictures.push(await answer.body());
  }
  for (const picture of pictures) {
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    // A picture of nothing but paper is some 5 KB.
    expect(picture.length).toBeGreaterThan(20_000);
  }
  expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(false);
});

test('[NEW-14] a plan goes to the clipboard as text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/new-date');
  await planEvening(page, 'San Francisco, CA');
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect(toast(page, 'Success', 'Plan copied as text')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const article = page.getByRole('article').first();
  for (const line of text.split('\n').filter((line) => /^ {3}\S/.test(line)))
    await expect(article).toContainText(line.trim());
  expect(text.match(/^\d\. \d+:\d\d.*: .+$/gm)).toHaveLength(3);
  expect(text).toMatch(/Total: \$\d/);
});

test('[NEW-14] a plan prints on one sheet, black on white, with its arc and nothing to press', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/new-date');
  await planEvening(page, 'San Francisco, CA');
  await page.evaluate(() => {
    window.print = () => void (document.documentElement.dataset.printed = 'yes');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  expect(await page.evaluate(() => document.documentElement.dataset.printed)).toBe('yes');
  const member = await aMember(request);
  const url = await share(member, await savePlan(member, 'San Francisco, CA'));
  for (const path of [null, url]) {
    if (path !== null) await page.goto(path);
    for (const format of ['A4', 'Letter'] as const)
      expect(await countSheets(page, format), `${page.url()} on ${format}`).toBe(1);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toHaveCSS(
      'color',
      'rgb(0, 0, 0)',
    );
    await expect(page.getByRole('article').locator('.arc-sky')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Open map/ })).toHaveCount(0);
    await page.emulateMedia({ media: null, colorScheme: 'dark' });
  }
});

test('[NEW-14] sharing is accessible', async ({ page, request }) => {
  const member = await aMember(request);
  const saved = await savePlan(member, 'Chicago');
  await member.signIn(page);
  await page.goto('/saved-ideas');
  await page.getByRole('button', { name: /^Share / }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expectAccessibleIn(looksAt(360, 390, 768, 1440), page);
  await dialog(page).getByRole('button', { name: 'Stop sharing…' }).click();
  await expectAccessibleIn(looksAt(360, 390, 768, 1440), page);
  const url = await share(member, saved);
  for (const look of looksAt(360, 390, 768, 1440)) {
    await openIn(look, page, url);
    await expectAccessible(page);
    await openIn(look, page, `${url.slice(0, -3)}AAA`);
    await expect(
      page.getByRole('heading', { name: 'This plan is no longer shared' }),
    ).toBeVisible();
    await expectAccessible(page);
  }
});

test('[NEW-14] a visitor shares the plan on the screen without an account, and ends it after a reload', async ({
  page,
  context,
}) => {
  await page.goto('/new-date');
  await planEvening(page);
  const shareButton = page.getByRole('button', { name: /^Share / });
  await shareButton.click();
  await expectAccessible(page);
  const url = await dialog(page).getByLabel('Link').inputValue();
  const title = (await page.locator('.plan-head .display-lg').textContent()) ?? '';
  const guest = await context.newPage();
  await guest.goto(url);
  await expect(guest.getByRole('article', { name: title })).toBeVisible();

  await page.reload();
  await shareButton.click();
  await expect(dialog(page).getByLabel('Link')).toHaveValue(url);
  await dialog(page).getByRole('button', { name: 'Stop sharing…' }).click();
  await dialog(page).getByRole('button', { name: 'Stop sharing', exact: true }).click();
  await expect(toast(page, 'Success', 'The link no longer works')).toBeVisible();
  await guest.reload();
  await expect(
    guest.getByRole('heading', { level: 1, name: 'This plan is no longer shared' }),
  ).toBeVisible();
});
