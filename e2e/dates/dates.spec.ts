import { expect, type Locator, type Page, test } from '@playwright/test';
import type { DateRecord } from '@rendezvous/contract';
import { aBusyMember } from '../testing/a-busy-member.ts';
import { aMember, type Member } from '../testing/a-member.ts';
import { dayFromToday, inWords, yearsAgo } from '../testing/days.ts';
import { busy, type Network } from '../testing/network.ts';
import type { People } from '../testing/people-samples.ts';
import { toast } from '../testing/toast.ts';

const [lastYear, yearBefore] = [yearsAgo(1), yearsAgo(2)];
let member: Member;
let people: People;
let network: Network;
test.beforeEach(async ({ page, context, request }) => {
  ({ member, people, network } = await aBusyMember({ page, context, request }));
});

/** What the server has stored: past dates newest first, upcoming ones soonest first. */
function storedDates(timeline: 'past' | 'upcoming'): Promise<DateRecord[]> {
  return member.ask(`GET /history?timeline=${timeline}`);
}

async function openDialog(page: Page, button: 'Record Date' | 'Schedule Date'): Promise<Locator> {
  await page.goto(`/profiles/${people.june}`);
  await page.getByRole('button', { name: button }).click();
  return page.getByRole('dialog', { name: button });
}

/** The dialog of the date of November 7, opened from its entry. */
async function editNovember(page: Page): Promise<Locator> {
  await page.goto(`/profiles/${people.june}`);
  await page.getByRole('button', { name: new RegExp(`^November 7, ${lastYear}`) }).click();
  await page.getByRole('button', { name: `Edit the date of November 7, ${lastYear}` }).click();
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
    for (const name of ['Location', 'Start', 'End', 'Cost', 'Activity notes (optional)'])
      await expect(dialog.getByLabel(name, { exact: true })).toBeVisible();
    await expect(dialog.getByLabel('Cost', { exact: true })).toHaveAttribute('min', '0');
    await expect(dialog.getByLabel('Cost', { exact: true })).toHaveAttribute('step', '0.01');
    await expect(dialog.getByLabel('Notes (optional)', { exact: true })).toBeVisible();
  });

  test('[DATE-02] [DATE-06] a record begins today and is stored as it was written', async ({
    page,
  }) => {
    const dialog = await openDialog(page, 'Record Date');
    await expect(dialog.getByLabel('Date', { exact: true })).toHaveValue(dayFromToday(0));
    await expect(dialog.getByText(inWords(dayFromToday(0)))).toBeVisible();
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
    expect((await storedDates('past'))[0]).toMatchObject({
      profile_id: people.june,
      date: dayFromToday(0),
      kind: 'recorded',
      rating: 5,
      total_cost: 23.2,
      notes: 'Poetry in the basement.',
      activities: [
        {
          name: 'City Lights',
          location: '',
          start_time: '18:30',
          end_time: '20:00',
          cost: 23.2,
          notes: '',
        },
      ],
    });
  });

  test('[DATE-02] an appointment needs a day, which is asked for, scrolled to and focused', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 800, height: 500 });
    const dialog = await openDialog(page, 'Schedule Date');
    const day = dialog.getByLabel('Date', { exact: true });
    await expect(day).toHaveValue('');
    for (let i = 0; i < 3; i++) await dialog.getByRole('button', { name: 'Add activity' }).click();
    await dialog.getByLabel('Notes (optional)', { exact: true }).fill('Bring the blanket.');
    await expect(day).not.toBeInViewport();
    await dialog.getByRole('button', { name: 'Schedule Date' }).click();
    await expect(
      dialog.getByText('Please select a calendar date to schedule the Date.'),
    ).toBeVisible();
    await expect(day).toBeFocused();
    await expect(day).toBeInViewport();
    await expect(dialog.getByRole('button', { name: 'Delete' })).toHaveCount(0);
    await day.fill(dayFromToday(4));
    await dialog.getByRole('button', { name: 'Schedule Date' }).click();
    await expect(toast(page, 'Success', 'Date recorded successfully')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Upcoming Dates' })).toContainText(
      inWords(dayFromToday(4)),
    );
    expect((await storedDates('upcoming'))[1]).toMatchObject({
      profile_id: people.june,
      kind: 'scheduled',
      date: dayFromToday(4),
      activities: [],
    });
  });

  test('[DATE-03] the total follows the activities, with two decimals and a $ sign', async ({
    page,
  }) => {
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

  test('[DATE-01] a cost below 0 is refused in place, so that it can be corrected', async ({
    page,
  }) => {
    const dialog = await openDialog(page, 'Record Date');
    await dialog.getByRole('button', { name: 'Add activity' }).click();
    await dialog.getByLabel('Cost', { exact: true }).fill('-5');
    await dialog.getByRole('button', { name: 'Record Date' }).click();
    await expect(
      dialog.getByText('Enter a cost of at least 0 with at most two decimals, such as 12.50.'),
    ).toBeVisible();
    await expect(dialog.getByLabel('Cost', { exact: true })).toBeFocused();
    expect(network.count('POST /history')).toBe(0);
  });

  test('[DATE-06] [ERR-02] what could not be recorded is still there, and is stored once', async ({
    page,
  }) => {
    const dialog = await openDialog(page, 'Record Date');
    await dialog.getByLabel('Notes (optional)', { exact: true }).fill('Do not lose me.');
    await network.refuse(/^POST \/history/, busy);
    await dialog.getByRole('button', { name: 'Record Date' }).click();
    await expect(toast(page, 'Error', 'Failed to record date')).toBeVisible();
    await expect(dialog.getByText('The store is busy. Try again in a minute.')).toBeInViewport();
    await expect(dialog.getByLabel('Notes (optional)', { exact: true })).toHaveValue(
      'Do not lose me.',
    );
    network.recover();
    // The notice is there for five seconds and must not lie on the button meanwhile.
    await dialog.getByRole('button', { name: 'Record Date' }).click({ timeout: 3000 });
    await expect(toast(page, 'Success', 'Date recorded successfully')).toBeVisible();
    const ids = network.calls
      .filter(({ method, path }) => method === 'POST' && path === '/history')
      .map(({ body }) => (body as { id: string }).id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(
      (await storedDates('past')).filter(({ notes }) => notes === 'Do not lose me.'),
    ).toHaveLength(1);
  });

  test('[ERR-02] closing the dialog with edits asks first', async ({ page }) => {
    const dialog = await openDialog(page, 'Record Date');
    await dialog.getByLabel('Notes (optional)', { exact: true }).fill('Half a sentence');
    await page.keyboard.press('Escape');
    await expect(dialog.getByText('Your edits are not saved.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog.getByLabel('Notes (optional)', { exact: true })).toHaveValue(
      'Half a sentence',
    );
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('button', { name: 'Discard edits' }).click();
    await expect(dialog).toHaveCount(0);
  });
});

test.describe('editing a date', () => {
  test('[DATE-04] [DATE-06] a stored date is changed', async ({ page }) => {
    const dialog = await editNovember(page);
    await expect(dialog.getByLabel('Date', { exact: true })).toHaveValue(`${lastYear}-11-07`);
    await expect(total(dialog)).toHaveText('$112.40');
    await dialog.getByRole('button', { name: /Tartine Manufactory/ }).click();
    await dialog.getByLabel('Cost', { exact: true }).fill('100');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'Success', 'Date record updated successfully')).toBeVisible();
    await expect(
      page.getByRole('button', { name: new RegExp(`^November 7, ${lastYear}`) }),
    ).toContainText('$128.40');
    const [stored] = await storedDates('past');
    expect(stored).toMatchObject({ date: `${lastYear}-11-07`, total_cost: 128.4 });
    expect(stored?.activities.map(({ cost }) => cost)).toEqual([28.4, 100, 0]);
  });

  test('[DATE-06] a change that failed says so', async ({ page }) => {
    const dialog = await editNovember(page);
    await network.refuse(/^(PUT|DELETE) \/history/, busy);
    await dialog.getByRole('slider', { name: 'Rating' }).press('ArrowLeft');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'Error', 'Failed to update date record')).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Yes, delete' }).click();
    await expect(toast(page, 'Error', 'Failed to delete date record')).toBeVisible();
    await expect(dialog.getByRole('slider', { name: 'Rating' })).toHaveAttribute(
      'aria-valuenow',
      '4.5',
    );
  });

  test('[DATE-04] [DATE-06] deleting takes two steps', async ({ page }) => {
    const dialog = await editNovember(page);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Keep date' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Yes, delete' }).click();
    await expect(toast(page, 'Success', 'Date record deleted successfully')).toBeVisible();
    await expect(
      page.getByRole('button', { name: new RegExp(`^November 7, ${lastYear}`) }),
    ).toHaveCount(0);
    await expect(page.getByRole('heading', { name: /^Date History/ })).toHaveText('Date History 3');
    expect(await storedDates('past')).toHaveLength(5);
  });

  test('[DATE-06] outside the dialog the history reports changes itself, and undoes what failed', async ({
    page,
  }) => {
    await page.goto('/history');
    await page.getByRole('button', { name: new RegExp(`^October 24, ${lastYear}`) }).click();
    await network.refuse(/^DELETE \/history/, busy);
    await page.getByRole('button', { name: `Delete the date of October 24, ${lastYear}` }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await expect(toast(page, 'Error', 'Failed to delete date history')).toBeVisible();
    await expect(
      page.getByRole('button', { name: new RegExp(`^October 24, ${lastYear}`) }),
    ).toBeVisible();
    network.recover();
    await page.getByRole('button', { name: new RegExp(`^October 24, ${lastYear}`) }).click();
    await page.getByRole('button', { name: `Delete the date of October 24, ${lastYear}` }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await expect(toast(page, 'Success', 'Date history deleted successfully')).toBeVisible();
    await expect(
      page.getByRole('button', { name: new RegExp(`^October 24, ${lastYear}`) }),
    ).toHaveCount(0);
  });

  test('[DATE-06] on its day an appointment becomes a record', async ({ page }) => {
    const [appointment] = await storedDates('upcoming');
    await member.ask(`PUT /history/${appointment?.id}`, { date: dayFromToday(0) });
    await page.goto(`/profiles/${people.june}`);
    await network.refuse(/^PUT \/history/, busy);
    await page.getByRole('button', { name: 'It happened' }).click();
    await expect(toast(page, 'Error', 'Failed to update date history')).toBeVisible();
    network.recover();
    await page.getByRole('button', { name: 'It happened' }).click();
    await expect(toast(page, 'Success', 'Date history updated successfully')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Date History/ })).toHaveText('Date History 5');
    await expect(page.getByRole('region', { name: 'Upcoming Dates' })).toContainText(
      'Nothing planned yet',
    );
  });
});

for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('[DATE-08] a date stays the same day and is written MMMM d, yyyy', async ({ page }) => {
      const dialog = await editNovember(page);
      await expect(
        page.locator('time').filter({ hasText: `November 7, ${lastYear}` }),
      ).toHaveAttribute('datetime', `${lastYear}-11-07`);
      await expect(page.getByText('4:30 – 5:45 PM')).toHaveCount(1);
      await dialog.getByRole('slider', { name: 'Rating' }).press('ArrowLeft');
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      await expect(toast(page, 'Success', 'Date record updated successfully')).toBeVisible();
      expect((await storedDates('past')).find(({ rating }) => rating === 4.5)?.date).toBe(
        `${lastYear}-11-07`,
      );
    });
  });
}

test.describe('the history', () => {
  test('[HIST-01] shows past dates over all profiles by year, filtered by profile and edited', async ({
    page,
  }) => {
    await page.goto('/history');
    await expect(page.getByRole('heading', { level: 1, name: 'Date History' })).toBeVisible();
    await expect(page.getByText('6 dates, $346.65 in all.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      `${lastYear}`,
      `${yearBefore}`,
    ]);
    await expect(page.locator('main time')).toHaveText([
      ...['August 29', 'October 10', 'October 24', 'November 7'].map(
        (day) => `${day}, ${lastYear}`,
      ),
      ...['November 22', 'December 13'].map((day) => `${day}, ${yearBefore}`),
    ]);
    const kiss = page.getByRole('button', { name: new RegExp(`^August 29, ${lastYear}`) });
    await expect(kiss).toContainText('June Park');
    await expect(kiss.locator('.avatar')).toBeVisible();
    await expect(kiss.locator('.stars .on')).toHaveCount(4);
    await page.getByLabel('Show dates with').selectOption('Isaac Bell');
    await expect(page.locator('main time')).toHaveText([`November 22, ${yearBefore}`]);
    await expect(page).toHaveURL(`/history?profile=${people.isaac}`);
    await page.getByRole('button', { name: new RegExp(`^November 22, ${yearBefore}`) }).click();
    await page.getByRole('button', { name: `Edit the date of November 22, ${yearBefore}` }).click();
    await expect(page.getByRole('dialog', { name: 'Edit Date' })).toContainText('with Isaac Bell');
    await page.keyboard.press('Escape');
    await page.getByLabel('Show dates with').selectOption('Noor Haddad');
    await expect(
      page.getByRole('heading', { name: 'No dates with this person yet' }),
    ).toBeVisible();
  });

  test('[HIST-01] a date is recorded with whoever it was with', async ({ page }) => {
    await page.goto('/history');
    await page.getByRole('button', { name: 'Record Date' }).click();
    const dialog = page.getByRole('dialog', { name: 'Record Date' });
    await expect(dialog.getByText('Not rated yet')).toBeVisible();
    await dialog.getByRole('button', { name: 'Record Date' }).click();
    await expect(dialog.getByText('Choose who it was with.')).toBeVisible();
    await expect(dialog.getByLabel('With')).toBeFocused();
    await dialog.getByLabel('With').selectOption('Tomás Rivera');
    await dialog.getByRole('button', { name: 'Record Date' }).click();
    await expect(toast(page, 'Success', 'Date recorded successfully')).toBeVisible();
    expect((await storedDates('past'))[0]).toMatchObject({
      date: dayFromToday(0),
      rated: false,
      profile: { name: 'Tomás Rivera' },
    });
  });

  test('[HIST-01] an empty history invites to begin', async ({ page, request }) => {
    await (await aMember(request)).signIn(page);
    await page.goto('/history');
    await expect(page.getByRole('heading', { name: 'No dates yet' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add a profile' })).toHaveAttribute(
      'href',
      '/profiles',
    );
  });

  test('[ERR-02] a history that cannot be loaded says so and can be tried again', async ({
    page,
  }) => {
    await network.refuse(/^GET \/history/, busy);
    await page.goto('/history');
    await expect(page.getByRole('alert')).toContainText('Failed to load date histories');
    network.recover();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 2, name: `${lastYear}` })).toBeVisible();
  });
});
