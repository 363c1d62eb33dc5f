import { createHash } from 'node:crypto';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where one click, of a mail program or of a person, ends mails of this kind. */
  readonly unsubscribeUrl: string;
  /** The same for the same mail: where one arrives twice, mail programs can tell. */
  readonly key: string;
}

/**
 * What became of a mail. Unavailable: the server was not reached or did not let us in, and the mail has certainly not left. Refused:
 * the server wants neither this mail nor another try. Unknown: it may have left.
 */
export type MailOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'unavailable' | 'refused' | 'unknown'; readonly error: Error };

/** Hands one mail over. Never rejects, and is done within the time limit. */
export type SendMail = (mail: Mail) => Promise<MailOutcome>;

interface Settings {
  readonly network: boolean;
  readonly mail: { readonly smtpUrl: string; readonly from: string } | undefined;
}

/** Undefined without a mail server, or where no outside service may be asked. */
export function createSendMail(
  { network, mail: settings }: Settings,
  { timeLimitMs = 15_000 } = {},
): SendMail | undefined {
  if (!network || settings === undefined) return undefined;
  const { from } = settings;
  const server = serverOf(settings.smtpUrl);
  return async (mail) => {
    let isLeaving = false;
    // Loaded with the first mail: most installations send none.
    const [{ default: SMTPConnection }, { default: MailComposer }] = await Promise.all([
      import('nodemailer/lib/smtp-connection'),
      import('nodemailer/lib/mail-composer'),
    ]);
    const connection = new SMTPConnection({
      ...server.options,
      connectionTimeout: timeLimitMs,
      greetingTimeout: timeLimitMs,
      socketTimeout: timeLimitMs,
    });
    const send = async (): Promise<void> => {
      const failed = new Promise<never>((_resolve, reject) => connection.on('error', reject));
      const step = (run: (done: (error?: Error | null) => void) => void): Promise<void> =>
        Promise.race([
          failed,
          new Promise<void>((resolve, reject) =>
            run((error) => (error ? reject(error) : resolve())),
          ),
        ]);
      // However slowly a server answers, its time is counted as a whole.
      const timer = setTimeout(
        () =>
          connection.emit(
            'error',
            new Error(`Cannot mail: ${server.options.host} took longer than ${timeLimitMs} ms`),
          ),
        timeLimitMs,
      );
      try {
        const message = await new MailComposer({ ...contentOf(mail), from }).compile().build();
        await step((done) => connection.connect(done));
        const { credentials } = server;
        if (credentials) await step((done) => connection.login({ credentials }, done));
        isLeaving = true;
        await step((done) =>
          connection.send({ from: addressIn(from), to: [mail.to] }, message, done),
        );
      } finally {
        clearTimeout(timer);
      }
    };
    try {
      await send();
      connection.quit();
      return { kind: 'sent' };
    } catch (error) {
      connection.close();
      return isLeaving
        ? whatBecame(error, server.options.host)
        : { kind: 'unavailable', error: error as Error };
    }
  };
}

/** A server that answers with a number from 500 has decided. The error leaves out the server's words: they name the address. */
function whatBecame(error: unknown, host: string): MailOutcome {
  const { code, command, responseCode } = error as {
    code?: string;
    command?: string;
    responseCode?: number;
  };
  const said = [code, command, responseCode].filter(Boolean).join(' ');
  return {
    kind: responseCode !== undefined && responseCode >= 500 ? 'refused' : 'unknown',
    error: new Error(`Cannot mail through ${host}: ${said || (error as Error).message}`),
  };
}

function contentOf({ to, subject, text, html, unsubscribeUrl, key }: Mail) {
  return {
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId: `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${new URL(unsubscribeUrl).hostname}>`,
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** A password crosses the network only once it is encrypted. */
function serverOf(smtpUrl: string) {
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
