import type { SiteView } from '@rendezvous/contract';
import { documentOf } from './document-of.ts';
import { LandingPage } from './landing/landing-page.tsx';
import { NewsletterPage } from './newsletter/newsletter-page.tsx';
import { OfflinePage } from './offline/offline-page.tsx';

/** What the server draws the public pages with. */
export const view: SiteView = {
  landingPage: (site, tonight) => documentOf(<LandingPage site={site} tonight={tonight} />),
  newsletterPage: (site, page) => documentOf(<NewsletterPage site={site} page={page} />),
  offlinePage: (site) => documentOf(<OfflinePage site={site} />),
};
