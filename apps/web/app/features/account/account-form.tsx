import type { ReactNode } from 'react';
import { explainFormFailure, fieldMessages } from '../../api/api-failure.ts';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import {
  type CheckedFieldProps,
  type FormProblem,
  isEmpty,
  useCheckedForm,
} from '../../ui/form/use-checked-form.ts';
import { SubmitButton } from './submit-button.tsx';
import { type TypedRules, wrongFields } from './wrong-fields.ts';

interface AccountFormProps {
  readonly label: string;
  readonly rules: TypedRules;
  /**
   * Takes what was typed once it keeps to the rules; what it throws is said at
   * the fields, or above them.
   */
  readonly send: (typed: FormData) => Promise<FormProblem | null | void>;
  readonly submitText: string;
  readonly busyText: string;
  /** The fields, each with the props that `field` gives for its name. */
  readonly children: (field: (name: string) => CheckedFieldProps) => ReactNode;
}

/**
 * The one form of an account page: what is missing is said before anything is sent,
 * and what was typed stays.
 */
export function AccountForm({
  label,
  rules,
  send,
  submitText,
  busyText,
  children,
}: AccountFormProps): React.JSX.Element {
  const { formRef, field, alert, isBusy, submit } = useCheckedForm();

  async function check(typed: FormData): Promise<FormProblem | null> {
    const wrong = wrongFields(typed, rules);
    if (!isEmpty(wrong)) return { fields: wrong };
    try {
      return (await send(typed)) ?? null;
    } catch (error) {
      const refused = fieldMessages(error);
      return isEmpty(refused) ? { alert: explainFormFailure(error) } : { fields: refused };
    }
  }

  return (
    <form
      className="account-form"
      aria-label={label}
      method="post"
      noValidate
      ref={formRef}
      onSubmit={(event) => submit(event, check)}
    >
      {alert && <FormAlert text={alert} />}
      {children(field)}
      <SubmitButton isBusy={isBusy} text={submitText} busyText={busyText} />
    </form>
  );
}
