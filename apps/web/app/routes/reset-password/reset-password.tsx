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
      text="You will be signed out everywhere. Sign in with the new one next."
      artTitle="Welcome back"
    >
      <ResetPasswordForm token={search.get('token') ?? ''} />
    </AccountPage>
  );
}
