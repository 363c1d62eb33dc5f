import type { Article } from '@rendezvous/content';
import { product, type Site } from '@rendezvous/contract';
import { jsonLd } from '../json-ld.ts';
import { FeedLink } from './feed-link.tsx';

interface ArticleFactsProps {
  readonly site: Site;
  readonly picture: string;
  readonly article: Article;
}

/** What the head of an article's page says besides what every page says. */
export function ArticleFacts({ site, picture, article }: ArticleFactsProps): React.JSX.Element {
  return (
    <>
      <meta name="keywords" content={article.keywords.join(', ')} />
      <meta name="author" content={article.author} />
      <meta property="article:published_time" content={article.date} />
      <FeedLink />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={jsonLd(graphOf({ site, picture, article }))}
      />
    </>
  );
}

function graphOf({ site: { publicUrl }, picture, article }: ArticleFactsProps): object[] {
  const { slug, title, description, author, date, keywords, sections } = article;
  const address = `${publicUrl}/blog/${slug}`;
  const ideas = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'plan' ? block.plan : [])),
  );
  const crumbs = [
    { name: product, item: `${publicUrl}/` },
    { name: 'Date Planning Blog', item: `${publicUrl}/blog` },
    { name: title, item: address },
  ];
  return [
    {
      '@type': 'Article',
      '@id': `${address}#article`,
      headline: title,
      description,
      image: picture,
      datePublished: date,
      inLanguage: 'en-US',
      keywords,
      mainEntityOfPage: address,
      author: { '@type': 'Organization', name: author, url: `${publicUrl}/` },
      publisher: {
        '@type': 'Organization',
        '@id': `${publicUrl}/#organization`,
        name: product,
        url: `${publicUrl}/`,
      },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map((crumb, i) => ({
        '@type': 'ListItem',
        position: i + 1,
        ...crumb,
      })),
    },
    ...(ideas.length === 0
      ? []
      : [
          {
            '@type': 'ItemList',
            name: title,
            numberOfItems: ideas.length,
            itemListElement: ideas.map(({ id, plan }, i) => ({
              '@type': 'ListItem',
              position: i + 1,
              name: plan.title,
              url: `${address}#${id}`,
            })),
          },
        ]),
  ];
}
