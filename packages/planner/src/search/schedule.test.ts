import { describe, expect, it } from 'vitest';
import type { Candidate } from '../candidates/candidates.ts';
import type { Window } from '../candidates/window.ts';
import { kinds } from '@rendezvous/venue-model';
import { aVenue, createRandom, type Random } from '@rendezvous/venue-model/testing';
import { scheduleStops } from './schedule.ts';

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
  };
}

const openFrom = (
  arriveFrom: number,
  arriveTo: number,
  leaveBy: number,
  longest = 120,
): Window => ({ arriveFrom, arriveTo, leaveBy, longest, leaveFrom: 0, every: 5 });

describe('scheduleStops', () => {
  const frame = { startMinutes: 18 * 60, latestEnd: 24 * 60 };
  const anyTime = [openFrom(0, 1440, 1440)];

  it('starts at the wished minute and stays as long as typical when every door is open', () => {
    const schedule = scheduleStops(
      [stopWith(anyTime, [30, 45]), stopWith(anyTime, [60, 90]), stopWith(anyTime, [45, 60])],
      [10, 5],
      frame,
    );
    expect(schedule).toEqual({
      arrivals: [1080, 1135, 1230],
      departures: [1125, 1225, 1290],
      waitMinutes: 0,
      lingerMinutes: 0,
    });
  });

  it('stays on at a stop rather than wait outside the next one', () => {
    const schedule = scheduleStops(
      [
        stopWith(anyTime, [30, 45]),
        stopWith([openFrom(1170, 1300, 1440)], [60, 90]),
        stopWith(anyTime, [45, 60]),
      ],
      [10, 5],
      frame,
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
      frame,
    );
    expect(schedule).toMatchObject({
      arrivals: [1080, 1120, 1205],
      departures: [1110, 1200, 1265],
    });
  });

  it('begins up to half an hour late for a place that opens then, and not later', () => {
    const late = (opens: number) =>
      scheduleStops(
        [
          stopWith([openFrom(opens, 1300, 1440)], [30, 45]),
          stopWith(anyTime, [60, 90]),
          stopWith(anyTime, [45, 60]),
        ],
        [10, 5],
        frame,
      );
    expect(late(1110)?.arrivals[0]).toBe(1110);
    expect(late(1111)).toBeNull();
  });

  it('begins on the date itself, however late', () => {
    const atNight = [openFrom(0, 2000, 2000)];
    const opening = (opens: number) =>
      scheduleStops(
        [
          stopWith([openFrom(opens, 2000, 2000)], [30, 45]),
          stopWith(atNight, [30, 45]),
          stopWith(atNight, [30, 45]),
        ],
        [10, 5],
        {
          startMinutes: 23 * 60 + 45,
          latestEnd: 29 * 60,
        },
      );
    expect(opening(1439)?.arrivals[0]).toBe(1439);
    expect(opening(1440)).toBeNull();
  });

  it('finds times exactly when trying every five minutes does, on 3,000 seeded triples', {
    timeout: 60_000,
  }, () => {
    let possible = 0;
    for (let seed = 1; seed <= 3_000; seed += 1) {
      const random = createRandom(seed);
      const stops = [randomStop(random), randomStop(random), randomStop(random)] as const;
      const legs = [random.int(1, 6) * 5, random.int(1, 6) * 5] as const;
      const latestEnd = random.int(21, 26) * 60;
      const schedule = scheduleStops(stops, legs, { startMinutes: 1080, latestEnd });
      expect(schedule !== null, `seed ${seed}`).toBe(triesOut(stops, legs, latestEnd));
      if (schedule) possible += 1;
    }
    expect(possible).toBeGreaterThan(500);
  });
});

/** Windows and stays on a grid of five minutes: then some times on the grid are possible whenever any are. */
function randomStop(random: Random): Candidate {
  const shortest = random.int(4, 12) * 5;
  const windows = Array.from({ length: random.int(1, 3) }, () => {
    const from = 900 + random.int(0, 66) * 5;
    const leaveBy = from + random.int(20, 80) * 5;
    return openFrom(from, leaveBy - shortest, leaveBy, shortest + random.int(0, 12) * 5);
  });
  return stopWith(
    windows.filter((window) => window.arriveFrom <= window.arriveTo),
    [shortest, shortest + 10],
  );
}

function triesOut(
  stops: readonly [Candidate, Candidate, Candidate],
  legs: readonly [number, number],
  latestEnd: number,
): boolean {
  const leaves = (stop: Candidate, arrival: number): number[] =>
    stop.windows
      .filter((window) => window.arriveFrom <= arrival && arrival <= window.arriveTo)
      .flatMap((window) =>
        grid(arrival + stop.shortestStay, Math.min(arrival + window.longest, window.leaveBy)),
      );
  let departures = new Set(grid(1080, 1110).flatMap((arrival) => leaves(stops[0], arrival)));
  for (const i of [1, 2] as const) {
    departures = new Set(
      [...departures].flatMap((left) =>
        grid(left + legs[i - 1]!, left + legs[i - 1]! + 15).flatMap((arrival) =>
          leaves(stops[i], arrival),
        ),
      ),
    );
  }
  return [...departures].some((end) => end <= latestEnd);
}

function grid(from: number, to: number): number[] {
  return Array.from(
    { length: Math.max(0, Math.floor((to - from) / 5) + 1) },
    (_, i) => from + i * 5,
  );
}
