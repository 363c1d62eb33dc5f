import { expect, test } from '@playwright/test';
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

test.describe('a profile', () => {
  test('[PROF-04] its status is any of seven, in any order, each with its color and word', async ({
    page,
  }) => {
    await page.goto(`/profiles/${people.june}`);
    await page.getByRole('combobox', { name: 'Relationship status: Dating' }).click();
    const options = page.getByRole('option');
    await expect(options).toHaveText([
      'Talking',
      'First date',
      'Second date',
      'Third date',
      'Dating',
      'Exclusive',
      'Ended',
    ]);
    const colors = await options
      .locator('.badge')
      .evaluateAll((badges) =>
        badges.map(
          (badge) => `${getComputedStyle(badge).color} ${getComputedStyle(badge).backgroundColor}`,
        ),
      );
    expect(new Set(colors).size).toBe(7);
    await page.getByRole('option', { name: 'First date' }).click();
    await expect(
      page.getByRole('combobox', { name: 'Relationship status: First date' }),
    ).toBeVisible();
    await expect(toast(page, 'Success', 'Profile saved successfully')).toBeVisible();
    const timeline = page
      .getByRole('region', { name: 'Relationship timeline' })
      .getByRole('listitem');
    await expect(timeline.locator('b')).toHaveText([
      'Talking',
      'First date',
      'Dating',
      'First date',
    ]);
    await expect(timeline.last().getByTitle(inWords(dayFromToday(0)))).toBeVisible();
    expect(await member.ask(`GET /profiles/${people.june}`)).toMatchObject({
      status: 'first_date',
    });
  });

  test('[PROF-04] an unknown status is called Unknown', async ({ page }) => {
    await page.route(`**/api/profiles/${people.june}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), status: 'betrothed' } });
    });
    await page.goto(`/profiles/${people.june}`);
    await expect(
      page.getByRole('combobox', { name: 'Relationship status: Unknown' }),
    ).toBeVisible();
  });

  test('[ERR-01] a status that was not stored goes back, says so in place and not in a toast', async ({
    page,
  }) => {
    await page.goto(`/profiles/${people.june}`);
    await network.refuse(/^PUT/, busy);
    const letThrough = await network.hold(/^PUT/);
    await page.getByRole('combobox', { name: 'Relationship status: Dating' }).click();
    await page.getByRole('option', { name: 'Ended' }).click();
    await expect(page.getByRole('combobox', { name: 'Relationship status: Ended' })).toBeVisible();
    letThrough();
    await expect(page.getByRole('combobox', { name: 'Relationship status: Dating' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(
      'The store is busy. Try again in a minute.',
    );
    await expect(page.locator('.toast')).toHaveCount(0);
  });
});
