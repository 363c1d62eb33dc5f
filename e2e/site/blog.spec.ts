import { loadArticles, loadSamplePlans } from '@rendezvous/content';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { aMember } from '../testing/a-member.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';

const articles = loadArticles();
const ofCities = articles.filter(({ city }) => city !== null);
const ideas = loadSamplePlans();
const chicago = '/blog/chicago-date-ideas';
const chicagoIdeas = ideas.filter(({ city }) => city === 'Chicago');

const cards = (page: Page) => page.locator('.post');

interface Thing {
  readonly '@type': string;
  readonly [name: string]: unknown;
}

/** What a page as it is served says in its head. */
async function headOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const decoded = (text: string | undefined) =>
    text?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
  const graph =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{"@graph":[]}';
  return {
    html,
    title: decoded(/<title>(.*?)<\/title>/.exec(html)?.[1]),
    meta: (name: string) =>
      decoded(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]),
    link: (rel: string) =>
      decoded(new RegExp(`<link rel="${rel}"[^>]*? href="([^"]*)"`).exec(html)?.[1]),
    thing: (type: string) =>
      (JSON.parse(graph) as { '@graph': Thing[] })['@graph'].find(
        (thing) => thing['@type'] === type,
      ),
  };
}

test('[BLOG-01] the index shows the articles about cities in a grid of one, two or three columns', async ({
  page,
}) => {
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'Date Planning Blog' })).toBeVisible();
  await expect(cards(page)).toHaveCount(ofCities.length);
  const [newest] = ofCities;
  const first = cards(page).first();
  await expect(first.getByRole('heading', { name: newest?.title ?? '' })).toBeVisible();
  await expect(first.getByRole('img', { name: `The skyline of ${newest?.city}` })).toBeVisible();
  await expect(first.getByText('The Rendezvous team')).toBeVisible();
  await expect(first.getByRole('time')).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, 20\d\d$/);
  for (const [width, columns] of [
    [390, 1],
    [820, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(
      await page
        .locator('.posts')
        .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length),
    ).toBe(columns);
  }
  await expect(page.getByPlaceholder('Enter your email').first()).toBeVisible();
  await first.hover();
  await expect
    .poll(() => first.locator('.art').evaluate((art) => getComputedStyle(art).transform))
    .toBe('matrix(1.04, 0, 0, 1.04, 0, 0)');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect
    .poll(() => first.locator('.art').evaluate((art) => getComputedStyle(art).transform))
    .toBe('none');
  await first.getByRole('link', { name: 'Read article' }).click();
  await expect(page).toHaveURL(new RegExp(`/blog/${newest?.slug}$`));
});

test('[BLOG-02] an article shows each of its ideas with three places, the hours, the ways and the cost, and the reader’s position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(chicago);
  await expect(page.locator('.sample')).toHaveCount(chicagoIdeas.length);
  for (const [i, { plan }] of chicagoIdeas.entries()) {
    const sample = page.locator('.sample').nth(i);
    await expect(sample.getByRole('heading', { level: 3 })).toHaveText(plan.title);
    await expect(sample.getByRole('heading', { level: 4 })).toHaveText(
      plan.venues.map(({ name }) => name),
    );
    await expect(sample.locator('.sample-cost')).toHaveText(`${plan.total_cost} for two`);
  }
  const contents = page.getByRole('navigation', { name: 'In this article' });
  // The way there leads over much that nothing has drawn yet.
  for (const section of ['Where to begin', 'Foodies']) {
    await contents.getByRole('link', { name: section }).click();
    await expect(contents.locator('[aria-current]')).toHaveText(section);
    await expect(page.getByRole('heading', { name: section, exact: true })).toBeInViewport();
  }
});

test('[BLOG-03] the served page says what it is, to people, search engines and links in chats', async ({
  request,
}) => {
  for (const article of articles) {
    const head = await headOf(request, `/blog/${article.slug}`);
    const address = `/blog/${article.slug}`;
    expect(head.title).toBe(`${article.title} | Rendezvous`);
    expect(head.html).toContain(
      `<time dateTime="${article.date}">${new Date(article.date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })}</time>`,
    );
    expect(head.html.match(/<h1/g)).toHaveLength(1);
    const banner = /<header class="article-banner">.*?<\/header>/s.exec(head.html)?.[0];
    expect(banner).toContain(`<b>${article.author}</b>`);
    expect(banner).toContain(article.title.replaceAll('&', '&amp;'));
    expect(head.html).toContain('class="article-art"');
    expect([
      head.meta('description'),
      head.meta('keywords'),
      head.meta('og:title'),
      head.meta('og:description'),
    ]).toEqual([
      article.description,
      article.keywords.join(', '),
      article.title,
      article.description,
    ]);
    expect([head.meta('og:type'), head.meta('article:published_time')]).toEqual([
      'article',
      article.date,
    ]);
    expect(head.link('canonical')).toMatch(new RegExp(`^https?://[^/]+${address}$`));
    expect(head.thing('Article')).toMatchObject({
      headline: article.title,
      datePublished: article.date,
      image: head.meta('og:image'),
    });
    expect(head.thing('BreadcrumbList')?.itemListElement).toMatchObject([
      { position: 1 },
      { position: 2, name: 'Date Planning Blog' },
      { position: 3, name: article.title },
    ]);
    const shown = article.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'plan' ? block.plan : [])),
    );
    expect(
      (head.thing('ItemList')?.itemListElement as { name: string }[] | undefined)?.map(
        ({ name }) => name,
      ) ?? [],
    ).toEqual(shown.map(({ plan }) => plan.title));
    for (const { id } of shown) expect(head.html).toContain(`id="${id}"`);
    const picture = await request.get(new URL(head.meta('og:image') ?? '').pathname);
    const png = await picture.body();
    expect([
      picture.headers()['content-type'],
      png.readUInt32BE(16),
      png.readUInt32BE(20),
      png.length < 200_000,
    ]).toEqual(['image/png', 1200, 630, true]);
  }
});

test('[BLOG-04] the end of the article about Phoenix is its own', async ({ page }) => {
  await page.goto('/blog/phoenix-date-ideas');
  const closing = page.getByRole('region', { name: 'Ready to plan your perfect Phoenix date?' });
  await expect(closing.getByRole('link', { name: 'Rendezvous', exact: true })).toHaveAttribute(
    'href',
    '/new-date',
  );
  await closing.getByRole('link', { name: 'Browse More Date Ideas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Date ideas' })).toBeVisible();
});

test('[BLOG-04] the generic end of an article, and unknown slugs', async ({ page }) => {
  await page.goto(chicago);
  await expect(
    page.getByRole('heading', { name: 'Ready to try AI-powered date planning?' }),
  ).toBeVisible();
  await expect(
    page.getByText(
      'Experience the future of date planning with our AI assistant. Create the perfect date based on your preferences and interests.',
    ),
  ).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Rendezvous', exact: true }),
  ).toHaveAttribute('href', '/new-date');
  await expect(page.getByRole('link', { name: 'Browse Date Ideas' })).toHaveAttribute(
    'href',
    '/date-ideas',
  );
  await page
    .getByRole('navigation', { name: 'Read on' })
    .locator('[href="/blog/ai-date-planning-guide"]')
    .click();
  await expect(page).toHaveURL(/\/blog\/ai-date-planning-guide$/);
  await expect(
    page.getByRole('heading', { name: 'Ready to try AI-powered date planning?' }),
  ).toBeVisible();
  await page.goto('/blog/no-such-article');
  await expect(page).toHaveURL(/\/blog$/);
});

test('[BLOG-05] all ideas are found by city and couple, and open in the planner with their wishes filled in', async ({
  page,
}) => {
  await page.goto('/date-ideas');
  await expect(page.getByRole('heading', { name: `${ideas.length} date ideas` })).toBeVisible();
  const inChicago = page.getByRole('region', { name: /^Chicago/ });
  await expect(inChicago.getByRole('article').filter({ visible: true })).toHaveCount(6);
  await inChicago.getByText('8 more in Chicago').click();
  await expect(inChicago.getByRole('article').filter({ visible: true })).toHaveCount(
    chicagoIdeas.length,
  );
  await page
    .getByRole('navigation', { name: 'City' })
    .getByRole('link', { name: 'Chicago' })
    .click();
  await page
    .getByRole('navigation', { name: 'Couple' })
    .getByRole('link', { name: 'Foodies' })
    .click();
  await expect(page).toHaveURL(/\/date-ideas\?city=chicago&couple=foodies$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Date ideas in Chicago for foodies',
  );
  const foodies = chicagoIdeas.filter(({ couple }) => couple === 'foodies');
  await expect(page.locator('.idea h3')).toHaveText(foodies.map(({ plan }) => plan.title));
  await expect(
    page.getByRole('navigation', { name: 'Couple' }).getByText('Luxury lovers'),
  ).not.toHaveAttribute('href');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/date-ideas$/);

  const [idea] = foodies;
  if (!idea) throw new Error('No idea to open');
  await expect(
    page.getByRole('link', { name: `In the article: ${idea.plan.title}` }),
  ).toHaveAttribute('href', `${chicago}#${idea.id}`);
  const expectFilled = async () => {
    await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue(
      idea.request.location,
    );
    const day = await page.getByLabel('Date', { exact: true }).inputValue();
    const weekdayOf = (iso: string) => new Date(`${iso}T12:00:00Z`).getUTCDay();
    expect(weekdayOf(day)).toBe(weekdayOf(idea.plan.date));
    expect(Date.parse(day)).toBeGreaterThan(Date.now());
    for (const interest of idea.request.interests)
      await expect(page.getByRole('button', { name: `Remove ${interest}` })).toBeVisible();
  };
  await page.getByRole('link', { name: `Open in planner: ${idea.plan.title}` }).click();
  await expectFilled();
  await page.reload();
  await expectFilled();
});

test('[BLOG-05] an idea stays in the planner when somebody signed in chooses whom it is for', async ({
  page,
  request,
}) => {
  const member = await aMember(request);
  await member.ask('POST /profiles', {
    name: 'June Park',
    location: 'Oakland, CA',
    dietary_restrictions: ['vegan'],
  });
  await member.signIn(page);
  await page.goto('/date-ideas?city=chicago&couple=foodies');
  const [idea] = chicagoIdeas.filter(({ couple }) => couple === 'foodies');
  await page.getByRole('link', { name: `Open in planner: ${idea?.plan.title}` }).click();
  await page.locator('.pick').filter({ hasText: 'June Park' }).click();
  await expect(page.locator('.rest summary')).toContainText('vegan');
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue(
    idea?.request.location ?? '',
  );
});

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

test('[SHELL-02] somebody signed in has the sidebar on the blog, collapsed to icons with names, and toggles it on a large screen', async ({
  page,
  request,
}) => {
  // The whole of a long article is looked at.
  test.slow();
  const member = await aMember(request);
  await member.signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(chicago);
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  await expect(sidebar.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible();
  expect((await sidebar.boundingBox())?.width).toBe(80);
  await expect(page.getByRole('link', { name: 'Login' })).toBeHidden();
  await sidebar.getByRole('button', { name: /sidebar/i }).click();
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(256);
  await expectAccessible(page);
});

test('without a script everything is there and leads on', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/blog');
  await page
    .locator('.post', { hasText: 'Chicago' })
    .getByRole('link', { name: 'Read article' })
    .click();
  await page.getByRole('link', { name: 'Browse Date Ideas' }).click();
  await page
    .getByRole('navigation', { name: 'City' })
    .getByRole('link', { name: 'Chicago' })
    .click();
  await expect(
    page.getByRole('heading', { name: `${chicagoIdeas.length} date ideas` }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.locator('.legal-text')).not.toBeEmpty();
  await page.context().close();
});

test('what English pages need of the fonts is all that is loaded of them', async ({ page }) => {
  for (const path of ['/', '/blog', chicago, '/terms-of-service']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const fonts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /[^/]+(?=-[\w-]{8}\.woff2$)/.exec(name) ?? []),
    );
    expect(fonts).toContain('site-fraunces');
    const needed = ['site-fraunces', 'site-fraunces-italic', 'site-instrument-sans'];
    // The places of an evening may have names that English has no letters for.
    const ofNames = path === '/' ? ['site-fraunces-rare', 'site-instrument-sans-rare'] : [];
    expect(fonts.filter((font) => ![...needed, ...ofNames].includes(font))).toEqual([]);
  }
});

test('the sitemap leads to pages that are there, and the feed is one', async ({
  page,
  request,
}) => {
  // Read in a page of nobody's: ours lets no script make a document of a text.
  const read = async (address: string, tag: string): Promise<string[]> =>
    page.evaluate(
      ([text, wanted]) =>
        [...new DOMParser().parseFromString(text, 'text/xml').querySelectorAll(wanted)].map(
          (element) => new URL(element.textContent ?? '').pathname,
        ),
      [await (await request.get(address)).text(), tag] as const,
    );
  const paths = await read('/sitemap.xml', 'url > loc');
  const links = await read('/blog/rss.xml', 'item > link');
  for (const path of paths)
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
  expect(links).toEqual(articles.map(({ slug }) => `/blog/${slug}`));
  expect(paths).toEqual(expect.arrayContaining(links));
});
