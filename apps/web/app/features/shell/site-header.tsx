import { product } from '@rendezvous/contract';
import { Menu } from 'lucide-react';
import { Link } from 'react-router';
import { Logo } from './logo.tsx';

/**
 * What people without an account see on top of every page; somebody signed in finds the way to
 * their dates. On small screens the links are a menu without a script.
 */
export function SiteHeader(): React.JSX.Element {
  return (
    <header className="site-header">
      <Link className="site-home" to="/" reloadDocument aria-label={`${product}, home`}>
        <Logo />
      </Link>
      <button
        className="icon-btn site-menu-button"
        type="button"
        popoverTarget="site-menu"
        aria-label="Menu"
      >
        <Menu className="icon" />
      </button>
      <nav id="site-menu" className="site-menu" aria-label="Main" popover="auto">
        <span className="site-links">
          <a href="/#how">How it works</a>
          <a href="/#pricing">Pricing</a>
          <a href="/#faqs">FAQs</a>
        </span>
        <span className="site-actions">
          <Link className="btn btn--ghost for-visitors" to="/sign-in">
            Login
          </Link>
          <Link className="btn btn--secondary for-visitors" to="/sign-up">
            Sign up
          </Link>
          <Link className="btn btn--secondary for-members" to="/dashboard">
            Dashboard
          </Link>
        </span>
      </nav>
    </header>
  );
}
