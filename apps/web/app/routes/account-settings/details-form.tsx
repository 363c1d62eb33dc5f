import { limits, type User } from '@rendezvous/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { ApiFailure, explainFormFailure, fieldMessages } from '../../api/api-failure.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { meKey } from '../../api/session/session.ts';
import { useDraft } from '../../api/storage/use-draft.ts';
import { messages } from '../../messages.ts';
import { InputField } from '../../ui/form/input-field.tsx';
import { useNotices } from '../../ui/toast/use-notices.ts';
import {
  type FormProblem,
  isEmpty,
  missingFields,
  typedText,
  useCheckedForm,
} from '../../ui/form/use-checked-form.ts';
import { usePasswordPrompt } from './use-password-prompt.tsx';

type Names = Pick<User, 'first_name' | 'last_name' | 'email'>;

const namesOf = ({ first_name, last_name, email, pending_email }: User): Names => ({
  first_name,
  last_name,
  email: pending_email ?? email,
});

/**
 * The user's name and email. Changing the email may require the password, which is then asked for.
 */
export function DetailsForm({ user }: { user: User }): React.JSX.Element {
  const [typed, setTyped] = useDraft('details', () => namesOf(user));
  const { formRef, field, isBusy, submit } = useCheckedForm();
  const { save, prompt } = useSaveDetails(user);

  function draftField(name: keyof Names) {
    const { onInput, ...props } = field(name);
    return {
      ...props,
      defaultValue: typed[name],
      onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => {
        onInput();
        setTyped((before) => ({ ...before, [name]: currentTarget.value }));
      },
    };
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
          {...draftField('first_name')}
          label="First name"
          className="c6"
          autoComplete="given-name"
          maxLength={limits.name}
        />
        <InputField
          {...draftField('last_name')}
          label="Last name"
          className="c6"
          autoComplete="family-name"
          maxLength={limits.name}
        />
        <InputField
          {...draftField('email')}
          label="Email"
          className="c12"
          type="email"
          autoComplete="email"
          required
          icon={<Mail className="icon" />}
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

/** Saves the changes and says so; `prompt` asks for the password if the server requires it. */
function useSaveDetails(user: User): {
  readonly save: (form: FormData) => Promise<FormProblem | null>;
  readonly prompt: ReactNode;
} {
  const client = useQueryClient();
  const notices = useNotices();
  const { withPassword, prompt } = usePasswordPrompt(
    'Your email is what you sign in with. To change it, enter your password.',
  );

  async function save(form: FormData): Promise<FormProblem | null> {
    const missing = missingFields(form, { email: 'Email is required' });
    if (!isEmpty(missing)) return { fields: missing };
    const body = {
      first_name: typedText(form, 'first_name'),
      last_name: typedText(form, 'last_name'),
      ...changedEmail(user, typedText(form, 'email')),
    };
    try {
      const changed = await withPassword((password) =>
        callEndpoint('PATCH /users/me', { body: { ...body, ...password } }),
      );
      if (changed === null) return null;
      client.setQueryData(meKey, changed);
      // The banner above says what is left to do.
      notices.success(messages.profileUpdated);
    } catch (error) {
      const text = explainFormFailure(error, messages.profileNotUpdated);
      notices.failure(text);
      const isTaken = error instanceof ApiFailure && error.code === 'email-taken';
      return { fields: isTaken ? { email: text } : fieldMessages(error) };
    }
    return null;
  }

  return { save, prompt };
}

/**
 * The email, unless it is the one already waiting to be confirmed: sending that again would require
 * the password and another mail.
 */
function changedEmail({ pending_email }: User, typed: string): { email?: string } {
  return typed === pending_email ? {} : { email: typed };
}
