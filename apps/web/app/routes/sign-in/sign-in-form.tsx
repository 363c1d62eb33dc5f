import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ApiFailure, explainFailure } from '../../api/api-failure.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { startSession } from '../../api/session/session.ts';
import { messages } from '../../messages.ts';
import { InputField } from '../../ui/form/input-field.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { type FormProblem, typedText } from '../../ui/form/use-checked-form.ts';
import { AccountForm } from '../../features/account/account-form.tsx';
import { GoogleButton } from '../../features/account/google-button.tsx';
import { useEntrance } from '../../features/account/use-entrance.ts';
import { useSignedInElsewhere } from './use-signed-in-elsewhere.ts';

interface SignInFormProps {
  /** The page that the user was on before signing in. */
  readonly interrupted: string | null;
}

const rules = { required: { email: 'Email is required', password: 'Password is required' } };

export function SignInForm({ interrupted }: SignInFormProps): React.JSX.Element {
  const client = useQueryClient();
  const enter = useEntrance(interrupted);
  useSignedInElsewhere(() => enter(messages.signedIn));

  async function signIn(typed: FormData): Promise<FormProblem | null> {
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
      <AccountForm
        label="Sign in"
        rules={rules}
        send={signIn}
        submitText="Sign in"
        busyText="Signing in..."
      >
        {(field) => (
          <>
            <InputField
              {...field('email')}
              label="Email"
              type="email"
              autoComplete="username"
              required
            />
            <PasswordField
              {...field('password')}
              label="Password"
              autoComplete="current-password"
            />
            <p className="account-forgot">
              <Link className="link" to="/forgot-password">
                Forgot password?
              </Link>
            </p>
          </>
        )}
      </AccountForm>
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
