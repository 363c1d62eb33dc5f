import type { Site, Tonight } from '@rendezvous/contract';
import type { FastifyInstance } from 'fastify';
import { webRoutes } from '../platform/web/web-routes.ts';
import { createPageServer } from '../platform/web/serve-page.ts';
import type { Dates } from '../dates/dates-store.ts';
import { createAnswerInvitation } from '../sharing/answer-invitation.ts';
import { sharedPageRoutes } from '../sharing/shared-page-routes.ts';
import { createShowInvitation } from '../sharing/show-invitation.ts';
import { blogRoutes } from '../site/blog-routes.ts';
import { crawlerRoutes } from '../site/crawler-routes.ts';
import { dateIdeasRoutes } from '../site/date-ideas-routes.ts';
import { legalRoutes } from '../site/legal-routes.ts';
import { createFindPagePicture } from '../site/page-pictures.ts';
import { cityOfTheDay, type PlanTonight } from '../site/plan-tonight.ts';
import { siteRoutes } from '../site/site-routes.ts';
import type { Parts } from './parts.ts';

/** Registers the public pages, the feeds and files for crawlers, and the web app. */
export function registerPages(
  app: FastifyInstance,
  parts: Parts,
  {
    site,
    planTonight,
    dates,
  }: { readonly site: Site; readonly planTonight: PlanTonight; readonly dates: Dates },
): void {
  const { store, cities, views, webBuild, expectPlan, now } = parts;
  const { publicUrl } = site;
  sharedPageRoutes(app, {
    store,
    showInvitation: createShowInvitation({ dates, now }),
    answerInvitation: createAnswerInvitation({ store, rateLimits: parts.config.rateLimits, now }),
    loadView: views.sharedPlan,
    publicUrl,
    now,
  });
  const pages = createPageServer(app, { site, now });
  const ofContent = {
    loadView: views.content,
    findPicture: createFindPagePicture({ loadView: views.content, publicUrl, now }),
    site,
  };
  siteRoutes(pages, { loadView: views.site, site, findTonight });
  blogRoutes(app, pages, ofContent);
  dateIdeasRoutes(app, pages, ofContent);
  legalRoutes(pages, ofContent);
  crawlerRoutes(pages, { publicUrl, now });
  webRoutes(app, { webBuild, expectPlan });

  async function findTonight(): Promise<Tonight | null> {
    const city = cityOfTheDay(cities, now());
    try {
      return city === undefined ? null : await planTonight(city);
    } catch (error) {
      app.log.warn({ err: error }, 'planning an evening to show failed');
      return null;
    }
  }
}
