import { Link, useLocation } from 'react-router';

interface AccountLinkProps {
  readonly onFollow?: () => void;
}

/** The two ways out of a dialog that asks for an account; each dialog has them in its own order. */
export function CreateAccountLink({ onFollow }: AccountLinkProps): React.JSX.Element {
  return (
    <Link className="btn btn--primary" to="/sign-up" state={useInterrupted()} onClick={onFollow}>
      Create Account
    </Link>
  );
}

export function SignInLink({ onFollow }: AccountLinkProps): React.JSX.Element {
  return (
    <Link className="btn btn--secondary" to="/sign-in" state={useInterrupted()} onClick={onFollow}>
      Sign In
    </Link>
  );
}

/** Where both lead back to, with the wishes in the address: at once where something was pressed, else by a link on the dashboard. */
function useInterrupted(): { interrupted: string } {
  const { pathname, search } = useLocation();
  return { interrupted: pathname + search };
}
