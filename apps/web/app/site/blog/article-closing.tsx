import type { Article } from '@rendezvous/content';
import { product } from '@rendezvous/contract';

/** What an article ends with: the planner, and all the ideas. */
export function ArticleClosing({
  article: { slug, city },
}: {
  article: Article;
}): React.JSX.Element {
  const isPhoenix = slug === 'phoenix-date-ideas';
  return (
    <section className="band article-closing" aria-labelledby="closing-title">
      <h2 className="display-lg" id="closing-title">
        {isPhoenix
          ? `Ready to plan your perfect ${city} date?`
          : 'Ready to try AI-powered date planning?'}
      </h2>
      <p className="muted">
        {isPhoenix
          ? 'Say where you are, when you are free and what you both like. The plan stays out of the heat on its own.'
          : 'Experience the future of date planning with our AI assistant. Create the perfect date based on your preferences and interests.'}
      </p>
      <p className="btn-row">
        <a className="btn btn--primary btn--lg" href="/new-date">
          {product}
        </a>
        <a className="btn btn--ghost-on-dark btn--lg" href="/date-ideas">
          {isPhoenix ? 'Browse More Date Ideas' : 'Browse Date Ideas'}
        </a>
      </p>
    </section>
  );
}
