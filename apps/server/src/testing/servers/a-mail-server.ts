import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerSession, type SMTPServerDataStream } from 'smtp-server';

/** What was handed over: to whom, and the mail as it came. */
export interface ReceivedMail {
  readonly to: readonly string[];
  readonly source: string;
}

interface Conduct {
  /** Asked for each mail before its recipient; an error refuses the sender. */
  sender: () => Error | null;
  /** Asked for each recipient; an error refuses it. */
  recipient: (address: string) => Error | null;
  /** Asked when a mail has come, with its session; by default it is taken. */
  mail: (session: SMTPServerSession) => Promise<void>;
}

/** A mail server on this machine that speaks the protocol. */
export interface MailServer {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Connections so far. */
  readonly connections: number;
  /** What it does with what comes; a test changes it to change or break the service. */
  readonly conduct: Conduct;
  /** Ends every connection without a word; new ones are taken. */
  disconnect(): void;
  close(): Promise<void>;
}

/** `maxAtOnce`: more connections than these are turned away. */
export async function aMailServer({
  login,
  maxAtOnce,
}: {
  login?: { user: string; password: string };
  maxAtOnce?: number;
} = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const conduct: Conduct = {
    sender: () => null,
    recipient: () => null,
    mail: async () => undefined,
  };
  let connections = 0;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', ...(login ? [] : ['AUTH'])],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    authOptional: login === undefined,
    closeTimeout: 50,
    ...(maxAtOnce !== undefined && { maxClients: maxAtOnce }),
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    onAuth({ username, password }, _session, done) {
      if (username === login?.user && password === login?.password) done(null, { user: username });
      else done(new Error('Wrong password'));
    },
    onMailFrom: (_address, _session, done) => done(conduct.sender()),
    onRcptTo: ({ address }, _session, done) => done(conduct.recipient(address)),
    onData: (stream, session, done) => void take(stream, session, done),
  });
  async function take(
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
    done: (error?: Error | null) => void,
  ): Promise<void> {
    try {
      const source = await read(stream);
      await conduct.mail(session);
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
    } catch (error) {
      return done(error as Error);
    }
    return done();
  }
  server.on('error', () => undefined);
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const account = login
    ? `${encodeURIComponent(login.user)}:${encodeURIComponent(login.password)}@`
    : '';
  return {
    url: `smtp://${account}127.0.0.1:${port}`,
    received,
    get connections() {
      return connections;
    },
    conduct,
    disconnect() {
      for (const socket of sockets) socket.destroy();
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function read(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** An answer with a number of its own. */
export function answer(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}
