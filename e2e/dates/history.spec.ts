import { expect, test } from '@playwright/test';
import type { DateRecord } from '@rendezvous/contract';
import { aBusyMember } from '../testing/a-busy-member.ts';
import { aMember, type Member } from '../testing/a-member.ts';
import { dayFromToday, yearsAgo } from '../testing/days.ts';
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
