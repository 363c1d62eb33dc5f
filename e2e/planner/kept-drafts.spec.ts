import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import type { Profile } from '@rendezvous/contract';
import { aMember, type Member } from '../testing/a-member.ts';
import { dayFromToday } from '../testing/days.ts';
import { fillSignIn } from '../testing/account-forms.ts';
import { runOut } from '../testing/lost-session.ts';

let elena: Member;
let june: Profile;

test.beforeEach(async ({ page, request }) => {
  elena = await aMember(request);
  june = await elena.ask<Profile>('POST /profiles', { name: 'June Park', location: 'Oakland' });
  await elena.signIn(page);
});

const forms: readonly {
  name: string;
  open: (page: Page) => Promise<void>;
  type: (page: Page) => Promise<void>;
  submit: (page: Page) => Promise<void>;
  expectTyped: (page: Page) => Promise<void>;
}[] = [
  {
    name: 'a profile',
    open: async (page) => void (await page.goto(`/profiles/${june.id}/edit`)),
    type: (page) => page.getByLabel('Bio').fill('Plays the viola'),
    submit: (page) => page.getByRole('button', { name: 'Save Profile' }).click(),
    expectTyped: (page) => expect(page.getByLabel('Bio')).toHaveValue('Plays the viola'),
  },
  {
    name: 'a date in its dialog',
    open: async (page) => {
      await page.goto(`/profiles/${june.id}`);
      await page.getByRole('button', { name: 'Record Date' }).first().click();
    },
    type: async (page) => {
      const dialog = page.getByRole('dialog', { name: 'Record Date' });
      await dialog.getByLabel('Notes', { exact: false }).last().fill('The rain was fine');
    },
    submit: (page) => page.getByRole('dialog').getByRole('button', { name: 'Record Date' }).click(),
    expectTyped: (page) =>
      expect(page.getByRole('dialog').getByLabel('Notes', { exact: false }).last()).toHaveValue(
        'The rain was fine',
      ),
  },
  {
    name: 'a date on its own page',
    open: async (page) => {
      const id = randomUUID();
      await elena.ask('POST /history', { id, profile_id: june.id, date: dayFromToday(6) });
      await page.goto(`/dates/${id}`);
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
    },
    type: (page) =>
      page.getByRole('dialog').getByLabel('Notes', { exact: false }).last().fill('Bring a coat'),
    submit: (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Save|Update)/ })
        .click(),
    expectTyped: (page) =>
      expect(page.getByRole('dialog').getByLabel('Notes', { exact: false }).last()).toHaveValue(
        'Bring a coat',
      ),
  },
  {
    name: 'how a date was',
    open: async (page) => {
      const id = randomUUID();
      const made = await elena.ask('POST /history', {
        ...{ id, profile_id: june.id, kind: 'scheduled', date: dayFromToday(-1) },
        activities: [{ name: 'Bowling' }],
      });
      expect(made).toMatchObject({ rated: false });
      await page.goto(`/dates/${id}`);
    },
    type: async (page) => {
      await page.getByRole('radio', { name: /^4/ }).check({ force: true });
      await page
        .getByRole('form', { name: 'How was it?' })
        .getByRole('textbox')
        .first()
        .fill('Two strikes');
    },
    submit: (page) => page.getByRole('button', { name: 'Save', exact: true }).click(),
    expectTyped: async (page) => {
      const form = page.getByRole('form', { name: 'How was it?' });
      await expect(form.getByRole('textbox').first()).toHaveValue('Two strikes');
      await expect(form).toContainText('4 of 5, for the evening.');
    },
  },
  {
    name: 'another day for a date',
    open: async (page) => {
      const id = randomUUID();
      await elena.ask('POST /history', {
        ...{ id, profile_id: june.id, kind: 'scheduled', date: dayFromToday(6) },
        activities: [{ name: 'Bowling', start_time: '18:00', end_time: '20:00' }],
      });
      await page.goto(`/dates/${id}`);
      await page.getByRole('button', { name: 'Reschedule' }).click();
    },
    type: async (page) => {
      await page.getByLabel('Day', { exact: true }).fill(dayFromToday(9));
      await page.getByLabel('Start', { exact: true }).fill('19:30');
    },
    submit: (page) => page.getByRole('button', { name: 'Move the date' }).click(),
    expectTyped: async (page) => {
      await expect(page.getByLabel('Day', { exact: true })).toHaveValue(dayFromToday(9));
      await expect(page.getByLabel('Start', { exact: true })).toHaveValue('19:30');
    },
  },
  {
    name: 'a new person',
    open: async (page) => {
      await page.goto('/profiles');
      await page.getByRole('button', { name: 'Add Profile' }).click();
    },
    type: (page) => page.getByRole('dialog').getByLabel('Name').fill('Maya'),
    submit: (page) => page.getByRole('button', { name: 'Create profile' }).click(),
    expectTyped: (page) => expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Maya'),
  },
  {
    name: 'the account',
    open: async (page) => void (await page.goto('/account-settings')),
    type: (page) => page.getByLabel('First name').fill('Helena'),
    submit: (page) => page.getByRole('button', { name: 'Save Changes' }).click(),
    expectTyped: (page) => expect(page.getByLabel('First name')).toHaveValue('Helena'),
  },
];

for (const { name, open, type, submit, expectTyped } of forms) {
  test(`[AUTH-08] what was typed into ${name} is there again after the session has run out`, async ({
    page,
  }) => {
    await open(page);
    await type(page);
    const path = new URL(page.url()).pathname;
    await runOut(page, () => submit(page));
    await expect(page.getByText(/^Your session has ended/)).toBeVisible();
    await expect(page.locator('.toast')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('date-store'))).toBeNull();
    await fillSignIn(page, elena);
    await expect(page).toHaveURL(path);
    await expectTyped(page);
    await submit(page);
    await expect(
      page
        .locator('.toast')
        .filter({ hasText: /Success|Moved/ })
        .last(),
    ).toBeVisible();
  });
}

test('[AUTH-08] notes of a date that were not saved are there again too', async ({ page }) => {
  const id = randomUUID();
  await elena.ask('POST /history', { id, profile_id: june.id, date: dayFromToday(6) });
  await page.goto(`/dates/${id}`);
  await page.getByRole('button', { name: 'Add notes' }).click();
  const notes = page.getByRole('textbox', { name: 'Notes' });
  await notes.fill('Ask about the residency');
  await runOut(page, () => page.getByRole('button', { name: 'Save notes' }).click());
  await fillSignIn(page, elena);
  await expect(notes).toHaveValue('Ask about the residency');
  await page.getByRole('button', { name: 'Save notes' }).click();
  await expect(page.getByText('Ask about the residency')).toBeVisible();
});

test('a new day and notes of a date survive a reload, and are gone once they are saved', async ({
  page,
}) => {
  const id = randomUUID();
  await elena.ask('POST /history', {
    ...{ id, profile_id: june.id, kind: 'scheduled', date: dayFromToday(6) },
    activities: [{ name: 'Bowling', start_time: '18:00', end_time: '20:00' }],
  });
  await page.goto(`/dates/${id}`);
  await page.getByRole('button', { name: 'Add notes' }).click();
  const notes = page.getByRole('textbox', { name: 'Notes' });
  await notes.fill('Ask about the residency');
  await page.getByRole('button', { name: 'Reschedule' }).click();
  await page.getByLabel('Day', { exact: true }).fill(dayFromToday(9));
  await page.reload();
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue(dayFromToday(9));
  await page.getByRole('button', { name: 'Move the date' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(notes).toHaveValue('Ask about the residency');
  await page.getByRole('button', { name: 'Save notes' }).click();
  await expect(notes).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Ask about the residency')).toBeVisible();
  await expect(notes).toHaveCount(0);
});

test('[AUTH-08] an interest of a new person that was typed and not entered is there again too', async ({
  page,
}) => {
  await page.goto('/profiles');
  await page.getByRole('button', { name: 'Add Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Profile' });
  await dialog.getByLabel('Name').fill('Maya');
  await dialog.getByLabel('Interests').fill('Ceramics');
  await runOut(page, () =>
    dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit()),
  );
  await fillSignIn(page, elena);
  await expect(dialog.getByLabel('Interests')).toHaveValue('Ceramics');
  await dialog.getByRole('button', { name: 'Create profile' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await elena.ask<Profile[]>('GET /profiles')).toMatchObject([
    { name: 'Maya', interests: ['Ceramics'] },
    { name: 'June Park' },
  ]);
});
