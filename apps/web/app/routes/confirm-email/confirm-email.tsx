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
      text="From then on it is yours alone here, and always a way back in."
      artTitle="Good evenings start here"
    >
      <ConfirmEmail token={search.get('token') ?? ''} />
    </AccountPage>
  );
}
