import { useQueryClient } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApiFailure, explainFailure } from '../../api/api-failure.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { meKey } from '../../api/session/session.ts';
import { messages } from '../../messages.ts';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { useBusy } from '../../ui/use-busy.ts';

/**
 * Confirms an address with the token of an emailed link. It needs a press of a button, because
 * programs follow links before people do.
 */
export function ConfirmEmail({ token }: { token: string }): React.JSX.Element {
  const client = useQueryClient();
  const { isBusy, run } = useBusy();
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function confirm(): Promise<void> {
    setProblem(null);
    try {
      const { email } = await callEndpoint('POST /users/email-confirmation', { body: { token } });
      setConfirmed(email);
      void client.invalidateQueries({ queryKey: meKey });
    } catch (error) {
      const isExpired = error instanceof ApiFailure && error.code === 'link-expired';
      setProblem(isExpired ? messages.confirmationExpired : explainFailure(error));
    }
  }

  return (
    <>
      <div role="status">
        {confirmed !== null && (
          <p className="alert alert--done">
            <MailCheck className="icon" />
            {confirmed} is confirmed.
          </p>
        )}
      </div>
      {problem !== null && <FormAlert text={problem} />}
      {confirmed === null ? (
        <button
          className="btn btn--primary btn--lg btn--block"
          type="button"
          aria-disabled={isBusy}
          onClick={() => void run(confirm)}
        >
          {isBusy && <span className="spinner" />}
          {isBusy ? 'Confirming...' : 'Confirm my email'}
        </button>
      ) : (
        <Link className="btn btn--primary btn--lg btn--block" to="/dashboard" replace>
          Go to your dashboard
        </Link>
      )}
    </>
  );
}
