import { expect, type Locator, type Page, test } from '@playwright/test';
import type { DateRecord } from '@rendezvous/contract';
import { aBusyMember } from '../testing/a-busy-member.ts';
import type { Member } from '../testing/a-member.ts';
import { dayFromToday, inWords } from '../testing/days.ts';
import { busy, type Network } from '../testing/network.ts';
import type { People } from '../testing/people-samples.ts';
import { toast } from '../testing/toast.ts';

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
