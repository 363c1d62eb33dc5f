import { legalTexts, readLegalText } from '@rendezvous/content';
import type { Site } from '@rendezvous/contract';
import type { Views } from '../platform/web/load-views.ts';
import type { PageServer } from '../platform/web/serve-page.ts';

interface Deps {
  readonly loadView: Views['content'];
  readonly site: Site;
}

/** The legal texts: each is a page, and also a document of its own that the page loads. */
export function legalRoutes({ serve }: PageServer, { loadView, site }: Deps): void {
  for (const name of legalTexts) {
    serve(`/${name}`, async () =>
      (await loadView()).legalPage({ site, name, html: readLegalText(name) }),
    );
    serve(`/legal/${name}.html`, async () =>
      (await loadView()).legalDocument({ site, name, html: readLegalText(name) }),
    );
  }
}
