import type { Article } from '@rendezvous/content';
import { ArrowRight } from 'lucide-react';
import { formatShortDay } from '../../ui/time/calendar-day.ts';
import { CityArt } from '../city-art.tsx';
import { Byline } from './byline.tsx';

/** An article in a list: the whole card leads to it. */
export function ArticleCard({ article }: { article: Article }): React.JSX.Element {
  const { slug, title, description, city, hour } = article;
  return (
    <article className="post" data-lazy="">
      <div className="post-art">
        <CityArt city={city} hour={hour} height={900} />
      </div>
      <Byline article={article} size={36} formatDate={formatShortDay} />
      <h2 className="title" title={title}>
        {title}
      </h2>
      <p className="post-text">{description}</p>
      <a className="link" href={`/blog/${slug}`} aria-label={`Read article: ${title}`}>
        Read article
        <ArrowRight className="icon" />
      </a>
    </article>
  );
}
