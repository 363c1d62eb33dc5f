import { product } from '@rendezvous/contract';
import type { ReactNode } from 'react';
import favicon from '../favicon.svg';
import { Logo } from '../features/shell/logo.tsx';
import { beforeFirstPaint } from '../features/shell/theme.ts';
import { pageStyles } from './page-styles.ts';

interface PageDocumentProps {
  readonly title: string;
  /** What else the head says of the page. */
  readonly head?: ReactNode;
  /** What stands at the end of the header. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A page that reads without a script, in the frame that visitors know. */
export function PageDocument({ title, head, aside, children }: PageDocumentProps): React.JSX.Element {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="#FBF6EE" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#170F1E" media="(prefers-color-scheme: dark)" />
        <title>{title}</title>
        {head}
        <link rel="icon" type="image/svg+xml" href={favicon} />
        <script dangerouslySetInnerHTML={{ __html: beforeFirstPaint }} />
        <style dangerouslySetInnerHTML={{ __html: pageStyles }} />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to content
        </a>
        <header className="site-header">
          <a href="/" aria-label={`${product}, home`}>
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
      </body>
    </html>
  );
}
