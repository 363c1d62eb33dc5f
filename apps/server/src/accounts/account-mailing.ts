import type { FastifyInstance } from 'fastify';
import type { SendMail } from '../platform/mail/smtp-mail.ts';
import type { Store } from '../store.ts';
import { createAskForMail, type AskForMail } from './ask-for-mail.ts';
import { createSendAccountMails } from './send-account-mails.ts';

interface Deps {
  readonly store: Store;
  /** Undefined where nothing is mailed. */
  readonly sendMail: SendMail | undefined;
  readonly publicUrl: string;
  readonly now: () => Date;
}

/** Long after the answer: what is done for a mail that goes out must not be felt in the time that asking for it takes. */
const restMs = 300;
/** How late a mail may be that another process did not get to send, or that has to be tried again. */
const lookEveryMs = 30_000;

/**
 * The mails about accounts: asked for while a request is answered, sent after, by the app for as long as it is open. Undefined
 * where nothing is mailed.
 */
export function createAccountMailing(
  app: FastifyInstance,
  { store, sendMail, publicUrl, now }: Deps,
): AskForMail | undefined {
  if (!sendMail) return undefined;
  const onError = (error: unknown) =>
    app.log.error({ err: error }, 'mailing about an account failed');
  const send = createSendAccountMails({
    store,
    sendMail,
    publicUrl,
    now,
    onError,
  });
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
      await send(closing.signal).catch(onError);
    }
  }
  let soon: NodeJS.Timeout | undefined;
  const wake = () => {
    soon ??= setTimeout(() => {
      soon = undefined;
      begin();
    }, restMs);
    soon.unref();
  };
  const timer = setInterval(begin, lookEveryMs);
  timer.unref();
  app.addHook('onReady', async () => begin());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    clearTimeout(soon);
    closing.abort();
    await sending;
  });
  return createAskForMail({ store, wake, now });
}
