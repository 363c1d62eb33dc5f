import type { LegalPageInput, LegalText } from '@rendezvous/content';
import { product } from '@rendezvous/contract';
import { pageTitle } from '../../messages.ts';
import legalStyles from './legal.css?inline';
import { documentOf } from '../document-of.ts';
import { SitePage } from '../site-page.tsx';

const titles: Record<LegalText, string> = {
  'terms-of-service': 'Terms of Service',
  'privacy-policy': 'Privacy Policy',
};
const descriptions: Record<LegalText, string> = {
  'terms-of-service': `What you may expect of ${product}, and what it expects of you.`,
  'privacy-policy': `What ${product} keeps about you, what for, and how to have it deleted.`,
};

/** A legal text within the site. `legal.ts` fetches the text itself and puts in what is newer. */
export function LegalPage({ site, name, html }: LegalPageInput): React.JSX.Element {
  const title = titles[name];
  return (
    <SitePage
      site={site}
      path={`/${name}`}
      title={pageTitle(title)}
      facts={{ title, description: descriptions[name] }}
      styles={[legalStyles]}
      members="sidebar"
    >
      <div className="legal">
        <h1 className="display-lg">{title}</h1>
        <div className="legal-body">
          <Contents html={html} />
          <div
            className="legal-text"
            data-legal={addressOf(name)}
            dangerouslySetInnerHTML={{ __html: inSections(html) }}
          />
        </div>
        <p className="legal-alone">
          <a className="link" href={addressOf(name)}>
            Plain text version
          </a>
        </p>
      </div>
    </SitePage>
  );
}

/** Each heading with what belongs to it, for `contents.ts` to mark what is being read. */
function inSections(html: string): string {
  const [begin, ...sections] = html.split(/(?=<h2 )/);
  return [begin, ...sections.map((part) => `<section data-section="">${part}</section>`)].join('');
}

/** The headings of the text, each a way to its section. */
function Contents({ html }: { readonly html: string }): React.JSX.Element {
  return (
    <nav className="legal-contents jump-row" aria-label="On this page" data-contents="">
      <ul>
        {[...html.matchAll(/<h2 id="([^"]+)">([^<&]+)<\/h2>/g)].map(([, id, heading]) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The text alone, as plain as can be. */
export function legalDocument({ site, name, html }: LegalPageInput): string {
  return documentOf(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
        <title>{pageTitle(titles[name])}</title>
        <link rel="canonical" href={`${site.publicUrl}/${name}`} />
      </head>
      <body>
        <h1>{titles[name]}</h1>
        <main dangerouslySetInnerHTML={{ __html: html }} />
      </body>
    </html>,
  );
}

function addressOf(name: LegalText): string {
  return `/legal/${name}.html`;
}
