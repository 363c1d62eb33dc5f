import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { explainFormFailure, fieldMessages } from '../../api/api-failure.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { useConfig } from '../../api/use-config.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { InputField } from '../../ui/input-field.tsx';
import {
  type FormProblem,
  isEmpty,
  missingFields,
  typedText,
  useCheckedForm,
} from '../../ui/use-checked-form.ts';
import { SubmitButton } from './submit-button.tsx';

/** Asks for a link that sets a new password; where nothing is mailed it says who can make one. */
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
        This server sends no mail, so it cannot send you a link. Ask whoever runs it for one: it
        takes them one command.
      </p>
      <p>
        <code>npm run reset-password -- your@email</code>
      </p>
      <p>The link they give you lets you choose a new password, once, within the hour.</p>
    </div>
  );
}

function AskForm({ onAsked }: { onAsked: (said: string) => void }): React.JSX.Element {
  const { formRef, fields, alert, isBusy, clearField, submit } = useCheckedForm();

  async function ask(typed: FormData): Promise<FormProblem | null> {
    const missing = missingFields(typed, { email: 'Email is required' });
    if (!isEmpty(missing)) return { fields: missing };
    try {
      const { detail } = await callEndpoint('POST /users/password-reset', {
        body: { email: typedText(typed, 'email') },
      });
      onAsked(detail);
    } catch (error) {
      const wrong = fieldMessages(error);
      return isEmpty(wrong) ? { alert: explainFormFailure(error) } : { fields: wrong };
    }
    return null;
  }

  return (
    <form
      className="account-form"
      aria-label="Forgot password"
      method="post"
      noValidate
      ref={formRef}
      onSubmit={(event) => submit(event, ask)}
    >
      {alert && <FormAlert text={alert} />}
      <InputField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        error={fields.email}
        onInput={() => clearField('email')}
      />
      <SubmitButton isBusy={isBusy} text="Send me a link" busyText="Sending..." />
    </form>
  );
}
