import { loadArticles, loadSamplePlans } from '@rendezvous/content';
import { expect, type Page, test } from '@playwright/test';
import { aMember } from '../testing/a-member.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';

const articles = loadArticles();
const ofCities = articles.filter(({ city }) => city !== null);
const ideas = loadSamplePlans();
const chicago = '/blog/chicago-date-ideas';
const chicagoIdeas = ideas.filter(({ city }) => city === 'Chicago');

const cards = (page: Page) => page.locator('.post');

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
