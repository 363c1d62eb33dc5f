import { Link } from 'react-router';

/** The two ways out of a dialog that asks for an account; each dialog has them in its own order. */
export function CreateAccountLink(): React.JSX.Element {
  return (
    <Link className="btn btn--primary" to="/sign-up">
      Create Account
    </Link>
  );
}

export function SignInLink(): React.JSX.Element {
  return (
    <Link className="btn btn--secondary" to="/sign-in">
      Sign In
    </Link>
  );
}
