import { Menu } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import './sidebar.css';
import type { Session } from '../../api/session/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { displayName } from './display-name.ts';
import { Logo } from './logo.tsx';
import { Sidebar } from './sidebar.tsx';
import { UpdateNotice } from './update-notice.tsx';
import { whenIdle } from './when-idle.ts';

/** With the code of dialogs, which the page itself does without. */
const NavigationSheet = lazyPart({
  what: 'The menu',
  place: 'afloat',
  load: () => import('./navigation-sheet.tsx').then(({ NavigationSheet }) => NavigationSheet),
});

interface MemberNavigationProps {
  readonly session: Session;
  readonly toggle?: { readonly isNarrow: boolean; readonly onToggle: () => void };
}

/** The sidebar of a signed-in user, and the top bar that stands in for it on small screens. */
export function MemberNavigation({ session, toggle }: MemberNavigationProps): React.JSX.Element {
  return (
    <>
      <TopBar session={session} />
      <aside className="sidebar" aria-label="Sidebar">
        <Sidebar session={session} {...(toggle && { toggle })} />
      </aside>
      <UpdateNotice />
    </>
  );
}

function TopBar({ session }: { session: Session }): React.JSX.Element {
  const { key } = useLocation();
  // The page at which the menu was opened: it closes by itself when the next one comes.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === key;
  const openerRef = useRef<HTMLButtonElement>(null);
  // Where the button is seen it is the way to every other page, also once the connection is gone.
  useEffect(() => {
    whenIdle(() => openerRef.current?.offsetParent && NavigationSheet.preload());
  }, []);
  const user = session.kind === 'signed-in' ? session.user : null;
  return (
    <header className="topbar">
      <button
        className="icon-btn"
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        ref={openerRef}
        onPointerEnter={NavigationSheet.preload}
        onFocus={NavigationSheet.preload}
        onClick={() => setOpenedAt(key)}
      >
        <Menu className="icon" />
      </button>
      {isOpen && (
        <NavigationSheet
          session={session}
          openerRef={openerRef}
          onClose={() => setOpenedAt(null)}
        />
      )}
      <Link to="/dashboard">
        <Logo />
      </Link>
      {user && (
        <span className="topbar-end">
          <Avatar name={displayName(user)} src={user.profile.avatar} size={36} />
        </span>
      )}
    </header>
  );
}
