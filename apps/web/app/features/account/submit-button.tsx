import { useIsAlive } from '../../ui/loading/use-is-alive.ts';

interface SubmitButtonProps {
  readonly isBusy: boolean;
  readonly text: string;
  readonly busyText: string;
}

/**
 * Sends the form of an account page. It waits for the page to come alive: before that the browser
 * itself would send the password.
 */
export function SubmitButton({ isBusy, text, busyText }: SubmitButtonProps): React.JSX.Element {
  const isAlive = useIsAlive();
  return (
    <button
      className="btn btn--primary btn--lg btn--block"
      type="submit"
      disabled={!isAlive}
      aria-disabled={isBusy}
    >
      {isBusy && <span className="spinner" />}
      {isBusy ? busyText : text}
    </button>
  );
}
