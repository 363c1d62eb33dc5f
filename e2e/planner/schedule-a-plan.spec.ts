import { expect, type Page, test } from '@playwright/test';
import type { DateRecord, Profile } from '@rendezvous/contract';
import { aMember, type Member } from '../testing/a-member.ts';
import { dayFromToday } from '../testing/days.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { aPlan, saveIdea } from '../testing/idea-samples.ts';
import { busy, watchNetwork } from '../testing/network.ts';
import { toast } from '../testing/toast.ts';

const quickDate = 'Cannot record date for Quick Date. Please select a profile.';

let elena: Member;

test.beforeEach(async ({ page, request }) => {
  elena = await aMember(request);
  await elena.signIn(page);
});

/** The dates of this member that are to come. */
function upcoming(): Promise<DateRecord[]> {
  return elena.ask('GET /history?timeline=upcoming');
}

async function planInChicago(page: Page): Promise<void> {
  await page.getByLabel('Location').fill('Chicago');
  await page
    .getByRole('textbox', { name: 'Date', exact: true })
    .or(page.locator('input[type="date"]'))
    .first()
    .fill(dayFromToday(5));
  await page.getByRole('button', { name: 'Plan this date' }).click();
}

test('[DATE-07] a plan for somebody is scheduled where it was made, with its places, times and costs', async ({
  page,
}) => {
  const june = await elena.ask<Profile>('POST /profiles', {
    name: 'June Park',
    interests: ['jazz'],
  });
  await elena.ask('POST /profiles', { name: 'Noor Haddad' });
  await page.goto(`/new-date?profile=${june.id}`);
  await expect(page.getByText('Filled in from June’s profile.')).toBeVisible();
  await planInChicago(page);
  const plan = page.getByRole('article');
  await expect(plan).toBeVisible();
  const [places, hours] = [
    await plan.locator('.stop h4').allTextContents(),
    await plan
      .locator('.stop-when time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime'))),
  ];
  const total = await plan.locator('.plan-sums dd').first().textContent();
  await plan.getByRole('button', { name: /^Schedule Date/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule Date' });
  await expect(dialog.getByLabel('With')).toHaveValue(String(june.id));
  await expect(dialog.getByLabel('Date', { exact: true })).toHaveValue(dayFromToday(5));
  await expect(dialog.getByLabel('Total cost')).toHaveText(
    `$${Number(total?.slice(1)).toFixed(2)}`,
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Schedule Date' }).click();
  await expect(toast(page, 'Success', 'Date recorded successfully')).toBeVisible();
  const [stored] = await upcoming();
  expect(stored).toMatchObject({ profile_id: june.id, kind: 'scheduled', date: dayFromToday(5) });
  expect(stored?.activities.map(({ name }) => name)).toEqual(places);
  expect(stored?.activities.flatMap(({ start_time, end_time }) => [start_time, end_time])).toEqual(
    hours,
  );
  await page.getByRole('link', { name: 'June’s dates' }).click();
  await expect(page).toHaveURL(new RegExp(`/profiles/${june.id}$`));
  await expect(page.getByText(places.join(', '))).toBeVisible();
});

test('[DATE-07] a saved plan is scheduled with whom it was made for, or with somebody else', async ({
  page,
  context,
}) => {
  const network = watchNetwork(context);
  const june = await elena.ask<Profile>('POST /profiles', { name: 'June Park' });
  const noor = await elena.ask<Profile>('POST /profiles', { name: 'Noor Haddad' });
  await saveIdea(elena, { profile_id: june.id });
  await page.goto('/saved-ideas');
  await page.getByRole('button', { name: /^Schedule Date/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule Date' });
  await expect(dialog.getByLabel('Total cost')).toHaveText('$96.00');
  await dialog.getByLabel('With').selectOption('Noor Haddad');
  await network.refuse(/^POST \/history$/, busy);
  await dialog.getByRole('button', { name: 'Schedule Date' }).click();
  await expect(toast(page, 'Error', 'Failed to record date')).toBeVisible();
  network.recover();
  await dialog.getByRole('button', { name: 'Schedule Date' }).click();
  await expect(toast(page, 'Success', 'Date recorded successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Noor’s dates' })).toHaveAttribute(
    'href',
    `/profiles/${noor.id}`,
  );
  const [stored] = await upcoming();
  expect(stored).toMatchObject({ profile_id: noor.id, total_cost: 96, date: dayFromToday(3) });
  expect(stored?.activities).toMatchObject([
    {
      name: 'Lands End Lookout',
      location: '680 Point Lobos Ave',
      start_time: '15:45',
      end_time: '17:10',
      cost: 0,
    },
    {
      name: 'Green Apple Books',
      location: '506 Clement St',
      start_time: '17:25',
      end_time: '18:20',
      cost: 24,
    },
    {
      name: 'Burma Superstar',
      location: '309 Clement St',
      start_time: '18:30',
      end_time: '20:15',
      cost: 72,
    },
  ]);
});

test('[DATE-07] a plan whose day has come is recorded; one without a day asks for it', async ({
  page,
}) => {
  const june = await elena.ask<Profile>('POST /profiles', { name: 'June Park' });
  const { date: _, ...dayless } = aPlan({ title: 'Some day' });
  await saveIdea(elena, {
    profile_id: june.id,
    plans: [aPlan({ title: 'Yesterday', date: dayFromToday(-1) })],
  });
  await saveIdea(elena, { profile_id: june.id, plans: [dayless] });
  await page.goto('/saved-ideas');
  await page.getByRole('button', { name: 'Schedule Date: Some day' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Schedule Date' }).click();
  await expect(
    dialog.getByText('Please select a calendar date to schedule the Date.'),
  ).toBeVisible();
  await expect(dialog.getByLabel('Date', { exact: true })).toBeFocused();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Record Date: Yesterday' }).click();
  await dialog.getByRole('button', { name: 'Record Date' }).click();
  await expect(toast(page, 'Success', 'Date recorded successfully')).toBeVisible();
  const [stored] = await elena.ask<DateRecord[]>('GET /history?timeline=past');
  expect(stored).toMatchObject({ kind: 'recorded', date: dayFromToday(-1), profile_id: june.id });
});

test('[DATE-05] a Quick Date cannot be stored until somebody is chosen', async ({ page }) => {
  await elena.ask('POST /profiles', { name: 'June Park' });
  await page.goto('/new-date');
  await expect(page.getByRole('heading', { level: 1, name: 'Plan a Date' })).toBeVisible();
  await planInChicago(page);
  await page.getByRole('button', { name: /^Schedule Date/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule Date' });
  await dialog.getByRole('button', { name: 'Schedule Date' }).click();
  await expect(dialog.getByText(quickDate)).toBeVisible();
  await expect(dialog.getByLabel('With')).toBeFocused();
  await expectAccessible(page);
  expect(await upcoming()).toEqual([]);
  await dialog.getByLabel('With').selectOption('June Park');
  await expect(dialog.getByText(quickDate)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Schedule Date' }).click();
  await expect(toast(page, 'Success', 'Date recorded successfully')).toBeVisible();
  const link = page.getByRole('link', { name: 'June’s dates' });
  await expect(link).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  // Above the buttons at the foot of the window, and on one line.
  expect((await link.boundingBox())?.height).toBeLessThan(48);
});

test('[DATE-05] who has nobody yet says who it is with right there, and goes on', async ({
  page,
  context,
}) => {
  const network = watchNetwork(context);
  await saveIdea(elena);
  await page.goto('/saved-ideas');
  await page.getByRole('button', { name: /^Schedule Date/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule Date' });
  await dialog.getByRole('button', { name: 'Schedule Date' }).click();
  await expect(dialog.getByText(quickDate)).toBeVisible();
  await expect(dialog.getByText('Or enter a name: who is it with?')).toBeVisible();
  await expect(dialog.getByLabel('Who is it with?')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(' Maya ');
  await network.refuse(/^POST \/history$/, busy);
  await dialog.getByRole('button', { name: 'Schedule Date' }).click();
  await expect(toast(page, 'Error', 'Failed to record date')).toBeVisible();
  network.recover();
  await expect(dialog.getByLabel('With')).toHaveValue(/\d/);
  await dialog.getByRole('button', { name: 'Schedule Date' }).click();
  await expect(toast(page, 'Success', 'Date recorded successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Maya’s dates' })).toBeVisible();
  const people = await elena.ask<Profile[]>('GET /profiles');
  expect(people.map(({ name }) => name)).toEqual(['Maya']);
  expect(await upcoming()).toMatchObject([{ profile_id: people[0]?.id, kind: 'scheduled' }]);
});

test('[DATE-05] a Quick Date is with somebody new as soon as they have a name', async ({
  page,
}) => {
  await elena.ask('POST /profiles', { name: 'June Park' });
  await saveIdea(elena, { profile_id: null, plans: [aPlan({ date: dayFromToday(3) })] });
  await page.goto('/saved-ideas');
  await page.getByRole('button', { name: /^Schedule Date/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule Date' });
  await expect(dialog.getByLabel('With').locator('option')).toHaveText([
    'Somebody new',
    'June Park',
  ]);
  await dialog.getByLabel('Their name').fill('Noor');
  await dialog.getByRole('button', { name: 'Schedule Date' }).click();
  await expect(page.getByRole('link', { name: 'Noor’s dates' })).toBeVisible();
  expect(await upcoming()).toHaveLength(1);
});

test('[DATE-07] a plan that is scheduled already asks before it is scheduled again, also later and elsewhere', async ({
  page,
}) => {
  const maya = await elena.ask<Profile>('POST /profiles', { name: 'Maya Lindqvist' });
  const day = dayFromToday(6);
  await saveIdea(elena, { profile_id: maya.id, plans: [aPlan({ date: day })] });
  const schedule = async () => {
    await page.goto('/saved-ideas');
    await page.getByRole('button', { name: /^Schedule Date/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Schedule Date' });
    await dialog.getByRole('button', { name: 'Schedule Date' }).click();
    return dialog;
  };
  await schedule();
  await expect(toast(page, 'Success', 'Date recorded successfully')).toBeVisible();
  const dialog = await schedule();
  const weekday = new Date(day).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
  await expect(dialog.getByRole('alert')).toHaveText(
    `This plan is already in your calendar for ${weekday} with Maya. Schedule it again?`,
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Don’t schedule again' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await upcoming()).toHaveLength(1);
  await (await schedule()).getByRole('button', { name: 'Yes, again' }).click();
  await expect(toast(page, 'Success', 'Date recorded successfully')).toBeVisible();
  expect(await upcoming()).toHaveLength(2);
});
