import { expect, type Page, test } from '@playwright/test';
import { aMember, type Member } from './a-member.ts';
import { aPlan, saveIdea } from './idea-samples.ts';

test.use({ serviceWorkers: 'allow' });

/** Said of a page that was opened without a connection: the browser under test then takes itself to be online. */
const unreachable = 'We could not reach the server.';

let elena: Member;

test.beforeEach(async ({ page, request }) => {
  elena = await aMember(request);
  await elena.ask('POST /profiles', { name: 'June Park', notes: 'canary note', phone_number: '555 0142' });
  await saveIdea(elena, { plans: [aPlan({ venues: aPlan().venues.map((venue) => ({ ...venue, description: 'canary description' })) })] });
  await elena.signIn(page);
});

/** Opens a page and waits until the browser has all it needs to open it again without a connection. */
async function see(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(text).first()).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('date-store'))).toContain(text);
}

test('[SAVE-02] saved ideas that were seen open without a connection, and say what they said', async ({ page, context }) => {
  await see(page, '/saved-ideas', 'Burma Superstar');
  expect(await page.evaluate(() => localStorage.getItem('date-store'))).not.toMatch(/canary|555 0142/);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  for (const open of [() => page.reload(), () => page.goto('/dashboard').then(() => page.goto('/saved-ideas'))]) {
    await open();
    await expect(page.getByRole('heading', { level: 1, name: 'Saved Ideas' })).toBeVisible();
    const idea = page.getByRole('list', { name: 'Saved Ideas' });
    for (const text of ['Lands End Lookout to Burma Superstar', '309 Clement St', '6:30 PM', '$96', '58°F, Clear skies']) await expect(idea).toContainText(text);
    await expect(page.getByText(unreachable)).toBeVisible();
    await expect(page.getByText('Elena Marsh').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

test('[SAVE-02] people and the dashboard open without a connection too', async ({ page, context }) => {
  await see(page, '/profiles', 'June Park');
  await see(page, '/dashboard', 'Burma Superstar');
  await context.setOffline(true);
  await page.goto('/profiles');
  await expect(page.getByRole('link', { name: /June Park/ })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: /Lands End Lookout to Burma Superstar/ })).toBeVisible();
});

test('[SAVE-02] with the connection back, the screen shows what the server has', async ({ page, context }) => {
  await see(page, '/saved-ideas', 'Burma Superstar');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(unreachable)).toBeVisible();
  await saveIdea(elena, { plans: [aPlan({ title: 'Another evening' })] });
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Another evening' })).toBeVisible();
  await expect(page.getByText(unreachable)).toHaveCount(0);
});

test('[SAVE-02] what is kept for that is the shell alone: no answer of the API, and nothing once somebody has signed out', async ({ page, context }) => {
  await see(page, '/saved-ideas', 'Burma Superstar');
  const kept = await page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    return (await Promise.all(caches.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.filter((path) => !/^\/(assets\/[^/]+|index\.html)$/.test(path))).toEqual([]);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  await context.setOffline(true);
  await page.goto('/saved-ideas');
  await expect(page.getByText('Burma Superstar')).toHaveCount(0);
});
