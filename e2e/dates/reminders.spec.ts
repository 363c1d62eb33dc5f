import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Profile } from '@rendezvous/contract';
import { mailTo, tokenIn } from '../../apps/server/src/testing/servers/mailed-link.ts';
import { withMailingServer } from '../testing/a-mailing-server.ts';
import { aMember, type Member } from '../testing/a-member.ts';
import { dayFromToday, yearsAgo } from '../testing/days.ts';
import {
  expectAccessible,
  expectAccessibleIn,
  looks,
  looksAt,
} from '../testing/expect-accessible.ts';
import { watchNetwork } from '../testing/network.ts';
import { recordDate } from '../testing/people-samples.ts';
import { toast } from '../testing/toast.ts';

const birthday = (daysAhead: number) => `${yearsAgo(31)}${dayFromToday(daysAhead).slice(4)}`;

function inbox(page: Page): Locator {
  return page.getByRole('region', { name: 'Reminders' });
}

/** Somebody with a date today, an important date tomorrow and a birthday in five days. */
async function withReminders(member: Member): Promise<Profile> {
  const june = await member.ask<Profile>('POST /profiles', {
    name: 'June Park',
    importantDates: {
      birthday: birthday(5),
      otherDates: [{ description: 'Studio open day', date: dayFromToday(1) }],
    },
  });
  await recordDate(member, dayFromToday(0), {
    profileId: june.id,
    stops: [['Ocean Beach', '', '18:00', '20:00', 0]],
  });
  return june;
}

async function openDashboard(page: Page, member: Member): Promise<void> {
  await member.signIn(page);
  await page.goto('/dashboard');
}

test('reminders are on the dashboard, the nearest first, each with something to do', async ({
  page,
}) => {
  const member = await aMember(page.request);
  const june = await withReminders(member);
  await member.ask(
    `PUT /history/${(await member.ask<{ id: string }[]>('GET /history?timeline=past'))[0]?.id}`,
    { kind: 'scheduled' },
  );
  await openDashboard(page, member);
  const items = inbox(page).getByRole('listitem');
  await expect(items).toHaveCount(3);
  await expect(items.nth(0)).toContainText('You have a date with June Park today.');
  await expect(items.nth(1)).toContainText('June Park: Studio open day, tomorrow.');
  await expect(items.nth(2)).toContainText('June Park’s birthday is in 5 days, on');
  await expect(items.nth(2).getByRole('link', { name: 'Plan something' })).toHaveAttribute(
    'href',
    `/new-date?profile=${june.id}`,
  );
  await items.nth(0).getByRole('link', { name: 'See the date' }).click();
  await expect(page).toHaveURL(/\/dates\//);
  await expect(page.getByRole('main')).toContainText('with June');
  await page.goBack();
  await items.nth(2).getByRole('link', { name: 'Open profile of June Park' }).click();
  await expect(page).toHaveURL(new RegExp(`/profiles/${june.id}$`));
});

test('three reminders are shown at first, and all when asked for', async ({ page }) => {
  const member = await aMember(page.request);
  const otherDates = [0, 1, 2].map((days) => ({
    description: `Day ${days}`,
    date: dayFromToday(days),
  }));
  await member.ask('POST /profiles', {
    name: 'June Park',
    importantDates: { birthday: birthday(5), otherDates },
  });
  await openDashboard(page, member);
  const items = inbox(page).getByRole('listitem');
  await expect(items).toHaveCount(3);
  await inbox(page).getByRole('button', { name: 'Show 1 more' }).click();
  await expect(items).toHaveCount(4);
  await expect(items.last()).toContainText('birthday');
});

test('nothing is shown where nothing is due', async ({ page }) => {
  const network = watchNetwork(page.context());
  await openDashboard(page, await aMember(page.request));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => network.count('GET /inbox')).toBeGreaterThan(0);
  await expect(inbox(page)).toHaveCount(0);
});

test('a dismissed reminder says so in place, moves no other and stays dismissed; the focus moves to the next, and finally to the page', async ({
  page,
}) => {
  const member = await aMember(page.request);
  await withReminders(member);
  await openDashboard(page, member);
  const network = watchNetwork(page.context());
  const items = inbox(page).getByRole('listitem');
  await expect(items).toHaveCount(2);
  const letThrough = await network.hold(/dismiss/);
  await items
    .nth(0)
    .getByRole('button', { name: /^Dismiss/ })
    .focus();
  const next = items.nth(1).getByRole('button', { name: /^Dismiss: June Park’s birthday/ });
  const wasAt = await next.boundingBox();
  await page.keyboard.press('Enter');
  await expect(items.first().getByRole('status')).toHaveText('Dismissed.');
  await expect(items.first().getByRole('button')).toHaveCount(0);
  await expect(next).toBeFocused();
  expect(await next.boundingBox()).toEqual(wasAt);
  letThrough();
  await page.keyboard.press('Enter');
  await expect(items.getByRole('status')).toHaveText(['Dismissed.', 'Dismissed.']);
  await expect(page.getByRole('main')).toBeFocused();
  await expect
    .poll(() => network.calls.filter(({ path }) => path.endsWith('/dismiss')).length)
    .toBe(2);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Upcoming dates' })).toBeVisible();
  await expect(inbox(page)).toHaveCount(0);
});

test('a reminder that could not be dismissed comes back where it was, and says so', async ({
  page,
}) => {
  const member = await aMember(page.request);
  await withReminders(member);
  const network = watchNetwork(page.context());
  await openDashboard(page, member);
  const items = inbox(page).getByRole('listitem');
  await expect(items).toHaveCount(2);
  await network.refuse(/dismiss/, { status: 500, body: {} });
  await items
    .nth(0)
    .getByRole('button', { name: /^Dismiss/ })
    .click();
  await expect(toast(page, 'Error', 'Failed to dismiss reminder')).toBeVisible();
  await expect(items).toHaveCount(2);
  await expect(items.nth(0)).toContainText('Studio open day');
});

test('there is no setting for email if the server cannot send mail', async ({ page }) => {
  await (await aMember(page.request)).signIn(page);
  const answered = page.waitForResponse('**/api/config');
  await page.goto('/account-settings');
  await answered;
  await expect(page.getByRole('region', { name: 'Calendar feed' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Reminders by email' })).toHaveCount(0);
});

test('reminders come as early as the settings say, which go back to what they were if saving fails', async ({
  page,
}) => {
  const member = await aMember(page.request);
  await member.ask('POST /profiles', {
    name: 'June Park',
    importantDates: { birthday: birthday(5) },
  });
  const network = watchNetwork(page.context());
  await openDashboard(page, member);
  await expect(inbox(page)).toContainText('June Park’s birthday is in 5 days');
  await page.getByRole('link', { name: 'Settings' }).first().click();
  const timing = page.getByRole('region', { name: 'Reminders', exact: true });
  await expect(timing.getByLabel('Not before')).toHaveValue('9');
  await timing.getByLabel('How long before').selectOption({ label: 'Three days before' });
  await expect(toast(page, 'Success', 'Reminders changed')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Upcoming dates' })).toBeVisible();
  await expect(inbox(page)).toHaveCount(0);
  await page.goto('/account-settings');
  await timing.getByLabel('Not before').selectOption({ label: '6:00 PM' });
  await expect
    .poll(() => member.ask('GET /users/me'))
    .toMatchObject({
      reminder_hour: 18,
      reminder_lead_days: 3,
    });
  await network.refuse(/PATCH \/users\/me/, { status: 500, body: {} });
  await timing.getByLabel('Not before').selectOption({ label: '7:00 AM' });
  await expect(toast(page, 'Error', 'Failed to change reminders')).toBeVisible();
  await expect(timing.getByLabel('Not before')).toHaveValue('18');
  await expectAccessibleIn(looks, page, timing);
});

test('reminders are accessible from 360 to 1440 pixels', async ({ page }) => {
  const member = await aMember(page.request);
  await withReminders(member);
  await member.signIn(page);
  await page.goto('/dashboard');
  await expect(inbox(page)).toBeVisible();
  await expectAccessibleIn(looksAt(360, 390, 768, 1024, 1440), page, inbox(page));
});

test.describe('where mail is set up', () => {
  const { mail, restart } = withMailingServer(2);

  test('reminders by email can be turned off and on, and go back to what they were if that fails', async ({
    page,
  }) => {
    const member = await aMember(page.request);
    const network = watchNetwork(page.context());
    await member.signIn(page);
    await page.goto('/account-settings');
    const setting = page.getByRole('checkbox', { name: `Send reminders to ${member.email}` });
    await expect(setting).toBeChecked();
    await setting.press('Space');
    await expect(setting).not.toBeChecked();
    await expect(toast(page, 'Success', 'Reminders by email turned off')).toBeVisible();
    await page.reload();
    await expect(setting).not.toBeChecked();
    await network.refuse(/PATCH \/users\/me/, { status: 500, body: {} });
    await setting.click();
    await expect(toast(page, 'Error', 'Failed to change reminders by email')).toBeVisible();
    await expect(setting).not.toBeChecked();
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
  });

  test('a reminder arrives, and the link in it ends them without signing in', async ({ page }) => {
    const member = await aMember(page.request);
    // Only an address that is confirmed gets any.
    const token = tokenIn(await mailTo(mail(), member.email));
    await page.request.post('/api/users/email-confirmation', { data: { token } });
    const noon = aZoneWhereItIsNoon();
    await member.ask('POST /profiles', {
      name: 'June Park',
      importantDates: { birthday: `1995${noon.dayAhead(7).slice(4)}` },
    });
    const { access } = (await (
      await page.request.post('/api/token/pair', {
        data: { email: member.email, password: member.password },
      })
    ).json()) as { access: string };
    await page.request.get('/api/inbox', {
      headers: { authorization: `Bearer ${access}`, 'x-time-zone': noon.zone },
    });
    // What is due is looked for when a server starts, and every few minutes.
    await restart();
    const found = () =>
      mail()
        .received.findLast(({ to }) => to.includes(member.email))
        ?.source.replaceAll('=\r\n', '');
    await expect.poll(found).toContain('June: a birthday in 7 days');
    const link = /List-Unsubscribe:\s+<([^>]+)>/.exec(found() ?? '')?.[1] ?? '';
    expect(found()).toContain(`Turn off reminders by email: ${link}`);

    await page.goto(link);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Turn off reminders by email?' }),
    ).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 360, height: 700 });
      await expectAccessible(page);
    }
    await page.getByRole('button', { name: 'Turn off reminders by email' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Reminders by email are off' }),
    ).toBeVisible();
    await expectAccessible(page);
    expect(await member.ask('GET /users/me')).toMatchObject({ reminders_by_mail: false });
  });
});

/** Mails go out from nine in the morning where the user is, so that is where it is noon now. */
function aZoneWhereItIsNoon(): { zone: string; dayAhead: (days: number) => string } {
  const hours = 12 - new Date().getUTCHours();
  // The names of these zones count the other way round.
  const zone = `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
  return {
    zone,
    dayAhead: (days) =>
      new Date(Date.now() + hours * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10),
  };
}
