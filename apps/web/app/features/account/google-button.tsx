import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { startSession } from '../../api/session/session.ts';
import { messages } from '../../messages.ts';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { useIsAlive } from '../../ui/loading/use-is-alive.ts';
import { useBusy } from '../../ui/use-busy.ts';
import { useConfig } from '../../api/use-config.ts';
import {
  type AccountQuestion,
  type GoogleBody,
  GoogleAccountDialog,
  questionOf,
} from './google-account-dialog.tsx';
import { requestGoogleToken } from './google-token.ts';
import { useGoogleDocument } from './use-google-document.ts';

type Outcome =
  | { readonly kind: 'none' | 'missing' | 'failed' }
  | { readonly kind: 'asked'; readonly question: AccountQuestion };

/**
 * Signing in with Google, or why that is not possible here. Google's script is loaded when it is
 * asked for; a press before the page is interactive would be lost.
 */
export function GoogleButton({ onSignedIn }: { onSignedIn: () => void }): React.JSX.Element {
  const client = useQueryClient();
  const isAlive = useIsAlive();
  const { isBusy, run } = useBusy();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const { data: config, refetch } = useConfig();
  useGoogleDocument(config?.google_client_id ?? null);

  async function signIn(): Promise<void> {
    setOutcome({ kind: 'none' });
    try {
      const { google_client_id } = config ?? (await refetch({ throwOnError: true })).data ?? {};
      if (!google_client_id) return setOutcome({ kind: 'missing' });
      const credential = await requestGoogleToken(google_client_id);
      if (credential !== null) await signInWith({ credential, ask_first: true });
    } catch {
      setOutcome({ kind: 'failed' });
    }
  }

  async function signInWith(body: GoogleBody): Promise<void> {
    try {
      const { user, ...tokens } = await callEndpoint('POST /social/google', { body });
      await startSession(client, tokens, user);
    } catch (error) {
      const question = questionOf(error, body.credential);
      if (!question) throw error;
      return setOutcome({ kind: 'asked', question });
    }
    setOutcome({ kind: 'none' });
    onSignedIn();
  }

  return (
    <div className="google">
      <p className="account-or">Or continue with</p>
      <button
        className="btn btn--secondary btn--lg btn--block"
        type="button"
        disabled={!isAlive}
        aria-disabled={isBusy}
        onClick={() => void run(signIn)}
      >
        {isBusy ? <span className="spinner" /> : <GoogleMark />}
        Continue with Google
      </button>
      <div role="status">
        {outcome.kind === 'missing' && <p className="google-note">{messages.googleMissing}</p>}
      </div>
      {outcome.kind === 'failed' && <FormAlert text={messages.googleFailed} />}
      {outcome.kind === 'asked' && (
        <GoogleAccountDialog
          question={outcome.question}
          answer={signInWith}
          onClose={() => setOutcome({ kind: 'none' })}
        />
      )}
    </div>
  );
}

function GoogleMark(): React.JSX.Element {
  return (
    <svg className="google-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M23.5 12.27c0-.82-.07-1.6-.21-2.36H12v4.47h6.45a5.52 5.52 0 0 1-2.39 3.62v3h3.87c2.26-2.09 3.57-5.16 3.57-8.73z"
      />
      <path
        fill="#34A853"
        d="M12 24c3.24 0 5.96-1.08 7.94-2.91l-3.87-3c-1.08.72-2.45 1.15-4.07 1.15-3.13 0-5.78-2.11-6.72-4.96H1.29v3.1A12 12 0 0 0 12 24z"
      />
      <path fill="#FBBC05" d="M5.28 14.28a7.2 7.2 0 0 1 0-4.56v-3.1H1.29a12 12 0 0 0 0 10.76z" />
      <path
        fill="#EA4335"
        d="M12 4.77c1.76 0 3.35.61 4.6 1.8l3.43-3.43A11.98 11.98 0 0 0 1.29 6.62l3.99 3.1C6.22 6.88 8.87 4.77 12 4.77z"
      />
    </svg>
  );
}
