import { escapeXml } from './escape-xml.ts';

export interface SitemapEntry {
  readonly path: string;
  /** The day it changed last. */
  readonly changedOn: string;
}

/** A sitemap as https://www.sitemaps.org/protocol.html describes it. */
export function sitemapOf(entries: readonly SitemapEntry[], publicUrl: string): string {
  const urls = entries.map(
    ({ path, changedOn }) =>
      `<url><loc>${escapeXml(publicUrl + path)}</loc><lastmod>${changedOn}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
