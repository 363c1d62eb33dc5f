import { Link, useLocation } from 'react-router';

interface AccountLinkProps {
  readonly onFollow?: () => void;
}

/** The two ways out of a dialog that asks for an account; each dialog has them in its own order. */
export function CreateAccountLink({
  isQuiet = false,
  onFollow,
}: AccountLinkProps & {
  /** Something else is what the dialog is for. */
  readonly isQuiet?: boolean;
}): React.JSX.Element {
  const look = isQuiet ? 'btn--secondary' : 'btn--primary';
  return (
    <Link className={`btn ${look}`} to="/sign-up" state={useInterrupted()} onClick={onFollow}>
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

/**
 * Where both lead back to, with the wishes in the address: at once where something was pressed,
 * else by a link on the dashboard.
 */
export function useInterrupted(): { interrupted: string } {
  const { pathname, search } = useLocation();
  return { interrupted: pathname + search };
}
