import { useLocation } from 'react-router';
import { SignInForm } from '../features/account/sign-in-form.tsx';
import { AccountPage } from '../features/shell/account-page.tsx';
import { interruptedPath } from '../features/shell/interrupted.ts';
import { pageTitle } from '../messages.ts';

export function meta(): object[] {
  return [
    { title: pageTitle('Sign in') },
    { name: 'description', content: 'Sign in to your profiles, dates and saved ideas.' },
  ];
}

export default function SignIn(): React.JSX.Element {
  const interrupted = interruptedPath(useLocation().state);
  return (
    <AccountPage title="Sign in" artTitle="Welcome back">
      <SignInForm interrupted={interrupted} />
    </AccountPage>
  );
}
