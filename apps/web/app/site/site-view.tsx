import type { SiteView } from '@rendezvous/contract';
import { documentOf } from './document-of.ts';
import { LandingPage } from './landing/landing-page.tsx';

/** What the server draws the public pages with. */
export const view: SiteView = {
  landingPage: (site, tonight) => documentOf(<LandingPage site={site} tonight={tonight} />),
};
