import { describe, expect, it } from 'vitest';
import type { Candidate } from '../../candidates/candidates.ts';
import { prepare } from '../../prepare.ts';
import { randomInstance } from '../../testing/random-instance.ts';
import { departuresAfter, departuresOfFirst, departuresOfLast } from './departures.ts';

describe('departuresOfLast', () => {
  it('knows when a last stop can be left as well as the table of its times, and is never idler', () => {
    let checked = 0;
    for (let seed = 1; seed <= 60; seed += 1) {
      const { candidates, legs, scene } = prepare(randomInstance(seed, { venues: 12, stops: 2 }));
      const { wishes, latestEnd } = scene;
      for (const first of candidates) {
        const times = departuresOfFirst(first, wishes.startMinutes, latestEnd);
        for (const last of candidates) {
          const leg = legs.minutes(first.index, last.index);
          if (last === first || !Number.isFinite(leg) || times.idle.length === 0) continue;
          const quick = departuresOfLast(times, leg, last, latestEnd);
          const whole = departuresAfter(times, leg, last, latestEnd);
          const at = `seed ${seed}, ${namesOf(first, last)}`;
          expect({ ...quick, idle: null, leastIdle: 0 }, at).toEqual({
            ...whole,
            idle: null,
            leastIdle: 0,
          });
          expect(quick.leastIdle, at).toBeLessThanOrEqual(whole.leastIdle);
          checked += Number(whole.idle.length > 0);
        }
      }
    }
    expect(checked).toBeGreaterThan(500);
  });
});

const namesOf = (...stops: readonly Candidate[]): string =>
  stops.map(({ venue }) => venue.name).join(' and ');
