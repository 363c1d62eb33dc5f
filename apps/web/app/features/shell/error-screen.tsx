import { Link } from 'react-router';
import { messages } from '../../messages.ts';
import { Logo } from './logo.tsx';

/**
 * Stands in for a page that does not exist or could not be shown. What went wrong in detail
 * is not for people to read.
 */
export function ErrorScreen({ isMissing }: { isMissing: boolean }): React.JSX.Element {
  return (
    <main id="main" className="error-screen" tabIndex={-1}>
      <Logo />
      <svg className="error-arc" viewBox="0 0 132 56" aria-hidden="true">
        <path d="M4 52Q66 -46 128 52" />
        <circle cx="66" cy="3" r="9" />
      </svg>
      <h1 className="display-lg">{isMissing ? messages.noSuchPage : messages.errorScreenTitle}</h1>
      <p className="lede">{isMissing ? messages.pageMissing : messages.pageBroken}</p>
      <div className="btn-row">
        {!isMissing && (
          <button
            className="btn btn--primary"
            type="button"
            onClick={() => window.location.reload()}
          >
            Try again
          </button>
        )}
        <Link
          className={`btn ${isMissing ? 'btn--primary' : 'btn--secondary'}`}
          to="/"
          reloadDocument
        >
          Go to the home page
        </Link>
        {isMissing && (
          <Link className="btn btn--secondary" to="/new-date" reloadDocument>
            Plan a date
          </Link>
        )}
      </div>
      {isMissing && <p className="error-what">{messages.errorScreenTitle}</p>}
    </main>
  );
}
