import { limits } from '@rendezvous/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { ApiFailure, explainFormFailure, fieldMessages } from '../../api/api-failure.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { startSession } from '../../api/session/session.ts';
import { messages } from '../../messages.ts';
import { InputField } from '../../ui/form/input-field.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { useNotices } from '../../ui/toast/use-notices.ts';
import {
  type CheckedFieldProps,
  type FormProblem,
  typedText,
} from '../../ui/form/use-checked-form.ts';
import { AccountForm } from '../../features/account/account-form.tsx';
import { GoogleButton } from '../../features/account/google-button.tsx';
import { useEntrance } from '../../features/account/use-entrance.ts';

const rules = {
  required: {
    email: 'Email is required',
    password: 'Password is required',
    confirmation: 'Confirm your password',
  },
  confirmed: { name: 'password', text: messages.passwordsDiffer },
};

export function SignUpForm({ interrupted }: { interrupted: string | null }): React.JSX.Element {
  const client = useQueryClient();
  const navigate = useNavigate();
  const notices = useNotices();
  const enter = useEntrance(interrupted);

  async function signUp(typed: FormData): Promise<FormProblem | null> {
    const account = { email: typedText(typed, 'email'), password: typedText(typed, 'password') };
    const names = {
      first_name: typedText(typed, 'first_name'),
      last_name: typedText(typed, 'last_name'),
    };
    try {
      await callEndpoint('POST /users/register', { body: { ...account, ...names } });
    } catch (error) {
      return registrationProblem(error);
    }
    try {
      await startSession(client, await callEndpoint('POST /token/pair', { body: account }));
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
      <AccountForm
        label="Create an account"
        rules={rules}
        send={signUp}
        submitText="Create account"
        busyText="Creating account..."
      >
        {(field) => <SignUpFields field={field} />}
      </AccountForm>
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

function SignUpFields({
  field,
}: {
  readonly field: (name: string) => CheckedFieldProps;
}): React.JSX.Element {
  return (
    <>
      <InputField {...field('email')} label="Email" type="email" autoComplete="email" required />
      <div className="account-pair">
        <InputField
          {...field('first_name')}
          label="First name"
          autoComplete="given-name"
          optional
          maxLength={limits.name}
        />
        <InputField
          {...field('last_name')}
          label="Last name"
          autoComplete="family-name"
          optional
          maxLength={limits.name}
        />
      </div>
      <PasswordField
        {...field('password')}
        label="Password"
        autoComplete="new-password"
        hint={`At least ${limits.password.min} characters.`}
      />
      <PasswordField
        {...field('confirmation')}
        label="Confirm password"
        autoComplete="new-password"
      />
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
