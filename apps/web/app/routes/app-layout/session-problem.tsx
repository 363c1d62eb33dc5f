import type { Session } from '../../api/session/session.ts';
import { messages } from '../../messages.ts';
import { LoadFailed } from '../../ui/loading/load-failed.tsx';

/**
 * Shown if there is a session but the server could not be reached: the user stays signed in and can
 * try again.
 */
export function SessionProblem({ session }: { session: Session }): React.JSX.Element | null {
  if (session.kind !== 'failed') return null;
  const text =
    session.text === messages.authenticationFailed
      ? 'You are still signed in on this device.'
      : session.text;
  return <LoadFailed title={messages.authenticationFailed} text={text} onRetry={session.retry} />;
}
