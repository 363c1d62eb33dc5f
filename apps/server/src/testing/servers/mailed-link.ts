import { setTimeout } from 'node:timers/promises';
import type { MailServer, ReceivedMail } from './a-mail-server.ts';

const patienceMs = 60_000;

/**
 * The newest of the mails to an address, once there are so many; mails leave after the request that
 * causes them.
 */
export async function mailTo(server: MailServer, email: string, count = 1): Promise<ReceivedMail> {
  for (let waited = 0; waited < patienceMs; waited += 20) {
    const mails = server.received.filter(({ to }) => to.includes(email));
    const last = mails.at(-1);
    if (last && mails.length >= count) return last;
    await setTimeout(20);
  }
  throw new Error(`No mail to ${email} in ${patienceMs} ms`);
}

/** The token of the link in a mail. */
export function tokenIn({ source }: ReceivedMail): string {
  const text = source.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /\?token=([\w-]+)/.exec(text)?.[1] ?? '';
}
