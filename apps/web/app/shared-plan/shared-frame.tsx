import { product } from '@rendezvous/contract';
import type { ReactNode } from 'react';
import { Logo } from '../features/shell/logo.tsx';
import { PageDocument, type PageFacts } from '../site/page-document.tsx';
import { frameStyles } from '../site/page-styles.ts';
import arc from '../sky/arc.css?inline';
import kind from '../sky/kind-drawing.css?inline';
import dateline from '../styles/dateline.css?inline';
import plan from '../plan/plan.css?inline';
import print from '../plan/print.css?inline';
import routeMap from '../plan/route/route-map.css?inline';
import sharedPlan from './shared-plan.css?inline';

const styles = [frameStyles, dateline, plan, arc, kind, routeMap, sharedPlan, print].join('\n');

interface SharedFrameProps {
  readonly title: string;
  readonly facts?: PageFacts;
  /** What stands at the end of the header. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A page for people who were sent its link: it is not indexed, and links only to the home page. */
export function SharedFrame({
  title,
  facts,
  aside,
  children,
}: SharedFrameProps): React.JSX.Element {
  return (
    <PageDocument
      title={title}
      {...(facts && { facts })}
      isIndexed={false}
      type="article"
      styles={styles}
    >
      <header className="site-header">
        <a className="site-home" href="/" aria-label={`${product}, home`}>
          <Logo />
        </a>
        {aside}
      </header>
      <main id="main" className="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="site-footer">
        <p>
          {product}. <span>Plans for two, hour by hour.</span>
        </p>
      </footer>
    </PageDocument>
  );
}
