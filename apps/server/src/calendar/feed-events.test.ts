import { expect, it } from 'vitest';
import { aUser } from '../testing/a-user.ts';
import { calendarsOf } from './testing/calendars-of.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';
import { readCalendar } from '../testing/read-calendar.ts';

describeOnBothDatabases('calendars', (database) => {
  const { on, openFeed, read, aDate, aPerson } = calendarsOf(database);

  it('list upcoming dates in a feed, in the local time of its reader', async () => {
    const june = await aPerson(on.ana, { name: 'June Park' });
    await aDate(on.ana, {
      profile_id: june,
      date: '2026-11-28',
      notes: 'secret-canary',
      activities: [
        {
          name: 'SFJAZZ Center',
          location: '201 Franklin St',
          start_time: '20:00',
          end_time: '23:30',
          cost: 80,
          notes: 'secret-canary',
        },
        { name: 'A last drink', start_time: '00:15', end_time: '01:00' },
        { name: 'Flowers, before' },
      ],
    });
    await aDate(on.ana, { date: '2026-12-05' });
    await aDate(on.ana, {
      date: '2026-12-06',
      activities: [{ name: 'Hike', location: 'Lands End', start_time: '05:30', end_time: '05:30' }],
    });
    await aDate(on.ana, {
      date: '2026-11-19',
      kind: 'recorded',
      activities: [{ name: 'Gone by' }],
    });
    const path = await openFeed(on.ana);
    const answer = await on.test.app.inject(path);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    });
    expect(answer.body).not.toMatch(/secret-canary|Gone by/);
    const { name, events } = readCalendar(answer.body);
    expect(name).toBe('Rendezvous dates');
    expect(
      events.map(({ summary, location, description, start, end, timeZone }) => ({
        summary,
        location,
        description,
        start,
        end,
        timeZone,
      })),
    ).toEqual([
      {
        summary: 'Date with June Park',
        location: null,
        description: 'Flowers, before',
        start: '2026-11-28',
        end: null,
        timeZone: null,
      },
      {
        summary: 'SFJAZZ Center with June Park',
        location: '201 Franklin St',
        description: null,
        start: '2026-11-28T20:00:00',
        end: '2026-11-28T23:30:00',
        timeZone: null,
      },
      {
        summary: 'A last drink with June Park',
        location: null,
        description: null,
        start: '2026-11-29T00:15:00',
        end: '2026-11-29T01:00:00',
        timeZone: null,
      },
      {
        summary: 'Date',
        location: null,
        description: null,
        start: '2026-12-05',
        end: null,
        timeZone: null,
      },
      {
        summary: 'Hike',
        location: 'Lands End',
        description: null,
        start: '2026-12-06T05:30:00',
        end: null,
        timeZone: null,
      },
    ]);
    expect((await read(path)).events.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));
  });

  it('list birthdays in a feed every year, and other important dates once', async () => {
    const otherDates = [
      { description: 'First kiss', date: '2026-06-13' },
      { description: '', date: '2026-12-24' },
    ];
    await aPerson(on.ana, { name: 'Sam', importantDates: { birthday: '1996-02-29', otherDates } });
    await aPerson(on.ana, { name: 'Kim' });
    await aPerson(on.ana, {
      name: 'June; Park',
      importantDates: { birthday: '1994-04-12', firstDate: '2025-06-01', otherDates: [] },
    });
    const { events } = await read(await openFeed(on.ana));
    expect(events.map(({ summary, start, end }) => [summary, start, end])).toEqual([
      ['June; Park: birthday', '1994-04-12', null],
      ['June; Park: first date', '2025-06-01', null],
      ['Sam: birthday', '1996-02-29', null],
      ['Sam: First kiss', '2026-06-13', null],
      ['Sam', '2026-12-24', null],
    ]);
    const daysOf = (summary: string) =>
      events.find((event) => event.summary === summary)?.days('2026-01-01', 3);
    expect(daysOf('June; Park: birthday')).toEqual(['2026-04-12', '2027-04-12', '2028-04-12']);
    expect(daysOf('Sam: birthday')).toEqual(['2026-02-28', '2027-02-28', '2028-02-29']);
    expect(daysOf('Sam: First kiss')).toEqual(['2026-06-13']);
  });

  it('decide what is upcoming by the last time zone of the user', async () => {
    await aDate(on.ana, { date: '2026-11-20', kind: 'recorded', activities: [{ name: 'Over' }] });
    await aDate(on.ana, { date: '2026-11-20', activities: [{ name: 'Tonight' }] });
    await aDate(on.ana, { date: '2026-11-21', activities: [{ name: 'Tomorrow' }] });
    const path = await openFeed(on.ana);
    const told = async (timeZone: string) => {
      await on.ana.inject({ url: '/api/users/me', headers: { 'x-time-zone': timeZone } });
      return (await read(path)).events.map(({ description }) => description);
    };
    expect(await told('America/Chicago')).toEqual(['Tonight', 'Tomorrow']);
    // At six in the evening in London it is the 21st in Auckland.
    expect(await told('Pacific/Auckland')).toEqual(['Tomorrow']);
  });

  it('put only current data of the user into a feed', async () => {
    const ben = await aUser(on.test);
    const id = await aPerson(ben, {
      name: 'Bens friend',
      importantDates: { birthday: '1990-05-05', otherDates: [] },
    });
    await aDate(ben, { profile_id: id, date: '2026-11-28' });
    const [ofAna, ofBen] = [await openFeed(on.ana), await openFeed(ben)];
    expect((await read(ofAna)).events).toEqual([]);
    expect((await read(ofBen)).events).toHaveLength(2);
    await ben.ask('DELETE', `/profiles/${id}`);
    expect((await read(ofBen)).events).toEqual([]);
  });

  it('limit the dates in a feed to more than anybody has', async () => {
    const one = {
      user_id: on.ana.id,
      profile_id: null,
      kind: 'scheduled',
      rated: 1,
      rating_halves: 10,
      total_cost_cents: 0,
      notes: '',
      activities: '[]',
      learnt_names: '[]',
      created_at: 0,
    };
    const days = Array.from({ length: 501 }, (_, i) =>
      new Date(Date.UTC(2027, 0, 1 + i)).toISOString().slice(0, 10),
    );
    await on.test.db
      .insertInto('dates')
      .values(days.map((day) => ({ ...one, id: day, day })))
      .execute();
    expect((await read(await openFeed(on.ana))).events.map(({ start }) => start)).toEqual(
      days.slice(0, 500),
    );
  });

  it('put every birthday in a feed, and the nearest of too many other days', async () => {
    const daysFrom = (first: number) =>
      Array.from({ length: 50 }, (_, i) => ({
        description: `Day ${i}`,
        date: new Date(Date.UTC(2026, 10, 20) + (first + i) * 86_400_000)
          .toISOString()
          .slice(0, 10),
      }));
    for (let i = -2; i < 21; i++)
      await aPerson(on.ana, {
        name: `Sam ${i}`,
        importantDates: { birthday: '1990-12-01', otherDates: daysFrom(50 * i) },
      });
    const { events } = await read(await openFeed(on.ana));
    const starts = events.map(({ start }) => start).toSorted();
    expect(starts.filter((start) => start === '1990-12-01')).toHaveLength(23);
    const others = starts.filter((start) => start !== '1990-12-01');
    expect([others.length, others[0], others.at(-1)]).toEqual([1000, '2026-11-20', '2029-08-15']);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });
});
