import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
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

/**
 * Where the handing over of a mail ended: before the server let us in, before any of the mail had
 * left, or after.
 */
export type Stage = 'entering' | 'asking' | 'leaving';

export class HandoverError extends Error {
  readonly stage: Stage;
  /** The number that the server answered with, if it answered. */
  readonly responseCode: number | undefined;
  /** What it was asked last, such as `MAIL FROM`. */
  readonly command: string | undefined;

  constructor(cause: Error, stage: Stage) {
    super(cause.message, { cause });
    this.stage = stage;
    const { responseCode, command } = cause as { responseCode?: number; command?: string };
    this.responseCode = responseCode;
    this.command = command;
  }
}

/** Connections to one mail server. */
export interface SmtpConnections {
  /**
   * Hands one mail over, on a connection that is open already where there is one. Throws a
   * HandoverError. Told to end, it leaves what has not begun to leave, and waits a moment for the
   * answer to what has.
   */
  send(mail: Handover, signal?: AbortSignal): Promise<void>;
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
const resetMs = 1000;
/** How long the answer to a mail that has left is waited for where all is to end. */
const answerMs = 2000;
const told = 'It was told to end';

/**
 * A connection serves one mail at a time and is kept for the next ones. It is ours and not
 * Nodemailer's pool, which cannot tell whether a mail that failed had begun to leave.
 */
export function createSmtpConnections(server: SmtpServer, limits: Limits): SmtpConnections {
  const places = createPlaces();
  const keep = (session: Session): void => {
    session.mails += 1;
    if (session.mails >= mailsPerConnection) return session.connection.quit();
    places.keep(session);
    const { mails } = session;
    setTimeout(() => {
      if (session.mails === mails && places.take(session)) session.connection.quit();
    }, limits.idleMs).unref();
  };
  const sendOn = async (session: Session, mail: Handover, signal?: AbortSignal) => {
    try {
      await handOver(session, mail, { server, limits, signal });
    } catch (error) {
      if (await goesOn(session, error as HandoverError)) keep(session);
      else {
        session.connection.close();
        if (!isTurnedAway(error)) places.leave(session);
      }
      throw error;
    }
    keep(session);
  };
  const open = async (): Promise<Session> => {
    const session = await connect(server, limits);
    places.add(session);
    session.ended.catch(() => session.isReady && places.leave(session));
    return session;
  };
  return {
    async send(mail, signal) {
      const until = performance.now() + 2 * limits.timeLimitMs;
      for (;;) {
        if (signal?.aborted) throw new HandoverError(new Error(told), 'entering');
        const kept = places.take();
        if (!kept && places.areTaken()) {
          await places.whenFree(until - performance.now());
          continue;
        }
        const session = kept ?? (await open());
        try {
          return await sendOn(session, mail, signal);
        } catch (error) {
          const mayGoOn = isTurnedAway(error)
            ? places.learn(session, error)
            : kept !== undefined && isStale(error);
          if (!mayGoOn) throw error;
        }
      }
    },
  };
}

/**
 * The connections there are, those of them that wait for a mail, and how many the server lets in at
 * once: many take two of one client and turn the third away.
 */
function createPlaces() {
  const open = new Set<Session>();
  const idle = new Set<Session>();
  const unknown = Number.POSITIVE_INFINITY;
  let most = unknown;
  let waiting: PromiseWithResolvers<void>[] = [];
  const wake = (tell: (one: PromiseWithResolvers<void>) => void): void => {
    const woken = waiting;
    waiting = [];
    for (const one of woken) tell(one);
  };
  return {
    areTaken: () => open.size >= most,
    add: (session: Session) => void open.add(session),
    keep(session: Session): void {
      idle.add(session);
      wake(({ resolve }) => resolve());
    },
    /** One that waits, or this one if it does. */
    take(session: Session | undefined = idle.values().next().value): Session | undefined {
      return session && idle.delete(session) ? session : undefined;
    },
    leave(session: Session): void {
      idle.delete(session);
      open.delete(session);
      if (open.size === 0) most = unknown;
      wake(({ resolve }) => resolve());
    },
    /**
     * That one was not let in. False where there is no other, so that it is not for their number;
     * nobody waits any longer then.
     */
    learn(session: Session, error: HandoverError): boolean {
      open.delete(session);
      most = open.size > 0 ? open.size : unknown;
      if (open.size === 0) wake(({ reject }) => reject(error));
      return open.size > 0;
    },
    async whenFree(ms: number): Promise<void> {
      const one = Promise.withResolvers<void>();
      const late = new HandoverError(new Error('No connection was free in time'), 'entering');
      const timer = setTimeout(() => one.reject(late), ms);
      waiting.push(one);
      await one.promise.finally(() => clearTimeout(timer));
    },
  };
}

function isTurnedAway(error: unknown): error is HandoverError {
  return error instanceof HandoverError && error.stage === 'entering';
}

/**
 * Whether a connection can carry another mail after the server has answered that it does not take
 * this one.
 */
async function goesOn(
  { connection, ended }: Session,
  { stage, responseCode }: HandoverError,
): Promise<boolean> {
  if (stage === 'entering' || responseCode === undefined || responseCode === serviceEnds)
    return false;
  const forgets = new Promise<boolean>((resolve) => connection.reset((error) => resolve(!error)));
  return Promise.race([forgets, ended, delay(resetMs, false, { ref: false })]).catch(() => false);
}

/**
 * A connection that ended while it waited says so when it is used: a new one may do better, at
 * once.
 */
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
  {
    server: { options, credentials },
    limits: { timeLimitMs },
    signal,
  }: { server: SmtpServer; limits: Limits; signal: AbortSignal | undefined },
): Promise<void> {
  const { connection, ended } = session;
  let stage: Stage = session.isReady ? 'asking' : 'entering';
  const step = (run: (done: (error?: Error | null) => void) => void): Promise<void> =>
    Promise.race([
      ended,
      new Promise<void>((resolve, reject) => run((error) => (error ? reject(error) : resolve()))),
    ]);
  // However slowly a server answers, its time is counted as a whole.
  const endAfter = (ms: number, why: string) =>
    setTimeout(() => connection.emit('error', new Error(why)), ms);
  let timer = endAfter(timeLimitMs, `${options.host} took longer than ${timeLimitMs} ms`);
  const end = () => {
    clearTimeout(timer);
    timer = endAfter(stage === 'leaving' ? answerMs : 0, told);
  };
  signal?.addEventListener('abort', end);
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
    signal?.removeEventListener('abort', end);
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
