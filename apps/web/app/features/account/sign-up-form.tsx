import { limits } from '@rendezvous/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { ApiFailure, explainFormFailure, fieldMessages } from '../../api/api-failure.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { startSession } from '../../api/session.ts';
import { messages } from '../../messages.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { InputField } from '../../ui/input-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useNotices } from '../../ui/toast/use-notices.ts';
import {
  type FormProblem,
  isEmpty,
  missingFields,
  typedText,
  useCheckedForm,
} from '../../ui/use-checked-form.ts';
import { GoogleButton } from './google-button.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useEntrance } from './use-entrance.ts';

const required = {
  email: 'Email is required',
  password: 'Password is required',
  confirmation: 'Confirm your password',
};

export function SignUpForm({ interrupted }: { interrupted: string | null }): React.JSX.Element {
  const client = useQueryClient();
  const navigate = useNavigate();
  const notices = useNotices();
  const enter = useEntrance(interrupted);
  const { formRef, fields, alert, isBusy, clearField, submit } = useCheckedForm();

  async function signUp(typed: FormData): Promise<FormProblem | null> {
    const [email, password] = [typedText(typed, 'email'), typedText(typed, 'password')];
    const isDifferent = password !== typedText(typed, 'confirmation');
    const wrong = {
      ...(isDifferent && { confirmation: messages.passwordsDiffer }),
      ...missingFields(typed, required),
    };
    if (!isEmpty(wrong)) return { fields: wrong };
    const names = {
      first_name: typedText(typed, 'first_name'),
      last_name: typedText(typed, 'last_name'),
    };
    try {
      await callEndpoint('POST /users/register', { body: { email, password, ...names } });
    } catch (error) {
      return registrationProblem(error);
    }
    try {
      await startSession(
        client,
        await callEndpoint('POST /token/pair', { body: { email, password } }),
      );
    } catch (error) {
      // The account is there: registering again would be refused, signing in will do; once the address is confirmed, where
      // another account has it.
      const isUnconfirmed = error instanceof ApiFailure && error.code === 'bad-credentials';
      notices.success(isUnconfirmed ? messages.confirmFirst : messages.accountCreated);
      void navigate('/sign-in', { state: { interrupted } });
      return null;
    }
    enter(messages.accountCreated);
    return null;
  }

  return (
    <>
      <form
        className="account-form"
        aria-label="Create an account"
        method="post"
        noValidate
        ref={formRef}
        onSubmit={(event) => submit(event, signUp)}
      >
        {alert && <FormAlert text={alert} />}
        <InputField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          error={fields.email}
          onInput={() => clearField('email')}
        />
        <div className="account-pair">
          <InputField
            label="First name"
            name="first_name"
            autoComplete="given-name"
            optional
            maxLength={limits.name}
            error={fields.first_name}
          />
          <InputField
            label="Last name"
            name="last_name"
            autoComplete="family-name"
            optional
            maxLength={limits.name}
            error={fields.last_name}
          />
        </div>
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          hint={`At least ${limits.password.min} characters.`}
          error={fields.password}
          onInput={() => clearField('password')}
        />
        <PasswordField
          label="Confirm password"
          name="confirmation"
          autoComplete="new-password"
          error={fields.confirmation}
          onInput={() => clearField('confirmation')}
        />
        <SubmitButton isBusy={isBusy} text="Create account" busyText="Creating account..." />
      </form>
      <GoogleButton onSignedIn={() => enter(messages.signedIn)} />
      <p className="account-alt">
        Already have one?{' '}
        <Link className="link" to="/sign-in" state={{ interrupted }}>
          Sign in
        </Link>
      </p>
    </>
  );
}

/** Each field's first message, at the field and in a list of them. */
function registrationProblem(error: unknown): FormProblem {
  const fields = fieldMessages(error);
  const lines = Object.entries(fields).map(([field, text]) => `${field}: ${text}`);
  if (lines.length === 0) return { alert: explainFormFailure(error, messages.registrationFailed) };
  return { fields, alert: lines.join('\n') };
}
