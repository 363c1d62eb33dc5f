import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { aMember } from '../testing/a-member.ts';
import { openChange, planEvening, stops } from '../testing/a-plan.ts';
import { dayFromToday } from '../testing/days.ts';
import { aPlan } from '../testing/idea-samples.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** As somebody does who reads with letters twice as large. */
async function openLarge(page: Page, path = '/new-date'): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('with letters twice as large a date is planned on a phone and nothing leaves the window', async ({
  page,
}) => {
  await openLarge(page);
  await expect(page.getByRole('button', { name: 'Plan this date' })).toBeEnabled();
  expect(await sideways(page)).toBe(0);
  await planEvening(page);
  const [first = ''] = await stops(page).allInnerTexts();
  await openChange(page, first);
  expect(await sideways(page)).toBe(0);
  // Sums stand in one line, and what comes next is in reach.
  const price = page.locator('.stop-price--sum').first();
  expect((await price.boundingBox())?.height).toBeLessThan(80);
  const next = await page.getByRole('button', { name: 'Schedule Date' }).boundingBox();
  expect((next?.x ?? 0) + (next?.width ?? 0)).toBeLessThanOrEqual(390);
  // A name on the sketch is there in full, or below it.
  const names = page.locator('.route-name, .route-key > span');
  await expect(names).toHaveCount(3);
  for (const name of await names.all())
    expect(await name.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThanOrEqual(1);
});

test('with letters twice as large a date and the own profile are read on a phone', async ({
  page,
  request,
}) => {
  const member = await aMember(request);
  const { id: profile_id } = await member.ask<{ id: number }>('POST /profiles', { name: 'June' });
  const plan = aPlan({ date: dayFromToday(3) });
  const id = randomUUID();
  await member.ask('POST /history', {
    ...{ id, kind: 'scheduled', date: plan.date, profile_id, plan },
    activities: plan.venues.map(({ name, location, arrival }) => ({
      ...{ name, location, start_time: arrival, cost: 32 },
    })),
  });
  await member.signIn(page);
  await openLarge(page, `/dates/${id}`);
  const directions = page.getByRole('link', { name: /^Directions to / }).first();
  await expect(directions).toBeVisible();
  expect(await sideways(page)).toBe(0);
  // The name of the product stands in one line of the bar.
  expect((await page.locator('.topbar .logo').boundingBox())?.height).toBeLessThan(60);
  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    return box ?? { x: 0, y: 0, width: 0, height: 0 };
  };
  // Nothing stands on something else: how far away it is on whom it is with, the way on the hours.
  const [who, away] = [await boxOf('.dp-who p'), await boxOf('.togo')];
  const isBeside = away.x >= who.x + who.width;
  expect(isBeside || away.y >= who.y + who.height).toBe(true);
  const [hours, way] = [await boxOf('.stop-when'), await directions.boundingBox()];
  expect(way?.y).toBeGreaterThanOrEqual(hours.y + hours.height - 1);
  await openLarge(page, '/my-profile');
  await expect(page.getByRole('button', { name: /^Save/ }).first()).toBeVisible();
  expect(await sideways(page)).toBe(0);
});
