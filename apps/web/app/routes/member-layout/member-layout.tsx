import { ArrowLeft } from 'lucide-react';
import { Link, Navigate, Outlet, useLocation } from 'react-router';
import '../../styles/dateline.css';
import './guard.css';
import '../../styles/member.css';
import { hasHadUser, useSession } from '../../api/session/session.ts';
import { ConfirmBanner } from './confirm-banner.tsx';
import { interruptedPath } from '../../features/shell/interrupted.ts';

/**
 * Shows the pages below only to signed-in users; others are sent to sign in. A component rather
 * than a middleware, because a session may also end while a page is open, in this tab or another.
 */
export default function MemberLayout(): React.JSX.Element | null {
  const session = useSession();
  const location = useLocation();
  if (session.kind === 'loading') return <Checking />;
  if (session.kind === 'anonymous')
    return (
      <Navigate
        to="/sign-in"
        replace
        state={{ interrupted: location.pathname + location.search, isOver: hasHadUser() }}
      />
    );
  if (session.kind === 'failed') return null;
  const interrupted = interruptedPath(location.state);
  return (
    <>
      {interrupted !== null && interrupted !== location.pathname && (
        <p className="interrupted">
          <Link className="link" to={interrupted}>
            <ArrowLeft className="icon" />
            Back to where you were
          </Link>
        </p>
      )}
      <ConfirmBanner user={session.user} />
      <Outlet />
    </>
  );
}

function Checking(): React.JSX.Element {
  return (
    <div className="checking" role="status">
      <span className="spinner" />
      <span className="sr-only">Checking who is signed in</span>
    </div>
  );
}
