import { limits, subscribe, type Site } from '@rendezvous/contract';
import { CircleAlert } from 'lucide-react';

interface NewsletterFormProps {
  readonly site: Site;
  /** What was wrong with an address that came without a script. */
  readonly error?: string;
}

/**
 * Takes an address for the newsletter; where nothing is mailed it says that it is not open. Its
 * styles are those of `newsletter.css`.
 */
export function NewsletterForm({
  site: { isNewsletterOpen },
  error,
}: NewsletterFormProps): React.JSX.Element {
  return (
    <section className="subscribe">
      <div>
        <h2 className="title" id="subscribe-title">
          One city, once a month
        </h2>
        <p className="muted">A new guide and one plan worth stealing.</p>
      </div>
      <form
        action={`/api${subscribe.path}`}
        method="post"
        aria-labelledby="subscribe-title"
        data-newsletter={isNewsletterOpen ? '' : undefined}
      >
        <label className="sr-only" htmlFor="subscribe-email">
          Email
        </label>
        <input
          className="input"
          id="subscribe-email"
          name="email"
          type="email"
          autoComplete="email"
          placeholder="Enter your email"
          maxLength={limits.email}
          required
          disabled={!isNewsletterOpen}
          aria-describedby="subscribe-answer"
          aria-invalid={error === undefined ? undefined : true}
        />
        <button className="btn btn--secondary" type="submit" disabled={!isNewsletterOpen}>
          Subscribe
        </button>
        <p
          className={
            error === undefined ? 'subscribe-answer' : 'subscribe-answer subscribe-answer--failed'
          }
          id="subscribe-answer"
          role="status"
        >
          <CircleAlert className="icon" />
          <span>{isNewsletterOpen ? error : 'The newsletter is not open yet.'}</span>
        </p>
      </form>
    </section>
  );
}
