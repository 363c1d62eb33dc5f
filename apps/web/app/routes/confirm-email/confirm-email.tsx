import { useSearchParams } from 'react-router';
import { ConfirmEmail } from './confirmation.tsx';
import { AccountPage } from '../../features/shell/account-page.tsx';
import { pageTitle } from '../../messages.ts';

export function meta(): object[] {
  return [{ title: pageTitle('Confirm your email') }];
}

export default function ConfirmEmailPage(): React.JSX.Element {
  const [search] = useSearchParams();
  return (
    <AccountPage
      title="Confirm your email"
      text="After that, nobody else can use it here, and you can always get back in with it."
      artTitle="Good evenings start here"
    >
      <ConfirmEmail token={search.get('token') ?? ''} />
    </AccountPage>
  );
}
