import type { ArticlePageInput, Block, Section, TipTone } from '@rendezvous/content';
import { ArrowLeft, Leaf, Lightbulb, type LucideIcon, Moon } from 'lucide-react';
import { pageTitle } from '../../messages.ts';
import arcStyles from '../../sky/arc.css?inline';
import articleStyles from './article.css?inline';
import blogStyles from './blog.css?inline';
import kindDrawingStyles from '../../sky/kind-drawing.css?inline';
import datelineStyles from '../../styles/dateline.css?inline';
import planStyles from '../../plan/plan.css?inline';
import { formatDay } from '../../ui/time/calendar-day.ts';
import { SharedSkylines } from '../../sky/skyline/skyline.tsx';
import { CityArt } from '../city-art.tsx';
import { SitePage } from '../site-page.tsx';
import { ArticleClosing } from './article-closing.tsx';
import { ArticleFacts } from './article-facts.tsx';
import { Byline } from './byline.tsx';
import { FurtherReading } from './further-reading.tsx';
import { SamplePlan } from './sample-plan.tsx';

const styles = [
  datelineStyles,
  planStyles,
  arcStyles,
  kindDrawingStyles,
  blogStyles,
  articleStyles,
];

/** One article: the sky of its city, its sections, and where to go on. */
export function ArticlePage({
  site,
  picture,
  article,
  articles,
}: ArticlePageInput): React.JSX.Element {
  const { slug, title, description, city, hour, minutesToRead, intro, sections } = article;
  const facts = {
    title,
    description,
    picture: {
      address: picture,
      type: 'image/png',
      alt: city === null ? title : `${title}: the skyline of ${city}`,
    } as const,
    also: <ArticleFacts site={site} picture={picture} article={article} />,
  };
  return (
    <SitePage
      site={site}
      path={`/blog/${slug}`}
      title={pageTitle(title)}
      facts={facts}
      type="article"
      styles={styles}
      members="sidebar"
    >
      <article className="article">
        <SharedSkylines cities={city === null ? [] : [city]}>
          <header className="article-banner">
            <div className="wrap">
              <a className="article-back" href="/blog">
                <ArrowLeft className="icon" />
                Date Planning Blog
              </a>
              <h1 className="display-xl">{title}</h1>
              <Byline article={article} size={44} formatDate={formatDay}>
                <span>{minutesToRead} min read</span>
              </Byline>
            </div>
          </header>
          <div className="wrap">
            <div className="article-art">
              <CityArt city={city} hour={hour} height={510} />
            </div>
            <div
              className={sections.length > 1 ? 'article-body' : 'article-body article-body--short'}
            >
              {sections.length > 1 && <Contents sections={sections} />}
              <div className="prose">
                <div className="article-intro">
                  <Blocks blocks={intro} />
                </div>
                {sections.map(({ id, title: heading, blocks }) => (
                  <section aria-labelledby={id} data-section="" key={id}>
                    <h2 id={id}>{heading}</h2>
                    <Blocks blocks={blocks} />
                  </section>
                ))}
              </div>
            </div>
            <ArticleClosing article={article} />
            <FurtherReading article={article} articles={articles} />
          </div>
        </SharedSkylines>
      </article>
    </SitePage>
  );
}

/** `contents.ts` marks the section that is being read. */
function Contents({ sections }: { sections: readonly Section[] }): React.JSX.Element {
  return (
    <nav className="contents jump-row" aria-label="In this article" data-contents="">
      <h2>In this article</h2>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Blocks({ blocks }: { blocks: readonly Block[] }): React.JSX.Element[] {
  return blocks.map((block, i) => <BlockView block={block} key={i} />);
}

const tipIcons: Record<TipTone, LucideIcon> = { sage: Leaf, gold: Lightbulb, dusk: Moon };

function BlockView({ block }: { block: Block }): React.JSX.Element {
  if (block.kind === 'plan') return <SamplePlan idea={block.plan} />;
  if (block.kind === 'html')
    return <div className="text" data-lazy="" dangerouslySetInnerHTML={{ __html: block.html }} />;
  const Icon = tipIcons[block.tone];
  return (
    <aside className={`tip tip--${block.tone}`} data-lazy="" aria-label={block.title}>
      <Icon className="icon" />
      <p className="tip-title">{block.title}</p>
      <div className="tip-text" dangerouslySetInnerHTML={{ __html: block.html }} />
    </aside>
  );
}
