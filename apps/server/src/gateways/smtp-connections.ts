import { Readable } from 'node:stream';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';

export interface SmtpServer {
  readonly options: {
    readonly host: string;
    readonly port: number;
    readonly secure: boolean;
    readonly requireTLS: boolean;
  };
  readonly credentials: { readonly user: string; readonly pass: string } | undefined;
}

export interface Handover {
  readonly from: string;
  readonly to: string;
  readonly message: Buffer;
}

/** Where the handing over of a mail ended: before the server let us in, before any of the mail had left, or after. */
export type Stage = 'entering' | 'asking' | 'leaving';

export class HandoverError extends Error {
  readonly stage: Stage;
  /** The number that the server answered with, if it answered. */
  readonly responseCode: number | undefined;

  constructor(cause: Error, stage: Stage) {
    super(cause.message, { cause });
    this.stage = stage;
    this.responseCode = (cause as { responseCode?: number }).responseCode;
  }
}

/** Connections to one mail server. */
export interface SmtpConnections {
  /** Hands one mail over, on a connection that is open already where there is one. Throws a HandoverError. */
  send(mail: Handover): Promise<void>;
}

interface Limits {
  /** For one mail, from the first step to the last. */
  readonly timeLimitMs: number;
  /** How long a connection waits for another mail. */
  readonly idleMs: number;
}

interface Session {
  readonly connection: SMTPConnection;
  /** Rejects when the connection ends, whatever is under way. */
  readonly ended: Promise<never>;
  isReady: boolean;
  mails: number;
}

/** Many servers take so many and no more. */
const mailsPerConnection = 50;
const serviceEnds = 421;

/** A connection serves one mail at a time and is kept for the next ones. It is ours and not Nodemailer's pool, which cannot tell whether a mail that failed had begun to leave. */
export function createSmtpConnections(server: SmtpServer, limits: Limits): SmtpConnections {
  const idle = new Set<Session>();
  const takeIdle = (): Session | undefined => {
    const [session] = idle;
    if (session) idle.delete(session);
    return session;
  };
  const keep = (session: Session): void => {
    session.mails += 1;
    if (session.mails >= mailsPerConnection) return session.connection.quit();
    idle.add(session);
    const { mails } = session;
    setTimeout(() => {
      if (session.mails === mails && idle.delete(session)) session.connection.quit();
    }, limits.idleMs).unref();
  };
  const sendOn = async (session: Session, mail: Handover): Promise<void> => {
    try {
      await handOver(session, mail, server, limits);
    } catch (error) {
      session.connection.close();
      throw error;
    }
    keep(session);
  };
  return {
    async send(mail) {
      const waiting = takeIdle();
      if (waiting) {
        try {
          return await sendOn(waiting, mail);
        } catch (error) {
          if (!isStale(error)) throw error;
        }
      }
      const session = await connect(server, limits);
      session.ended.catch(() => idle.delete(session));
      return sendOn(session, mail);
    },
  };
}

/** A connection that ended while it waited says so when it is used: a new one may do better, at once. */
function isStale(error: unknown): boolean {
  if (!(error instanceof HandoverError) || error.stage !== 'asking') return false;
  return error.responseCode === undefined || error.responseCode === serviceEnds;
}

async function connect({ options }: SmtpServer, { timeLimitMs }: Limits): Promise<Session> {
  // Loaded with the first mail: most installations send none.
  const { default: Connection } = await import('nodemailer/lib/smtp-connection');
  const connection = new Connection({
    ...options,
    connectionTimeout: timeLimitMs,
    greetingTimeout: timeLimitMs,
    socketTimeout: timeLimitMs,
  });
  const ended = new Promise<never>((_resolve, reject) => {
    connection.on('error', reject);
    connection.on('end', () => reject(new Error(`${options.host} ended the connection`)));
  });
  return { connection, ended, isReady: false, mails: 0 };
}

async function handOver(
  session: Session,
  { from, to, message }: Handover,
  { options, credentials }: SmtpServer,
  { timeLimitMs }: Limits,
): Promise<void> {
  const { connection, ended } = session;
  let stage: Stage = session.isReady ? 'asking' : 'entering';
  const step = (run: (done: (error?: Error | null) => void) => void): Promise<void> =>
    Promise.race([
      ended,
      new Promise<void>((resolve, reject) => run((error) => (error ? reject(error) : resolve()))),
    ]);
  // However slowly a server answers, its time is counted as a whole.
  const timer = setTimeout(
    () => connection.emit('error', new Error(`${options.host} took longer than ${timeLimitMs} ms`)),
    timeLimitMs,
  );
  try {
    if (!session.isReady) {
      await step((done) => connection.connect(done));
      if (credentials) await step((done) => connection.login({ credentials }, done));
      session.isReady = true;
      stage = 'asking';
    }
    const content = readWhenAsked(message, () => {
      stage = 'leaving';
    });
    await step((done) => connection.send({ from, to: [to] }, content, done));
  } catch (error) {
    throw new HandoverError(error as Error, stage);
  } finally {
    clearTimeout(timer);
  }
}

/** Read by the connection once the server has said that it takes the mail, and not before. */
function readWhenAsked(message: Buffer, onRead: () => void): Readable {
  return new Readable({
    read() {
      onRead();
      this.push(message);
      this.push(null);
    },
  });
}
