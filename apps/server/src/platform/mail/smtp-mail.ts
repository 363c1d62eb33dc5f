import { createHash } from 'node:crypto';
import { bulkhead } from 'cockatiel';
import { createSmtpConnections, HandoverError, type SmtpServer } from './smtp-connections.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /**
   * Where one click, of a mail program or of a person, ends mails of this kind; mails that somebody
   * asked for have none.
   */
  readonly unsubscribeUrl?: string;
  /** The same for the same mail: where one arrives twice, mail programs can tell. */
  readonly key: string;
}

/**
 * What became of a mail. Unavailable: the server was not reached or did not let us in. Deferred:
 * not now, said the server, or it refused the sender, or the connection ended before the mail began
 * to leave. In both cases it has certainly not been taken.
 * Refused: the server wants neither this mail nor another try. Unknown: it may have been taken.
 */
export type MailOutcome =
  | { readonly kind: 'sent' }
  | {
      readonly kind: 'unavailable' | 'deferred' | 'refused' | 'unknown';
      readonly error: Error;
    };

/**
 * Hands one mail over, side by side with a few others. Never rejects; once its turn has come it is
 * done within three times the time limit, and within seconds once it is told to end.
 */
export type SendMail = (mail: Mail, signal?: AbortSignal) => Promise<MailOutcome>;

interface Settings {
  readonly network: boolean;
  readonly mail: { readonly smtpUrl: string; readonly from: string } | undefined;
}

const atOnce = 5;
const mayWait = 100;

/** Undefined without a mail server, or where no outside service may be asked. */
export function createSendMail(
  { network, mail: settings }: Settings,
  { timeLimitMs = 15_000, idleMs = 5000 } = {},
): SendMail | undefined {
  if (!network || settings === undefined) return undefined;
  const { from } = settings;
  const server = serverOf(settings.smtpUrl);
  const connections = createSmtpConnections(server, { timeLimitMs, idleMs });
  const places = bulkhead(atOnce, mayWait);
  return async (mail, signal) => {
    try {
      await places.execute(async () => {
        const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
        const message = await new MailComposer({ ...contentOf(mail, from), from })
          .compile()
          .build();
        await connections.send({ from: addressIn(from), to: mail.to, message }, signal);
      }, signal);
      return { kind: 'sent' };
    } catch (error) {
      return { kind: kindOf(error), error: explained(error, server.options.host) };
    }
  };
}

/** Said of the connection, not of the mail on it. */
const serviceEnds = 421;

/**
 * A server that answers with a number from 500 has decided; with one from 400 it asks for another
 * time, whatever had been sent.
 * Before it heard of the recipient it has decided about the sender: a setting that somebody will
 * mend, and nothing of this mail.
 */
function kindOf(error: unknown): Exclude<MailOutcome['kind'], 'sent'> {
  if (!(error instanceof HandoverError) || error.stage === 'entering') return 'unavailable';
  const { stage, responseCode, command } = error;
  if (responseCode !== undefined && responseCode >= 500)
    return command === 'MAIL FROM' ? 'deferred' : 'refused';
  const isAnswered = responseCode !== undefined && responseCode !== serviceEnds;
  return stage === 'leaving' && !isAnswered ? 'unknown' : 'deferred';
}

/** Without the server's words: they name the address. */
function explained(error: unknown, host: string): Error {
  if (!(error instanceof HandoverError)) return error as Error;
  const { code, command, responseCode } = error.cause as {
    code?: string;
    command?: string;
    responseCode?: number;
  };
  const said = [code, command, responseCode].filter(Boolean).join(' ');
  return new Error(`Cannot mail through ${host}: ${said || error.message}`);
}

function contentOf({ to, subject, text, html, unsubscribeUrl, key }: Mail, from: string) {
  const host = unsubscribeUrl ? new URL(unsubscribeUrl).hostname : addressIn(from).split('@')[1];
  return {
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId: `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${host}>`,
    headers: {
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
      'Auto-Submitted': 'auto-generated',
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** A password crosses the network only once it is encrypted. */
function serverOf(smtpUrl: string): SmtpServer {
  const url = new URL(smtpUrl);
  const secure = url.protocol === 'smtps:';
  const credentials =
    url.username === ''
      ? undefined
      : { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const requireTLS = credentials !== undefined && !secure && !loopback.includes(url.hostname);
  return {
    credentials,
    options: { host, port: Number(url.port || (secure ? 465 : 587)), secure, requireTLS },
  };
}

function addressIn(from: string): string {
  return /<([^<>]+)>$/.exec(from)?.[1] ?? from;
}
