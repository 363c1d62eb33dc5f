import type { Site } from '@rendezvous/contract';
import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router';
import { SiteHeader } from '../features/shell/site-header.tsx';
import siteStyles from './site.css?inline';
import { PageDocument, type PageFacts } from './page-document.tsx';
import { PageFooter } from './page-footer.tsx';
import { frameStyles } from './page-styles.ts';

/** The address of `site.ts` in the build. */
declare const siteScript: string;

/**
 * The page reads without the script, which comes when all of it is there and painted. Whoever is
 * signed in waits for the sidebar. Whoever jumps to a place needs the height of all that lies
 * before it: `data-whole` has it drawn.
 */
const whenRead = `(()=>{const {dataset}=document.documentElement,start=()=>import('${siteScript}'),drawAll=()=>{dataset.whole=''};
if('member'in dataset)start();addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(start)));
if(location.hash)drawAll();addEventListener('click',({target})=>{if(target.closest('a[href*="#"]'))drawAll()},true)})()`;

interface SitePageProps {
  readonly site: Site;
  /** Where the page is opened. */
  readonly path: string;
  readonly title: string;
  /** Left out where the page is nobody else's to find. */
  readonly facts?: Omit<PageFacts, 'address'>;
  readonly type?: 'website' | 'article';
  /** The style sheets of this page; the frame has its own. */
  readonly styles: readonly string[];
  /**
   * What somebody signed in finds in place of the header: the sidebar of the app, or a link in the
   * header that leads there.
   */
  readonly members: 'sidebar' | 'link';
  readonly children: ReactNode;
}

/** A public page: the header of visitors, its content and the footer that leads everywhere. */
export function SitePage({
  site,
  path,
  title,
  facts,
  type = 'website',
  styles,
  members,
  children,
}: SitePageProps): React.JSX.Element {
  return (
    <PageDocument
      title={title}
      {...(facts && { facts: { ...facts, address: site.publicUrl + path } })}
      isIndexed={facts !== undefined}
      type={type}
      styles={[frameStyles, siteStyles, ...styles].join('\n')}
    >
      {/* The header is the app's own, whose links ask for a router. */}
      <StaticRouter location={path}>
        <div className={members === 'sidebar' ? 'page app--narrow' : 'site'}>
          {members === 'sidebar' && <div className="sidebar-place" data-sidebar="" />}
          <SiteHeader />
          <main id="main" className={members === 'sidebar' ? 'main' : undefined} tabIndex={-1}>
            {children}
          </main>
          <PageFooter site={site} />
        </div>
      </StaticRouter>
      <script dangerouslySetInnerHTML={{ __html: whenRead }} />
    </PageDocument>
  );
}
