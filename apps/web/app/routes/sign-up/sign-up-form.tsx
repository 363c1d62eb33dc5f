import { limits } from '@rendezvous/contract';
import { Link } from 'react-router';
import { messages } from '../../messages.ts';
import { InputField } from '../../ui/form/input-field.tsx';
import type { CheckedFieldProps } from '../../ui/form/use-checked-form.ts';
import { AccountForm } from '../../features/account/account-form.tsx';
import { GoogleButton } from '../../features/account/google-button.tsx';
import { NewPasswordFields, signUpRules } from '../../features/account/new-password-fields.tsx';
import { useEntrance } from '../../features/account/use-entrance.ts';
import { useSignUp } from '../../features/account/use-sign-up.ts';

export function SignUpForm({ interrupted }: { interrupted: string | null }): React.JSX.Element {
  const enter = useEntrance(interrupted);
  const signUp = useSignUp({ interrupted, onEntered: enter });

  return (
    <>
      <AccountForm
        label="Create an account"
        rules={signUpRules}
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
      <NewPasswordFields field={field} />
    </>
  );
}
