import type { Site, Tonight } from '@rendezvous/contract';
import type { FastifyInstance } from 'fastify';
import { keepPage } from '../web/keep-page.ts';
import type { Views } from '../web/load-views.ts';
import { sendWebFile } from '../web/send-web-file.ts';

interface Deps {
  readonly loadView: Views['site'];
  readonly site: Site;
  readonly planTonight: () => Promise<Tonight | null>;
  readonly now: () => Date;
}

const hourMs = 60 * 60_000;

/** The public pages, from memory. */
export function siteRoutes(app: FastifyInstance, { loadView, site, planTonight, now }: Deps): void {
  const chatOrigin = site.liveChatUrl === null ? undefined : new URL(site.liveChatUrl).origin;
  const options = { now, chatOrigin, onError: (error: unknown) => app.log.error({ err: error }, 'drawing a page failed') };

  function servePage(path: string, draw: () => Promise<string>, { maxAgeMs }: { maxAgeMs?: number } = {}): void {
    const findPage = keepPage(draw, { ...options, ...(maxAgeMs !== undefined && { maxAgeMs }) });
    app.get(path, { schema: { hide: true } }, async (request, reply) => sendWebFile(await findPage(), request, reply));
  }

  servePage('/', async () => (await loadView()).landingPage(site, await planTonight()), { maxAgeMs: hourMs });
}
