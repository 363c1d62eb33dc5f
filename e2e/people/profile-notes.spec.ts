import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Profile, ProfileNote } from '@rendezvous/contract';
import { aMember, type Member } from '../testing/a-member.ts';
import { dayFromToday } from '../testing/days.ts';
import { expectAccessibleIn, looks } from '../testing/expect-accessible.ts';
import { aPlan } from '../testing/idea-samples.ts';
import { busy, type Network, watchNetwork } from '../testing/network.ts';
import { toast } from '../testing/toast.ts';

let elena: Member;
let june: Profile;
let network: Network;

test.beforeEach(async ({ page, context, request }) => {
  elena = await aMember(request);
  june = await elena.ask<Profile>('POST /profiles', { name: 'June Park' });
  network = watchNetwork(context);
  await elena.signIn(page);
});

const section = (page: Page): Locator =>
  page.getByRole('region', { name: /^Notes and gift ideas/ });
const rows = (page: Page): Locator => section(page).getByRole('list').getByRole('listitem');
const addForm = (page: Page): Locator => section(page).getByRole('form', { name: 'Add a note' });
const open = (page: Page): Promise<void> =>
  section(page).getByRole('button', { name: 'Add a note' }).click();
const kept = () => elena.ask<ProfileNote[]>(`GET /profiles/${june.id}/notes`);

function note(text: string, more: Partial<ProfileNote> = {}): Promise<ProfileNote> {
  return elena.ask(`POST /profiles/${june.id}/notes`, { id: randomUUID(), text, ...more });
}

test('notes are added in one line by the keyboard, the newest first, and are still there later', async ({
  page,
}) => {
  await page.goto(`/profiles/${june.id}`);
  await expect(section(page).getByText(/^Nothing noted yet\./)).toBeVisible();
  await section(page).getByRole('button', { name: 'Add a note' }).press('Enter');
  await page.keyboard.type('Her sister has an exam');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await expect(section(page).getByRole('status')).toHaveText('Note added.');
  // The line is empty, still has the focus, and takes the next one.
  await page.keyboard.type('Moves in spring');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(2);
  await addForm(page).getByText('Gift', { exact: true }).click();
  await addForm(page).getByLabel('Gift idea').fill('A book about maps');
  await addForm(page).getByLabel('Day').fill(dayFromToday(-3));
  await addForm(page).getByRole('button', { name: 'Add' }).click();
  await expect(rows(page)).toHaveCount(3);
  await page.reload();
  await expect(rows(page).nth(0)).toContainText('Moves in spring');
  await expect(rows(page).nth(1)).toContainText('Her sister has an exam');
  await expect(rows(page).nth(2)).toContainText('A book about maps');
  await expect(rows(page).nth(2)).toContainText('Gift idea');
  await expect(section(page).getByRole('heading', { level: 2 })).toHaveText(
    'Notes and gift ideas 3',
  );
});

test('an empty line is not sent, and a note that could not be saved stays in it', async ({
  page,
}) => {
  await page.goto(`/profiles/${june.id}`);
  await open(page);
  const line = addForm(page).getByRole('textbox', { name: 'Note' });
  await line.press('Enter');
  await expect(addForm(page).getByText('Write something down')).toBeVisible();
  await expect(line).toBeFocused();
  await network.refuse(/^POST .*notes$/, busy);
  await line.fill('Her sister has an exam');
  await line.press('Enter');
  await expect(addForm(page).getByText('The store is busy. Try again in a minute.')).toBeVisible();
  await expect(line).toHaveValue('Her sister has an exam');
  network.recover();
  await line.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await expect(line).toHaveValue('');
  expect(await kept()).toHaveLength(1);
});

test('the form is put away by Escape while nothing is typed, and by Cancel', async ({ page }) => {
  await page.goto(`/profiles/${june.id}`);
  const add = section(page).getByRole('button', { name: 'Add a note' });
  const line = addForm(page).getByRole('textbox', { name: 'Note' });
  await add.press('Enter');
  await line.press('Escape');
  await expect(add).toBeFocused();
  await add.press('Enter');
  await line.fill('Her sister has an exam');
  await line.press('Escape');
  await expect(line).toHaveValue('Her sister has an exam');
  await addForm(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(add).toBeFocused();
  expect(await kept()).toHaveLength(0);
});

test('a note that is added offline waits, across pages, and is saved once when back online', async ({
  page,
  context,
}) => {
  await page.goto(`/profiles/${june.id}`);
  const line = addForm(page).getByRole('textbox', { name: 'Note' });
  await open(page);
  await expect(line).toBeFocused();
  await page.getByRole('link', { name: 'Profiles' }).first().click();
  await page.getByRole('link', { name: /June/ }).first().click();
  await context.setOffline(true);
  await open(page);
  await line.fill('Her sister has an exam');
  await line.press('Enter');
  await expect(addForm(page).getByText('Your note waits here')).toBeVisible();
  await page.getByRole('link', { name: 'Profiles' }).first().click();
  await page.getByRole('link', { name: /June/ }).first().click();
  await expect(line).toHaveValue('Her sister has an exam');
  await expect(addForm(page).getByText('Your note waits here')).toBeVisible();
  await context.setOffline(false);
  await expect(rows(page)).toHaveCount(1);
  await expect(line).toHaveValue('');
  await expect(addForm(page).getByText('Your note waits here')).toHaveCount(0);
  expect(await kept()).toHaveLength(1);
});

test('a note that is being edited is there again after a reload', async ({ page }) => {
  await note('A book about maps');
  await page.goto(`/profiles/${june.id}`);
  await page.getByRole('button', { name: 'Edit: A book about maps' }).click();
  const line = page
    .getByRole('form', { name: 'Edit: A book about maps' })
    .getByRole('textbox', { name: 'Note' });
  await line.fill('A book about sea maps');
  await page.reload();
  await expect(line).toHaveValue('A book about sea maps');
});

test('a gift is marked as given, and taken back', async ({ page }) => {
  await note('A book about maps', { kind: 'gift' });
  await page.goto(`/profiles/${june.id}`);
  const given = section(page).getByRole('button', { name: 'Given: A book about maps' });
  await expect(given).toHaveAttribute('aria-pressed', 'false');
  await given.press('Enter');
  await expect(given).toHaveAttribute('aria-pressed', 'true');
  await expect(rows(page).first()).toContainText(', given ');
  await expect.poll(async () => (await kept())[0]?.given_on).toBe(dayFromToday(0));
  await given.press('Enter');
  await expect(given).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(async () => (await kept())[0]?.given_on).toBeNull();
});

test('a note is edited in its place; Escape leaves it as it was', async ({ page }) => {
  await note('Her sister has an exam');
  await page.goto(`/profiles/${june.id}`);
  const edit = section(page).getByRole('button', { name: /^Edit: / });
  await edit.press('Enter');
  const form = section(page).getByRole('form', { name: /^Edit: / });
  const line = form.getByRole('textbox', { name: 'Note' });
  await expect(line).toBeFocused();
  await line.fill('Something else');
  await line.press('Escape');
  await expect(rows(page)).toContainText('Her sister has an exam');
  await expect(edit).toBeFocused();
  await edit.press('Enter');
  await line.fill('Her brother has an exam');
  await form.getByLabel('Day').fill(dayFromToday(-1));
  await line.press('Enter');
  await expect(rows(page)).toContainText('Her brother has an exam');
  await expect(section(page).getByRole('button', { name: /^Edit: Her brother/ })).toBeFocused();
  expect(await kept()).toMatchObject([
    { text: 'Her brother has an exam', day: dayFromToday(-1), ask: true },
  ]);
});

test('a deleted note can be restored in place; one that could not be deleted says so', async ({
  page,
}) => {
  for (const text of ['First', 'Second', 'Third']) await note(text);
  await page.goto(`/profiles/${june.id}`);
  await section(page).getByRole('button', { name: 'Delete: Second' }).press('Enter');
  await expect(rows(page)).toHaveCount(2);
  await expect(section(page).getByRole('button', { name: 'Delete: First' })).toBeFocused();
  await expect.poll(async () => (await kept()).map(({ text }) => text)).toEqual(['Third', 'First']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(1)).toContainText('Second');
  await expect
    .poll(async () => (await kept()).map(({ text }) => text))
    .toEqual(['Third', 'Second', 'First']);
  await network.refuse(/^DELETE /, busy);
  await section(page).getByRole('button', { name: 'Delete: Third' }).click();
  await expect(toast(page, 'Error', 'Failed to delete the note')).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
});

test('the first six are shown, and all when asked for; a list that fails can be tried again', async ({
  page,
}) => {
  for (let i = 1; i <= 8; i += 1) await note(`Note ${i}`);
  await network.refuse(/^GET .*notes$/, busy);
  await page.goto(`/profiles/${june.id}`);
  await expect(section(page).getByRole('alert')).toContainText('Failed to load notes');
  network.recover();
  await section(page).getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(6);
  await section(page).getByRole('button', { name: 'Show 2 more' }).click();
  await expect(rows(page)).toHaveCount(8);
});

test('a noted question is shown in its own words until it is dismissed', async ({ page }) => {
  await note('sister’s exam');
  await note('A book about maps', { kind: 'gift' });
  const ids = [
    await note('Moves in spring. Dreads the boxes.'),
    await note('New job'),
    await note('Knee'),
  ];
  await page.goto(`/profiles/${june.id}`);
  const talk = page.getByRole('region', { name: 'To talk about' });
  const questions = talk.getByRole('listitem');
  await expect(questions).toHaveText([
    /^Ask about: Knee \(noted /,
    /^Ask about: New job \(noted /,
    /^Ask about: Moves in spring \(noted /,
  ]);
  await talk.getByRole('button', { name: 'Put away: New job' }).press('Enter');
  await expect(questions).toHaveText([/Knee/, /Moves in spring/, /sister’s exam/]);
  expect((await kept()).find(({ id }) => id === ids[1]?.id)).toMatchObject({ ask: false });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(questions).toHaveText([/Knee/, /New job/, /Moves in spring/]);
  // Put away, it can be asked about again from its note.
  await talk.getByRole('button', { name: 'Put away: New job' }).click();
  await section(page).getByRole('button', { name: 'Edit: New job' }).click();
  await section(page).getByRole('checkbox', { name: 'Remind me to ask about it' }).check();
  await section(page).getByRole('button', { name: 'Save' }).click();
  await expect(questions).toHaveText([/Knee/, /New job/, /Moves in spring/]);
});

test('on the day of a date with somebody, so are the notes about them and nobody else', async ({
  page,
}) => {
  await note('sister’s exam', { day: dayFromToday(-4) });
  const noor = await elena.ask<Profile>('POST /profiles', { name: 'Noor Haddad' });
  await elena.ask(`POST /profiles/${noor.id}/notes`, { id: randomUUID(), text: 'Other person' });
  const plan = aPlan({ date: dayFromToday(0), time_zone: 'UTC' });
  const id = randomUUID();
  await elena.ask('POST /history', {
    ...{ id, kind: 'scheduled', profile_id: june.id, date: plan.date, plan },
    activities: plan.venues.map(({ name, location, arrival, departure }) => ({
      ...{ name, location, start_time: arrival, end_time: departure, cost: 32 },
    })),
  });
  await page.clock.setFixedTime(`${dayFromToday(0)}T17:00:00Z`);
  await page.goto(`/dates/${id}`);
  const talk = page.getByRole('region', { name: 'To talk about' });
  await expect(talk.getByRole('listitem')).toHaveText([/^Ask about: sister’s exam \(noted /]);
  await expectAccessibleIn(looks, page, talk);
  await talk.getByRole('button', { name: /^Put away: / }).click();
  await expect(talk).toHaveCount(0);
});

test('notes are accessible, narrow and wide, light and dark', async ({ page }) => {
  await page.goto(`/profiles/${june.id}`);
  await expect(section(page).getByText(/^Nothing noted yet\./)).toBeVisible();
  await expectAccessibleIn(looks, page);
  await note('Her sister has an exam');
  await note('A book about maps', { kind: 'gift', given_on: dayFromToday(0) });
  await note('Wolfeschlegelsteinhausenbergerdorff'.repeat(14), { kind: 'gift' });
  await page.reload();
  await expect(rows(page)).toHaveCount(3);
  await expectAccessibleIn(looks, page);
  await section(page).getByRole('button', { name: 'Edit: Her sister has an exam' }).click();
  await open(page);
  await addForm(page).getByRole('button', { name: 'Add' }).click();
  await expect(addForm(page).getByText('Write something down')).toBeVisible();
  await expectAccessibleIn(looks, page);
});
