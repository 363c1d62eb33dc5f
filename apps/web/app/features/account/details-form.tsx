import { limits, type User } from '@rendezvous/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { ApiFailure, explainFailure, fieldMessages } from '../../api/api-failure.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { meKey } from '../../api/session.ts';
import { messages } from '../../messages.ts';
import { InputField } from '../../ui/input-field.tsx';
import { useNotices } from '../../ui/toast/use-notices.ts';
import {
  type FormProblem,
  isEmpty,
  missingFields,
  typedText,
  useCheckedForm,
} from '../../ui/use-checked-form.ts';
import { usePasswordPrompt } from './use-password-prompt.tsx';

/** Name and email of the user. A new email may take the password, which is then asked for. */
export function DetailsForm({ user }: { user: User }): React.JSX.Element {
  const client = useQueryClient();
  const notices = useNotices();
  const { formRef, fields, isBusy, clearField, submit } = useCheckedForm();
  const { withPassword, prompt } = usePasswordPrompt(
    'Your email is what you sign in with. To change it, enter your password.',
  );

  async function save(typed: FormData): Promise<FormProblem | null> {
    const missing = missingFields(typed, { email: 'Email is required' });
    if (!isEmpty(missing)) return { fields: missing };
    const body = {
      first_name: typedText(typed, 'first_name'),
      last_name: typedText(typed, 'last_name'),
      email: typedText(typed, 'email'),
    };
    try {
      const changed = await withPassword((password) =>
        callEndpoint('PATCH /users/me', { body: { ...body, ...password } }),
      );
      if (changed === null) return null;
      client.setQueryData(meKey, changed);
    } catch (error) {
      const text = explainFailure(error, messages.profileNotUpdated);
      notices.failure(text);
      const isTaken = error instanceof ApiFailure && error.code === 'email-taken';
      return { fields: isTaken ? { email: text } : fieldMessages(error) };
    }
    notices.success(messages.profileUpdated);
    return null;
  }

  return (
    <form
      className="card settings-card"
      aria-label="Your details"
      noValidate
      ref={formRef}
      onSubmit={(event) => submit(event, save)}
    >
      <div className="form-grid">
        <InputField
          label="First name"
          name="first_name"
          className="c6"
          autoComplete="given-name"
          maxLength={limits.name}
          defaultValue={user.first_name}
          error={fields.first_name}
          onInput={() => clearField('first_name')}
        />
        <InputField
          label="Last name"
          name="last_name"
          className="c6"
          autoComplete="family-name"
          maxLength={limits.name}
          defaultValue={user.last_name}
          error={fields.last_name}
          onInput={() => clearField('last_name')}
        />
        <InputField
          label="Email"
          name="email"
          className="c12"
          type="email"
          autoComplete="email"
          required
          icon={<Mail className="icon" />}
          defaultValue={user.email}
          error={fields.email}
          onInput={() => clearField('email')}
        />
      </div>
      <div className="settings-foot">
        <button className="btn btn--primary" type="submit" aria-disabled={isBusy}>
          {isBusy && <span className="spinner" />}
          {isBusy ? 'Saving...' : 'Save Changes'}
        </button>
      </div>
      {prompt}
    </form>
  );
}
