import { expect, it } from 'vitest';
import type { SendMail } from '../platform/mail/smtp-mail.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';
import { answer } from '../testing/servers/a-mail-server.ts';
import { aMailing, inAWeek, minuteMs } from './testing/a-mailing.ts';

describeOnBothDatabases('mailing reminders', (database) => {
  const mailing = aMailing(database);
  const { aNode, aUserWith, clock, errors, pass, run, through } = mailing;

  it('is retried once, minutes later, after a crash between claim and answer', async () => {
    await aUserWith(inAWeek);
    const dies: SendMail = () => Promise.reject(new Error('killed'));
    await run(aNode(dies));
    await run();
    pass(9);
    await run();
    expect(mailing.server.received).toEqual([]);
    pass(2);
    await run(aNode(dies));
    pass(60);
    await run();
    expect(mailing.server.received).toEqual([]);
  });

  it('arrives after one crash, once', async () => {
    const { email } = await aUserWith(inAWeek);
    await run(aNode(() => Promise.reject(new Error('killed'))));
    expect(errors).toEqual([new Error('killed')]);
    pass(11);
    await run();
    pass(60);
    await run();
    expect(mailing.server.received.map(({ to }) => to)).toEqual([[email]]);
  });

  it('waits for an unreachable server, however long, without using up an attempt', async () => {
    const emails = [(await aUserWith(inAWeek)).email, (await aUserWith(inAWeek)).email];
    const away = aNode(through('smtp://127.0.0.1:1'));
    for (let i = 0; i < 5; i++) {
      await run(away);
      pass(5);
    }
    expect(errors.length).toBeGreaterThanOrEqual(5);
    await run();
    expect(mailing.server.received.flatMap(({ to }) => to).toSorted()).toEqual(emails.toSorted());
  });

  it('continues with the others if one address is refused for good, and does not retry it', async () => {
    const [gone, fine] = [await aUserWith(inAWeek), await aUserWith(inAWeek)];
    mailing.server.conduct.recipient = (address) =>
      address === gone.email ? answer(550, 'Unknown') : null;
    for (let i = 0; i < 6; i++) {
      await run();
      pass(5);
    }
    expect(mailing.server.received.flatMap(({ to }) => to)).toEqual([fine.email]);
    expect(errors).toHaveLength(1);
  });

  it('is retried for hours, less and less often, while the server defers it', async () => {
    const [full, fine] = [await aUserWith(inAWeek), await aUserWith(inAWeek)];
    const tries: number[] = [];
    const begun = clock.now.getTime();
    mailing.server.conduct.recipient = (address) => {
      if (address !== full.email) return null;
      tries.push((clock.now.getTime() - begun) / minuteMs);
      return tries.length < 7 ? answer(450, 'Greylisted, come again') : null;
    };
    const node = aNode();
    for (let i = 0; i < 14 * 12; i++) {
      await run(node);
      pass(5);
    }
    expect(tries).toEqual([0, 5, 20, 80, 260, 440, 620]);
    expect(mailing.server.received.flatMap(({ to }) => to)).toEqual([fine.email, full.email]);
  });

  it('arrives once even if connections keep ending before the mail is sent', async () => {
    const { email } = await aUserWith(inAWeek);
    let drops = 4;
    mailing.server.conduct.recipient = () => {
      if (drops-- > 0) mailing.server.disconnect();
      return null;
    };
    for (let i = 0; i < 60; i++) {
      await run();
      pass(5);
    }
    expect(mailing.server.received.flatMap(({ to }) => to)).toEqual([email]);
    expect(errors.length).toBeGreaterThanOrEqual(2);
  });

  it('is tried at most twice if a slow server accepts it without saying so', async () => {
    await aUserWith(inAWeek);
    let taken = 0;
    mailing.server.conduct.mail = () => {
      taken += 1;
      return new Promise(() => undefined);
    };
    const node = aNode(through(mailing.server.url, 200));
    for (let i = 0; i < 12; i++) {
      await run(node);
      pass(30);
    }
    expect(taken).toBe(2);
  });

  it.each([
    [9, 30],
    [23, 10],
  ])(
    'arrives that day if the server was silent at %i and recovers minutes later',
    async (hour, minutes) => {
      const { id, email } = await aUserWith(inAWeek);
      await mailing.store.users.update(id, {
        ...{ email: undefined, firstName: undefined, lastName: undefined },
        ...{ remindersByMail: undefined, reminderTiming: { hour } },
      });
      clock.now = new Date(Date.parse('2026-11-21T00:00:00Z') + hour * 60 * minuteMs);
      const begun = clock.now.getTime();
      const node = aNode(through(mailing.server.url, 200));
      mailing.server.conduct.mail = () => new Promise(() => undefined);
      while (clock.now.getTime() < begun + minutes * minuteMs) {
        await run(node);
        pass(5);
      }
      mailing.server.conduct.mail = async () => undefined;
      for (let i = 0; i < 30; i++) {
        await run(node);
        pass(5);
      }
      expect(mailing.server.received.map(({ to }) => to)).toEqual([[email]]);
    },
  );

  it('arrives after the server refused the sender for hours', async () => {
    const { email } = await aUserWith(inAWeek);
    mailing.server.conduct.sender = () => answer(550, 'Relaying denied');
    for (let i = 0; i < 12; i++) {
      await run();
      pass(10);
    }
    mailing.server.conduct.sender = () => null;
    for (let i = 0; i < 24; i++) {
      await run();
      pass(10);
    }
    expect(mailing.server.received.map(({ to }) => to)).toEqual([[email]]);
  });

  it('continues with the others if one fails, who gets it once that is fixed', async () => {
    const [one, other] = [await aUserWith(inAWeek), await aUserWith(inAWeek)];
    const fails: SendMail = async (mail) => {
      if (mail.to === one.email) throw new Error('Cannot write the mail');
      return through(mailing.server.url)(mail);
    };
    await run(aNode(fails));
    expect(mailing.server.received.flatMap(({ to }) => to)).toEqual([other.email]);
    expect(errors).toEqual([new Error('Cannot write the mail')]);
    pass(11);
    await run();
    expect(mailing.server.received.flatMap(({ to }) => to)).toEqual([other.email, one.email]);
  });
});
