import type { Site } from '@rendezvous/contract';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';
import { loadContent } from './load-content.ts';
import type { Views } from '../platform/web/load-views.ts';
import type { FindPagePicture } from './page-pictures.ts';
import { rssFeed } from './rss-feed.ts';
import { sendWebFile } from '../platform/web/send-web-file.ts';
import type { PageServer } from '../platform/web/serve-page.ts';

interface Deps {
  readonly loadView: Views['content'];
  readonly findPicture: FindPagePicture;
  readonly site: Site;
}

/** The articles, their feed, and the preview pictures of pages. */
export function blogRoutes(
  app: FastifyInstance,
  { serve, keepEach }: PageServer,
  { loadView, findPicture, site }: Deps,
): void {
  const pictureOf = async (name: string) => (await findPicture(name))?.address ?? '';

  serve('/blog', async () =>
    (await loadView()).blogPage({
      site,
      picture: await pictureOf('blog'),
      articles: loadContent().articles,
    }),
  );
  serve('/blog/rss.xml', async () => rssFeed(loadContent().articles, site.publicUrl), {
    type: 'application/rss+xml; charset=utf-8',
  });

  const findArticlePage = keepEach(async (slug) => {
    const { articles } = loadContent();
    const article = articles.find((known) => known.slug === slug);
    if (article === undefined) throw new Refusal('not-found');
    return (await loadView()).articlePage({
      site,
      picture: await pictureOf(slug),
      article,
      articles,
    });
  });
  app.get<{ Params: { slug: string } }>(
    '/blog/:slug',
    { schema: { hide: true } },
    async (request, reply) => {
      const { slug } = request.params;
      const isKnown = loadContent().articles.some((article) => article.slug === slug);
      return isKnown
        ? sendWebFile(await findArticlePage(slug), request, reply)
        : reply.redirect('/blog', 302);
    },
  );

  app.get<{ Params: { file: string } }>(
    '/pictures/pages/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { file } = request.params;
      const picture = await findPicture(/^(.+)-[0-9a-f]+\.png$/.exec(file)?.[1] ?? '');
      if (picture === undefined) throw new Refusal('not-found');
      reply.header('cross-origin-resource-policy', 'cross-origin');
      // Somebody has a page from before the picture changed.
      if (!picture.address.endsWith(`/${file}`))
        return reply.header('cache-control', 'no-cache').redirect(picture.address, 302);
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('image/png')
        .send(await picture.draw());
    },
  );
}
