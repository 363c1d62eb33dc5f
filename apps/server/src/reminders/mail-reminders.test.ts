import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, afterEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../platform/db/open-database.ts';
import { createSendMail, type SendMail } from '../platform/mail/smtp-mail.ts';
import { fullPage } from '../platform/db/pages.ts';
import { createStore, type Store } from '../store.ts';
import { aMailServer, answer, type MailServer } from '../testing/servers/a-mail-server.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';
import { testUnsubscribeTokens } from '../testing/unsubscribe-secret.ts';
import { createMailReminders, type MailReminders } from './mail-reminders.ts';

/** A Saturday; birthdays of the 28th are a week away. */
const nine = '2026-11-21T09:00:00Z';
const minuteMs = 60_000;

describeOnBothDatabases('mailing reminders', (database) => {
  let opened: OpenDatabase;
  let store: Store;
  let server: MailServer;
  let clock: { now: Date };
  let errors: unknown[];
  let users = 0;
  beforeAll(async () => {
    opened = await database.open();
    store = createStore(opened.db);
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    for (const table of ['users', 'leases'] as const) await opened.db.deleteFrom(table).execute();
    server = await aMailServer();
    clock = { now: new Date(nine) };
    errors = [];
  });
  afterEach(() => server.close());

  const through = (url: string, timeLimitMs = 2000): SendMail => {
    const sendMail = createSendMail(
      { network: true, mail: { smtpUrl: url, from: 'dates@mail.example' } },
      { timeLimitMs },
    );
    if (!sendMail) throw new Error('Cannot mail: there is no server');
    return sendMail;
  };
  /** One process; each has its own. */
  const aNode = (sendMail = through(server.url)): MailReminders =>
    createMailReminders({
      store,
      sendMail,
      unsubscribeTokens: testUnsubscribeTokens,
      publicUrl: 'https://dates.example',
      now: () => clock.now,
      onError: (error) => errors.push(error),
    });
  const { signal: unstopped } = new AbortController();
  const run = (node = aNode()): Promise<void> => node(unstopped);
  const pass = (minutes: number): void => {
    clock.now = new Date(clock.now.getTime() + minutes * minuteMs);
  };

  async function aUserWith(
    importantDates: object,
    { timeZone = 'UTC', name = 'June Park' } = {},
  ): Promise<{ id: number; email: string }> {
    const email = `user-${(users += 1)}@example.com`;
    const user = await store.users.create({
      email,
      passwordHash: null,
      googleSub: null,
      isEmailConfirmed: true,
      firstName: '',
      lastName: '',
      now: 0,
    });
    if (!user) throw new Error(`Cannot make a user: there is one with ${email}`);
    await store.users.keepTimeZone(user.id, timeZone);
    await store.profiles.create(user.id, { name, importantDates }, { now: 0, today: '2026-11-01' });
    return { id: user.id, email };
  }
  const inAWeek = { birthday: '1995-11-28' };

  it('announces a birthday once, by first name, with a link to unsubscribe', async () => {
    const { id, email } = await aUserWith(inAWeek);
    await run();
    pass(5);
    await run();
    expect(server.received.map(({ to }) => to)).toEqual([[email]]);
    const source = server.received[0]?.source ?? '';
    expect(source).toContain('Subject: Reminder: a birthday in 7 days, on Saturday, November 28');
    expect(source).toContain('June: a birthday in 7 days, on Saturday, November 28.');
    expect(source).not.toContain('Park');
    expect(source.replaceAll('=\r\n', '')).toContain(
      `https://dates.example/api/reminders/unsubscribe/${testUnsubscribeTokens.create(id)}`,
    );
    expect(errors).toEqual([]);
  });

  it('puts everything due at one hour in one mail, without places and notes', async () => {
    const { id } = await aUserWith({
      ...inAWeek,
      otherDates: [{ description: 'First kiss', date: '2026-11-24' }],
    });
    const {
      items: [person],
    } = await store.profiles.page(id, { today: '2026-11-21', size: fullPage });
    const details = {
      kind: 'scheduled' as const,
      isRated: false,
      ratingHalves: 10,
      totalCostCents: 0,
      notes: 'Bring the ring',
      profileId: person?.id ?? null,
    };
    const activities = [
      {
        id: 'a',
        name: 'The Interval',
        location: 'Fort Mason',
        startTime: '19:00',
        endTime: null,
        costCents: 0,
        notes: '',
      },
    ];
    await store.dates.create(id, { id: 'date', day: '2026-11-22', activities, ...details }, 0);
    await run();
    expect(server.received[0]?.source).toContain('Subject: 2 reminders');
    expect(server.received[0]?.source).toContain('June: an important date in 3 days');
    clock.now = new Date('2026-11-21T17:00:00Z');
    await run();
    expect(server.received[1]?.source).toContain('You have a date with June tomorrow.');
    for (const { source } of server.received)
      for (const secret of ['kiss', 'Interval', 'Mason', '19:00', 'ring'])
        expect(source).not.toContain(secret);
    expect(server.received).toHaveLength(2);
  });

  it.each(['$1000: http://bad.example', 'http://bad.example', '<b>Sam</b>'])(
    'carries no message in place of a name: %s',
    async (name) => {
      await aUserWith(inAWeek, { name });
      await run();
      const source = server.received[0]?.source ?? '';
      for (const part of ['bad.example', '1000', '<b>', '&lt;b'])
        expect(source).not.toContain(part);
    },
  );

  it('is sent at nine in the time zone of each user', async () => {
    const tokyo = await aUserWith(inAWeek, { timeZone: 'Asia/Tokyo' });
    const phoenix = await aUserWith(inAWeek, { timeZone: 'America/Phoenix' });
    for (const [instant, emails] of [
      ['2026-11-20T23:59:00Z', []],
      ['2026-11-21T00:00:00Z', [tokyo.email]],
      ['2026-11-21T15:59:00Z', [tokyo.email]],
      ['2026-11-21T16:00:00Z', [tokyo.email, phoenix.email]],
    ] as const) {
      clock.now = new Date(instant);
      await run();
      expect(server.received.flatMap(({ to }) => to)).toEqual(emails);
    }
  });

  it('comes at the hour and the lead that each user chose, once', async () => {
    const [usual, late] = [await aUserWith(inAWeek), await aUserWith({ birthday: '1995-11-22' })];
    await store.users.update(late.id, {
      ...{ email: undefined, firstName: undefined, lastName: undefined },
      ...{ remindersByMail: undefined, reminderTiming: { hour: 20, leadDays: 1 } },
    });
    for (const [instant, emails] of [
      ['2026-11-21T09:00:00Z', [usual.email]],
      ['2026-11-21T19:59:00Z', [usual.email]],
      ['2026-11-21T20:00:00Z', [usual.email, late.email]],
      ['2026-11-21T20:05:00Z', [usual.email, late.email]],
    ] as const) {
      clock.now = new Date(instant);
      await run();
      expect(server.received.flatMap(({ to }) => to)).toEqual(emails);
    }
    expect(server.received[1]?.source).toContain('Subject: Reminder: a birthday tomorrow');
    // An hour that is changed on the day repeats nothing.
    await store.users.update(late.id, {
      ...{ email: undefined, firstName: undefined, lastName: undefined },
      ...{ remindersByMail: undefined, reminderTiming: { hour: 21 } },
    });
    clock.now = new Date('2026-11-21T21:00:00Z');
    await run();
    expect(server.received).toHaveLength(2);
  });

  it('skips users who turned it off, and dismissed reminders', async () => {
    const { email } = await aUserWith(inAWeek);
    const off = await aUserWith(inAWeek);
    await store.users.update(off.id, {
      email: undefined,
      firstName: undefined,
      lastName: undefined,
      remindersByMail: false,
    });
    const seen = await aUserWith(inAWeek);
    const {
      items: [person],
    } = await store.profiles.page(seen.id, { today: '2026-11-21', size: fullPage });
    await store.reminders.dismiss(seen.id, `birthday-soon.${person?.id}.2026-11-28`, 0);
    await run();
    expect(server.received.flatMap(({ to }) => to)).toEqual([email]);
  });

  it('sends no second and no late mail in the evening for a morning long ago', async () => {
    await aUserWith(inAWeek);
    clock.now = new Date('2026-11-22T09:00:00Z');
    await run();
    expect(server.received).toEqual([]);
  });

  it('is sent once by two nodes that start at the same moment', async () => {
    const emails = [];
    for (let i = 0; i < 8; i++) emails.push((await aUserWith(inAWeek)).email);
    const [one, two] = [aNode(), aNode()];
    await Promise.all([run(one), run(two)]);
    await Promise.all([run(two), run(one)]);
    expect(server.received.flatMap(({ to }) => to).toSorted()).toEqual(emails.toSorted());
  });

  it('is sent once also where the first node lost its lease without knowing', async () => {
    const { email } = await aUserWith(inAWeek);
    await aUserWith(inAWeek);
    let isFirst = true;
    const slow: SendMail = async (mail) => {
      if (isFirst) {
        isFirst = false;
        pass(2);
        await run(aNode());
      }
      return through(server.url)(mail);
    };
    await run(aNode(slow));
    expect(server.received).toHaveLength(2);
    pass(20);
    await run();
    expect(server.received).toHaveLength(2);
    expect(server.received.flatMap(({ to }) => to)).toContain(email);
  });

  it('waits while another node is sending, and takes over when it has died', async () => {
    await aUserWith(inAWeek);
    const dead = { name: 'reminder-mails', holder: 'dead' };
    await store.leases.take(dead, { now: clock.now.getTime(), ms: minuteMs });
    await run();
    expect(server.received).toEqual([]);
    pass(1);
    await run();
    expect(server.received).toHaveLength(1);
  });

  it('is retried once, minutes later, after a crash between claim and answer', async () => {
    await aUserWith(inAWeek);
    const dies: SendMail = () => Promise.reject(new Error('killed'));
    await run(aNode(dies));
    await run();
    pass(9);
    await run();
    expect(server.received).toEqual([]);
    pass(2);
    await run(aNode(dies));
    pass(60);
    await run();
    expect(server.received).toEqual([]);
  });

  it('arrives after one crash, once', async () => {
    const { email } = await aUserWith(inAWeek);
    await run(aNode(() => Promise.reject(new Error('killed'))));
    expect(errors).toEqual([new Error('killed')]);
    pass(11);
    await run();
    pass(60);
    await run();
    expect(server.received.map(({ to }) => to)).toEqual([[email]]);
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
    expect(server.received.flatMap(({ to }) => to).toSorted()).toEqual(emails.toSorted());
  });

  it('continues with the others if one address is refused for good, and does not retry it', async () => {
    const [gone, fine] = [await aUserWith(inAWeek), await aUserWith(inAWeek)];
    server.conduct.recipient = (address) =>
      address === gone.email ? answer(550, 'Unknown') : null;
    for (let i = 0; i < 6; i++) {
      await run();
      pass(5);
    }
    expect(server.received.flatMap(({ to }) => to)).toEqual([fine.email]);
    expect(errors).toHaveLength(1);
  });

  it('is retried for hours, less and less often, while the server defers it', async () => {
    const [full, fine] = [await aUserWith(inAWeek), await aUserWith(inAWeek)];
    const tries: number[] = [];
    const begun = clock.now.getTime();
    server.conduct.recipient = (address) => {
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
    expect(server.received.flatMap(({ to }) => to)).toEqual([fine.email, full.email]);
  });

  it('arrives once even if connections keep ending before the mail is sent', async () => {
    const { email } = await aUserWith(inAWeek);
    let drops = 4;
    server.conduct.recipient = () => {
      if (drops-- > 0) server.disconnect();
      return null;
    };
    for (let i = 0; i < 60; i++) {
      await run();
      pass(5);
    }
    expect(server.received.flatMap(({ to }) => to)).toEqual([email]);
    expect(errors.length).toBeGreaterThanOrEqual(2);
  });

  it('is sent in parallel with a few others, on reused connections', async () => {
    for (let i = 0; i < 12; i++) await aUserWith(inAWeek);
    let [underWay, most] = [0, 0];
    server.conduct.mail = async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve, 30));
      underWay -= 1;
    };
    await run();
    expect(server.received).toHaveLength(12);
    expect(most).toBeGreaterThan(1);
    expect(server.connections).toBeLessThan(6);
  });

  it('arrives on its day even if the clock was once a month ahead', async () => {
    const [soon, later] = [await aUserWith(inAWeek), await aUserWith({ birthday: '1995-12-28' })];
    clock.now = new Date('2026-12-21T09:00:00Z');
    await run();
    expect(server.received.flatMap(({ to }) => to)).toEqual([later.email]);
    await store.leases.take(
      { name: 'reminder-mails', holder: 'dead' },
      { now: clock.now.getTime(), ms: minuteMs },
    );
    clock.now = new Date(nine);
    await run();
    expect(server.received.flatMap(({ to }) => to)).toEqual([later.email, soon.email]);
    clock.now = new Date('2026-12-21T09:00:00Z');
    await run();
    expect(server.received.flatMap(({ to }) => to)).toEqual([later.email, soon.email, later.email]);
  });

  it('is mailed by the next run if one hangs', async () => {
    const { email } = await aUserWith(inAWeek);
    let hangs = true;
    const node = aNode((mail) =>
      hangs ? new Promise(() => undefined) : through(server.url)(mail),
    );
    void run(node);
    await expect
      .poll(async () => (await opened.db.selectFrom('reminder_mails').selectAll().execute()).length)
      .toBe(1);
    hangs = false;
    pass(11);
    await run(node);
    expect(server.received.flatMap(({ to }) => to)).toEqual([email]);
  });

  it('is tried at most twice if a slow server accepts it without saying so', async () => {
    await aUserWith(inAWeek);
    let taken = 0;
    server.conduct.mail = () => {
      taken += 1;
      return new Promise(() => undefined);
    };
    const node = aNode(through(server.url, 200));
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
      await store.users.update(id, {
        ...{ email: undefined, firstName: undefined, lastName: undefined },
        ...{ remindersByMail: undefined, reminderTiming: { hour } },
      });
      clock.now = new Date(Date.parse('2026-11-21T00:00:00Z') + hour * 60 * minuteMs);
      const begun = clock.now.getTime();
      const node = aNode(through(server.url, 200));
      server.conduct.mail = () => new Promise(() => undefined);
      while (clock.now.getTime() < begun + minutes * minuteMs) {
        await run(node);
        pass(5);
      }
      server.conduct.mail = async () => undefined;
      for (let i = 0; i < 30; i++) {
        await run(node);
        pass(5);
      }
      expect(server.received.map(({ to }) => to)).toEqual([[email]]);
    },
  );

  it('arrives after the server refused the sender for hours', async () => {
    const { email } = await aUserWith(inAWeek);
    server.conduct.sender = () => answer(550, 'Relaying denied');
    for (let i = 0; i < 12; i++) {
      await run();
      pass(10);
    }
    server.conduct.sender = () => null;
    for (let i = 0; i < 24; i++) {
      await run();
      pass(10);
    }
    expect(server.received.map(({ to }) => to)).toEqual([[email]]);
  });

  it('continues with the others if one user has thousands of days at once, who gets one mail', async () => {
    const { id, email } = await aUserWith(inAWeek);
    const otherDates = Array.from({ length: 50 }, (_, i) => ({
      description: `Day ${i}`,
      date: '2026-11-21',
    }));
    for (let i = 0; i < 120; i++)
      await store.profiles.create(
        id,
        { name: 'June', importantDates: { otherDates } },
        { now: i, today: '2026-11-01' },
      );
    const others = [await aUserWith(inAWeek), await aUserWith(inAWeek, { timeZone: 'Asia/Tokyo' })];
    for (let i = 0; i < 3; i++) {
      await run();
      pass(30);
    }
    expect(errors).toEqual([]);
    expect(server.received.flatMap(({ to }) => to).toSorted()).toEqual(
      [email, ...others.map((other) => other.email)].toSorted(),
    );
    const source = server.received.find(({ to }) => to[0] === email)?.source ?? '';
    expect(source.match(/^June: an important date today\.$/gm)).toHaveLength(20);
    expect(source).toContain('And 180 more.');
  });

  it('continues with the others if one fails, who gets it once that is fixed', async () => {
    const [one, other] = [await aUserWith(inAWeek), await aUserWith(inAWeek)];
    const fails: SendMail = async (mail) => {
      if (mail.to === one.email) throw new Error('Cannot write the mail');
      return through(server.url)(mail);
    };
    await run(aNode(fails));
    expect(server.received.flatMap(({ to }) => to)).toEqual([other.email]);
    expect(errors).toEqual([new Error('Cannot write the mail')]);
    pass(11);
    await run();
    expect(server.received.flatMap(({ to }) => to)).toEqual([other.email, one.email]);
  });

  it('does not wait for a hanging server when told to stop, and uses up no attempt', async () => {
    const { email } = await aUserWith(inAWeek);
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    for (let restart = 0; restart < 3; restart += 1) {
      const begun = performance.now();
      await aNode(through(`smtp://127.0.0.1:${port}`, 15_000))(AbortSignal.timeout(200));
      expect(performance.now() - begun).toBeLessThan(3000);
      pass(11);
    }
    silent.close();
    await run();
    expect(server.received.flatMap(({ to }) => to)).toEqual([email]);
  });

  it('stops between two mails when told to, and continues later', async () => {
    for (let i = 0; i < 8; i++) await aUserWith(inAWeek);
    const stopping = new AbortController();
    server.conduct.mail = async () => stopping.abort();
    await aNode()(stopping.signal);
    // Those that were under way side by side.
    expect(server.received.length).toBeLessThan(5);
    server.conduct.mail = async () => undefined;
    // Of what was cut off nobody knows whether it left; it is tried once more after a while.
    pass(11);
    await run();
    expect(new Set(server.received.map(({ to }) => to[0])).size).toBe(8);
  });
});
