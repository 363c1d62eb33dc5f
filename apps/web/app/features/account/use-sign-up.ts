import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ApiFailure, explainFormFailure, fieldMessages } from '../../api/api-failure.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { startSession } from '../../api/session/session.ts';
import { messages } from '../../messages.ts';
import { type FormProblem, typedText } from '../../ui/form/use-checked-form.ts';
import { useNotices } from '../../ui/toast/use-notices.ts';

interface UseSignUp {
  /** Where somebody goes on whose account cannot be signed in to yet. */
  readonly interrupted: string | null;
  /** Told what to say once somebody is signed in. */
  readonly onEntered: (notice: string) => void;
}

/** Makes an account of what was typed, and signs in to it. */
export function useSignUp({
  interrupted,
  onEntered: enter,
}: UseSignUp): (typed: FormData) => Promise<FormProblem | null> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const notices = useNotices();

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
      // The account is there: registering again would be refused, signing in will do; once the
      // address is confirmed, where another account has it.
      const isUnconfirmed = error instanceof ApiFailure && error.code === 'bad-credentials';
      const isMailed = created === messages.accountCreated;
      notices.success(isUnconfirmed && isMailed ? messages.confirmFirst : created);
      void navigate('/sign-in', { state: { interrupted } });
      return null;
    }
    enter(created);
    return null;
  }

  /**
   * Whoever gives the password of the account that has the email is let in, such as where the
   * answer to the first press was lost.
   */
  async function signInInstead(account: { email: string; password: string }): Promise<boolean> {
    try {
      await startSession(client, await callEndpoint('POST /token/pair', { body: account }));
    } catch {
      return false;
    }
    enter(messages.signedInInstead);
    return true;
  }

  return signUp;
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
