import { product } from '@rendezvous/contract';
import type { ReactNode } from 'react';
import favicon from '../favicon.svg';
import { beforeFirstPaint } from '../features/shell/theme.ts';
import displayFont from './fonts/site-fraunces.woff2?url';
import sansFont from './fonts/site-instrument-sans.woff2?url';

/** What search engines and links in chats are told of a page. Addresses are absolute. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  readonly address: string;
  readonly picture?: {
    readonly address: string;
    readonly type: 'image/png' | 'image/jpeg';
    readonly alt: string;
  };
  /** What is told besides, such as the day an article came out. */
  readonly also?: ReactNode;
}

interface PageDocumentProps {
  /** The title of the window. */
  readonly title: string;
  /** Left out where the page is nobody else's to find. */
  readonly facts?: PageFacts;
  readonly isIndexed: boolean;
  readonly type?: 'website' | 'article';
  /** All the style sheets of the page: it waits for no file. */
  readonly styles: string;
  readonly children: ReactNode;
}

/** A whole page that reads without a script. */
export function PageDocument({
  title,
  facts,
  isIndexed,
  type = 'website',
  styles,
  children,
}: PageDocumentProps): React.JSX.Element {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {!isIndexed && <meta name="robots" content="noindex" />}
        <meta name="theme-color" content="#FBF6EE" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#170F1E" media="(prefers-color-scheme: dark)" />
        <title>{title}</title>
        {/* The largest first: it takes the connection that is open already. */}
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          href={displayFont}
          crossOrigin="anonymous"
        />
        <link rel="preload" as="font" type="font/woff2" href={sansFont} crossOrigin="anonymous" />
        {facts && <FactsInHead facts={facts} isIndexed={isIndexed} type={type} />}
        <link rel="icon" type="image/svg+xml" href={favicon} />
        <link rel="apple-touch-icon" href="/icons/apple-touch.png" />
        <script dangerouslySetInnerHTML={{ __html: beforeFirstPaint }} />
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to content
        </a>
        {children}
      </body>
    </html>
  );
}

function FactsInHead({
  facts: { title, description, address, picture, also },
  isIndexed,
  type,
}: Required<Pick<PageDocumentProps, 'facts' | 'isIndexed' | 'type'>>): React.JSX.Element {
  return (
    <>
      <meta name="description" content={description} />
      {isIndexed && <link rel="canonical" href={address} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={product} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {picture && (
        <>
          <meta property="og:image" content={picture.address} />
          <meta property="og:image:type" content={picture.type} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={picture.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {also}
    </>
  );
}
