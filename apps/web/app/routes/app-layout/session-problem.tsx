import type { Session } from '../../api/session/session.ts';
import { messages } from '../../messages.ts';
import { LoadFailed } from '../../ui/loading/load-failed.tsx';

/** Said where somebody has a session but the server could not be asked whose: they stay signed in, and can try again. */
export function SessionProblem({ session }: { session: Session }): React.JSX.Element | null {
  if (session.kind !== 'failed') return null;
  const text =
    session.text === messages.authenticationFailed
      ? 'You are still signed in on this device.'
      : session.text;
  return <LoadFailed title={messages.authenticationFailed} text={text} onRetry={session.retry} />;
}
