import type { Site, Tonight } from '@rendezvous/contract';
import type { PageServer } from '../platform/web/serve-page.ts';
import type { Views } from '../platform/web/load-views.ts';

interface Deps {
  readonly loadView: Views['site'];
  readonly site: Site;
  /** Null if no evening can be planned. */
  readonly findTonight: () => Promise<Tonight | null>;
}

/** So long the evening of the landing page may be over, or missing where none could be planned. */
const refreshMs = 60_000;

/** The pages that introduce the product to new visitors. */
export function siteRoutes({ serve }: PageServer, { loadView, site, findTonight }: Deps): void {
  serve('/', async () => (await loadView()).landingPage(site, await findTonight()), {
    maxAgeMs: refreshMs,
  });
  serve('/offline', async () => (await loadView()).offlinePage(site));
}
