import { Link } from 'react-router';
import { ApiFailure, explainFormFailure } from '../../api/api-failure.ts';
import { messages } from '../../messages.ts';
import { Dialog, DialogText } from '../../ui/dialog/dialog.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import {
  type FormProblem,
  isEmpty,
  missingFields,
  typedText,
  useCheckedForm,
} from '../../ui/form/use-checked-form.ts';

export interface GoogleBody {
  readonly credential: string;
  readonly password?: string;
  readonly ask_first?: boolean;
}

/** What is decided before Google signs in somebody whose address another account has, or had. */
export interface AccountQuestion {
  readonly credential: string;
  readonly text: string;
  /** Whether they may go without that account: it has never confirmed the address. */
  readonly canBeginAnew: boolean;
}

/** Undefined where it is not what the server asks. */
export function questionOf(error: unknown, credential: string): AccountQuestion | undefined {
  if (!(error instanceof ApiFailure)) return undefined;
  if (error.code !== 'account-unconfirmed' && error.code !== 'account-not-linked') return undefined;
  return {
    credential,
    text: explainFormFailure(error),
    canBeginAnew: error.code === 'account-unconfirmed',
  };
}

interface GoogleAccountDialogProps {
  readonly question: AccountQuestion;
  /** Signs in so; throws what the server has against it. */
  readonly answer: (body: GoogleBody) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the password of an account that Google does not open yet. */
export function GoogleAccountDialog({
  question,
  answer,
  onClose,
}: GoogleAccountDialogProps): React.JSX.Element {
  return (
    <Dialog title="This account already exists" onClose={onClose}>
      <DialogText>{question.text}</DialogText>
      <PasswordQuestion credential={question.credential} answer={answer} />
      {question.canBeginAnew && <BeginAnew credential={question.credential} answer={answer} />}
    </Dialog>
  );
}

type AnswerProps = Pick<GoogleAccountDialogProps, 'answer'> & Pick<AccountQuestion, 'credential'>;

function PasswordQuestion({ credential, answer }: AnswerProps): React.JSX.Element {
  const { formRef, field, alert, isBusy, submit } = useCheckedForm();

  async function send(typed: FormData): Promise<FormProblem | null> {
    const missing = missingFields(typed, { password: 'Password is required' });
    if (!isEmpty(missing)) return { fields: missing };
    try {
      await answer({ credential, password: typedText(typed, 'password') });
      return null;
    } catch (error) {
      const isWrong = error instanceof ApiFailure && error.code === 'bad-credentials';
      if (isWrong) return { fields: { password: messages.otherPassword } };
      return { alert: explainFormFailure(error, messages.googleFailed) };
    }
  }

  return (
    <form
      className="dialog-form"
      aria-label="Keep the account"
      noValidate
      ref={formRef}
      onSubmit={(event) => submit(event, send)}
    >
      {alert && <FormAlert text={alert} />}
      <PasswordField {...field('password')} label="Its password" autoComplete="current-password" />
      <div className="dialog-foot">
        <Link className="link" to="/forgot-password">
          Forgot password?
        </Link>
        <button className="btn btn--primary" type="submit" aria-disabled={isBusy}>
          {isBusy && <span className="spinner" />}
          Continue
        </button>
      </div>
    </form>
  );
}

function BeginAnew({ credential, answer }: AnswerProps): React.JSX.Element {
  const { formRef, alert, isBusy, submit } = useCheckedForm();

  async function begin(): Promise<FormProblem | null> {
    try {
      await answer({ credential });
      return null;
    } catch (error) {
      return { alert: explainFormFailure(error, messages.googleFailed) };
    }
  }

  return (
    <form
      className="dialog-form"
      aria-label="Start anew"
      noValidate
      ref={formRef}
      onSubmit={(event) => submit(event, begin)}
    >
      {alert && <FormAlert text={alert} />}
      <p className="muted">{messages.whatBeginningAnewDoes}</p>
      <button className="btn btn--secondary" type="submit" aria-disabled={isBusy}>
        {isBusy && <span className="spinner" />}
        Start a new account
      </button>
    </form>
  );
}
