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
  test('[PROF-10] has every field, and no select offers nothing', async ({ page }) => {
    await page.goto(`${june}/edit`);
    for (const [name, value] of [
      ['Name', 'June Park'],
      ['Gender', 'female'],
      ['Age', '31'],
      ['Phone', ''],
      ['Location', 'Outer Richmond, San Francisco'],
      ['Occupation', 'Ceramicist'],
      ['Bio', /wheel class/],
      ['Relationship status', 'single'],
      ['Instagram', '@junepark.makes'],
      ['Facebook', 'https://www.facebook.com/junepark'],
      ['Birthday', '1995-03-03'],
      ['First date', ''],
      ['Description', 'Studio open day'],
      ['Notes', /cats/],
    ] as const) {
      await expect(page.getByLabel(new RegExp(`^${name}( \\(optional\\))?$`))).toHaveValue(value);
    }
    for (const name of [
      'Interests',
      'Dislikes',
      'Hobbies',
      'Dietary restrictions',
      'Preferred cuisines',
      'Languages',
    ])
      await expect(page.getByLabel(name, { exact: true })).toBeVisible();
    await expect(page.getByRole('slider', { name: 'Minimum budget' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
    await expect(
      page
        .getByRole('radiogroup', { name: 'Getting there' })
        .getByRole('radio', { name: 'Driving' }),
    ).toBeChecked();
    expect(
      await page
        .locator('option')
        .evaluateAll((options) =>
          options.every((option) => (option as HTMLOptionElement).value !== ''),
        ),
    ).toBe(true);
  });

  test('[PROF-10] what was changed is saved, and an age that is no number is empty', async ({
    page,
  }) => {
    await page.goto(`${june}/edit`);
    await page.getByLabel('Age', { exact: true }).fill('unknown');
    await page.getByLabel('Gender').selectOption('Other');
    await page.getByRole('button', { name: 'Add an important date' }).click();
    await page.getByLabel('Description').last().fill('Half marathon');
    await page.getByLabel('Date', { exact: true }).last().fill('2027-02-07');
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await expect(toast(page, 'Success', 'Profile saved successfully')).toBeVisible();
    await expect(page).toHaveURL(june);
    await expect(page.getByText('Half marathon')).toBeVisible();
    expect(await member.ask(`GET ${june}`)).toMatchObject({
      age: null,
      gender: 'other',
      status: 'dating',
    });
  });

  test('[PROF-10] says how many more important dates fit, before none does', async ({ page }) => {
    await member.ask(`PUT ${june}`, {
      importantDates: {
        otherDates: Array.from({ length: 44 }, (_, i) => ({
          description: `Day ${i}`,
          date: '2027-02-07',
        })),
      },
    });
    await page.goto(`${june}/edit`);
    const add = page.getByRole('button', { name: 'Add an important date' });
    const dates = page.getByRole('list', { name: 'Other important dates' }).getByRole('listitem');
    await expect(dates).toHaveCount(44);
    await expect(page.getByText('Room for')).toHaveCount(0);
    await add.click();
    await expect(page.getByText('Room for 5 more.')).toBeVisible();
    for (let i = 0; i < 6; i++) await add.click();
    await expect(dates).toHaveCount(50);
    await expect(
      page.getByText('50 important dates are as many as a person can have.'),
    ).toBeVisible();
  });

  test('[PROF-10] [ERR-01] a refusal stays in place with every word that was typed', async ({
    page,
  }) => {
    await page.goto(`${june}/edit`);
    await page.getByLabel('Age', { exact: true }).fill('17');
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await expect(page.getByText('Use an age from 18 to 120, or leave it empty.')).toBeVisible();
    await expect(page.getByLabel('Age', { exact: true })).toBeFocused();
    await page.getByLabel('Age', { exact: true }).fill('32');
    const refusal = {
      title: 'Some of the input cannot be used',
      status: 422,
      code: 'invalid-input',
      detail: 'Some of the input cannot be used.',
      errors: { phone_number: ['Use at most 40 characters'] },
    };
    await network.refuse(/^PUT/, { status: 422, body: refusal });
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await expect(page.getByText('Some of the input cannot be used.')).toBeVisible();
    await expect(page.getByLabel('Phone')).toBeFocused();
    await expect(page.getByLabel('Age', { exact: true })).toHaveValue('32');
    await expect(page.locator('.toast')).toHaveCount(0);
    network.recover();
    await network.refuse(/^PUT/, { status: 500, body: {} });
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await expect(page.getByText('Failed to save profile')).toBeVisible();
  });

  test('[PROF-11] tags are added by Enter, trimmed and once each, and removed by mouse and keyboard', async ({
    page,
  }) => {
    await page.goto(`${june}/edit`);
    const field = page
      .locator('.field')
      .filter({ has: page.getByLabel('Interests', { exact: true }) });
    const input = page.getByLabel('Interests', { exact: true });
    for (const text of ['  Jazz  ', 'jazz', '   ']) {
      await input.fill(text);
      await input.press('Enter');
    }
    await expect(field.getByRole('listitem')).toHaveText([
      'Used bookshops',
      'Ceramics',
      'Tide pools',
      'Jazz',
    ]);
    await field.getByRole('button', { name: 'Remove Ceramics' }).click();
    await input.focus();
    await input.press('Backspace');
    await page.keyboard.press('Delete');
    await expect(field.getByRole('listitem')).toHaveText(['Used bookshops', 'Tide pools']);
  });
});
