import { loadArticles, loadSamplePlans } from '@rendezvous/content';
import { type APIRequestContext, expect, test } from '@playwright/test';

const articles = loadArticles();
const ideas = loadSamplePlans();
const chicago = '/blog/chicago-date-ideas';
const chicagoIdeas = ideas.filter(({ city }) => city === 'Chicago');

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
