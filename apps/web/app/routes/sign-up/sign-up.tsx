import { useLocation } from 'react-router';
import { SignUpForm } from './sign-up-form.tsx';
import { AccountPage } from '../../features/shell/account-page.tsx';
import { interruptedPath } from '../../features/shell/interrupted.ts';
import { pageTitle } from '../../messages.ts';

export function meta(): object[] {
  return [
    { title: pageTitle('Create an account') },
    {
      name: 'description',
      content:
        'Profiles of the people you date, plans made for two, and a history of every evening.',
    },
  ];
}

export default function SignUp(): React.JSX.Element {
  const interrupted = interruptedPath(useLocation().state);
  return (
    <AccountPage
      title="Create an account"
      text="Free for now, and as many profiles as you like."
      artTitle="Good evenings start here"
    >
      <SignUpForm interrupted={interrupted} />
    </AccountPage>
  );
}
