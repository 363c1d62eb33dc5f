import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import type { Profile } from '@rendezvous/contract';
import { aMember, type Member } from '../testing/a-member.ts';
import { yearsAgo } from '../testing/days.ts';

/** An evening at six that nobody planned here. */
async function anEvening(member: Member, date: string, location = ''): Promise<string> {
  const june = await member.ask<Profile>('POST /profiles', { name: 'June Park' });
  const id = randomUUID();
  await member.ask('POST /history', {
    ...{ id, profile_id: june.id, date, rating: 4 },
    activities: [{ name: 'Bowling', location, start_time: '18:00', end_time: '19:00' }],
  });
  return id;
}

function skies(page: Page): Promise<string[]> {
  return page
    .locator('.arc-sky')
    .evaluateAll((skies) => skies.map((sky) => getComputedStyle(sky).backgroundImage));
}

test('six in the evening is dark in December and light in June, wherever it was', async ({
  page,
}) => {
  const member = await aMember(page.request);
  await anEvening(member, `${yearsAgo(1)}-06-21`);
  const winter = await anEvening(member, `${yearsAgo(1)}-12-21`);
  await member.signIn(page);
  for (const path of ['/dashboard', '/history']) {
    await page.goto(path);
    await expect(page.locator('.arc-sky')).toHaveCount(2);
    const [first, second] = await skies(page);
    expect(first, path).not.toBe(second);
  }
  await page.goto(`/dates/${winter}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Bowling' })).toBeVisible();
  await expect(page.locator('.arc-stars').first()).toBeAttached();
  await expect(page.getByText(/Sunset/)).toHaveCount(0);
});

test('if the address names the city, its sunset is given', async ({ page }) => {
  const member = await aMember(page.request);
  const day = `${yearsAgo(1)}-12-21`;
  const id = await anEvening(member, day, '855 La Playa St, San Francisco, CA 94121');
  await member.signIn(page);
  await page.goto(`/dates/${id}`);
  await expect(page.getByText('Sunset 4:54 PM')).toBeVisible();
});
