import { expect, test } from '@playwright/test';
import { aMember } from '../testing/a-member.ts';
import { toast } from '../testing/toast.ts';

test('sessions are listed, ended one by one, and all but this', async ({ page, request }) => {
  const elena = await aMember(request);
  await elena.signIn(page);
  // Which makes a second session, without a browser.
  await elena.ask('GET /users/me');
  const { email, password } = elena;
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
  const opened = await request.post('/api/token/pair', {
    data: { email, password },
    headers: { 'user-agent': phone },
  });
  const { access } = (await opened.json()) as { access: string };
  const isIn = async () =>
    (
      await request.get('/api/users/me', { headers: { authorization: `Bearer ${access}` } })
    ).status();
  await page.goto('/account-settings?tab=security');
  const list = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list.getByRole('listitem').filter({ hasText: 'This browser' })).toHaveCount(1);
  expect(await isIn()).toBe(200);
  await list.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  await expect(toast(page, 'Success', 'Signed out there')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  expect(await isIn()).toBe(401);
  await list.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('heading', { name: 'Where you are signed in' })).toBeFocused();
  await expect(list.getByRole('button')).toHaveCount(0);
  await page.reload();
  await expect(list.getByRole('listitem')).toHaveCount(1);
});

test('of many sessions the last are listed, this one first, and all when asked for', async ({
  page,
  request,
}) => {
  const { email, password, signIn } = await aMember(request);
  await signIn(page);
  for (let i = 0; i < 7; i += 1)
    await request.post('/api/token/pair', { data: { email, password } });
  await page.goto('/account-settings?tab=security');
  const list = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(list.getByRole('listitem')).toHaveCount(5);
  await expect(list.getByRole('listitem').first()).toContainText('This browser');
  await list.getByRole('button', { name: 'Show all 8' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(8);
  await expect(list.getByRole('button', { name: /Show all/ })).toHaveCount(0);
});

test('without a mail server, the page for a forgotten password says who can help', async ({
  page,
}) => {
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByText('This server does not send mail')).toBeVisible();
  await expect(page.getByText('npm run reset-password -- your@email')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send me a link' })).toHaveCount(0);
});
