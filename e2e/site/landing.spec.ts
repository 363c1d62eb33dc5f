import { existsSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';

const questions = [
  'How much does Rendezvous cost?',
  'Can I keep more than one profile?',
  'Does it plan around the weather?',
  'What about dietary restrictions?',
];
const tabs = ['Timeline View', 'Date History', 'AI Curated Plans', 'Schedule Dates'];
const hasVideo = existsSync(
  new URL('../../apps/web/public/video/planning-a-date.mp4', import.meta.url),
);

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const main = (page: Page) => page.getByRole('main');

/** Everything the page said to the console, and asked of other places. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  // That the worker is kept out of the way is said there too.
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(test.info().project.use.baseURL ?? '').origin)
      faults.push(request.url());
  });
  return faults;
}

test.describe('the landing page', () => {
  test('[LAND-02] promises, shows an evening and leads to the planner', async ({ page }) => {
    const faults = watch(page);
    await page.goto('/');
    await expect(
      page.getByRole('heading', { level: 1, name: 'AI-Powered Dates, Made Just for You' }),
    ).toBeVisible();
    const evening = page.locator('.arc--hero');
    await expect(evening.locator('.arc-dot')).toHaveText(['1', '2', '3']);
    // In a large window every stop has its hours and its name beside its disc,
    // clear of the words above.
    await page.setViewportSize({ width: 1440, height: 900 });
    const note = await page.locator('.hero-note').boundingBox();
    for (const label of await evening.locator('.arc-label').all()) {
      await expect(label).toBeVisible();
      expect((await label.boundingBox())?.y).toBeGreaterThan((note?.y ?? 0) + (note?.height ?? 0));
      const hours = await label.locator('b').boundingBox();
      expect(hours?.height, 'the hours stand on one line').toBeLessThan(30);
    }
    await expect(evening.locator('figcaption')).toContainText(
      /Plan from \d+:\d\d [AP]M to \d+:\d\d [AP]M/,
    );
    await expect(page.locator('.hero-note')).toContainText(
      /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, \w+ \d+, in [A-Z][\w ]+: \$\d+ for two\. See the whole evening$/,
    );
    for (const name of ['Select any profile', 'Enter preferences', 'AI creates the best plan'])
      await expect(page.locator('#how').getByRole('heading', { name })).toBeVisible();
    for (const name of [
      'Weather awareness',
      'Intelligent matching',
      'Budget flexibility',
      'Location optimization',
      'Dietary preferences',
      'Time efficiency',
    ]) {
      await expect(page.locator('#features').getByRole('heading', { name })).toBeVisible();
    }
    expect(faults).toEqual([]);
    await main(page).getByRole('link', { name: 'Rendezvous Now' }).click();
    await expect(page).toHaveURL('/new-date');
    await expect(page.getByRole('heading', { level: 1, name: 'Quick Date Planner' })).toBeVisible();
  });

  test('[LAND-02] tells its evening in full, and opens the planner for a place of the visitor’s own', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'See the whole evening' }).click();
    const evening = page.locator('#tonight');
    await expect(evening.getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(evening.getByRole('heading', { level: 3 })).toHaveCount(3);
    await expect(evening.getByRole('time')).toHaveText([/ [AP]M$/, / [AP]M$/, / [AP]M$/]);
    await evening.getByLabel('Where would yours be?').fill('Oakland');
    await evening.getByRole('button', { name: 'Plan a date' }).click();
    await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('Oakland');
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`[LAND-02] its tabs show pictures of the product, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.goto('/');
      const showcase = page.getByRole('radiogroup', { name: 'Showcase' });
      for (const name of tabs) {
        await showcase.getByRole('radio', { name }).check();
        const panel = page.getByRole('group', { name });
        await expect(
          main(page)
            .getByRole('group')
            .filter({ has: page.locator('picture') }),
        ).toHaveCount(1);
        await expect(panel.getByRole('listitem')).toHaveCount(3);
        const picture = panel.getByRole('img');
        await picture.scrollIntoViewIfNeeded();
        expect(
          await picture.evaluate((image: HTMLImageElement) =>
            image.decode().then(() => [image.naturalWidth >= image.clientWidth, image.currentSrc]),
          ),
        ).toEqual([true, expect.stringMatching(new RegExp(`-${theme}\\.avif$`))]);
      }
    });
  }

  test('[LAND-03] the video is loaded when it is wanted, and left out as long as there is none', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/', { waitUntil: 'networkidle' });
    const video = page.locator('video');
    await expect(video).toHaveCount(hasVideo ? 1 : 0);
    test.skip(!hasVideo, 'apps/web/public/video holds no video yet');
    expect(asked.filter((path) => /\.(webm|mp4|vtt)$/.test(path))).toEqual([]);
    await expect(video.locator('track[kind="captions"]')).toHaveCount(1);
    await video.scrollIntoViewIfNeeded();
    await expect(video).toHaveAttribute('poster', /^\/video\//);
    await video.evaluate((element: HTMLVideoElement) => {
      element.muted = true;
    });
    await page.getByRole('button', { name: 'Play the introduction' }).click();
    await expect(video).toHaveAttribute('controls', '');
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0);
  });

  test('[LAND-04] says what it costs, answers four questions and leads to the dashboard', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.locator('#pricing')).toContainText('$0');
    await expect(page.locator('#pricing')).toContainText('Free for now');
    await expect(page.locator('#pricing')).toContainText('any number of profiles');
    const faq = page.locator('#faqs');
    await expect(faq.locator('summary')).toHaveText(questions);
    for (const question of questions) {
      const details = faq.locator('details').filter({ hasText: question });
      if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
      await expect(details.locator('p')).toBeVisible();
    }
    await expect(faq.locator('details').first()).toContainText('free');
    await page.getByRole('link', { name: 'Plan your next date' }).click();
    await expect(page).toHaveURL('/sign-in');
  });

  test('[LAND-05] the footer leads everywhere, to a letter too', async ({ page }) => {
    await page.goto('/');
    const groups = {
      'Quick Links': {
        Home: '/',
        Features: '/#features',
        Pricing: '/#pricing',
        Blog: '/blog',
        Contact: 'mailto:hello@localhost',
      },
      Explore: {
        'New Date': '/new-date',
        Dashboard: '/dashboard',
        Blog: '/blog',
        'Date Ideas': '/date-ideas',
      },
      Support: { 'Terms of Service': '/terms-of-service', 'Privacy Policy': '/privacy-policy' },
    };
    for (const [group, links] of Object.entries(groups)) {
      const list = footer(page).getByRole('navigation', { name: group });
      await expect(list.getByRole('link')).toHaveText(Object.keys(links));
      for (const [name, href] of Object.entries(links))
        await expect(list.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await expect(footer(page).locator('.social').getByRole('link')).toHaveCount(2);
    await expect(footer(page).getByPlaceholder('Enter your email')).toBeDisabled();
    await expect(footer(page).getByRole('button', { name: 'Subscribe' })).toBeDisabled();
  });

  test('[SHELL-08] its theme can be switched, and stays', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
    await footer(page).getByRole('radio', { name: 'After dark' }).check();
    await expect.poll(theme).toBe('dark');
    await page.reload();
    expect(await theme()).toBe('dark');
    await expect(footer(page).getByRole('radio', { name: 'After dark' })).toBeChecked();
    await footer(page).getByRole('radio', { name: 'System' }).check();
    await expect.poll(theme).toBe('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(theme).toBe('dark');
  });

  test('[LAND-02] a visitor loads a few kilobytes of script, and nothing from elsewhere is named', async ({
    page,
    request,
  }) => {
    const scripts: number[] = [];
    page.on('requestfinished', async (finished) => {
      if (finished.resourceType() === 'script')
        scripts.push((await finished.sizes()).responseBodySize);
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(scripts.reduce((sum, size) => sum + size, 0)).toBeLessThan(5_000);
    const html = await (await request.get('/')).text();
    const addresses = [
      ...html.matchAll(/(?:src|href|srcset|content|poster)="(?<address>https?:[^"]+)"/gi),
    ].map(({ groups }) => groups?.address ?? '');
    expect(
      addresses.filter((address) => !address.startsWith(test.info().project.use.baseURL ?? '-')),
    ).toEqual([]);
  });

  test('[LAND-04] search engines are told who we are and what people ask', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('AI-Powered Dates, Made Just for You | Rendezvous');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/`);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', `${baseURL}/`);
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect((await page.request.get(picture ?? '')).headers()['content-type']).toBe('image/jpeg');
    const { '@graph': graph } = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}',
    );
    expect(graph.map((thing: { '@type': string }) => thing['@type'])).toEqual([
      'Organization',
      'WebSite',
      'FAQPage',
    ]);
    expect(graph[2].mainEntity.map(({ name }: { name: string }) => name)).toEqual(questions);
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('[LAND-02] everything is there: text, menu, tabs and answers', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/');
    for (const text of [
      ...questions,
      ...tabs,
      'Made Just for You',
      'From a name to a night out',
      'Free for now',
      'Terms of Service',
    ])
      await expect(page.locator('body')).toContainText(text);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(header(page).getByRole('link', { name: 'Pricing' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: 'Schedule Dates' }).check();
    await expect(
      page.getByRole('heading', { name: 'Put it in the calendar, change it later' }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'See how it has been going' })).toBeHidden();
    await page.getByText('What about dietary restrictions?').click();
    await expect(page.getByText('Add them once')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'After dark' })).toBeHidden();
  });
});
