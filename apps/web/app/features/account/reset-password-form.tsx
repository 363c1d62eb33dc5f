import { limits } from '@rendezvous/contract';
import { Link, useNavigate } from 'react-router';
import { ApiFailure, explainFormFailure, fieldMessages } from '../../api/api-failure.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { messages } from '../../messages.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useNotices } from '../../ui/toast/use-notices.ts';
import {
  type FormProblem,
  isEmpty,
  missingFields,
  typedText,
  useCheckedForm,
} from '../../ui/use-checked-form.ts';
import { useState } from 'react';
import { SubmitButton } from './submit-button.tsx';

const required = {
  new_password: 'Enter a new password',
  confirmation: 'Confirm the new password',
};

/** Sets a new password by the token of a link. */
export function ResetPasswordForm({ token }: { token: string }): React.JSX.Element {
  const navigate = useNavigate();
  const notices = useNotices();
  const { formRef, fields, alert, isBusy, clearField, submit } = useCheckedForm();
  const [isExpired, setIsExpired] = useState(token === '');

  async function reset(typed: FormData): Promise<FormProblem | null> {
    const new_password = typedText(typed, 'new_password');
    const isDifferent = new_password !== typedText(typed, 'confirmation');
    const wrong = {
      ...(isDifferent && { confirmation: messages.newPasswordsDiffer }),
      ...missingFields(typed, required),
    };
    if (!isEmpty(wrong)) return { fields: wrong };
    try {
      await callEndpoint('POST /users/password-reset/confirm', { body: { token, new_password } });
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 'link-expired') setIsExpired(true);
      const refused = fieldMessages(error);
      return isEmpty(refused) ? { alert: explainFormFailure(error) } : { fields: refused };
    }
    notices.success(messages.passwordReset);
    void navigate('/sign-in', { replace: true });
    return null;
  }

  if (isExpired) return <ExpiredLink />;
  return (
    <form
      className="account-form"
      aria-label="Choose a new password"
      method="post"
      noValidate
      ref={formRef}
      onSubmit={(event) => submit(event, reset)}
    >
      {alert && <FormAlert text={alert} />}
      <PasswordField
        label="New password"
        name="new_password"
        autoComplete="new-password"
        hint={`At least ${limits.password.min} characters.`}
        error={fields.new_password}
        onInput={() => clearField('new_password')}
      />
      <PasswordField
        label="Confirm new password"
        name="confirmation"
        autoComplete="new-password"
        error={fields.confirmation}
        onInput={() => clearField('confirmation')}
      />
      <SubmitButton isBusy={isBusy} text="Set password" busyText="Setting password..." />
    </form>
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
