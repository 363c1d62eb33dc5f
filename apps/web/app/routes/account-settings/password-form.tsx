import { explainFormFailure, fieldMessages } from '../../api/api-failure.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { messages } from '../../messages.ts';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { useNotices } from '../../ui/toast/use-notices.ts';
import {
  type FormProblem,
  isEmpty,
  typedText,
  useCheckedForm,
} from '../../ui/form/use-checked-form.ts';
import { wrongFields } from '../../features/account/wrong-fields.ts';

const rules = {
  required: {
    current_password: 'Enter your current password',
    new_password: 'Enter a new password',
    confirmation: 'Confirm the new password',
  },
  confirmed: { name: 'new_password', text: messages.newPasswordsDiffer },
};

interface PasswordFormProps {
  /** For password managers, which store a password with its user name. */
  readonly email: string;
}

/** Changes the password; the server then ends the sessions on other devices. */
export function PasswordForm({ email }: PasswordFormProps): React.JSX.Element {
  const notices = useNotices();
  const { formRef, field, isBusy, submit } = useCheckedForm();

  async function update(typed: FormData): Promise<FormProblem | null> {
    const wrong = wrongFields(typed, rules);
    if (!isEmpty(wrong)) return { fields: wrong };
    try {
      await callEndpoint('POST /users/me/change-password', {
        body: {
          current_password: typedText(typed, 'current_password'),
          new_password: typedText(typed, 'new_password'),
        },
      });
    } catch (error) {
      notices.failure(explainFormFailure(error, messages.passwordNotUpdated));
      return { fields: fieldMessages(error) };
    }
    formRef.current?.reset();
    notices.success(messages.passwordUpdated);
    return null;
  }

  return (
    <form
      className="card settings-card"
      aria-label="Change Password"
      noValidate
      ref={formRef}
      onSubmit={(event) => submit(event, update)}
    >
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...field('current_password')}
        label="Current password"
        autoComplete="current-password"
      />
      <PasswordField {...field('new_password')} label="New password" autoComplete="new-password" />
      <PasswordField
        {...field('confirmation')}
        label="Confirm new password"
        autoComplete="new-password"
      />
      <div className="settings-foot">
        <button className="btn btn--primary" type="submit" aria-disabled={isBusy}>
          {isBusy && <span className="spinner" />}
          {isBusy ? 'Updating...' : 'Update Password'}
        </button>
      </div>
    </form>
  );
}
