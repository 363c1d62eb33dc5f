import { useLocation } from 'react-router';
import { SignInForm } from './sign-in-form.tsx';
import { AccountPage } from '../../features/shell/account-page.tsx';
import { isAnythingKept } from '../../api/storage/drafts.ts';
import { interruptedPath, isSessionOver } from '../../features/shell/interrupted.ts';
import { messages, pageTitle } from '../../messages.ts';
import { useIsAlive } from '../../ui/loading/use-is-alive.ts';

export function meta(): object[] {
  return [
    { title: pageTitle('Sign in') },
    { name: 'description', content: 'Sign in to your profiles, dates and saved ideas.' },
  ];
}

export default function SignIn(): React.JSX.Element {
  const { state } = useLocation();
  const interrupted = interruptedPath(state);
  const isOver = useIsAlive() && isSessionOver(state);
  const text = isAnythingKept() ? messages.sessionOverKept : messages.sessionOver;
  return (
    <AccountPage title="Sign in" {...(isOver && { text })} artTitle="Welcome back">
      <SignInForm interrupted={interrupted} />
    </AccountPage>
  );
}
