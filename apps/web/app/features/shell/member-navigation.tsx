import { Menu, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import './sidebar.css';
import type { Session } from '../../api/session/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { displayName } from './display-name.ts';
import { Logo } from './logo.tsx';
import { Sidebar } from './sidebar.tsx';
import { UpdateNotice } from './update-notice.tsx';

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
  const user = session.kind === 'signed-in' ? session.user : null;
  return (
    <header className="topbar">
      <Dialog.Root
        open={openedAt === key}
        onOpenChange={(isOpen) => setOpenedAt(isOpen ? key : null)}
      >
        <Dialog.Trigger className="icon-btn" aria-label="Open menu">
          <Menu className="icon" />
        </Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Overlay className="sheet-scrim" />
          <Dialog.Content className="sidebar sheet" aria-describedby={undefined}>
            <Dialog.Title className="sr-only">Menu</Dialog.Title>
            <Dialog.Close className="icon-btn sheet-close" aria-label="Close menu">
              <X className="icon" />
            </Dialog.Close>
            <Sidebar session={session} />
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
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
