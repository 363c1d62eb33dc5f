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

interface NewPasswordFieldsProps {
  readonly field: (name: string) => CheckedFieldProps;
  readonly name?: string;
  readonly label?: string;
}

/** A new password, typed twice. */
export function NewPasswordFields({
  field,
  name = 'password',
  label = 'Password',
}: NewPasswordFieldsProps): React.JSX.Element {
  return (
    <>
      <PasswordField
        {...field(name)}
        label={label}
        autoComplete="new-password"
        hint={`At least ${limits.password.min} characters.`}
      />
      <PasswordField
        {...field('confirmation')}
        label={`Confirm ${label.toLowerCase()}`}
        autoComplete="new-password"
      />
    </>
  );
}
