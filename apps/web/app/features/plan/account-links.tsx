import { Link } from 'react-router';

/** Where both go on to after signing in: the dashboard, with a link back to here. */
const state = { interrupted: '/new-date' };

/** The two ways out of a dialog that asks for an account; each dialog has them in its own order. */
export function CreateAccountLink(): React.JSX.Element {
  return (
    <Link className="btn btn--primary" to="/sign-up" state={state}>
      Create Account
    </Link>
  );
}

export function SignInLink(): React.JSX.Element {
  return (
    <Link className="btn btn--secondary" to="/sign-in" state={state}>
      Sign In
    </Link>
  );
}
