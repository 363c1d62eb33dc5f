import { loadArticles } from '@rendezvous/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { sqlite } from '../testing/databases.ts';

const publicUrl = 'https://dates.example';
const articles = loadArticles();

let test: TestApp;
beforeAll(async () => {
  test = await aTestApp(sqlite, { env: { PUBLIC_URL: publicUrl } });
});
afterAll(() => test.close());

const textOf = async (url: string) => {
  const answer = await test.app.inject(url);
  expect(answer.statusCode).toBe(200);
  return answer;
};

describe('what crawlers read', () => {
  it('lists every public page with the day it changed last', async () => {
    const { body, headers } = await textOf('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const entries = [
      ...body.matchAll(/<url><loc>([^<]+)<\/loc><lastmod>(\d{4}-\d{2}-\d{2})<\/lastmod><\/url>/g),
    ].map(([, address, day]) => [address?.replace(publicUrl, ''), day]);
    const others = [
      '/',
      '/new-date',
      '/blog',
      '/date-ideas',
      '/terms-of-service',
      '/privacy-policy',
    ];
    expect(entries.map(([path]) => path).sort()).toEqual(
      [...others, ...articles.map(({ slug }) => `/blog/${slug}`)].sort(),
    );
    expect(Object.fromEntries(entries)).toMatchObject({
      '/': '2026-11-20',
      '/blog': articles[0]?.date,
      '/blog/chicago-date-ideas': '2025-06-20',
      '/terms-of-service': '2026-11-20',
    });
  });

  it('excludes private pages and the API', async () => {
    const { body, headers } = await textOf('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const lines = body.split('\n');
    for (const path of ['/api/', '/dashboard', '/profiles', '/account-settings', '/history'])
      expect(lines).toContain(`Disallow: ${path}`);
    expect(lines).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
    for (const path of ['/', '/blog', '/date-ideas', '/new-date'])
      expect(lines).not.toContain(`Disallow: ${path}`);
  });

  it('has the articles as a feed, the newest first', async () => {
    const { body, headers } = await textOf('/blog/rss.xml');
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect([...body.matchAll(/<link>([^<]+)<\/link>/g)].map(([, link]) => link)).toEqual([
      `${publicUrl}/blog`,
      ...articles.map(({ slug }) => `${publicUrl}/blog/${slug}`),
    ]);
    expect(body).toContain('<pubDate>Fri, 20 Jun 2025 12:00:00 GMT</pubDate>');
  });
});
