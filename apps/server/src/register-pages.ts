import type { Site, Tonight } from '@rendezvous/contract';
import type { FastifyInstance } from 'fastify';
import { blogRoutes } from './site/blog-routes.ts';
import { crawlerRoutes } from './site/crawler-routes.ts';
import { dateIdeasRoutes } from './site/date-ideas-routes.ts';
import { legalRoutes } from './site/legal-routes.ts';
import { siteRoutes } from './site/site-routes.ts';
import type { Views } from './platform/web/load-views.ts';
import { createFindPagePicture } from './site/page-pictures.ts';
import { createPageServer } from './platform/web/serve-page.ts';

interface Deps {
  readonly views: Views;
  readonly site: Site;
  readonly planTonight: () => Promise<Tonight | null>;
  readonly now: () => Date;
}

/** The public pages, and what machines read of them. */
export function registerPages(app: FastifyInstance, { views, site, planTonight, now }: Deps): void {
  const { publicUrl } = site;
  const pages = createPageServer(app, { site, now });
  const ofContent = {
    loadView: views.content,
    findPicture: createFindPagePicture({ loadView: views.content, publicUrl, now }),
    site,
  };
  siteRoutes(pages, { loadView: views.site, site, planTonight });
  blogRoutes(app, pages, ofContent);
  dateIdeasRoutes(app, pages, ofContent);
  legalRoutes(pages, ofContent);
  crawlerRoutes(pages, { publicUrl, now });
}
