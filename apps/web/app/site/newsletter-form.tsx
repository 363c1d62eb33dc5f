import type { Site } from '@rendezvous/contract';

/** Takes an address for the newsletter. Its styles are those of `newsletter.css`. */
export function NewsletterForm(_props: { site: Site }): React.JSX.Element {
  return (
    <section className="subscribe">
      <div>
        <h2 className="title" id="subscribe-title">
          One city, once a month
        </h2>
        <p className="muted">A new guide and one plan worth stealing.</p>
      </div>
      <form action="/api/newsletter" method="post" aria-labelledby="subscribe-title">
        <label className="sr-only" htmlFor="subscribe-email">
          Email
        </label>
        <input className="input" id="subscribe-email" name="email" type="email" autoComplete="email" placeholder="Enter your email" required />
        <button className="btn btn--secondary" type="submit">
          Subscribe
        </button>
      </form>
    </section>
  );
}
