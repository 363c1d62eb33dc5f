import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import type { SendMail } from '../platform/mail/smtp-mail.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';
import { aMailing, inAWeek, minuteMs } from './testing/a-mailing.ts';

describeOnBothDatabases('mailing reminders', (database) => {
  const mailing = aMailing(database);
  const { aNode, aUserWith, clock, pass, run, through } = mailing;

  it('is sent once by two nodes that start at the same moment', async () => {
    const emails = [];
    for (let i = 0; i < 8; i++) emails.push((await aUserWith(inAWeek)).email);
    const [one, two] = [aNode(), aNode()];
    await Promise.all([run(one), run(two)]);
    await Promise.all([run(two), run(one)]);
    expect(mailing.server.received.flatMap(({ to }) => to).toSorted()).toEqual(emails.toSorted());
  });

  it('is sent only once even if the first node lost its lease without knowing', async () => {
    const { email } = await aUserWith(inAWeek);
    await aUserWith(inAWeek);
    let isFirst = true;
    const slow: SendMail = async (mail) => {
      if (isFirst) {
        isFirst = false;
        pass(2);
        await run(aNode());
      }
      return through(mailing.server.url)(mail);
    };
    await run(aNode(slow));
    expect(mailing.server.received).toHaveLength(2);
    pass(20);
    await run();
    expect(mailing.server.received).toHaveLength(2);
    expect(mailing.server.received.flatMap(({ to }) => to)).toContain(email);
  });

  it('waits while another node is sending, and takes over when it has died', async () => {
    await aUserWith(inAWeek);
    const dead = { name: 'reminder-mails', holder: 'dead' };
    await mailing.store.leases.take(dead, { now: clock.now.getTime(), ms: minuteMs });
    await run();
    expect(mailing.server.received).toEqual([]);
    pass(1);
    await run();
    expect(mailing.server.received).toHaveLength(1);
  });

  it('is sent in parallel with a few others, on reused connections', async () => {
    for (let i = 0; i < 12; i++) await aUserWith(inAWeek);
    let [underWay, most] = [0, 0];
    mailing.server.conduct.mail = async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve, 30));
      underWay -= 1;
    };
    await run();
    expect(mailing.server.received).toHaveLength(12);
    expect(most).toBeGreaterThan(1);
    expect(mailing.server.connections).toBeLessThan(6);
  });

  it('is mailed by the next run if one hangs', async () => {
    const { email } = await aUserWith(inAWeek);
    let hangs = true;
    const node = aNode((mail) =>
      hangs ? new Promise(() => undefined) : through(mailing.server.url)(mail),
    );
    void run(node);
    await expect
      .poll(
        async () => (await mailing.db.selectFrom('reminder_mails').selectAll().execute()).length,
      )
      .toBe(1);
    hangs = false;
    pass(11);
    await run(node);
    expect(mailing.server.received.flatMap(({ to }) => to)).toEqual([email]);
  });

  it('does not wait for a hanging server when told to stop, and uses up no attempt', async () => {
    const { email } = await aUserWith(inAWeek);
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    for (let restart = 0; restart < 3; restart += 1) {
      const begun = performance.now();
      await aNode(through(`smtp://127.0.0.1:${port}`, 60_000))(AbortSignal.timeout(200));
      expect(performance.now() - begun).toBeLessThan(30_000);
      pass(11);
    }
    silent.close();
    await run();
    expect(mailing.server.received.flatMap(({ to }) => to)).toEqual([email]);
  });

  it('stops between two mails when told to, and continues later', async () => {
    for (let i = 0; i < 8; i++) await aUserWith(inAWeek);
    const stopping = new AbortController();
    mailing.server.conduct.mail = async () => stopping.abort();
    await aNode()(stopping.signal);
    // Those that were under way side by side.
    expect(mailing.server.received.length).toBeLessThan(5);
    mailing.server.conduct.mail = async () => undefined;
    // Of what was cut off nobody knows whether it left; it is tried once more after a while.
    pass(11);
    await run();
    expect(new Set(mailing.server.received.map(({ to }) => to[0])).size).toBe(8);
  });
});
