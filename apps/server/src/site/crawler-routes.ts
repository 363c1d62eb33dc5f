import { legalTexts } from '@rendezvous/content';
import { privatePaths } from '../platform/web/app-paths.ts';
import { loadContent } from './load-content.ts';
import type { PageServer } from '../platform/web/serve-page.ts';
import { type SitemapEntry, sitemapOf } from './sitemap.ts';

interface Deps {
  readonly publicUrl: string;
  readonly now: () => Date;
}

const hourMs = 60 * 60_000;

/** The files that search engines read first. */
export function crawlerRoutes({ serve }: PageServer, { publicUrl, now }: Deps): void {
  const releasedOn = dayOf(now());
  serve('/robots.txt', async () => robotsFor(publicUrl), { type: 'text/plain; charset=utf-8' });
  serve(
    '/sitemap.xml',
    async () => sitemapOf(listPages({ releasedOn, today: dayOf(now()) }), publicUrl),
    { type: 'application/xml; charset=utf-8', maxAgeMs: hourMs },
  );
}

function robotsFor(publicUrl: string): string {
  // The planner with wishes in its address is the same page.
  const closed = ['/api/', ...privatePaths, '/new-date?'];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/**
 * Every public page. A page without a date of its own changes only with a release, which restarts
 * the server.
 */
function listPages({ releasedOn, today }: { releasedOn: string; today: string }): SitemapEntry[] {
  const { articles, ideas } = loadContent();
  const newest = (days: string[], otherwise: string) => days.sort().at(-1) ?? otherwise;
  const lastArticle = newest(
    articles.map(({ date }) => date),
    releasedOn,
  );
  return [
    // It shows an evening of the current day.
    { path: '/', changedOn: today },
    { path: '/new-date', changedOn: releasedOn },
    { path: '/blog', changedOn: lastArticle },
    ...articles.map(({ slug, date }) => ({ path: `/blog/${slug}`, changedOn: date })),
    {
      path: '/date-ideas',
      changedOn: newest(
        ideas.map(({ madeOn }) => madeOn),
        releasedOn,
      ),
    },
    ...legalTexts.map((name) => ({ path: `/${name}`, changedOn: releasedOn })),
  ];
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
