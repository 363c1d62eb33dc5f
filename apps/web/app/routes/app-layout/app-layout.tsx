import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useSession } from '../../api/session/session.ts';
import { useIsStored } from '../../browser-storage.ts';
import { OfflineNote } from '../../features/shell/offline-note.tsx';
import { PreviewBanner } from './preview-banner.tsx';
import { SessionProblem } from './session-problem.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from '../../features/shell/site-header.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';

const MemberNavigation = lazyPart({
  what: 'The menu',
  place: 'afloat',
  load: () =>
    import('../../features/shell/member-navigation.tsx').then(
      ({ MemberNavigation }) => MemberNavigation,
    ),
  fallback: (
    <>
      <div className="topbar-place" />
      <aside className="sidebar" />
    </>
  ),
});

/** Pages with a layout of their own. */
const accountPages = /^\/(sign-in|sign-up|forgot-password|reset-password|confirm-email)(\/|$)/;
/** Pages on which the sidebar shows only its icons. */
const narrowPages = /^\/(sign-in|sign-up|forgot-password|reset-password|confirm-email|blog)(\/|$)/;

/**
 * The layout of every page: a sidebar for signed-in users, a header and footer for everyone else.
 * The page keeps its place in the tree when that changes, so that no state is lost.
 */
export default function AppLayout(): React.JSX.Element {
  const session = useSession();
  const isMember = useIsStored('refresh_token') === true;
  const { pathname } = useLocation();
  const [isCollapsed, setIsCollapsed] = useState(false);
  const hasOwnFrame = accountPages.test(pathname);
  const isNarrowPage = narrowPages.test(pathname);
  const toggle = isNarrowPage
    ? undefined
    : { isNarrow: isCollapsed, onToggle: () => setIsCollapsed(!isCollapsed) };
  const isVisitor = !isMember && !hasOwnFrame;
  return (
    <div className={isMember ? `app ${isNarrowPage || isCollapsed ? 'app--narrow' : ''}` : 'page'}>
      {isMember && <MemberNavigation session={session} {...(toggle && { toggle })} />}
      {isVisitor && <PreviewBanner />}
      {!isMember && <SiteHeader />}
      {hasOwnFrame ? (
        <Outlet />
      ) : (
        <main id="main" className="main" tabIndex={-1}>
          <OfflineNote isRemembered={session.kind === 'signed-in' && session.isRemembered} />
          <SessionProblem session={session} />
          <Outlet />
        </main>
      )}
      {isVisitor && <SiteFooter />}
    </div>
  );
}
