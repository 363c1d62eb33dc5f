import { expect, test } from '@playwright/test';
import type { Profile } from '@rendezvous/contract';
import { aMember, type Member } from '../testing/a-member.ts';
import { aPhoto, jpegSize } from '../testing/a-photo.ts';
import { busy, type Network, watchNetwork } from '../testing/network.ts';
import { aBusyAutumn, addPictures, type People } from '../testing/people-samples.ts';
import { toast } from '../testing/toast.ts';

let member: Member;
let people: People;
/** Where June's page is. */
let june: `/profiles/${number}`;
let network: Network;
test.beforeEach(async ({ page, context, request }) => {
  member = await aMember(request);
  people = await aBusyAutumn(member);
  june = `/profiles/${people.june}`;
  network = watchNetwork(context);
  await member.signIn(page);
});

test.describe('photos', () => {
  test('[PROF-12] a photo is cropped, turned and uploaded, and nothing can be chosen meanwhile', async ({
    page,
  }) => {
    await page.goto(`${june}/edit`);
    const input = page.getByLabel('Upload photo');
    await expect(input).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
    await input.setInputFiles({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('no photo'),
    });
    await expect(page.getByText('Choose an image: JPEG, PNG or WebP.')).toBeVisible();
    const letThrough = await network.hold(/^POST .*\/upload-photo/);
    await input.setInputFiles(aPhoto(400, 200));
    const dialog = page.getByRole('dialog', { name: 'Crop photo' });
    await dialog.getByRole('button', { name: 'Rotate' }).click();
    await dialog.getByRole('button', { name: 'Use photo' }).click();
    await expect(page.getByLabel('Uploading...')).toBeDisabled();
    letThrough();
    await expect(toast(page, 'Success', 'Profile photo updated successfully')).toBeVisible();
    const { avatar } = await member.ask<Profile>(`GET ${june}`);
    const photo = page.locator('.profile-photo img');
    await expect(photo).toHaveAttribute('src', samePhotoAs(avatar));
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const sent = network.calls.find(({ path }) => path.endsWith('/upload-photo'))?.body;
    expect(jpegSize(sent as Buffer)).toEqual({ width: 200, height: 200 });
  });

  test('[PROF-12] a failed upload says so and leaves the photo as it was', async ({ page }) => {
    await page.goto(`${june}/edit`);
    await network.refuse(/upload-photo/, {
      status: 413,
      body: {
        title: 'The photo is too large',
        status: 413,
        code: 'photo-too-large',
        detail: 'Photos may have up to 10 MB.',
      },
    });
    await page.getByLabel('Upload photo').setInputFiles(aPhoto(100, 100));
    await page.getByRole('button', { name: 'Use photo' }).click();
    await expect(toast(page, 'Error', 'Failed to upload profile photo')).toBeVisible();
    await expect(page.getByText('Photos may have up to 10 MB.')).toBeVisible();
    await expect(page.getByLabel('Upload photo')).toBeEnabled();
  });

  test('[PROF-12] pictures are added to the gallery and removed from it', async ({ page }) => {
    await addPictures(member, people.june);
    await page.goto(june);
    await page.getByLabel('Add photo').setInputFiles(aPhoto(120, 120));
    await page.getByRole('button', { name: 'Use photo' }).click();
    await expect(toast(page, 'Success', 'Operation completed successfully')).toBeVisible();
    await page.getByRole('button', { name: 'View photo 4 of 4' }).click();
    const viewer = page.getByRole('dialog', { name: 'Photos of June Park' });
    await network.refuse(/^DELETE/, busy);
    await viewer.getByRole('button', { name: 'Remove photo' }).click();
    await viewer.getByRole('button', { name: 'Remove for good' }).click();
    await expect(toast(page, 'Error', 'An error occurred')).toBeVisible();
    await expect(viewer).toContainText('of 4');
    network.recover();
    await viewer.getByRole('button', { name: 'Remove photo' }).click();
    await viewer.getByRole('button', { name: 'Remove for good' }).click();
    await expect(viewer).toContainText('of 3');
    await expect
      .poll(async () =>
        (await member.ask<Profile>(`GET ${june}`)).attachments.map(({ name }) => name),
      )
      .toEqual(['Ocean Beach.png', 'Clay.png', 'Headlands.png']);
  });
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

test.describe('the own profile', () => {
  test('[MYP-01] has its four sections and saves them', async ({ page }) => {
    await page.goto('/my-profile');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Basic Information',
      'Interests & Preferences',
      'Dining Preferences',
      'Date Preferences',
    ]);
    await expect(page.getByLabel('Name')).toHaveValue(member.user.username);
    await page.getByLabel('Occupation').fill('Editor');
    const letThrough = await network.hold(/^PUT \/profiles\/my-profile/);
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
    letThrough();
    await expect(toast(page, 'Success', 'Profile saved successfully')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save Profile' })).toBeVisible();
    expect(await member.ask('GET /profiles/my-profile')).toMatchObject({ occupation: 'Editor' });
  });

  test('[MYP-01] is asked for whenever the screen opens, and refills', async ({ page }) => {
    await page.goto('/my-profile');
    await expect(page.getByLabel('Occupation')).toHaveValue('Radio producer');
    await page.goto('/profiles');
    await member.ask('PUT /profiles/my-profile', { occupation: 'Editor' });
    await page.goBack();
    await expect(page.getByLabel('Occupation')).toHaveValue('Editor');
  });

  test('[MYP-01] takes a photo', async ({ page }) => {
    await page.goto('/my-profile');
    await page.getByLabel('Upload photo').setInputFiles(aPhoto(100, 100));
    await page.getByRole('button', { name: 'Use photo' }).click();
    await expect(toast(page, 'Success', 'Profile photo updated successfully')).toBeVisible();
    const { avatar } = await member.ask<Profile>('GET /profiles/my-profile');
    await expect(page.locator('.profile-photo img')).toHaveAttribute('src', samePhotoAs(avatar));
  });
});

/** By any link: each session has its own. */
function samePhotoAs(avatar: string | null): RegExp {
  return new RegExp(`^${avatar?.split('?')[0] ?? 'none'}\\?link=`);
}
