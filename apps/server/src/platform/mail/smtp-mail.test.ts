import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aMailServer, answer, type MailServer } from '../../testing/servers/a-mail-server.ts';
import { createSendMail, type Mail, type MailOutcome } from './smtp-mail.ts';

const from = 'Rendezvous <dates@mail.example>';
const mail: Mail = {
  to: 'ana@example.com',
  subject: 'Reminder: a birthday today',
  text: 'June: a birthday today.',
  html: '<p>June: a birthday today.</p>',
  unsubscribeUrl: 'https://dates.example/api/reminders/unsubscribe/x.y',
  key: '1 birthday',
};

function send(smtpUrl: string, timeLimitMs = 2000, what = mail): Promise<MailOutcome | undefined> {
  return (
    createSendMail({ network: true, mail: { smtpUrl, from } }, { timeLimitMs })?.(what) ??
    Promise.resolve(undefined)
  );
}

/** What the server says first, and then nothing more that is asked. */
async function aServerThat(
  behave: (socket: Socket) => void,
): Promise<{ url: string; server: Server }> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    behave(socket);
  });
  server.listen(0);
  await once(server, 'listening');
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

describe('sending a mail', () => {
  let server: MailServer;
  beforeEach(async () => {
    server = await aMailServer();
  });
  afterEach(() => server.close());

  it('sends text and HTML, with one-click unsubscribing', async () => {
    expect(await send(server.url)).toEqual({ kind: 'sent' });
    const [{ to, source } = { to: [], source: '' }] = server.received;
    expect(to).toEqual(['ana@example.com']);
    for (const line of [
      'From: Rendezvous <dates@mail.example>',
      'To: ana@example.com',
      'Subject: Reminder: a birthday today',
    ])
      expect(source).toContain(`${line}\r\n`);
    expect(source).toContain(
      'List-Unsubscribe: <https://dates.example/api/reminders/unsubscribe/x.y>\r\n',
    );
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    expect(source).toContain('Auto-Submitted: auto-generated\r\n');
    expect(source).toContain('Content-Type: text/plain');
    expect(source).toContain('<p>June: a birthday today.</p>');
  });

  it('gives the same mail the same id', async () => {
    for (const what of [mail, mail, { ...mail, key: 'other' }]) await send(server.url, 2000, what);
    const ids = server.received.map(({ source }) => /^Message-ID: (.+)$/im.exec(source)?.[1]);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[0]).not.toBe(ids[2]);
  });

  it('uses the account of the server', async () => {
    const guarded = await aMailServer({
      login: { user: 'ana@mail.example', password: 'p@ss:word' },
    });
    expect(await send(guarded.url)).toEqual({ kind: 'sent' });
    expect(await send(guarded.url.replace('p%40ss', 'wrong'))).toMatchObject({
      kind: 'unavailable',
    });
    expect(guarded.received).toHaveLength(1);
    await guarded.close();
  });

  it('fails for good if the server says so, and the error names no address', async () => {
    server.conduct.recipient = (address) => answer(550, `${address} is unknown here`);
    expect(await send(server.url)).toEqual({
      kind: 'refused',
      error: new Error('Cannot mail through 127.0.0.1: EENVELOPE RCPT TO 550'),
    });
    server.conduct.recipient = () => null;
    server.conduct.mail = () => Promise.reject(answer(554, 'Not wanted'));
    expect(await send(server.url)).toMatchObject({ kind: 'refused' });
  });

  it('is deferred if the server says so, before the mail or after', async () => {
    server.conduct.recipient = () => answer(451, 'Come again');
    expect(await send(server.url)).toMatchObject({ kind: 'deferred' });
    server.conduct.recipient = () => null;
    server.conduct.mail = () => Promise.reject(answer(452, 'Come again'));
    expect(await send(server.url)).toMatchObject({ kind: 'deferred' });
  });

  it('is deferred if the sender is refused: the operator will fix that', async () => {
    server.conduct.sender = () => answer(550, 'Relaying denied');
    expect(await send(server.url)).toMatchObject({
      kind: 'deferred',
      error: new Error('Cannot mail through 127.0.0.1: EENVELOPE MAIL FROM 550'),
    });
  });

  it('is deferred if the connection ends before the mail is sent', async () => {
    for (const command of ['MAIL FROM', 'RCPT TO', 'DATA']) {
      const drops = await aServerThat((socket) => {
        socket.write('220 mail.example ESMTP\r\n');
        socket.on('data', (data: Buffer) => {
          if (data.toString().includes(command)) socket.destroy();
          else socket.write('250 Go on\r\n');
        });
      });
      expect(await send(drops.url), command).toMatchObject({ kind: 'deferred' });
      drops.server.close();
    }
  });

  it('may have been accepted if the connection ends while it is sent', async () => {
    server.conduct.mail = async () => {
      await server.close();
      await new Promise(() => undefined);
    };
    expect(await send(server.url)).toMatchObject({ kind: 'unknown' });
  });

  it('shares few connections, and waits for none that fails', async () => {
    const sendMail = createSendMail({ network: true, mail: { smtpUrl: server.url, from } });
    const addresses = Array.from({ length: 40 }, (_, i) => `user-${i}@example.com`);
    server.conduct.recipient = (address) =>
      address.startsWith('user-7@') ? answer(451, 'Come again') : null;
    const outcomes = await Promise.all(addresses.map((to) => sendMail?.({ ...mail, to })));
    expect(outcomes.filter((outcome) => outcome?.kind === 'sent')).toHaveLength(39);
    expect(server.received).toHaveLength(39);
    expect(server.connections).toBeLessThan(12);
  });

  it.each([1, 2])(
    'uses fewer connections if the server accepts no more than %i at once',
    async (maxAtOnce) => {
      const narrow = await aMailServer({ maxAtOnce });
      narrow.conduct.recipient = (to) => (to.startsWith('gone') ? answer(550, 'Unknown') : null);
      const sendMail = createSendMail(
        { network: true, mail: { smtpUrl: narrow.url, from } },
        { timeLimitMs: 2000 },
      );
      const names = ['ana', 'gone', 'ben', 'cleo', 'gone', 'dan', 'elena', 'gone', 'finn'];
      const outcomes = await Promise.all(
        names.map((name) => sendMail?.({ ...mail, to: `${name}@example.com`, key: name })),
      );
      expect(outcomes.map((outcome) => outcome?.kind)).toEqual(
        names.map((name) => (name === 'gone' ? 'refused' : 'sent')),
      );
      await narrow.close();
    },
  );

  it('opens a new connection at once if the idle one has ended, and sends once', async () => {
    const sendMail = createSendMail({ network: true, mail: { smtpUrl: server.url, from } });
    expect(await sendMail?.(mail)).toEqual({ kind: 'sent' });
    server.disconnect();
    expect(await sendMail?.(mail)).toEqual({ kind: 'sent' });
    expect([server.received.length, server.connections]).toEqual([2, 2]);
  });

  it('times out if the server accepts the mail and says nothing', async () => {
    server.conduct.mail = () => new Promise(() => undefined);
    expect(await send(server.url, 300)).toMatchObject({ kind: 'unknown' });
  });

  it('was certainly not sent if there is no server, or one that drops, hangs or speaks another protocol', async () => {
    const drops = await aServerThat((socket) => socket.destroy());
    const silent = await aServerThat(() => undefined);
    const drips = await aServerThat((socket) => {
      const timer = setInterval(() => socket.write('220-'), 20);
      socket.on('close', () => clearInterval(timer));
    });
    const web = await aServerThat((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    for (const { url } of [{ url: 'smtp://127.0.0.1:1' }, drops, silent, drips, web]) {
      expect(await send(url, 300), url).toMatchObject({
        kind: 'unavailable',
        error: expect.any(Error),
      });
    }
    for (const other of [drops, silent, drips, web]) other.server.close();
  });

  it('sends no password to a remote server that does not encrypt', async () => {
    let said = '';
    const plain = await aServerThat((socket) => {
      socket.write('220 mail.example ESMTP\r\n');
      socket.on('data', (data: Buffer) => {
        said += data.toString();
        if (/^EHLO/im.test(data.toString()))
          socket.write('250-mail.example\r\n250 AUTH PLAIN LOGIN\r\n');
        else socket.end('454 TLS not available\r\n');
      });
    });
    // The same machine under a name that is not known to be it.
    const url = plain.url.replace('smtp://127.0.0.1', 'smtp://ana:hunter2@127.0.0.2');
    expect(await send(url, 1000)).toMatchObject({ kind: 'unavailable' });
    expect(said).not.toContain('AUTH PLAIN');
    expect(Buffer.from(said, 'base64').toString()).not.toContain('hunter2');
    plain.server.close();
  });

  it('is unavailable without a mail server and with NETWORK=off', () => {
    expect(createSendMail({ network: true, mail: undefined })).toBeUndefined();
    expect(createSendMail({ network: false, mail: { smtpUrl: server.url, from } })).toBeUndefined();
  });
});
