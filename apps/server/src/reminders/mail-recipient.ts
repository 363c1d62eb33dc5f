import type { MailOutcome, SendMail } from '../platform/mail/smtp-mail.ts';
import type { Store } from '../store.ts';
import { minutesOf } from '../platform/time/clock-time.ts';
import type { DueReminder, LocalMoment } from './due-reminders.ts';
import { reminderMail } from './present-reminder-mail.ts';
import type { Recipient } from './reminder-mails-store.ts';
import type { UnsubscribeTokens } from './unsubscribe-tokens.ts';

/**
 * Mails somebody those of these reminders that were not sent. Open: some of it has to be tried
 * again later.
 */
export type MailRecipient = (
  recipient: Recipient,
  due: readonly DueReminder[],
  when: { local: LocalMoment; signal: AbortSignal },
) => Promise<'done' | 'open' | 'unavailable'>;

/**
 * A server that took a mail and never said so is given so much time to be mended, or half of what
 * is left of the day.
 */
const unansweredMinutes = 120;

export interface MailRecipientDeps {
  readonly store: Pick<Store, 'reminderMails'>;
  readonly sendMail: SendMail;
  readonly unsubscribeTokens: UnsubscribeTokens;
  readonly publicUrl: string;
  readonly now: () => Date;
  /** Told of every mail that did not leave. */
  readonly onError: (error: unknown) => void;
}

export function createMailRecipient({
  store,
  sendMail,
  unsubscribeTokens,
  publicUrl,
  now,
  onError,
}: MailRecipientDeps): MailRecipient {
  return async ({ userId, email }, due, { local, signal }) => {
    const claim = await store.reminderMails.claim(
      userId,
      due.map(({ id }) => id),
      now().getTime(),
    );
    const mine = due.filter(({ id }) => claim.reminderIds.includes(id));
    if (mine.length > 0) {
      const unsubscribeUrl = `${publicUrl}/api/reminders/unsubscribe/${unsubscribeTokens.create(userId)}`;
      const text = reminderMail(mine, {
        app: `${publicUrl}/dashboard`,
        unsubscribe: unsubscribeUrl,
      });
      const key = `${userId} ${claim.reminderIds.toSorted().join(' ')}`;
      const outcome = await sendMail({ ...text, to: email, unsubscribeUrl, key }, signal);
      await note(outcome, userId, claim.reminderIds);
      if (outcome.kind === 'unknown' && !signal.aborted)
        await store.reminderMails.leaveUntil(userId, claim.reminderIds, mendedBy(local));
      if (outcome.kind === 'unavailable') return 'unavailable';
      if (outcome.kind === 'unknown' || outcome.kind === 'deferred') return 'open';
    }
    return claim.isOpen ? 'open' : 'done';
  };

  function mendedBy({ time }: LocalMoment): number {
    const minutesLeft = 24 * 60 - minutesOf(time);
    return now().getTime() + Math.min(unansweredMinutes, minutesLeft / 2) * 60_000;
  }

  async function note(
    outcome: MailOutcome,
    userId: number,
    reminderIds: readonly string[],
  ): Promise<void> {
    if (outcome.kind === 'sent')
      return store.reminderMails.markSent(userId, reminderIds, now().getTime());
    onError(outcome.error);
    if (outcome.kind === 'unavailable') await store.reminderMails.release(userId, reminderIds);
    if (outcome.kind === 'deferred')
      await store.reminderMails.defer(userId, reminderIds, now().getTime());
    if (outcome.kind === 'refused') await store.reminderMails.giveUp(userId, reminderIds);
  }
}
