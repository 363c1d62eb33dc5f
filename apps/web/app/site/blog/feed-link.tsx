import { product } from '@rendezvous/contract';

/** Tells readers of feeds where the articles are found. */
export function FeedLink(): React.JSX.Element {
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={`${product} blog`}
      href="/blog/rss.xml"
    />
  );
}
