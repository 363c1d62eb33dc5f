import { Link, useNavigate } from 'react-router';
import { ApiFailure } from '../../api/api-failure.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { messages } from '../../messages.ts';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { useNotices } from '../../ui/toast/use-notices.ts';
import { typedText } from '../../ui/form/use-checked-form.ts';
import { useState } from 'react';
import { AccountForm } from '../../features/account/account-form.tsx';
import { NewPasswordFields } from '../../features/account/new-password-fields.tsx';

const rules = {
  required: {
    new_password: 'Enter a new password',
    confirmation: 'Confirm the new password',
  },
  confirmed: { name: 'new_password', text: messages.newPasswordsDiffer },
};

/** Sets a new password with the token of an emailed link. */
export function ResetPasswordForm({ token }: { token: string }): React.JSX.Element {
  const navigate = useNavigate();
  const notices = useNotices();
  const [isExpired, setIsExpired] = useState(token === '');

  async function reset(typed: FormData): Promise<void> {
    try {
      const body = { token, new_password: typedText(typed, 'new_password') };
      await callEndpoint('POST /users/password-reset/confirm', { body });
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 'link-expired') setIsExpired(true);
      throw error;
    }
    notices.success(messages.passwordReset);
    void navigate('/sign-in', { replace: true });
  }

  if (isExpired) return <ExpiredLink />;
  return (
    <AccountForm
      label="Choose a new password"
      rules={rules}
      send={reset}
      submitText="Set password"
      busyText="Setting password..."
    >
      {(field) => <NewPasswordFields field={field} name="new_password" label="New password" />}
    </AccountForm>
  );
}

function ExpiredLink(): React.JSX.Element {
  return (
    <>
      <FormAlert text={messages.linkExpired} />
      <Link className="btn btn--secondary btn--lg btn--block" to="/forgot-password">
        Ask for a new link
      </Link>
    </>
  );
}
