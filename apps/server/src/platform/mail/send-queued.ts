import type { FastifyInstance } from 'fastify';
import type { ClaimedMail, MailKind, MailQueue } from './mail-queue-store.ts';
import type { MailOutcome } from './smtp-mail.ts';

interface Sending<Kind extends MailKind> {
  readonly queue: MailQueue;
  /** What is sent, one after the other, and for how long somebody waits for it. */
  readonly keptMs: Readonly<Record<Kind, number>>;
  /** Undefined where there is nobody to write to. */
  readonly send: (mail: ClaimedMail<Kind>, signal: AbortSignal) => Promise<MailOutcome | undefined>;
  readonly now: () => Date;
  /** Told of every mail that did not leave. */
  readonly onError: (error: unknown) => void;
}

/**
 * Long after the answer: what is done for a mail that goes out must not be felt in the time that
 * asking for it takes.
 */
const restMs = 300;
/**
 * How late a mail may be that another process did not get to send, or that has to be tried again.
 */
const lookEveryMs = 30_000;

/**
 * Sends queued mails of some kinds for as long as the app is open. The returned function says that
 * there is one.
 */
export function sendQueued<Kind extends MailKind>(
  app: FastifyInstance,
  { queue, keptMs, send, now, onError }: Sending<Kind>,
): () => void {
  const kinds = Object.keys(keptMs) as Kind[];
  const closing = new AbortController();
  let sending: Promise<void> | undefined;
  let isAsked = false;
  const begin = () => {
    isAsked = true;
    sending ??= sendWhileAsked().finally(() => {
      sending = undefined;
    });
  };
  async function sendWhileAsked(): Promise<void> {
    while (isAsked && !closing.signal.aborted) {
      isAsked = false;
      await sendDue().catch(onError);
    }
  }
  async function sendDue(): Promise<void> {
    while (!closing.signal.aborted) {
      const mail = await queue.claim(kinds, now().getTime());
      if (!mail) return;
      if (await isDone(mail)) await queue.delete(mail.id);
    }
  }
  /** False if it has to be tried again. */
  async function isDone(mail: ClaimedMail<Kind>): Promise<boolean> {
    if (now().getTime() > mail.createdAt + keptMs[mail.kind]) return true;
    const outcome = await send(mail, closing.signal);
    if (outcome === undefined || outcome.kind === 'sent') return true;
    onError(outcome.error);
    return outcome.kind === 'refused';
  }
  let soon: NodeJS.Timeout | undefined;
  const timer = setInterval(begin, lookEveryMs);
  timer.unref();
  app.addHook('onReady', async () => begin());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    clearTimeout(soon);
    closing.abort();
    await sending;
  });
  return () => {
    soon ??= setTimeout(() => {
      soon = undefined;
      begin();
    }, restMs);
    soon.unref();
  };
}
