import { useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { explainAction } from '../../api/api-failure.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { leaveFor } from '../../api/session/carry-over.ts';
import { endSession } from '../../api/session/session.ts';
import { messages } from '../../messages.ts';
import { useNotices } from '../../ui/toast/use-notices.ts';
import { useBusy } from '../../ui/use-busy.ts';
import { usePasswordPrompt } from './use-password-prompt.tsx';

type Step = 'initial' | 'asking' | 'cancelled';

/** Deletes the account, in two steps. */
export function DangerZone(): React.JSX.Element {
  const client = useQueryClient();
  const notices = useNotices();
  const { isBusy, run } = useBusy();
  const { withPassword, prompt } = usePasswordPrompt(
    'Deleting the account cannot be undone. To go on, enter your password.',
  );
  const [step, setStep] = useState<Step>('initial');
  const focusRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The pressed button is gone, so its replacement takes the focus.
    if (step !== 'initial') focusRef.current?.focus();
  }, [step]);

  async function deleteAccount(): Promise<void> {
    try {
      const isDone = await withPassword(async (password) => {
        await callEndpoint('DELETE /users/me', { body: password });
        return true;
      });
      if (isDone === null) return;
    } catch (error) {
      notices.failure(explainAction(error, messages.accountNotDeleted));
      return;
    }
    // Only after leaving this page: on it, the end of the session would lead to the sign-in page.
    window.addEventListener('pagehide', () => endSession(client), { once: true });
    leaveFor('/', messages.accountDeleted);
  }

  if (step !== 'asking') {
    return (
      <div className="card settings-card settings-danger">
        <p>All profiles, dates, photos and saved ideas are deleted with your account.</p>
        <div className="btn-row">
          <button
            className="btn btn--danger-quiet"
            type="button"
            ref={focusRef}
            onClick={() => setStep('asking')}
          >
            Delete Account
          </button>
        </div>
      </div>
    );
  }
  return (
    <div className="card settings-card settings-danger">
      <div className="settings-warning">
        <TriangleAlert className="icon" />
        <div>
          <b>Delete your account?</b>
          <p>All profiles, dates and saved ideas are deleted with it.</p>
        </div>
      </div>
      <div className="btn-row">
        <button
          className="btn btn--danger"
          type="button"
          aria-disabled={isBusy}
          onClick={() => void run(deleteAccount)}
        >
          {isBusy && <span className="spinner" />}
          Yes, Delete My Account
        </button>
        <button
          className="btn btn--secondary"
          type="button"
          ref={focusRef}
          onClick={() => !isBusy && setStep('cancelled')}
        >
          Cancel
        </button>
      </div>
      {prompt}
    </div>
  );
}
