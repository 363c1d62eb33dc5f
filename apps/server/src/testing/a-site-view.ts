import type { SiteView } from '@rendezvous/contract';

/** Stands in for the web app's build, which the server's tests do without. */
export const aSiteView: SiteView = {
  landingPage: ({ publicUrl, contactEmail }, tonight) =>
    `<!doctype html><title>Home</title><link rel="canonical" href="${publicUrl}/"><script>document.title</script><p>${tonight?.plans[0]?.date ?? 'no plan'}<a href="mailto:${contactEmail}">Contact</a>`,
  newsletterPage: ({ isNewsletterOpen }, page) =>
    `<!doctype html><title>Newsletter</title><main data-open="${isNewsletterOpen}">${page}</main>`,
  offlinePage: () => '<!doctype html><title>Offline</title><ul><li data-kept=""></li></ul>',
};
