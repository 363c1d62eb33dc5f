import type { Site } from '@rendezvous/contract';
import { pageTitle } from '../../messages.ts';
import offlineStyles from './offline.css?inline';
import { SitePage } from '../site-page.tsx';

/** What the service worker opens where neither the server nor a kept page can be had. */
export function OfflinePage({ site }: { site: Site }): React.JSX.Element {
  return (
    <SitePage
      site={site}
      path="/offline"
      title={pageTitle('Offline')}
      styles={[offlineStyles]}
      members="sidebar"
    >
      <div className="offline-page">
        <h1 className="display-lg">This page needs a connection</h1>
        <p className="lede">
          We cannot reach the server, and this page does not open without it. A plan you made in
          this browser is saved, and comes back when you are online again.
        </p>
        {/* The address is still that of the page that was asked for. */}
        <form>
          <button className="btn btn--primary" type="submit">
            Try again
          </button>
        </form>
        <section aria-labelledby="kept-title">
          <h2 className="heading" id="kept-title">
            What opens without one
          </h2>
          <ul>
            <li className="for-members">
              <a className="link" href="/dashboard">
                Dashboard
              </a>
            </li>
            <li className="for-members">
              <a className="link" href="/history">
                Date History
              </a>
            </li>
            <li className="for-members">
              <a className="link" href="/saved-ideas">
                Saved Ideas
              </a>
            </li>
            {/* The worker puts links to the pages that it keeps into this place. */}
            <li data-kept="" />
          </ul>
        </section>
      </div>
    </SitePage>
  );
}
