import type { ContentView } from '@rendezvous/content';
import { pageTitle } from '../../messages.ts';
import arcStyles from '../../sky/arc.css?inline';
import blogStyles from './blog.css?inline';
import newsletterStyles from '../newsletter/newsletter.css?inline';
import { DayArc } from '../../sky/day-arc.tsx';
import { SharedSkylines } from '../../sky/skyline/skyline.tsx';
import { CityArt } from '../city-art.tsx';
import { jsonLd } from '../json-ld.ts';
import { NewsletterForm } from '../newsletter-form.tsx';
import { SitePage } from '../site-page.tsx';
import { ArticleCard } from './article-card.tsx';
import { FeedLink } from './feed-link.tsx';

const title = 'Date Planning Blog';
const tagline = 'City by city and hour by hour: dates worth leaving the house for, planned by AI.';
/** From first light to night, which is what the blog is about. */
const wholeDay = [
  { start: 375, end: 660 },
  { start: 690, end: 1050 },
  { start: 1080, end: 1370 },
];
const closingCity = 'San Francisco';

type BlogPageProps = Parameters<ContentView['blogPage']>[0];

/** The articles about cities, the newest first. */
export function BlogPage({ site, picture, articles }: BlogPageProps): React.JSX.Element {
  const shown = articles.filter(({ city }) => city !== null);
  const facts = {
    title,
    description: tagline,
    picture: { address: picture, type: 'image/png', alt: `${title}: a city at dusk` } as const,
    also: (
      <>
        <FeedLink />
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={jsonLd([
            {
              '@type': 'Blog',
              '@id': `${site.publicUrl}/blog`,
              name: title,
              description: tagline,
              inLanguage: 'en-US',
              blogPost: shown.map((article) => ({
                '@type': 'BlogPosting',
                headline: article.title,
                url: `${site.publicUrl}/blog/${article.slug}`,
                datePublished: article.date,
              })),
            },
          ])}
        />
      </>
    ),
  };
  return (
    <SitePage
      site={site}
      path="/blog"
      title={pageTitle(title)}
      facts={facts}
      styles={[arcStyles, blogStyles, newsletterStyles]}
      members="sidebar"
    >
      <SharedSkylines cities={[...shown.flatMap(({ city }) => city ?? []), closingCity]}>
        <header className="blog-head">
          <div>
            <h1 className="display-xl">{title}</h1>
            <p className="lede">{tagline}</p>
          </div>
          <div className="blog-day" aria-hidden="true">
            <DayArc stops={wholeDay} sunset={null} size="card" />
            <span>First light</span>
            <span>Noon</span>
            <span>Late</span>
          </div>
        </header>
        <div className="posts">
          {shown.map((article) => (
            <ArticleCard article={article} key={article.id} />
          ))}
        </div>
        <NewsletterForm site={site} />
        <section className="band blog-closing" aria-labelledby="closing-title">
          <div>
            <h2 className="display-lg" id="closing-title">
              Your city, your hours, your person
            </h2>
            <p className="muted">Skip the list. Get one plan made for the two of you.</p>
            <a className="btn btn--primary btn--lg" href="/new-date">
              Plan a date
            </a>
          </div>
          <CityArt city={closingCity} hour="18:45" height={700} />
        </section>
      </SharedSkylines>
    </SitePage>
  );
}
