import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ApiFailure, explainFailure } from '../../api/api-failure.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { startSession } from '../../api/session.ts';
import { messages } from '../../messages.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { InputField } from '../../ui/input-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
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

interface SignInFormProps {
  /** The page that signing in interrupted. */
  readonly interrupted: string | null;
}

export function SignInForm({ interrupted }: SignInFormProps): React.JSX.Element {
  const client = useQueryClient();
  const enter = useEntrance(interrupted);
  const { formRef, fields, alert, isBusy, clearField, submit } = useCheckedForm();

  async function signIn(typed: FormData): Promise<FormProblem | null> {
    const missing = missingFields(typed, {
      email: 'Email is required',
      password: 'Password is required',
    });
    if (!isEmpty(missing)) return { fields: missing };
    try {
      const body = { email: typedText(typed, 'email'), password: typedText(typed, 'password') };
      await startSession(client, await callEndpoint('POST /token/pair', { body }));
    } catch (error) {
      return { alert: signInFailureText(error) };
    }
    enter(messages.signedIn);
    return null;
  }

  return (
    <>
      <form
        className="account-form"
        aria-label="Sign in"
        method="post"
        noValidate
        ref={formRef}
        onSubmit={(event) => submit(event, signIn)}
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
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          error={fields.password}
          onInput={() => clearField('password')}
        />
        <p className="account-forgot">
          <Link className="link" to="/forgot-password">
            Forgot password?
          </Link>
        </p>
        <SubmitButton isBusy={isBusy} text="Sign in" busyText="Signing in..." />
      </form>
      <GoogleButton onSignedIn={() => enter(messages.signedIn)} />
      <p className="account-alt">
        New here?{' '}
        <Link className="link" to="/sign-up" state={{ interrupted }}>
          Create an account
        </Link>
      </p>
    </>
  );
}

function signInFailureText(error: unknown): string {
  if (error instanceof ApiFailure && error.status === 401)
    return error.detail ?? messages.badCredentials;
  if (error instanceof ApiFailure && error.status === null) return messages.signInUnreachable;
  return explainFailure(error);
}
