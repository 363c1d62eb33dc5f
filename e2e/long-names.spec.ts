import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import type { Profile } from '@rendezvous/contract';
import { aMember, type Member } from './a-member.ts';
import { dayFromToday } from './days.ts';
import { aPlan, saveIdea } from './idea-samples.ts';

const [firstName, lastName] = ['W'.repeat(21), 'Featherstonehaugh-Cholmondeley'.repeat(2)];
const personName = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2);

/** Nothing reaches over the edge of the window. */
async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => {
      const { innerWidth } = window;
      return [...document.querySelectorAll('main *, aside *, header *, [role=dialog] *')]
        .filter((element) => element.closest('.sr-only, [hidden], .scroll-x, svg') === null)
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => `${element.tagName}.${element.className}`)
        .slice(0, 3);
    });
  await expect.poll(overflow).toEqual([]);
}

let elena: Member;
let person: Profile;

test.beforeEach(async ({ page, request }) => {
  elena = await aMember(request, { firstName, lastName });
  person = await elena.ask<Profile>('POST /profiles', {
    name: personName,
    location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  });
  await elena.ask('POST /history', {
    id: randomUUID(),
    profile_id: person.id,
    kind: 'scheduled',
    date: dayFromToday(1),
    activities: [{ id: randomUUID(), name: personName, location: personName, cost: 5 }],
  });
  await saveIdea(elena, {
    profile_id: person.id,
    plans: [aPlan({ title: personName }), aPlan({ title: `${personName} again` })],
  });
  await elena.signIn(page);
});

for (const width of [390, 800, 1440]) {
  test(`[SHELL-01] long names leave everything within reach at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    for (const path of [
      '/dashboard',
      '/profiles',
      `/profiles/${person.id}`,
      `/profiles/${person.id}/edit`,
      '/history',
      '/saved-ideas',
      '/new-date',
      '/account-settings',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectNoOverflow(page);
    }
    if (width < 768) await page.getByRole('button', { name: 'Open menu' }).click();
    const signOut = page.getByRole('button', { name: 'Sign out' });
    await expect(signOut).toBeInViewport({ ratio: 0.99 });
    const name = page.locator('.sidebar-name:visible').first();
    await expect(name).toHaveAttribute('title', `${firstName} ${lastName}`);
    const [button, sidebar] = [
      await signOut.boundingBox(),
      await page.locator('.sidebar:visible').first().boundingBox(),
    ];
    expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(
      (sidebar?.x ?? 0) + (sidebar?.width ?? 0),
    );
    expect(button?.width).toBeGreaterThanOrEqual(40);
  });
}
