import { product } from '@rendezvous/contract';
import { Link } from 'react-router';
import { Logo } from './logo.tsx';

/** What people without an account see on top of every page. */
export function SiteHeader(): React.JSX.Element {
  return (
    <header className="site-header">
      <Link to="/" aria-label={`${product}, home`}>
        <Logo />
      </Link>
      <nav aria-label="Main">
        <Link className="btn btn--ghost btn--sm" to="/sign-in">
          Sign In
        </Link>
      </nav>
    </header>
  );
}
