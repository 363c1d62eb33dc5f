import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { useConfig } from '../../api/use-config.ts';
import { InputField } from '../../ui/form/input-field.tsx';
import { typedText } from '../../ui/form/use-checked-form.ts';
import { AccountForm } from '../../features/account/account-form.tsx';

/** Requests a link that sets a new password; if no mail can be sent, it says who can create one. */
export function ForgotPassword(): React.JSX.Element {
  const { data: config } = useConfig();
  const [said, setSaid] = useState<string | null>(null);
  return (
    <>
      {config?.mail === false ? <NoMail /> : <AskForm onAsked={setSaid} />}
      <div role="status">
        {said !== null && (
          <p className="alert">
            <MailCheck className="icon" />
            {said}
          </p>
        )}
      </div>
      <p className="account-alt">
        Remembered it?{' '}
        <Link className="link" to="/sign-in">
          Sign in
        </Link>
      </p>
    </>
  );
}

function NoMail(): React.JSX.Element {
  return (
    <div className="account-note">
      <p>
        This server does not send mail, so it cannot send you a link. Ask whoever runs it for one;
        it takes a single command.
      </p>
      <p>
        <code>npm run reset-password -- your@email</code>
      </p>
      <p>The link they give you lets you choose a new password, once, within the hour.</p>
    </div>
  );
}

function AskForm({ onAsked }: { onAsked: (said: string) => void }): React.JSX.Element {
  async function ask(typed: FormData): Promise<void> {
    const body = { email: typedText(typed, 'email') };
    const { detail } = await callEndpoint('POST /users/password-reset', { body });
    onAsked(detail);
  }

  return (
    <AccountForm
      label="Forgot password"
      rules={{ required: { email: 'Email is required' } }}
      send={ask}
      submitText="Send me a link"
      busyText="Sending..."
    >
      {(field) => (
        <InputField
          {...field('email')}
          label="Email"
          type="email"
          autoComplete="username"
          required
        />
      )}
    </AccountForm>
  );
}
