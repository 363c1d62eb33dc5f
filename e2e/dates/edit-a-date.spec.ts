import { expect, type Locator, type Page, test } from '@playwright/test';
import type { DateRecord } from '@rendezvous/contract';
import { aBusyMember } from '../testing/a-busy-member.ts';
import type { Member } from '../testing/a-member.ts';
import { dayFromToday, yearsAgo } from '../testing/days.ts';
import { busy, type Network } from '../testing/network.ts';
import type { People } from '../testing/people-samples.ts';
import { toast } from '../testing/toast.ts';

const lastYear = yearsAgo(1);
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
