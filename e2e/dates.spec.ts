import { expect, type Locator, type Page, test } from '@playwright/test';
import { busy, type PeopleServer, servePeople, today } from './people-answers.ts';
import { aBusyAutumn, aNewAccount } from './people-samples.ts';
import { toast } from './toast.ts';

let server: PeopleServer;
test.beforeEach(async ({ page }) => {
  server = await servePeople(page, aBusyAutumn());
});

async function openDialog(page: Page, button: 'Record Date' | 'Schedule Date'): Promise<Locator> {
  await page.goto('/profiles/71');
  await page.getByRole('button', { name: button }).click();
  return page.getByRole('dialog', { name: button });
}

/** The dialog of the date of November 7, opened from its entry. */
async function editNovember(page: Page): Promise<Locator> {
  await page.goto('/profiles/71');
  await page.getByRole('button', { name: /^November 7, 2026/ }).click();
  await page.getByRole('button', { name: 'Edit the date of November 7, 2026' }).click();
  return page.getByRole('dialog', { name: 'Edit Date' });
}

function total(dialog: Locator): Locator {
  return dialog.getByRole('status', { name: 'Total cost' });
}

test.describe('recording and scheduling', () => {
  test('[DATE-01] the dialog has its fields, within its width', async ({ page }) => {
    const dialog = await openDialog(page, 'Record Date');
    expect((await dialog.boundingBox())?.width).toBe(672);
    const rating = dialog.getByRole('slider', { name: 'Rating' });
    await expect(rating).toHaveAttribute('aria-valuenow', '5');
    await expect(rating).toHaveAttribute('aria-valuemin', '1');
    await expect(rating).toHaveAttribute('aria-valuemax', '5');
    await rating.press('ArrowLeft');
    await expect(rating).toHaveAttribute('aria-valuenow', '4.5');
    await dialog.getByRole('button', { name: 'Add activity' }).click();
    await expect(dialog.getByLabel('Activity', { exact: true })).toBeFocused();
    for (const name of ['Location', 'Start', 'End', 'Cost', 'Activity notes (optional)']) await expect(dialog.getByLabel(name, { exact: true })).toBeVisible();
    await expect(dialog.getByLabel('Cost', { exact: true })).toHaveAttribute('min', '0');
    await expect(dialog.getByLabel('Cost', { exact: true })).toHaveAttribute('step', '0.01');
    await expect(dialog.getByLabel('Notes (optional)', { exact: true })).toBeVisible();
  });

  test('[DATE-02] [DATE-06] a record begins today and is stored as it was written', async ({ page }) => {
    const dialog = await openDialog(page, 'Record Date');
    await expect(dialog.getByLabel('Date', { exact: true })).toHaveValue(today);
    await expect(dialog.getByText('November 20, 2026')).toBeVisible();
    await dialog.getByRole('button', { name: 'Add activity' }).click();
    await dialog.getByLabel('Activity', { exact: true }).fill('City Lights');
    await dialog.getByLabel('Start').fill('18:30');
    await dialog.getByLabel('End').fill('20:00');
    await dialog.getByLabel('Cost', { exact: true }).fill('23.20');
    await dialog.getByLabel('Notes (optional)', { exact: true }).fill('Poetry in the basement.');
    await dialog.getByRole('button', { name: 'Record Date' }).click();
    await expect(toast(page, 'Success', 'Date recorded successfully')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { name: /^Date History/ })).toHaveText('Date History 5');
    expect(server.people.history.at(-1)).toMatchObject({
      profile_id: 71,
      date: today,
      kind: 'recorded',
      rating: 5,
      total_cost: 23.2,
      notes: 'Poetry in the basement.',
      activities: [{ name: 'City Lights', location: '', start_time: '18:30', end_time: '20:00', cost: 23.2, notes: '' }],
    });
  });

  test('[DATE-02] an appointment needs a day, which is asked for, scrolled to and focused', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 500 });
    const dialog = await openDialog(page, 'Schedule Date');
    const day = dialog.getByLabel('Date', { exact: true });
    await expect(day).toHaveValue('');
    for (let i = 0; i < 3; i++) await dialog.getByRole('button', { name: 'Add activity' }).click();
    await dialog.getByLabel('Notes (optional)', { exact: true }).fill('Bring the blanket.');
    await expect(day).not.toBeInViewport();
    await dialog.getByRole('button', { name: 'Schedule Date' }).click();
    await expect(dialog.getByText('Please select a calendar date to schedule the Date.')).toBeVisible();
    await expect(day).toBeFocused();
    await expect(day).toBeInViewport();
    await expect(dialog.getByRole('button', { name: 'Delete' })).toHaveCount(0);
    await day.fill('2026-12-05');
    await dialog.getByRole('button', { name: 'Schedule Date' }).click();
    await expect(toast(page, 'Success', 'Date recorded successfully')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Upcoming Dates' })).toContainText('December 5, 2026');
    expect(server.people.history.at(-1)).toMatchObject({ kind: 'scheduled', date: '2026-12-05', activities: [] });
  });

  test('[DATE-03] the total follows the activities, with two decimals and a $ sign', async ({ page }) => {
    const dialog = await openDialog(page, 'Record Date');
    await expect(total(dialog)).toHaveText('$0.00');
    await dialog.getByRole('button', { name: 'Add activity' }).click();
    await dialog.getByLabel('Activity', { exact: true }).fill('Coffee');
    await dialog.getByLabel('Cost', { exact: true }).fill('0.1');
    await dialog.getByRole('button', { name: 'Add activity' }).click();
    await dialog.getByLabel('Activity', { exact: true }).fill('Dinner');
    await dialog.getByLabel('Cost', { exact: true }).fill('1284.2');
    await expect(total(dialog)).toHaveText('$1,284.30');
    await dialog.getByRole('button', { name: 'Remove Dinner' }).click();
    await expect(total(dialog)).toHaveText('$0.10');
  });

  test('[DATE-01] a cost below 0 is refused in place, where it can be put right', async ({ page }) => {
    const dialog = await openDialog(page, 'Record Date');
    await dialog.getByRole('button', { name: 'Add activity' }).click();
    await dialog.getByLabel('Cost', { exact: true }).fill('-5');
    await dialog.getByRole('button', { name: 'Record Date' }).click();
    await expect(dialog.getByText('Enter a cost of at least 0 with at most two decimals, such as 12.50.')).toBeVisible();
    await expect(dialog.getByLabel('Cost', { exact: true })).toBeFocused();
    expect(server.calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  test('[DATE-06] [ERR-02] what could not be recorded is still there, and is stored once', async ({ page }) => {
    const dialog = await openDialog(page, 'Record Date');
    await dialog.getByLabel('Notes (optional)', { exact: true }).fill('Do not lose me.');
    server.refuse(/^POST \/history/, busy);
    await dialog.getByRole('button', { name: 'Record Date' }).click();
    await expect(toast(page, 'Error', 'Failed to record date')).toBeVisible();
    await expect(dialog.getByText('The store is busy. Try again in a minute.')).toBeVisible();
    await expect(dialog.getByLabel('Notes (optional)', { exact: true })).toHaveValue('Do not lose me.');
    server.recover();
    await dialog.getByRole('button', { name: 'Record Date' }).click();
    await expect(toast(page, 'Success', 'Date recorded successfully')).toBeVisible();
    const ids = server.calls.filter(({ method }) => method === 'POST').map(({ body }) => (body as { id: string }).id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('[ERR-02] closing the dialog with edits asks first', async ({ page }) => {
    const dialog = await openDialog(page, 'Record Date');
    await dialog.getByLabel('Notes (optional)', { exact: true }).fill('Half a sentence');
    await page.keyboard.press('Escape');
    await expect(dialog.getByText('Your edits are not saved.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog.getByLabel('Notes (optional)', { exact: true })).toHaveValue('Half a sentence');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('button', { name: 'Discard edits' }).click();
    await expect(dialog).toHaveCount(0);
  });
});

test.describe('editing a date', () => {
  test('[DATE-04] [DATE-06] a stored date is changed', async ({ page }) => {
    const dialog = await editNovember(page);
    await expect(dialog.getByLabel('Date', { exact: true })).toHaveValue('2026-11-07');
    await expect(total(dialog)).toHaveText('$112.40');
    await dialog.getByRole('button', { name: /Tartine Manufactory/ }).click();
    await dialog.getByLabel('Cost', { exact: true }).fill('100');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'Success', 'Date record updated successfully')).toBeVisible();
    await expect(page.getByRole('button', { name: /^November 7, 2026/ })).toContainText('$128.40');
  });

  test('[DATE-06] a change that failed says so', async ({ page }) => {
    const dialog = await editNovember(page);
    server.refuse(/^(PUT|DELETE) \/history/, busy);
    await dialog.getByRole('slider', { name: 'Rating' }).press('ArrowLeft');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'Error', 'Failed to update date record')).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Yes, delete' }).click();
    await expect(toast(page, 'Error', 'Failed to delete date record')).toBeVisible();
    await expect(dialog.getByRole('slider', { name: 'Rating' })).toHaveAttribute('aria-valuenow', '4.5');
  });

  test('[DATE-04] [DATE-06] deleting takes two steps', async ({ page }) => {
    const dialog = await editNovember(page);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Keep date' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Yes, delete' }).click();
    await expect(toast(page, 'Success', 'Date record deleted successfully')).toBeVisible();
    await expect(page.getByRole('button', { name: /^November 7, 2026/ })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: /^Date History/ })).toHaveText('Date History 3');
  });

  test('[DATE-06] outside the dialog the history speaks of itself, and takes back what failed', async ({ page }) => {
    await page.goto('/history');
    await page.getByRole('button', { name: /^October 24, 2026/ }).click();
    server.refuse(/^DELETE \/history/, busy);
    await page.getByRole('button', { name: 'Delete the date of October 24, 2026' }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await expect(toast(page, 'Error', 'Failed to delete date history')).toBeVisible();
    await expect(page.getByRole('button', { name: /^October 24, 2026/ })).toBeVisible();
    server.recover();
    await page.getByRole('button', { name: /^October 24, 2026/ }).click();
    await page.getByRole('button', { name: 'Delete the date of October 24, 2026' }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await expect(toast(page, 'Success', 'Date history deleted successfully')).toBeVisible();
    await expect(page.getByRole('button', { name: /^October 24, 2026/ })).toHaveCount(0);
  });

  test('[DATE-06] on its day an appointment becomes a record', async ({ page }) => {
    const scheduled = server.people.history.find(({ date }) => date === '2026-11-21');
    Object.assign(scheduled ?? {}, { date: today });
    await page.goto('/profiles/71');
    server.refuse(/^PUT \/history/, busy);
    await page.getByRole('button', { name: 'It happened' }).click();
    await expect(toast(page, 'Error', 'Failed to update date history')).toBeVisible();
    server.recover();
    await page.getByRole('button', { name: 'It happened' }).click();
    await expect(toast(page, 'Success', 'Date history updated successfully')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Date History/ })).toHaveText('Date History 5');
    await expect(page.getByRole('region', { name: 'Upcoming Dates' })).toContainText('Nothing planned yet');
  });
});

for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('[DATE-08] a date stays the same day and is written MMMM d, yyyy', async ({ page }) => {
      const dialog = await editNovember(page);
      await expect(page.locator('time').filter({ hasText: 'November 7, 2026' })).toHaveAttribute('datetime', '2026-11-07');
      await expect(page.getByText('4:30 – 5:45 PM')).toHaveCount(1);
      await dialog.getByRole('slider', { name: 'Rating' }).press('ArrowLeft');
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      await expect(toast(page, 'Success', 'Date record updated successfully')).toBeVisible();
      expect(server.people.history.find(({ rating }) => rating === 4.5)?.date).toBe('2026-11-07');
    });
  });
}

test.describe('the history', () => {
  test('[HIST-01] shows past dates over all profiles by year, filtered by profile and edited', async ({ page }) => {
    await page.goto('/history');
    await expect(page.getByRole('heading', { level: 1, name: 'Date History' })).toBeVisible();
    await expect(page.getByText('6 dates, $346.65 in all.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['2026', '2025']);
    await expect(page.locator('main time')).toHaveText(['August 29, 2026', 'October 10, 2026', 'October 24, 2026', 'November 7, 2026', 'November 22, 2025', 'December 13, 2025']);
    await page.getByLabel('Show dates with').selectOption('Isaac Bell');
    await expect(page.locator('main time')).toHaveText(['November 22, 2025']);
    await expect(page).toHaveURL(/\?profile=74$/);
    await page.getByRole('button', { name: /^November 22, 2025/ }).click();
    await page.getByRole('button', { name: 'Edit the date of November 22, 2025' }).click();
    await expect(page.getByRole('dialog', { name: 'Edit Date' })).toContainText('with Isaac Bell');
    await page.keyboard.press('Escape');
    await page.getByLabel('Show dates with').selectOption('Noor Haddad');
    await expect(page.getByRole('heading', { name: 'No dates with this person yet' })).toBeVisible();
  });

  test('[HIST-01] a date is recorded with whoever it was', async ({ page }) => {
    await page.goto('/history');
    await page.getByRole('button', { name: 'Record Date' }).click();
    const dialog = page.getByRole('dialog', { name: 'Record Date' });
    await dialog.getByLabel('With').selectOption('Tomás Rivera');
    await dialog.getByRole('button', { name: 'Record Date' }).click();
    await expect(toast(page, 'Success', 'Date recorded successfully')).toBeVisible();
    expect(server.people.history.at(-1)?.profile?.name).toBe('Tomás Rivera');
  });

  test('[HIST-01] an empty history invites to begin', async ({ page }) => {
    await page.unrouteAll();
    await servePeople(page, aNewAccount());
    await page.goto('/history');
    await expect(page.getByRole('heading', { name: 'No dates yet' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add a profile' })).toHaveAttribute('href', '/profiles');
  });

  test('[ERR-02] a history that cannot be loaded says so and can be tried again', async ({ page }) => {
    server.refuse(/^GET \/history/, busy);
    await page.goto('/history');
    await expect(page.getByRole('alert')).toContainText('Failed to load date histories');
    server.recover();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 2, name: '2026' })).toBeVisible();
  });
});
