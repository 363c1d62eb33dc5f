import type { Article } from '@rendezvous/content';
import { product } from '@rendezvous/contract';
import { escapeXml } from './escape-xml.ts';

/** The articles as an RSS 2.0 feed, in the order that they come in. */
export function rssFeed(articles: readonly Article[], publicUrl: string): string {
  const items = articles.map(
    ({ slug, title, description, date, keywords }) => `<item>
<title>${escapeXml(title)}</title>
<link>${escapeXml(`${publicUrl}/blog/${slug}`)}</link>
<guid isPermaLink="true">${escapeXml(`${publicUrl}/blog/${slug}`)}</guid>
<description>${escapeXml(description)}</description>
<pubDate>${new Date(`${date}T12:00:00Z`).toUTCString()}</pubDate>
${keywords.map((keyword) => `<category>${escapeXml(keyword)}</category>`).join('')}
</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${product} blog</title>
<link>${escapeXml(`${publicUrl}/blog`)}</link>
<atom:link href="${escapeXml(`${publicUrl}/blog/rss.xml`)}" rel="self" type="application/rss+xml"/>
<description>Dates for two, city by city and hour by hour.</description>
<language>en-us</language>
${items.join('\n')}
</channel>
</rss>
`;
}
