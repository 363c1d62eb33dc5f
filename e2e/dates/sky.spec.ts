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

test('the hours of five stops stand apart on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const member = await aMember(page.request);
  const id = randomUUID();
  const hours = ['11:00', '12:00', '13:45', '14:55', '15:55', '16:40'];
  await member.ask('POST /history', {
    ...{ id, date: `${yearsAgo(1)}-12-21`, rating: 4 },
    activities: hours.slice(1).map((end_time, i) => ({
      ...{ name: `Stop ${i + 1}`, start_time: hours[i], end_time },
    })),
  });
  await member.signIn(page);
  await page.goto(`/dates/${id}`);
  const labels = page.locator('.arc-label .short');
  await expect(labels).toHaveText(['11:00', '12:00', '1:45', '2:55', '3:55']);
  const boxes = await labels.evaluateAll((all) =>
    all.map((label) => label.getBoundingClientRect()),
  );
  for (const [i, { right, top }] of boxes.slice(0, -1).entries()) {
    const next = boxes[i + 1];
    const isBeside = Math.abs(top - (next?.top ?? 0)) < 20;
    if (isBeside) expect((next?.left ?? 0) - right, `after ${i + 1}`).toBeGreaterThan(12);
  }
});
