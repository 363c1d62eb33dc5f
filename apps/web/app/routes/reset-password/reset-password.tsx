import { useSearchParams } from 'react-router';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { AccountPage } from '../../features/shell/account-page.tsx';
import { pageTitle } from '../../messages.ts';

export function meta(): object[] {
  return [{ title: pageTitle('New password') }];
}

export default function ResetPasswordPage(): React.JSX.Element {
  const [search] = useSearchParams();
  return (
    <AccountPage
      title="Choose a new password"
      text="You are signed out everywhere, and sign in with it next."
      artTitle="Welcome back"
    >
      <ResetPasswordForm token={search.get('token') ?? ''} />
    </AccountPage>
  );
}
