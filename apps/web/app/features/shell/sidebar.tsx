import {
  CircleUserRound,
  History,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Moon,
  PanelLeft,
  Settings,
  Sparkles,
  Sun,
  UsersRound,
} from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, NavLink, useLocation } from 'react-router';
import { type Session, signOut } from '../../api/session/session.ts';
import { writeStored } from '../../browser-storage.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Logo } from './logo.tsx';
import { displayName } from './display-name.ts';
import { useShownTheme } from './theme.ts';

interface Entry {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** The screens that it leads to and that have no entry of their own. */
  readonly within?: RegExp;
}

const entries: readonly Entry[] = [
  {
    to: '/dashboard',
    label: 'Dashboard',
    icon: LayoutDashboard,
    within: /^\/(dates|ideas|saved-ideas)(\/|$)/,
  },
  { to: '/new-date', label: 'New Date', icon: Sparkles },
  { to: '/profiles', label: 'Profiles', icon: UsersRound },
  { to: '/history', label: 'History', icon: History },
  { to: '/my-profile', label: 'My Profile', icon: CircleUserRound },
  { to: '/account-settings', label: 'Settings', icon: Settings },
];

interface SidebarProps {
  readonly session: Session;
  /** Where the sidebar can be narrowed to its icons: whether it is, and how to change that. */
  readonly toggle?: { readonly isNarrow: boolean; readonly onToggle: () => void };
}

/**
 * Where a signed-in user can go. Narrowed to icons it keeps its words for screen
 * readers and as tooltips.
 */
export function Sidebar({ session, toggle }: SidebarProps): React.JSX.Element {
  const { pathname } = useLocation();
  return (
    <>
      <Link className="sidebar-logo" to="/dashboard">
        <Logo />
      </Link>
      <nav aria-label="Main">
        <ul>
          {entries.map(({ to, label, icon: Icon, within }) => {
            const isWithin = within?.test(pathname) === true;
            const Anchor = isWithin ? Link : NavLink;
            return (
              <li key={to}>
                <Anchor to={to} title={label} {...(isWithin && { 'aria-current': true })}>
                  <Icon className="icon" />
                  <span>{label}</span>
                </Anchor>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className="sidebar-foot">
        {toggle && (
          <button
            className="sidebar-button sidebar-toggle"
            type="button"
            aria-expanded={!toggle.isNarrow}
            title="Sidebar"
            onClick={toggle.onToggle}
          >
            <PanelLeft className="icon" />
            <span>{toggle.isNarrow ? 'Expand sidebar' : 'Collapse sidebar'}</span>
          </button>
        )}
        <ThemeToggle />
        <SidebarUser session={session} />
      </div>
    </>
  );
}

function ThemeToggle(): React.JSX.Element {
  const { shown, other } = useShownTheme();
  const label = shown === 'dark' ? 'Daylight' : 'After dark';
  const Icon = shown === 'dark' ? Sun : Moon;
  return (
    <button
      className="sidebar-button"
      type="button"
      title={label}
      onClick={() => writeStored('theme', other)}
    >
      <Icon className="icon" />
      <span>{label}</span>
    </button>
  );
}

function SidebarUser({ session }: { session: Session }): React.JSX.Element {
  const client = useQueryClient();
  const user = session.kind === 'signed-in' ? session.user : null;
  const name = user ? displayName(user) : '';
  return (
    <div className="sidebar-user">
      {user && <Avatar name={name} src={user.profile.avatar} size={40} />}
      <b className="sidebar-name" title={name}>
        {name}
      </b>
      <button
        className="icon-btn"
        type="button"
        aria-label="Sign out"
        title="Sign out"
        onClick={() => signOut(client)}
      >
        <LogOut className="icon" />
      </button>
    </div>
  );
}
