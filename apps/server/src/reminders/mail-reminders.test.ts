import { expect, it } from 'vitest';
import { fullPage } from '../platform/db/pages.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';
import { testUnsubscribeTokens } from '../testing/unsubscribe-secret.ts';
import { aMailing, inAWeek, minuteMs, nine } from './testing/a-mailing.ts';

describeOnBothDatabases('mailing reminders', (database) => {
  const mailing = aMailing(database);
  const { aUserWith, clock, errors, pass, run } = mailing;

  it('announces a birthday once, by first name, with a link to unsubscribe', async () => {
    const { id, email } = await aUserWith(inAWeek);
    await run();
    pass(5);
    await run();
    expect(mailing.server.received.map(({ to }) => to)).toEqual([[email]]);
    const source = mailing.server.received[0]?.source ?? '';
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
    } = await mailing.store.profiles.page(id, { today: '2026-11-21', size: fullPage });
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
    await mailing.store.dates.create(
      id,
      { id: 'date', day: '2026-11-22', activities, ...details },
      0,
    );
    await run();
    expect(mailing.server.received[0]?.source).toContain('Subject: 2 reminders');
    expect(mailing.server.received[0]?.source).toContain('June: an important date in 3 days');
    clock.now = new Date('2026-11-21T17:00:00Z');
    await run();
    expect(mailing.server.received[1]?.source).toContain('You have a date with June tomorrow.');
    for (const { source } of mailing.server.received)
      for (const secret of ['kiss', 'Interval', 'Mason', '19:00', 'ring'])
        expect(source).not.toContain(secret);
    expect(mailing.server.received).toHaveLength(2);
  });

  it.each(['$1000: http://bad.example', 'http://bad.example', '<b>Sam</b>'])(
    'carries no message in place of a name: %s',
    async (name) => {
      await aUserWith(inAWeek, { name });
      await run();
      const source = mailing.server.received[0]?.source ?? '';
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
      expect(mailing.server.received.flatMap(({ to }) => to)).toEqual(emails);
    }
  });

  it('comes at the hour and the lead that each user chose, once', async () => {
    const [usual, late] = [await aUserWith(inAWeek), await aUserWith({ birthday: '1995-11-22' })];
    await mailing.store.users.update(late.id, {
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
      expect(mailing.server.received.flatMap(({ to }) => to)).toEqual(emails);
    }
    expect(mailing.server.received[1]?.source).toContain('Subject: Reminder: a birthday tomorrow');
    // An hour that is changed on the day repeats nothing.
    await mailing.store.users.update(late.id, {
      ...{ email: undefined, firstName: undefined, lastName: undefined },
      ...{ remindersByMail: undefined, reminderTiming: { hour: 21 } },
    });
    clock.now = new Date('2026-11-21T21:00:00Z');
    await run();
    expect(mailing.server.received).toHaveLength(2);
  });

  it('skips users who turned it off, and dismissed reminders', async () => {
    const { email } = await aUserWith(inAWeek);
    const off = await aUserWith(inAWeek);
    await mailing.store.users.update(off.id, {
      email: undefined,
      firstName: undefined,
      lastName: undefined,
      remindersByMail: false,
    });
    const seen = await aUserWith(inAWeek);
    const {
      items: [person],
    } = await mailing.store.profiles.page(seen.id, { today: '2026-11-21', size: fullPage });
    await mailing.store.reminders.dismiss(seen.id, `birthday-soon.${person?.id}.2026-11-28`, 0);
    await run();
    expect(mailing.server.received.flatMap(({ to }) => to)).toEqual([email]);
  });

  it('sends no second and no late mail in the evening for a morning long ago', async () => {
    await aUserWith(inAWeek);
    clock.now = new Date('2026-11-22T09:00:00Z');
    await run();
    expect(mailing.server.received).toEqual([]);
  });

  it('arrives on its day even if the clock was once a month ahead', async () => {
    const [soon, later] = [await aUserWith(inAWeek), await aUserWith({ birthday: '1995-12-28' })];
    clock.now = new Date('2026-12-21T09:00:00Z');
    await run();
    expect(mailing.server.received.flatMap(({ to }) => to)).toEqual([later.email]);
    await mailing.store.leases.take(
      { name: 'reminder-mails', holder: 'dead' },
      { now: clock.now.getTime(), ms: minuteMs },
    );
    clock.now = new Date(nine);
    await run();
    expect(mailing.server.received.flatMap(({ to }) => to)).toEqual([later.email, soon.email]);
    clock.now = new Date('2026-12-21T09:00:00Z');
    await run();
    expect(mailing.server.received.flatMap(({ to }) => to)).toEqual([
      later.email,
      soon.email,
      later.email,
    ]);
  });

  it('continues with the others if one user has thousands of days at once, who gets one mail', async () => {
    const { id, email } = await aUserWith(inAWeek);
    const otherDates = Array.from({ length: 50 }, (_, i) => ({
      description: `Day ${i}`,
      date: '2026-11-21',
    }));
    for (let i = 0; i < 120; i++)
      await mailing.store.profiles.create(
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
    expect(mailing.server.received.flatMap(({ to }) => to).toSorted()).toEqual(
      [email, ...others.map((other) => other.email)].toSorted(),
    );
    const source = mailing.server.received.find(({ to }) => to[0] === email)?.source ?? '';
    expect(source.match(/^June: an important date today\.$/gm)).toHaveLength(20);
    expect(source).toContain('And 180 more.');
  });
});
