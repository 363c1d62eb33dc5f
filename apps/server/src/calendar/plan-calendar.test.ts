import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { post } from '../testing/a-user.ts';
import { aSuggestion } from '../testing/a-suggestion.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { sqlite } from '../testing/databases.ts';
import { readCalendar, type ReadEvent } from '../testing/read-calendar.ts';

let test: TestApp;
beforeAll(async () => {
  test = await aTestApp(sqlite);
});
afterAll(() => test.close());

const suggested = aSuggestion().plans[0];
const stop = {
  name: 'Bar',
  location: '',
  description: '',
  estimated_cost: '',
  opening_hours: '',
  rating: 5,
};
const minimal = (venues: object[], fields: object = {}) => ({
  plan_id: randomUUID(),
  venues,
  route_info: {},
  total_cost: '',
  ...fields,
});
/** Stops from one time to another: `19:00-20:30`. */
const stops = (...stays: string[]) =>
  stays.map((stay, i) => ({
    ...stop,
    venue_id: String(i),
    arrival: stay.slice(0, 5),
    departure: stay.slice(6),
  }));

const ask = (plan: object): Promise<LightMyRequestResponse> => post(test.app, '/calendar', plan);
const eventsOf = async (plan: object): Promise<readonly ReadEvent[]> => {
  const answer = await ask(plan);
  expect(answer.statusCode, answer.body).toBe(200);
  return readCalendar(answer.body).events;
};
const stays = async (plan: object) => (await eventsOf(plan)).map(({ start, end }) => [start, end]);

describe('a plan as a calendar file', () => {
  it('[NEW-14] has an event for each of the three stops, in the time zone of the venues', async () => {
    const venues = suggested?.venues.map((venue, i) => ({
      ...venue,
      arrival: `${18 + i}:00`,
      departure: `${18 + i}:45`,
      booking: { need: ['none', 'advised', 'required'][i], ahead: null, url: null },
      website: i === 1 ? 'https://two.example/?a=1;b=2' : null,
    }));
    const answer = await ask({ ...suggested, venues });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="clay-noodles-and-jazz-2026-11-28.ics"',
    });
    const { events, name } = readCalendar(answer.body);
    expect(name).toBe(null);
    expect(events).toMatchObject([
      {
        summary: 'Place one',
        start: '2026-11-28T18:00:00',
        end: '2026-11-28T18:45:00',
        description: 'A place.\nCost: $20 to $30 for two',
      },
      {
        summary: 'Place two',
        start: '2026-11-28T19:00:00',
        description:
          'A place.\nCost: $20 to $30 for two\nBooking advised\nhttps://two.example/?a=1;b=2',
      },
      {
        summary: 'Place three',
        start: '2026-11-28T20:00:00',
        description: 'A place.\nCost: $20 to $30 for two\nBooking required',
      },
    ]);
    for (const event of events)
      expect(event).toMatchObject({
        location: '1 Valencia St, San Francisco',
        geo: [37.76, -122.42],
        timeZone: 'America/Los_Angeles',
      });
    expect(events[0]?.startsAt.toISOString()).toBe('2026-11-29T02:00:00.000Z');
    expect(events[0]?.stamp).toBe('2026-11-20T18:00:00Z');
  });

  it.each([
    ['America/New_York', '2026-11-28T23:00:00.000Z', '2026-07-04T22:00:00.000Z'],
    ['America/Chicago', '2026-11-29T00:00:00.000Z', '2026-07-04T23:00:00.000Z'],
    ['America/Phoenix', '2026-11-29T01:00:00.000Z', '2026-07-05T01:00:00.000Z'],
    ['America/Los_Angeles', '2026-11-29T02:00:00.000Z', '2026-07-05T01:00:00.000Z'],
  ])('[NEW-14] is at six in %s, in winter and in summer', async (time_zone, winter, summer) => {
    for (const [date, instant] of [
      ['2026-11-28', winter],
      ['2026-07-04', summer],
    ]) {
      const [event] = await eventsOf(minimal(stops('18:00-19:30'), { date, time_zone }));
      expect(event?.startsAt.toISOString()).toBe(instant);
      expect(event?.endsAt.getTime()).toBe(Date.parse(instant ?? '') + 90 * 60_000);
    }
  });

  it('goes on after midnight, on the day after', async () => {
    const evening = { date: '2026-12-31', time_zone: 'America/New_York', start_time: '21:30' };
    expect(
      await stays(minimal(stops('21:30-23:00', '23:15-00:45', '01:00-02:15'), evening)),
    ).toEqual([
      ['2026-12-31T21:30:00', '2026-12-31T23:00:00'],
      ['2026-12-31T23:15:00', '2027-01-01T00:45:00'],
      ['2027-01-01T01:00:00', '2027-01-01T02:15:00'],
    ]);
    // The first stop was removed: what is left begins after midnight, on the same morning as
    // before.
    expect(await stays(minimal(stops('01:00-02:15'), evening))).toEqual([
      ['2027-01-01T01:00:00', '2027-01-01T02:15:00'],
    ]);
    // What lies a little before the start is no next morning.
    expect(await stays(minimal(stops('21:00-23:00', '23:15-06:00'), evening))).toEqual([
      ['2026-12-31T21:00:00', '2026-12-31T23:00:00'],
      ['2026-12-31T23:15:00', '2027-01-01T06:00:00'],
    ]);
    // An early start is on the day itself.
    expect(
      await stays(minimal(stops('05:30-07:00', '07:10-08:00'), { date: '2026-12-31' })),
    ).toEqual([
      ['2026-12-31T05:30:00', '2026-12-31T07:00:00'],
      ['2026-12-31T07:10:00', '2026-12-31T08:00:00'],
    ]);
  });

  it('says what clocks show in the night that has an hour twice', async () => {
    const night = { date: '2026-10-31', time_zone: 'America/Chicago' };
    const events = await eventsOf(
      minimal(stops('22:00-00:30', '00:40-01:20', '01:30-02:15'), night),
    );
    expect(events.map(({ start, end }) => [start, end])).toEqual([
      ['2026-10-31T22:00:00', '2026-11-01T00:30:00'],
      ['2026-11-01T00:40:00', '2026-11-01T01:20:00'],
      ['2026-11-01T01:30:00', '2026-11-01T02:15:00'],
    ]);
    expect(events[0]?.startsAt.toISOString()).toBe('2026-11-01T03:00:00.000Z');
    expect(events[2]?.endsAt.toISOString()).toBe('2026-11-01T08:15:00.000Z');
    for (const { startsAt, endsAt } of events)
      expect(startsAt.getTime()).toBeLessThan(endsAt.getTime());
  });

  it('says an hour later what clocks skip, and ends nothing before it began', async () => {
    const night = { date: '2027-03-13', time_zone: 'America/Chicago' };
    const events = await eventsOf(
      minimal(stops('23:30-01:30', '01:40-02:10', '02:15-03:00'), night),
    );
    expect(events.map(({ start, end }) => [start, end])).toEqual([
      ['2027-03-13T23:30:00', '2027-03-14T01:30:00'],
      ['2027-03-14T01:40:00', '2027-03-14T03:10:00'],
      ['2027-03-14T03:15:00', '2027-03-14T04:00:00'],
    ]);
    expect(
      events.map(({ startsAt, endsAt }) => (endsAt.getTime() - startsAt.getTime()) / 60_000),
    ).toEqual([120, 30, 45]);
    // Phoenix skips nothing.
    expect(
      await stays(
        minimal(stops('23:30-01:30', '02:15-03:00'), { ...night, time_zone: 'America/Phoenix' }),
      ),
    ).toEqual([
      ['2027-03-13T23:30:00', '2027-03-14T01:30:00'],
      ['2027-03-14T02:15:00', '2027-03-14T03:00:00'],
    ]);
  });

  it('keeps the ids of its events, whatever else of the plan changes', async () => {
    const plan_id = randomUUID();
    const idsOf = async (plan: object) =>
      (await eventsOf({ ...plan, plan_id })).map(({ uid }) => uid);
    const [one, two, three] = stops('18:00-19:00', '19:10-20:00', '20:10-21:00');
    const ids = await idsOf(minimal([one ?? {}, two ?? {}, three ?? {}], { date: '2026-11-28' }));
    expect(new Set(ids).size).toBe(3);
    expect(
      await idsOf(
        minimal([{ ...one, arrival: '17:00' }, three ?? {}], {
          date: '2026-11-29',
          title: 'Shorter',
        }),
      ),
    ).toEqual([ids[0], ids[2]]);
    expect(await eventsOf(minimal([one ?? {}], { date: '2026-11-28' }))).not.toMatchObject([
      { uid: ids[0] },
    ]);
    // Twice the same stop, and stops without an id.
    expect(
      await idsOf(
        minimal([one ?? {}, one ?? {}, stop, { ...stop, name: 'Cafe' }], { date: '2026-11-28' }),
      ),
    ).toHaveLength(4);
  });

  it('lasts all day if a stop has no times', async () => {
    const answer = await ask(
      minimal([stop, ...stops('20:00-21:00')], {
        date: '2026-11-28',
        time_zone: 'America/Chicago',
      }),
    );
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="date-2026-11-28.ics"',
    );
    expect(readCalendar(answer.body).events).toMatchObject([
      { summary: 'Bar', start: '2026-11-28', end: null, timeZone: null },
      { start: '2026-11-28T20:00:00', timeZone: 'America/Chicago' },
    ]);
    expect(
      await stays(
        minimal([{ ...stop, arrival: 'eight', departure: '25:00' }], { date: '2026-11-28' }),
      ),
    ).toEqual([['2026-11-28', null]]);
    expect(
      await stays(
        minimal(stops('23:00-00:30'), { date: '9999-12-31', time_zone: 'America/Chicago' }),
      ),
    ).toEqual([['9999-12-31', null]]);
    expect(await stays(minimal([{ ...stop, arrival: '20:00' }], { date: '2026-11-28' }))).toEqual([
      ['2026-11-28T20:00:00', null],
    ]);
  });

  it('is in the local time of the reader when the time zone is unknown', async () => {
    for (const time_zone of [
      undefined,
      '',
      'Mars/Olympus',
      'america/chicago',
      '__proto__',
      'X\r\nATTENDEE:x',
    ]) {
      expect(
        await eventsOf(minimal(stops('18:00-19:00'), { date: '2026-11-28', time_zone })),
      ).toMatchObject([{ start: '2026-11-28T18:00:00', timeZone: null }]);
    }
    // A second name of a zone.
    expect(
      await eventsOf(
        minimal(stops('18:00-19:00'), { date: '2026-11-28', time_zone: 'US/Central' }),
      ),
    ).toMatchObject([{ timeZone: 'America/Chicago' }]);
  });

  it('is refused without a day', async () => {
    for (const date of [undefined, 'Saturday', '2026-02-30', '2026-11-28T18:00']) {
      const answer = await ask(minimal([stop], { date }));
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({
        code: 'invalid-input',
        detail: 'This plan has no day yet, so there is nothing to put into a calendar.',
        errors: { date: [expect.any(String)] },
      });
    }
  });

  it('keeps names unchanged to the letter, and lets nothing else into the file', async () => {
    const name = 'Zoë’s Bar, Grill; “Noodles” \\ 🍜 日本 — '.repeat(5).slice(0, 190).trim();
    const description = 'One.\nTwo;\tthree, four\r\nEND:VEVENT\nBEGIN:VEVENT';
    const hostile = 'https://x.example/\r\nATTENDEE:mailto:x@example.com\u0007';
    const answer = await ask(
      minimal([{ ...stop, name, description, website: hostile, venue_id: hostile }], {
        date: '2026-11-28',
        title: 'Crème Brûlée, & "Ödön\'s" \r\nX: 日本',
      }),
    );
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="creme-brulee-odon-s-x-2026-11-28.ics"',
    );
    const { events } = readCalendar(answer.body);
    expect(events).toHaveLength(1);
    expect(events[0]?.summary).toBe(name);
    expect(events[0]?.description).toBe(
      'One.\nTwo;\tthree, four\nEND:VEVENT\nBEGIN:VEVENT\nhttps://x.example/\nATTENDEE:mailto:x@example.com',
    );
    expect(answer.body).not.toMatch(/^ATTENDEE/m);
  });

  it('has a place on the map if one was given', async () => {
    const placed = async (coordinates: object | undefined) =>
      (await eventsOf(minimal([{ ...stop, coordinates }], { date: '2026-11-28' })))[0]?.geo;
    expect(await placed({ lat: 40.73061234567, lon: -73.935242 })).toEqual([40.730612, -73.935242]);
    const nowhere = { ...stop, coordinates: { lat: 91, lon: 1e300 } };
    expect((await ask(minimal([nowhere], { date: '2026-11-28' }))).statusCode).toBe(422);
    expect(await placed(undefined)).toBe(null);
  });
});
