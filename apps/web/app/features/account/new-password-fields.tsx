import { limits } from '@rendezvous/contract';
import { messages } from '../../messages.ts';
import type { CheckedFieldProps } from '../../ui/form/use-checked-form.ts';
import { PasswordField } from '../../ui/form/password-field.tsx';

/** What a form for a new account requires. */
export const signUpRules = {
  required: {
    email: 'Email is required',
    password: 'Password is required',
    confirmation: 'Confirm your password',
  },
  confirmed: { name: 'password', text: messages.passwordsDiffer },
};

/** The password of a new account, twice. */
export function NewPasswordFields({
  field,
}: {
  readonly field: (name: string) => CheckedFieldProps;
}): React.JSX.Element {
  return (
    <>
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
