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
    let created: string = messages.accountCreated;
    try {
      const { confirmation_mailed } = await callEndpoint('POST /users/register', {
        body: { ...account, ...names },
      });
      if (confirmation_mailed === false) created = messages.accountCreatedUnmailed;
    } catch (error) {
      return isAboutEmailAlone(error) && (await signInInstead(account))
        ? null
        : registrationProblem(error);
    }
    try {
      await startSession(client, await callEndpoint('POST /token/pair', { body: account }));
    } catch (error) {
      // The account is there: registering again would be refused, signing in will do; once the address is confirmed, where
      // another account has it.
      const isUnconfirmed = error instanceof ApiFailure && error.code === 'bad-credentials';
      const isMailed = created === messages.accountCreated;
      notices.success(isUnconfirmed && isMailed ? messages.confirmFirst : created);
      void navigate('/sign-in', { state: { interrupted } });
      return null;
    }
    enter(created);
    return null;
  }

  /** Whoever gives the password of the account that has the email is let in, such as where the answer to the first press was lost. */
  async function signInInstead(account: { email: string; password: string }): Promise<boolean> {
    try {
      await startSession(client, await callEndpoint('POST /token/pair', { body: account }));
    } catch {
      return false;
    }
    enter(messages.signedInInstead);
    return true;
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

function isAboutEmailAlone(error: unknown): boolean {
  return Object.keys(fieldMessages(error)).join() === 'email';
}

/** Each field's first message, at the field and in a list of them. */
function registrationProblem(error: unknown): FormProblem {
  const fields = fieldMessages(error);
  const lines = Object.entries(fields).map(([field, text]) => `${field}: ${text}`);
  if (lines.length === 0) return { alert: explainFormFailure(error, messages.registrationFailed) };
  return { fields, alert: lines.join('\n') };
}
