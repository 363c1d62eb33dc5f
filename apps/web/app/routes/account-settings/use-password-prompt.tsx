import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../api/api-failure.ts';
import { Dialog, DialogText } from '../../ui/dialog/dialog.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { typedText, useCheckedForm } from '../../ui/form/use-checked-form.ts';

interface WithPassword {
  readonly current_password?: string;
}

interface Asking {
  readonly error: string | null;
  readonly answer: (password: string | null) => void;
}

interface PasswordPrompt {
  /**
   * Makes the call; if the server requires the password, asks for it and calls again until it is
   * right. Null if the user cancels.
   */
  readonly withPassword: <Answer>(
    call: (password: WithPassword) => Promise<Answer>,
  ) => Promise<Answer | null>;
  readonly prompt: ReactNode;
}

/** Asks for the password when the server requires it, because the user signed in too long ago. */
export function usePasswordPrompt(reason: string): PasswordPrompt {
  const [asking, setAsking] = useState<Asking | null>(null);
  const asked = useRef(false);

  function ask(error: string | null): Promise<string | null> {
    return new Promise((resolve) => setAsking({ error, answer: resolve }));
  }

  async function withPassword<Answer>(
    call: (password: WithPassword) => Promise<Answer>,
  ): Promise<Answer | null> {
    asked.current = false;
    let password: WithPassword = {};
    try {
      for (;;) {
        try {
          return await call(password);
        } catch (error) {
          const text = passwordProblem(error);
          if (text === null) throw error;
          const typed = await ask(asked.current ? text : null);
          asked.current = true;
          if (typed === null) return null;
          password = { current_password: typed };
        }
      }
    } finally {
      setAsking(null);
    }
  }

  return { withPassword, prompt: asking && <PasswordDialog reason={reason} asking={asking} /> };
}

/** What the server says about the password, if it refused the call because of it. */
function passwordProblem(error: unknown): string | null {
  if (!(error instanceof ApiFailure)) return null;
  const [wrong] = error.errors.current_password ?? [];
  if (wrong !== undefined) return wrong;
  return error.code === 'sign-in-again' ? (error.detail ?? 'Enter your password.') : null;
}

function PasswordDialog({
  reason,
  asking: { error, answer },
}: {
  reason: string;
  asking: Asking;
}): React.JSX.Element {
  return (
    <Dialog title="Confirm that it is you" onClose={() => answer(null)}>
      <DialogText>{reason}</DialogText>
      <DialogForm error={error} answer={answer} />
    </Dialog>
  );
}

function DialogForm({ error, answer }: Asking): React.JSX.Element {
  const { formRef, submit } = useCheckedForm();
  // By default, the dialog would move the focus to its close button.
  useEffect(() => formRef.current?.querySelector('input')?.focus(), [formRef]);

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    // React passes events of the dialog on to the form that opened it.
    event.stopPropagation();
    submit(event, async (typed) => {
      answer(typedText(typed, 'password'));
      return null;
    });
  }

  return (
    <form className="dialog-form" noValidate ref={formRef} onSubmit={handleSubmit}>
      <PasswordField
        label="Your password"
        name="password"
        hint="If you sign in with Google, sign out and back in instead."
        autoComplete="current-password"
        error={error ?? undefined}
      />
      <div className="dialog-foot">
        <button className="btn btn--secondary" type="button" onClick={() => answer(null)}>
          Cancel
        </button>
        <button className="btn btn--primary" type="submit">
          Continue
        </button>
      </div>
    </form>
  );
}
