import { AccountPage } from '../features/shell/account-page.tsx';
import { messages, pageTitle } from '../messages.ts';

export function meta(): object[] {
  return [{ title: pageTitle('Sign in') }, { name: 'description', content: messages.accountsClosed }];
}

export default function SignIn(): React.JSX.Element {
  return <AccountPage title="Sign in" text={messages.accountsClosed} artTitle="Welcome back" />;
}
