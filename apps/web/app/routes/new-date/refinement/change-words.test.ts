import type { WirePlan, WireVenue } from '@rendezvous/contract';
import { describe, expect, it } from 'vitest';
import { readAnswer } from '../result/read-answer.ts';
import { changeWords, otherWords, removalWords, sortOthers } from './change-words.ts';

interface Stop {
  readonly name: string;
  readonly kind?: string;
  readonly arrival?: string;
  readonly departure?: string;
}

function aPlan(minutes: number, ...venues: readonly Stop[]): WirePlan {
  const legs = venues.slice(1).map(() => ({ minutes, miles: 1, mode: 'walking' }));
  const [plan] = readAnswer({ plans: [{ venues, route_info: { legs } }] }).plans;
  if (!plan) throw new Error('Cannot make a plan');
  return plan;
}

function anOther(stop: Stop, cost: number, onTheWay: number, minutes = 0) {
  const plan = aPlan(onTheWay, stop, { name: 'Bar' });
  return { venue: plan.venues[0] as WireVenue, plan, changes: { cost, minutes } };
}

const evening = aPlan(
  12,
  { name: 'Tacos', kind: 'restaurant', arrival: '18:00', departure: '19:00' },
  { name: 'Bar', kind: 'bar', arrival: '19:12', departure: '23:50' },
);

describe('what another place changes', () => {
  it('is what it costs and the minutes on the way', () => {
    expect(changeWords(evening, anOther({ name: 'Nopalito' }, 12.5, 18))).toBe(
      '+$12.50, 6 min more',
    );
    expect(changeWords(evening, anOther({ name: 'Souvla' }, -20, 10))).toBe('−$20, 2 min less');
    expect(changeWords(evening, anOther({ name: 'Zuni' }, 0, 12))).toBe('Same cost, same way');
  });

  it('names the place, and the evening’s end if it changes', () => {
    const wordsOf = (minutes: number) =>
      otherWords('alike', anOther({ name: 'Nopalito' }, 0, 12, minutes));
    expect(wordsOf(75)).toEqual({
      title: 'Another like it',
      words: 'Nopalito, ends 1 h 15 min later',
    });
    expect(wordsOf(-10).words).toBe('Nopalito, ends 10 min earlier');
    expect(wordsOf(0).words).toBe('Nopalito');
  });

  it('is headed by its name if it is neither cheaper nor closer nor alike', () => {
    expect(otherWords('different', anOther({ name: 'Vesuvio' }, 0, 12, 5))).toEqual({
      title: 'Vesuvio',
      words: 'Something else, ends 5 min later',
    });
  });

  it('says what each is for: one is cheaper, one closer, the rest alike or not', () => {
    const others = [
      anOther({ name: 'Alike', kind: 'restaurant' }, 5, 12),
      anOther({ name: 'Cheapest', kind: 'restaurant' }, -20, 8),
      anOther({ name: 'Near', kind: 'bakery' }, -10, 9),
    ];
    const [first] = evening.venues;
    expect(sortOthers(evening, first as WireVenue, others).map(([kind]) => kind)).toEqual([
      'alike',
      'cheaper',
      'closer',
    ]);
    const dearer = [anOther({ name: 'Dear', kind: 'bakery' }, 5, 20)];
    expect(sortOthers(evening, first as WireVenue, dearer)).toEqual([['different', dearer[0]]]);
  });
});

describe('what becomes of an evening without a stop', () => {
  it('begins or ends with what is left', () => {
    expect(removalWords(evening, 0)).toBe('Begins at 7:12 PM instead');
    expect(removalWords(evening, 1)).toBe('Ends at 7:00 PM instead');
  });

  it('stays the same if the stop is between two others', () => {
    const three = aPlan(5, { name: 'a' }, { name: 'b' }, { name: 'c' });
    expect(removalWords(three, 1)).toBe('The others keep their times');
  });
});
