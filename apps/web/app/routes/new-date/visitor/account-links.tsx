import { Link, useLocation } from 'react-router';

/** The two ways out of a dialog that asks for an account; each dialog has them in its own order. */
export function CreateAccountLink(): React.JSX.Element {
  return (
    <Link className="btn btn--primary" to="/sign-up" state={useInterrupted()}>
      Create Account
    </Link>
  );
}

export function SignInLink(): React.JSX.Element {
  return (
    <Link className="btn btn--secondary" to="/sign-in" state={useInterrupted()}>
      Sign In
    </Link>
  );
}

/** Where both go on to after signing in: the dashboard, with a link back to here and to the wishes in the address. */
function useInterrupted(): { interrupted: string } {
  const { pathname, search } = useLocation();
  return { interrupted: pathname + search };
}
