import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import type { DateRecord, Profile } from '@rendezvous/contract';
import { aMember, type Member } from '../testing/a-member.ts';
import { dayFromToday, inWords } from '../testing/days.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { aPlan } from '../testing/idea-samples.ts';

const title = 'Lands End Lookout to Burma Superstar';

let elena: Member;
let id: string;

test.beforeEach(async ({ page, request }) => {
  elena = await aMember(request);
  const june = await elena.ask<Profile>('POST /profiles', { name: 'June Park' });
  await elena.ask(`POST /profiles/${june.id}/notes`, { id: randomUUID(), text: 'canary exam' });
  const plan = aPlan();
  id = randomUUID();
  await elena.ask('POST /history', {
    ...{ id, kind: 'scheduled', profile_id: june.id, date: plan.date, plan },
    notes: 'canary note',
    activities: plan.venues.map(({ name, location, arrival, departure }) => ({
      ...{ name, location, start_time: arrival, end_time: departure, cost: 32 },
    })),
  });
  await elena.signIn(page);
});

/** Shares the date from its page, and says at which address. */
async function share(page: Page): Promise<string> {
  await page.goto(`/dates/${id}`);
  await page.getByRole('button', { name: `Share an invitation ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this plan' });
  const url = await dialog.getByLabel('Link').inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  return url;
}

test('a guest says yes without an account or a script, and the owner is told', async ({
  page,
  browser,
}) => {
  const url = await share(page);
  const guest = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  // The server goes by more names than the one it was told.
  await guest.goto(url.replace('//localhost', '//127.0.0.1'));
  await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(guest.getByText('Elena would like to take you out.')).toBeVisible();
  const drawn = guest.getByRole('list', { name: 'The plan' }).locator('.kind-drawing');
  await expect(drawn).toHaveCount(3);
  await expect(drawn.first()).toBeVisible();
  const html = await guest.content();
  for (const secret of ['Marsh', 'June', 'canary', '$', elena.email])
    expect(
      html.replaceAll(/<style>[\s\S]*?<\/style>|<script[\s\S]*?<\/script>/g, ''),
    ).not.toContain(secret);
  await guest.getByText('Add a note').click();
  await guest.getByLabel('Your note (optional)').first().fill('I get the rocking chair.');
  await guest.getByRole('button', { name: 'Yes, see you there' }).click();
  await expect(guest.getByRole('heading', { name: /^See you / })).toBeVisible();
  await expect(guest.getByText('“I get the rocking chair.”')).toBeVisible();
  const download = guest.waitForEvent('download');
  await guest.getByRole('link', { name: 'Add to calendar' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('SUMMARY:Lands End Lookout');
  expect(file).not.toContain('$');

  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Reminders' })).toContainText(
    'June Park says yes to your date',
  );
  await expect(page.getByText('June said yes')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Stops' }).locator('.kind-drawing')).toHaveCount(3);
  await page.goto(`/dates/${id}`);
  await expect(page.getByText('“I get the rocking chair.”')).toBeVisible();
  await expectAccessible(page);
  await guest.context().close();
});

test('a guest proposes another time, the owner looks at it and moves there, and the page says so', async ({
  page,
  browser,
}) => {
  const url = await share(page);
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(url);
  await expectAccessible(guest);
  await guest.getByText('Another time', { exact: true }).click();
  await guest.getByLabel('Day').fill(dayFromToday(6));
  await guest.getByLabel('From').fill('16:45');
  await guest.getByRole('button', { name: 'Suggest this' }).click();
  await expect(guest.getByRole('heading', { name: 'Another time' })).toBeVisible();

  await page.goto(`/dates/${id}`);
  // What there is to decide stands far below on a phone: the chip at the top says it and leads
  // there.
  await page.setViewportSize({ width: 390, height: 844 });
  const decide = page.getByRole('button', { name: /^Look at / });
  await expect(decide).not.toBeInViewport();
  await page.getByRole('link', { name: /^June suggests / }).click();
  await expect(decide).toBeInViewport();
  await decide.click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule' });
  await expect(dialog.getByLabel('Day')).toHaveValue(dayFromToday(6));
  await dialog.getByRole('button', { name: 'Move the date' }).click();
  await expect(dialog).toHaveCount(0);
  await expect
    .poll(async () => (await elena.ask<DateRecord>(`GET /history/${id}`)).date)
    .toBe(dayFromToday(6));
  await guest.goto(url);
  await expect(guest.getByText('Elena moved it, as you proposed.')).toBeVisible();
  await expect(guest.getByText(inWords(dayFromToday(6))).first()).toBeVisible();
  await guest.context().close();
});

test('a guest asks for something else, the owner declines, and can withdraw the page', async ({
  page,
  browser,
}) => {
  const url = await share(page);
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(url);
  await guest.getByText('Something else', { exact: true }).click();
  await guest.getByRole('checkbox', { name: 'Burma Superstar' }).check();
  await guest.getByLabel('Into what? (optional)').fill('Somewhere vegetarian');
  await guest.getByRole('button', { name: 'Ask for this' }).click();
  await expect(guest.getByText(/You asked for something other than Burma Superstar/)).toBeVisible();

  await page.goto(`/dates/${id}`);
  await expect(page.getByText('“Somewhere vegetarian”')).toBeVisible();
  await expect(page.getByRole('link', { name: 'June asks for a change' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep it as it is' }).click();
  await expect(page.getByText('You are keeping it as it is.')).toBeVisible();
  await expect(page.getByText('Kept as it is', { exact: true })).toBeVisible();
  await guest.goto(url);
  await expect(guest.getByText('Elena would rather keep it as it is.')).toBeVisible();

  await page.getByRole('button', { name: `Link, or stop sharing ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this plan' });
  await dialog.getByRole('button', { name: 'Stop sharing…' }).click();
  await dialog.getByRole('button', { name: 'Stop sharing', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  expect((await guest.goto(url))?.status()).toBe(404);
  await guest.context().close();
});
