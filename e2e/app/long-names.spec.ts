import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import type { Profile } from '@rendezvous/contract';
import { aMember, type Member } from '../testing/a-member.ts';
import { dayFromToday } from '../testing/days.ts';
import { aPlan, type IdeaPlan, saveIdea } from '../testing/idea-samples.ts';

const [firstName, lastName] = ['W'.repeat(21), 'Featherstonehaugh-Cholmondeley'.repeat(2)];
const personName = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Nothing reaches over the edge of a window of this width. */
async function expectNoOverflow(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  const overflow = () =>
    page.evaluate(() => {
      const { innerWidth } = window;
      return (
        [...document.querySelectorAll('main *, aside *, header *, [role=dialog] *')]
          // People stand in a row that scrolls on phones.
          .filter((element) => element.closest('.sr-only, [hidden], .picks, svg') === null)
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map(
            (element) =>
              `${location.pathname} ${element.tagName}.${element.className} in ${element.parentElement?.className}`,
          )
          .slice(0, 3)
      );
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

test('[SHELL-01] long names leave everything within reach at every width', async ({ page }) => {
  const widths = [1440, 800, 390];
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
    await open(page, path);
    for (const width of widths) await expectNoOverflow(page, width);
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
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
  }
});

/** As many letters without a space as a field takes. */
const word = (letters: number) => 'donaudampfschifffahrt'.repeat(10).slice(0, letters);
const [name, label, text] = [word(200), word(100), word(1000)];

/** A plan as another client may send it, with long words wherever there is a text. */
function aWordyPlan(): IdeaPlan {
  const plan = aPlan({
    title: name,
    summary: text,
    label,
    city: label,
    tips: [text],
    total_cost: name,
    route_info: { travel_time: label },
    almanac: [{ title: name, text, url: null }],
  });
  return {
    ...plan,
    venues: plan.venues.map((venue) => ({
      ...venue,
      name,
      location: name,
      neighborhood: name,
      description: text,
      estimated_cost: name,
      opening_hours: name,
      category: label,
      moment: text,
      tip: text,
      dietary: [label],
      cuisines: [label],
      booking: { need: 'required', ahead: label, url: null },
      reasons: [text],
    })),
  };
}

test('[SHELL-01] words of 200 letters in every text stay within the page at every width', async ({
  page,
}) => {
  const list = [label, label];
  await elena.ask(`PUT /profiles/${person.id}`, {
    ...{ name, location: name, bio: text, occupation: name, phone_number: word(40), notes: text },
    ...{ languages: list, hobbies: list, interests: list, dislikes: list },
    ...{ dietary_restrictions: list, preferred_cuisines: list },
    socialMedia: { instagram: name, facebook: name },
    importantDates: {
      birthday: '1990-03-04',
      firstDate: null,
      otherDates: [{ description: label, date: dayFromToday(5) }],
    },
  });
  await elena.ask(`POST /profiles/${person.id}/notes`, { id: randomUUID(), text: word(500) });
  const plan = aWordyPlan();
  await saveIdea(elena, { profile_id: person.id, plans: [plan, aWordyPlan()] });
  const [past, upcoming] = [randomUUID(), randomUUID()];
  for (const [id, days] of [
    [past, -2],
    [upcoming, 2],
  ] as const)
    await elena.ask('POST /history', {
      ...{ id, profile_id: person.id, date: dayFromToday(days), plan: aWordyPlan(), notes: text },
      activities: plan.venues.map(() => ({ name, location: name, cost: 5, notes: text })),
    });
  const shared = await elena.ask<{ url: string }>(`POST /saved-ideas/${plan.plan_id}/share`);
  const invitation = await elena.ask<{ url: string }>(`POST /history/${upcoming}/invitation`);
  for (const path of [
    '/dashboard',
    '/profiles',
    `/profiles/${person.id}`,
    '/history',
    '/saved-ideas',
    `/ideas/${plan.plan_id}`,
    `/dates/${past}`,
    `/dates/${upcoming}`,
    new URL(shared.url).pathname,
    new URL(invitation.url).pathname,
  ]) {
    await open(page, path);
    for (const width of [1280, 390]) {
      await expectNoOverflow(page, width);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), path)
        .toBe(width);
    }
  }
});
