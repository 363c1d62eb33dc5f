import { describe, expect, it } from 'vitest';
import type { Candidate } from '../candidates/candidates.ts';
import type { Window } from '../candidates/window.ts';
import { kinds } from '@rendezvous/venue-model';
import { aVenue, createRandom, type Random } from '@rendezvous/venue-model/testing';
import { scheduleStops, type Schedule } from './schedule.ts';

function stopWith(
  windows: readonly Window[],
  [shortestStay, typicalStay]: readonly [number, number],
): Candidate {
  return {
    venue: aVenue(),
    index: 0,
    kind: kinds.museum,
    shortestStay,
    typicalStay,
    windows,
    hoursKnown: true,
    asked: 0,
    picnic: null,
    sunset: null,
    crawl: 0,
    feeds: false,
  };
}

const openFrom = (
  arriveFrom: number,
  arriveTo: number,
  leaveBy: number,
  longest = 120,
): Window => ({ arriveFrom, arriveTo, leaveBy, longest, leaveFrom: 0, every: 5 });

const quarterly = (window: Window): Window => ({ ...window, every: 15 });
const until = (leaveFrom: number, window: Window): Window => ({ ...window, leaveFrom });

describe('scheduleStops', () => {
  const span = { startMinutes: 18 * 60, latestEnd: 24 * 60 };
  const anyTime = [openFrom(0, 1440, 1440)];

  it('starts at the wished minute and stays as long as typical when every door is open', () => {
    const schedule = scheduleStops(
      [stopWith(anyTime, [30, 45]), stopWith(anyTime, [60, 90]), stopWith(anyTime, [45, 60])],
      [10, 5],
      span,
    );
    expect(schedule).toEqual({
      arrivals: [1080, 1135, 1230],
      departures: [1125, 1225, 1290],
      waitMinutes: 0,
      lingerMinutes: 0,
      hurryMinutes: 0,
    });
  });

  it('lingers for a sunset that is minutes away, and not for one that is an hour off', () => {
    const leftAt = (sunset: number) =>
      scheduleStops(
        [{ ...stopWith(anyTime, [30, 45]), sunset }, stopWith(anyTime, [60, 90])],
        [10],
        span,
      )?.departures[0];
    expect(leftAt(1135)).toBe(1135);
    expect(leftAt(1190)).toBe(1125);
  });

  it('rounds every way up to five minutes', () => {
    const schedule = scheduleStops(
      [stopWith(anyTime, [30, 45]), stopWith(anyTime, [60, 90])],
      [11],
      span,
    );
    expect(schedule).toMatchObject({ arrivals: [1080, 1140], waitMinutes: 0 });
  });

  it('sits two down at a table on the quarter hour, and begins on the clock', () => {
    const table = [quarterly(openFrom(0, 1440, 1440))];
    const schedule = scheduleStops([stopWith(anyTime, [30, 45]), stopWith(table, [60, 90])], [10], {
      ...span,
      startMinutes: 1077,
    });
    expect(schedule).toMatchObject({ arrivals: [1080, 1140], departures: [1130, 1230] });
  });

  it('stays for the whole of a set', () => {
    const set = [until(1260, quarterly(openFrom(1125, 1140, 1300, 200)))];
    const schedule = scheduleStops(
      [stopWith(anyTime, [30, 45]), stopWith(set, [75, 105])],
      [10],
      span,
    );
    expect(schedule).toMatchObject({ arrivals: [1080, 1140], departures: [1130, 1260] });
  });

  it('hurries through anything else before what was asked for', () => {
    const until20 = { ...span, latestEnd: 20 * 60 };
    const stays = (asked: readonly [number, number]) => {
      const stops = asked.map((bits) => ({ ...stopWith(anyTime, [30, 90]), asked: bits }));
      const { arrivals = [], departures = [] } = scheduleStops(stops, [10], until20) ?? {};
      return departures.map((departure, i) => departure - (arrivals[i] as number));
    };
    expect(stays([1, 0])).toEqual([80, 30]);
    expect(stays([0, 1])).toEqual([30, 80]);
  });

  it('stays on at a stop rather than wait outside the next one', () => {
    const schedule = scheduleStops(
      [
        stopWith(anyTime, [30, 45]),
        stopWith([openFrom(1170, 1300, 1440)], [60, 90]),
        stopWith(anyTime, [45, 60]),
      ],
      [10, 5],
      span,
    );
    expect(schedule).toMatchObject({
      arrivals: [1080, 1170, 1265],
      departures: [1160, 1260, 1325],
      waitMinutes: 0,
    });
  });

  it('leaves early for a door that closes', () => {
    const schedule = scheduleStops(
      [
        stopWith(anyTime, [30, 45]),
        stopWith([openFrom(0, 1120, 1200)], [60, 90]),
        stopWith(anyTime, [45, 60]),
      ],
      [10, 5],
      span,
    );
    expect(schedule).toMatchObject({
      arrivals: [1080, 1120, 1205],
      departures: [1110, 1200, 1265],
    });
  });

  it('begins up to half an hour late for a place that opens then, and not later', () => {
    const late = (opens: number) =>
      scheduleStops(
        [stopWith([openFrom(opens, 1300, 1440)], [30, 45]), stopWith(anyTime, [60, 90])],
        [10],
        span,
      );
    expect(late(1110)?.arrivals[0]).toBe(1110);
    expect(late(1111)).toBeNull();
  });

  it('begins on the date itself, however late', () => {
    const atNight = [openFrom(0, 2000, 2000)];
    const opening = (opens: number) =>
      scheduleStops(
        [stopWith([openFrom(opens, 2000, 2000)], [30, 45]), stopWith(atNight, [30, 45])],
        [10],
        { startMinutes: 23 * 60 + 45, latestEnd: 29 * 60 },
      );
    expect(opening(1435)?.arrivals[0]).toBe(1435);
    expect(opening(1436)).toBeNull();
  });

  it('has no times where a way has no end', () => {
    expect(
      scheduleStops(
        [stopWith(anyTime, [30, 45]), stopWith(anyTime, [60, 90])],
        [Number.POSITIVE_INFINITY],
        span,
      ),
    ).toBeNull();
  });

  it('bends as little as trying every time on the clock does, on 2,000 seeded evenings', () => {
    let possible = 0;
    for (let seed = 1; seed <= 2_000; seed += 1) {
      const random = createRandom(seed);
      const stops = Array.from({ length: 2 + (seed % 3) }, () => randomStop(random));
      const legs = stops.slice(1).map(() => random.int(2, 30));
      const evening = { startMinutes: 1080 + random.int(0, 4), latestEnd: random.int(21, 26) * 60 };
      const schedule = scheduleStops(stops, legs, evening);
      const least = leastBend(stops, legs, evening);
      expect(schedule && bendOf(schedule, stops, legs, evening), `seed ${seed}`).toBe(least);
      possible += Number(schedule !== null);
    }
    expect(possible).toBeGreaterThan(300);
  });
});

function randomStop(random: Random): Candidate {
  const shortest = random.int(4, 12) * 5;
  const windows = Array.from({ length: random.int(1, 2) }, () => {
    const from = 1050 + random.int(0, 40) * 5;
    const leaveBy = from + random.int(15, 60) * 5;
    const longest = shortest + random.int(0, 6) * 5;
    const window = openFrom(from, leaveBy - shortest, leaveBy, longest);
    const every = random.chance(0.4) ? quarterly(window) : window;
    return random.chance(0.2) ? until(from + shortest + 10, every) : every;
  });
  return { ...stopWith(windows, [shortest, shortest + 10]), asked: random.int(0, 1) };
}

type Evening = Parameters<typeof scheduleStops>[2];

/** Minutes late, twice those waited, and those by which stays are cut or stretched. */
function bendOf(
  { arrivals, departures, waitMinutes }: Schedule,
  stops: readonly Candidate[],
  legs: readonly number[],
  { startMinutes }: Evening,
): number {
  const waited = legs.reduce(
    (sum, leg, i) => sum + arrivals[i + 1]! - departures[i]! - Math.ceil(leg / 5) * 5,
    0,
  );
  expect(waitMinutes).toBe(waited);
  return stops.reduce(
    (bend, stop, i) => bend + bentBy(stop, departures[i]! - arrivals[i]!),
    arrivals[0]! - startMinutes + 2 * waited,
  );
}

/** What was asked for is hurried last. */
function bentBy({ typicalStay, asked }: Candidate, minutes: number): number {
  const over = minutes - typicalStay;
  return over < 0 && asked !== 0 ? -2 * over : Math.abs(over);
}

/**
 * The least bend over every choice of times on the clock, one stop after the other;
 * null where none is possible.
 */
function leastBend(
  stops: readonly Candidate[],
  legs: readonly number[],
  { startMinutes, latestEnd }: Evening,
): number | null {
  const leastFrom = (i: number, earliest: number, latest: number, setOut: number): number => {
    let least = Number.POSITIVE_INFINITY;
    const stop = stops[i] as Candidate;
    const next = legs[i];
    for (let arrival = 0; arrival <= latest; arrival += 5) {
      if (arrival < earliest) continue;
      const windows = stop.windows.filter(
        ({ arriveFrom, arriveTo, every }) =>
          arriveFrom <= arrival && arrival <= arriveTo && arrival % every === 0,
      );
      const bend = i === 0 ? arrival - setOut : 2 * (arrival - setOut);
      const departures = new Set(
        windows.flatMap(({ longest, leaveBy, leaveFrom }) =>
          grid(
            Math.max(arrival + stop.shortestStay, leaveFrom),
            Math.min(arrival + longest, leaveBy, latestEnd),
          ),
        ),
      );
      for (const departure of departures) {
        const stayed = bend + bentBy(stop, departure - arrival);
        const way = departure + Math.ceil((next ?? 0) / 5) * 5;
        const rest =
          next === undefined ? 0 : leastFrom(i + 1, departure + next, departure + next + 15, way);
        least = Math.min(least, stayed + rest);
      }
    }
    return least;
  };
  const least = leastFrom(0, startMinutes, startMinutes + 30, startMinutes);
  return Number.isFinite(least) ? least : null;
}

function grid(from: number, to: number): number[] {
  const first = Math.ceil(from / 5) * 5;
  return Array.from(
    { length: Math.max(0, Math.floor((to - first) / 5) + 1) },
    (_, i) => first + i * 5,
  );
}
