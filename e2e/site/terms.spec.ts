import { expect, test } from '@playwright/test';

test('[TERMS-01] the text is on the page already, and what the document says by now takes its place, without anything that runs', async ({
  page,
}) => {
  const hostile = `<main><h2>New terms</h2><p style="position:fixed" onclick="ran()">Be <b>kind</b>.</p><a href="javascript:ran()">one</a><a href="https://example.org/">two</a>
    <script>ran()</script><img src="x" onerror="ran()"><iframe src="/blog"></iframe><style>body{display:none}</style><svg onload="ran()"></svg><form action="/x"><input></form></main>`;
  const faults: string[] = [];
  await page.exposeFunction('ran', () => faults.push('a script ran'));
  page.on('pageerror', (error) => faults.push(error.message));
  const text = page.locator('.legal-text');
  await page.goto('/terms-of-service');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  const before = await text.innerText();
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(contents).toHaveText(await text.getByRole('heading', { level: 2 }).allInnerTexts());
  await contents.filter({ hasText: 'Fair use' }).click();
  await expect(text.getByRole('heading', { name: 'Fair use' })).toBeInViewport();

  await page.route('**/legal/terms-of-service.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: hostile }),
  );
  await page.reload();
  await expect(text.getByRole('heading', { name: 'New terms' })).toBeVisible();
  await expect(text.locator('b')).toHaveText('kind');
  await expect(contents).toHaveCount(0);
  await expect(text.getByRole('link', { name: 'two' })).toHaveAttribute(
    'href',
    'https://example.org/',
  );
  await text.getByText('one').click();
  await text.getByText('kind').click();
  expect(
    await text
      .locator(
        'script, img, iframe, style, svg, form, input, [style], [onclick], [href^="javascript"]',
      )
      .count(),
  ).toBe(0);
  expect(faults).toEqual([]);

  for (const answer of [{ status: 500 }, { body: '' }, { body: '<main> </main>' }]) {
    await page.unroute('**/legal/terms-of-service.html');
    const asked = page.waitForResponse('**/legal/terms-of-service.html');
    await page.route('**/legal/terms-of-service.html', (route) => route.fulfill(answer));
    await page.reload();
    await asked;
    await expect(text).toHaveText(before, { useInnerText: true });
  }
});
