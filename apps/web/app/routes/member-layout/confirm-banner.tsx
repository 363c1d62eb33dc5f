import type { User } from '@rendezvous/contract';
import { MailCheck } from 'lucide-react';
import { explainAction } from '../../api/api-failure.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { useConfig } from '../../api/use-config.ts';
import { useNotices } from '../../ui/toast/use-notices.ts';
import { useBusy } from '../../ui/use-busy.ts';

/**
 * Asks for an email address to be confirmed, and sends the link again. Not shown if no mail can be
 * sent.
 */
export function ConfirmBanner({ user }: { user: User }): React.JSX.Element | null {
  const { data: config } = useConfig();
  const notify = useNotices();
  const { isBusy, run } = useBusy();
  const email = user.pending_email ?? (user.email_confirmed ? null : user.email);
  if (!config?.mail || email === null) return null;

  async function send(): Promise<void> {
    try {
      const { detail } = await callEndpoint('POST /users/me/email-confirmation');
      notify.success(detail);
    } catch (error) {
      notify.failure(explainAction(error, 'Failed to send the link'));
    }
  }

  return (
    <section className="alert confirm-banner" aria-label="Confirm your email">
      <MailCheck className="icon" />
      <p>
        {user.pending_email === null
          ? 'Confirm your email so that you can always get back in, by the link that is mailed to '
          : 'Your email changes once you follow the link that is mailed to '}
        <b>{email}</b>.
      </p>
      <button
        className="btn btn--secondary btn--sm"
        type="button"
        aria-disabled={isBusy}
        onClick={() => void run(send)}
      >
        {isBusy && <span className="spinner" />}
        Send it again
      </button>
    </section>
  );
}
