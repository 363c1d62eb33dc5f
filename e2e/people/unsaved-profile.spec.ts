import { expect, test } from '@playwright/test';
import { aBusyMember } from '../testing/a-busy-member.ts';
import type { Member } from '../testing/a-member.ts';
import type { Network } from '../testing/network.ts';
import type { People } from '../testing/people-samples.ts';
import { toast } from '../testing/toast.ts';

let member: Member;
let people: People;
/** Where June's page is. */
let june: `/profiles/${number}`;
let network: Network;
test.beforeEach(async ({ page, context, request }) => {
  ({ member, people, network } = await aBusyMember({ page, context, request }));
  june = `/profiles/${people.june}`;
});

test.describe('editing a profile', () => {
  test('[ERR-02] a dropped connection loses nothing and is reported', async ({ page, context }) => {
    await page.goto(`${june}/edit`);
    await page.getByLabel('Occupation').fill('Potter');
    await context.setOffline(true);
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: 'You are offline. Nothing on this page is lost.' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await expect(
      page.locator('form').getByText('You are offline. What you typed is still here.'),
    ).toBeVisible();
    await expect(page.getByLabel('Occupation')).toHaveValue('Potter');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await expect(page).toHaveURL(june);
    expect(await member.ask(`GET ${june}`)).toMatchObject({ occupation: 'Potter' });
  });

  test('[PROF-10] edits warn before they are lost', async ({ page }) => {
    await page.goto(`${june}/edit`);
    await page.getByLabel('Occupation').fill('Potter');
    await page.getByRole('button', { name: 'Cancel' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByLabel('Occupation')).toHaveValue('Potter');
    const asked = page.waitForEvent('dialog');
    const closing = page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await closing;
    await page.getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page).toHaveURL(june);
    expect(network.calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  test('[PROF-10] what two tabs write into one field is never lost silently', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    for (const [tab, occupation] of [
      [page, 'Potter'],
      [other, 'Sculptor'],
    ] as const) {
      await tab.goto(`${june}/edit`);
      await tab.getByLabel('Occupation').fill(occupation);
    }
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await expect(toast(page, 'Success', 'Profile saved successfully')).toBeVisible();
    await other.getByRole('button', { name: 'Save Profile' }).click();
    await expect(other.getByLabel('Occupation')).toHaveAccessibleDescription(
      'Changed elsewhere in the meantime to “Potter”. Save again to keep what you have here.',
    );
    await expect(other.getByLabel('Occupation')).toHaveValue('Sculptor');
    await other.getByRole('button', { name: 'Save Profile' }).click();
    await expect(toast(other, 'Success', 'Profile saved successfully')).toBeVisible();
    expect(await member.ask(`GET ${june}`)).toMatchObject({ occupation: 'Sculptor' });
  });

  test('[PROF-10] two tabs on one profile each keep what the other one wrote', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await page.goto(`${june}/edit`);
    await other.goto(`${june}/edit`);
    await page.getByLabel('Occupation').fill('Potter');
    await page.getByLabel('Instagram').fill('@june.pots');
    await page.getByLabel('Birthday').fill('1994-04-04');
    await other.getByLabel('Phone').fill('+1 415 555 0123');
    await other.getByLabel('Facebook').fill('https://www.facebook.com/june.pots');
    await other.getByRole('button', { name: 'Remove Studio open day' }).click();
    for (const tab of [page, other]) {
      await tab.getByRole('button', { name: 'Save Profile' }).click();
      await expect(tab).toHaveURL(june);
    }
    await expect(other.getByText('Potter')).toBeVisible();
    expect(await member.ask(`GET ${june}`)).toMatchObject({
      occupation: 'Potter',
      phone_number: '+1 415 555 0123',
      socialMedia: { instagram: '@june.pots', facebook: 'https://www.facebook.com/june.pots' },
      importantDates: { birthday: '1994-04-04', otherDates: [] },
    });
  });

  test('[PROF-10] what is typed while saving is not lost', async ({ page }) => {
    await page.goto(`${june}/edit`);
    await page.getByLabel('Occupation').fill('Potter');
    const letThrough = await network.hold(/^PUT/);
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
    await page.getByLabel('Phone').fill('+1 415 555 0123');
    letThrough();
    await expect(toast(page, 'Success', 'Profile saved successfully')).toBeVisible();
    await expect(page.getByLabel('Phone')).toHaveValue('+1 415 555 0123');
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await expect(page).toHaveURL(june);
    expect(await member.ask(`GET ${june}`)).toMatchObject({
      occupation: 'Potter',
      phone_number: '+1 415 555 0123',
    });
  });
});
