import type { Article } from '@rendezvous/content';
import { formatShortDay } from '../../ui/time/calendar-day.ts';

/** The next city, and the articles about no city in particular, which the index leaves out. */
export function FurtherReading({
  article,
  articles,
}: {
  article: Article;
  articles: readonly Article[];
}): React.JSX.Element | null {
  const cities = articles.filter(({ city }) => city !== null);
  const place = cities.findIndex(({ id }) => id === article.id);
  const next = cities.slice((place + 1) % cities.length).slice(0, 1);
  const further = [...next, ...articles.filter(({ city }) => city === null)].filter(
    ({ id }) => id !== article.id,
  );
  if (further.length === 0) return null;
  return (
    <nav className="further" aria-labelledby="further-title">
      <h2 className="title" id="further-title">
        Read on
      </h2>
      <ul>
        {further.map((other) => (
          <li key={other.id}>
            <a href={`/blog/${other.slug}`}>
              <b>{other.title}</b>
              <span>
                {formatShortDay(other.date)}, {other.minutesToRead} min read
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
