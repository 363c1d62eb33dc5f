import { ForgotPassword } from './forgot-password-form.tsx';
import { AccountPage } from '../../features/shell/account-page.tsx';
import { pageTitle } from '../../messages.ts';

export function meta(): object[] {
  return [{ title: pageTitle('Forgot password') }];
}

export default function ForgotPasswordPage(): React.JSX.Element {
  return (
    <AccountPage title="Forgot your password?" artTitle="Welcome back">
      <ForgotPassword />
    </AccountPage>
  );
}
