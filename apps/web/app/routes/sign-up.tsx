import { AccountPage } from '../features/shell/account-page.tsx';
import { messages, pageTitle } from '../messages.ts';

export function meta(): object[] {
  return [{ title: pageTitle('Create an account') }, { name: 'description', content: messages.accountsClosed }];
}

export default function SignUp(): React.JSX.Element {
  return <AccountPage title="Create an account" text={messages.accountsClosed} artTitle="Every date, hour by hour" />;
}
