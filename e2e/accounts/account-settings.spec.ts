import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { isLetIn, newPassword, openSettings } from '../testing/account-forms.ts';
import { aMember, anEmail, type Member } from '../testing/a-member.ts';
import { letTimePass } from '../testing/let-time-pass.ts';
import { type Network, watchNetwork } from '../testing/network.ts';
import { toast } from '../testing/toast.ts';

const wordless = { status: 500, body: null };

let network: Network;
test.beforeEach(async ({ context }) => {
  network = watchNetwork(context);
});

/** What was sent with the last of these calls. */
function lastBody(method: string, path: string): unknown {
  return network.calls.findLast((call) => call.method === method && call.path === path)?.body;
}

async function openSecurity(page: Page, request: APIRequestContext): Promise<Member> {
  const elena = await openSettings(page, request);
  await page.getByRole('tab', { name: 'Security' }).click();
  return elena;
}

async function fillPasswords(
  page: Page,
  current: string,
  confirmation = newPassword,
): Promise<void> {
  await page.getByLabel('Current password').fill(current);
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm new password').fill(confirmation);
}

test.describe('account settings', () => {
  test('[AUTH-10] details are changed by one request, and the sidebar follows', async ({
    page,
    request,
  }) => {
    const elena = await openSettings(page, request);
    await expect(page.getByLabel('Last name')).toHaveValue('Marsh');
    await expect(page.getByLabel('Email')).toHaveValue(elena.email);
    await page.getByLabel('First name').fill('Helen');
    const release = await network.hold(/^PATCH \/users\/me$/);
    await page.getByRole('button', { name: 'Save Changes' }).dblclick();
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
    release();
    await expect(toast(page, 'Success', 'Profile updated successfully')).toBeVisible();
    await expect(page.getByRole('complementary').getByText('Helen Marsh')).toBeVisible();
    expect(network.count('PATCH /users/me')).toBe(1);
    expect(await elena.ask('GET /users/me')).toEqual({ ...elena.user, first_name: 'Helen' });
  });

  test('[AUTH-10] a failure is shown and the input stays', async ({ page, request }) => {
    const other = await aMember(request);
    const elena = await openSettings(page, request);
    await page.getByLabel('Email').fill(other.email);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'Error', 'Another account uses this email.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      'Another account uses this email.',
    );
    await network.refuse(/^PATCH \/users\/me$/, null);
    await page.getByLabel('First name').fill('Helen');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'Error', 'Failed to update profile')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Helen');
    expect(await elena.ask('GET /users/me')).toEqual(elena.user);
  });

  test('[AUTH-10] a new email asks for the password when the sign-in was a while ago', async ({
    page,
    request,
  }) => {
    const elena = await openSettings(page, request);
    await letTimePass(page);
    const email = anEmail('marsh');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await expect(dialog.getByLabel('Your password')).toBeFocused();
    await dialog.getByLabel('Your password').fill('not this one');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('The current password is wrong')).toBeVisible();
    expect(await elena.ask('GET /users/me')).toEqual(elena.user);
    await dialog.getByLabel('Your password').fill(elena.password);
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Success', 'Profile updated successfully')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect(await isLetIn(request, { ...elena, email })).toBe(true);
  });

  test('[AUTH-11] the password is changed by one request, its fields are emptied and other sessions end', async ({
    page,
    request,
  }) => {
    const elena = await openSecurity(page, request);
    await fillPasswords(page, elena.password, 'lands end at five');
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(page.getByText('New passwords do not match')).toBeVisible();
    expect(network.count('POST /users/me/change-password')).toBe(0);
    await page.getByLabel('Confirm new password').fill(newPassword);
    const release = await network.hold(/^POST \/users\/me\/change-password$/);
    await page.getByRole('button', { name: 'Update Password' }).dblclick();
    await expect(page.getByRole('button', { name: 'Updating...' })).toBeVisible();
    release();
    await expect(toast(page, 'Success', 'Password updated successfully')).toBeVisible();
    for (const name of ['Current password', 'New password', 'Confirm new password'])
      await expect(page.getByLabel(name, { exact: true })).toHaveValue('');
    expect(network.count('POST /users/me/change-password')).toBe(1);
    expect(lastBody('POST', '/users/me/change-password')).toEqual({
      current_password: elena.password,
      new_password: newPassword,
    });
    expect(await isLetIn(request, elena)).toBe(false);
    expect(await isLetIn(request, { ...elena, password: newPassword })).toBe(true);
    await expect(elena.ask('GET /users/me')).rejects.toThrow('401');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
  });

  test('[AUTH-11] a wrong current password is reported, and nobody is signed out', async ({
    page,
    request,
  }) => {
    const elena = await openSecurity(page, request);
    await fillPasswords(page, 'not this one');
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(toast(page, 'Error', 'The current password is wrong')).toBeVisible();
    await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
      'The current password is wrong',
    );
    await network.refuse(/^POST \/users\/me\/change-password$/, { status: 500, body: {} });
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(toast(page, 'Error', 'Failed to update password')).toBeVisible();
    await expect(page).toHaveURL(/\/account-settings/);
    expect(await isLetIn(request, elena)).toBe(true);
    expect(await elena.ask('GET /users/me')).toEqual(elena.user);
  });

  test('[AUTH-12] an account is deleted in two steps, by one request', async ({
    page,
    request,
  }) => {
    const elena = await openSecurity(page, request);
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Delete Account' })).toBeFocused();
    expect(network.count('DELETE /users/me')).toBe(0);
    await page.getByRole('button', { name: 'Delete Account' }).click();
    const release = await network.hold(/^DELETE \/users\/me$/);
    await page.getByRole('button', { name: 'Yes, Delete My Account' }).dblclick();
    await expect(page.getByRole('button', { name: 'Yes, Delete My Account' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    release();
    await expect(toast(page, 'Success', 'Account deleted successfully')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect
      .poll(() =>
        page.evaluate(() =>
          Object.keys(localStorage).filter((key) => /token|date-store/.test(key)),
        ),
      )
      .toEqual([]);
    expect(network.count('DELETE /users/me')).toBe(1);
    expect(await isLetIn(request, elena)).toBe(false);
    await expect(elena.ask('GET /users/me')).rejects.toThrow('401');
  });

  test('[AUTH-12] deleting asks for the password when the sign-in was a while ago, and a failure is shown', async ({
    page,
    request,
  }) => {
    const elena = await openSecurity(page, request);
    await network.refuse(/^DELETE \/users\/me$/, wordless);
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await page.getByRole('button', { name: 'Yes, Delete My Account' }).click();
    await expect(toast(page, 'Error', 'Failed to delete account')).toBeVisible();
    network.recover();
    await letTimePass(page);
    await page.getByRole('button', { name: 'Yes, Delete My Account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await isLetIn(request, elena)).toBe(true);
    await page.getByRole('button', { name: 'Yes, Delete My Account' }).click();
    await dialog.getByLabel('Your password').fill(elena.password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(toast(page, 'Success', 'Account deleted successfully')).toBeVisible();
    expect(await isLetIn(request, elena)).toBe(false);
  });

  test('[AUTH-10] everything kept about the user is downloaded', async ({ page, request }) => {
    const elena = await openSettings(page, request);
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe('rendezvous-export.json');
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
      user: { email: elena.email, first_name: 'Elena' },
    });
  });
});
