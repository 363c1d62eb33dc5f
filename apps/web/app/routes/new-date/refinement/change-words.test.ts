import type { WirePlan } from '@rendezvous/contract';
import { describe, expect, it } from 'vitest';
import { changeWords } from './change-words.ts';
import { readAnswer } from '../result/read-answer.ts';

function aPlan(
  ...venues: readonly (readonly [name: string, dollars: number, departure: string])[]
): WirePlan {
  const [plan] = readAnswer({
    plans: [
      {
        venues: venues.map(([name, expected, departure]) => ({
          venue_id: name,
          name,
          departure,
          cost: { min: expected, max: expected, expected },
        })),
      },
    ],
  }).plans;
  if (!plan) throw new Error('Cannot make a plan');
  return plan;
}

function wordsFor(before: WirePlan, after: WirePlan, place: number): string {
  const [venue, other] = [before.venues[place], after.venues[place]];
  if (!venue || !other) throw new Error('Cannot compare: there is no such stop');
  return changeWords(before, venue, { venue: other, plan: after });
}

describe('what another place changes', () => {
  const evening = aPlan(['a', 10, '19:00'], ['b', 20, '23:50']);

  it('is its cost and the end of the evening', () => {
    expect(wordsFor(evening, aPlan(['x', 22.5, '19:00'], ['b', 20, '23:40']), 0)).toBe(
      '$12.50 more, ends 10 min earlier',
    );
    expect(wordsFor(evening, aPlan(['x', 10, '19:00'], ['b', 20, '23:50']), 0)).toBe(
      'Same cost, same end',
    );
  });

  it('is told right where the evening ends after midnight', () => {
    expect(wordsFor(evening, aPlan(['a', 10, '19:00'], ['y', 5, '00:20']), 1)).toBe(
      '$15 less, ends 30 min later',
    );
  });
});
