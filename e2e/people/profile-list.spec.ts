import { expect, test } from '@playwright/test';
import { aBusyMember } from '../testing/a-busy-member.ts';
import { aMember } from '../testing/a-member.ts';
import { busy, type Network } from '../testing/network.ts';
import type { People } from '../testing/people-samples.ts';
import { toast } from '../testing/toast.ts';

let people: People;
let network: Network;
test.beforeEach(async ({ page, context, request }) => {
  ({ people, network } = await aBusyMember({ page, context, request }));
});

test.describe('the list of profiles', () => {
  test('[PROF-01] shows everyone with place, dates and status, and opens a profile', async ({
    page,
  }) => {
    await page.goto('/profiles');
    await expect(page).toHaveTitle('Date Profiles | Rendezvous');
    await expect(page.getByRole('heading', { level: 1, name: 'Date Profiles' })).toBeVisible();
    const rows = page.getByRole('list', { name: 'Profiles' }).getByRole('listitem');
    await expect(rows).toHaveCount(4);
    await expect(rows.nth(0)).toContainText('Outer Richmond, San Francisco');
    await expect(rows.nth(0)).toContainText('4 dates');
    await expect(rows.nth(0)).toContainText('Dating');
    await expect(rows.nth(1)).toContainText('No dates yet');
    await expect(rows.nth(1)).toContainText('Talking');
    await rows.nth(0).getByRole('link').click();
    await expect(page).toHaveURL(`/profiles/${people.june}`);
    await expect(page.getByRole('heading', { level: 1, name: 'June Park' })).toBeFocused();
  });

  test('[PROF-01] a profile is added in a modal and stands first', async ({ page }) => {
    await page.goto('/profiles');
    await page.getByRole('button', { name: 'Add Profile' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Profile' });
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await dialog.getByRole('button', { name: 'Create profile' }).click();
    await expect(dialog.getByText('Name is required')).toBeVisible();
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await dialog.getByLabel('Name').fill('Theo Lindqvist');
    await expect(dialog.getByLabel('Status')).toHaveValue('talking');
    await dialog.getByRole('button', { name: 'Create profile' }).click();
    await expect(toast(page, 'Success', 'Profile created successfully')).toBeVisible();
    await expect(
      page.getByRole('list', { name: 'Profiles' }).getByRole('listitem').first(),
    ).toContainText('Theo Lindqvist');
  });

  test('[PROF-01] Escape on what was typed asks before it is thrown away', async ({ page }) => {
    await page.goto('/profiles');
    await page.getByRole('button', { name: 'Add Profile' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Profile' });
    await dialog.getByLabel('Name').fill('Theo');
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('alert')).toHaveText('Your edits are not saved.');
    await expect(dialog.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    const answers = [/Keep/, /Discard/].map((name) => dialog.getByRole('button', { name }));
    // The dialog moves for a moment.
    await expect
      .poll(async () => {
        const boxes = await Promise.all(answers.map((each) => each.boundingBox()));
        return new Set(boxes.map((box) => box?.y)).size;
      })
      .toBe(1);
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Name')).toHaveValue('Theo');
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Discard edits' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Add Profile' }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  test('[PROF-01] a profile that could not be created keeps what was typed', async ({ page }) => {
    await page.goto('/profiles');
    await network.refuse(/^POST \/profiles$/, busy);
    await page.getByRole('button', { name: 'Add Profile' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Profile' });
    await dialog.getByLabel('Name').fill('Theo Lindqvist');
    await dialog.getByRole('button', { name: 'Create profile' }).click();
    await expect(toast(page, 'Error', 'Failed to create profile')).toBeVisible();
    await expect(dialog.getByText('The store is busy. Try again in a minute.')).toBeVisible();
    await expect(dialog.getByLabel('Name')).toHaveValue('Theo Lindqvist');
    network.recover();
    await dialog.getByRole('button', { name: 'Create profile' }).click();
    await expect(toast(page, 'Success', 'Profile created successfully')).toBeVisible();
  });

  test('[ERR-02] a list that cannot be loaded says so and can be tried again', async ({ page }) => {
    await network.refuse(/^GET \/profiles$/, { status: 500, body: null });
    await page.goto('/profiles');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Failed to load profiles');
    await expect(alert).toContainText('An unexpected error occurred');
    await expect(page.getByRole('button', { name: 'Add Profile' })).toBeVisible();
    network.recover();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('list', { name: 'Profiles' }).getByRole('listitem')).toHaveCount(4);
  });
});

test('[PROF-01] an empty list invites to add the first person', async ({ page, request }) => {
  await (await aMember(request)).signIn(page);
  await page.goto('/profiles');
  await page.getByRole('button', { name: 'Add your first profile' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Profile' })).toBeVisible();
});
