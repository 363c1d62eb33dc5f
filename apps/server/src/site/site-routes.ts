import type { Site, Tonight } from '@rendezvous/contract';
import type { PageServer } from '../platform/web/serve-page.ts';
import type { Views } from '../platform/web/load-views.ts';

interface Deps {
  readonly loadView: Views['site'];
  readonly site: Site;
  /** Null where no evening can be planned. */
  readonly findTonight: () => Promise<Tonight | null>;
}

const hourMs = 60 * 60_000;

/** What the product is, for whoever comes for the first time. */
export function siteRoutes({ serve }: PageServer, { loadView, site, findTonight }: Deps): void {
  serve('/', async () => (await loadView()).landingPage(site, await findTonight()), {
    maxAgeMs: hourMs,
  });
  serve('/offline', async () => (await loadView()).offlinePage(site));
}
