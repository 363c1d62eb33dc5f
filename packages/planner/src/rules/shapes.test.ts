import { describe, expect, it } from 'vitest';
import { roles, type Role } from '@rendezvous/venue-model';
import { isSequenceAllowed, noRole, openingCoffeeUntil, shapeValue, ShapeSteps } from './shapes.ts';

const [afternoon, evening] = [15 * 60, 18 * 60];
const everySequence = roles.flatMap((a) =>
  roles.flatMap((b) => roles.map((c): readonly Role[] => [a, b, c])),
);

describe('isSequenceAllowed', () => {
  it('allows the shapes that evenings have', () => {
    const rows: readonly (readonly Role[])[] = [
      ['stroll', 'meal', 'show'],
      ['activity', 'meal', 'drink'],
      ['meal', 'show', 'treat'],
      ['drink', 'meal', 'show'],
      ['drink', 'show', 'drink'],
      ['activity', 'treat', 'stroll'],
      ['activity', 'activity', 'meal'],
    ];
    for (const sequence of rows)
      expect(isSequenceAllowed(sequence, evening), sequence.join(' ')).toBe(true);
  });

  it('allows one meal and one treat at most', () => {
    for (const sequence of everySequence) {
      for (const role of ['meal', 'treat'] as const) {
        if (sequence.filter((one) => one === role).length > 1)
          expect(isSequenceAllowed(sequence, afternoon), sequence.join(' ')).toBe(false);
      }
    }
  });

  it('wants two roles at least', () => {
    for (const role of roles)
      expect(isSequenceAllowed([role, role, role], afternoon), role).toBe(false);
  });

  it('lets something sweet come directly before the meal only as the coffee that opens an afternoon', () => {
    expect(openingCoffeeUntil).toBe(17 * 60);
    expect(isSequenceAllowed(['treat', 'meal', 'stroll'], openingCoffeeUntil - 1)).toBe(true);
    expect(isSequenceAllowed(['treat', 'meal', 'stroll'], openingCoffeeUntil)).toBe(false);
    expect(isSequenceAllowed(['activity', 'treat', 'meal'], afternoon)).toBe(false);
    expect(isSequenceAllowed(['treat', 'stroll', 'meal'], evening)).toBe(true);
    expect(isSequenceAllowed(['meal', 'treat', 'stroll'], evening)).toBe(true);
  });
});

describe('isSequenceAllowed for more stops', () => {
  it('lets four stops hold two meals apart, and five two treats apart', () => {
    expect(isSequenceAllowed(['meal', 'activity', 'stroll', 'meal'], afternoon)).toBe(true);
    expect(isSequenceAllowed(['meal', 'meal', 'activity', 'stroll'], afternoon)).toBe(false);
    expect(isSequenceAllowed(['treat', 'stroll', 'treat', 'meal'], afternoon)).toBe(false);
    expect(isSequenceAllowed(['treat', 'stroll', 'meal', 'show', 'treat'], afternoon)).toBe(true);
    expect(isSequenceAllowed(['treat', 'treat', 'stroll', 'meal', 'show'], afternoon)).toBe(false);
    expect(
      isSequenceAllowed(['meal', 'stroll', 'meal', 'activity', 'stroll', 'meal'], afternoon),
    ).toBe(false);
  });

  it('lets a stop and a meal be all', () => {
    expect(isSequenceAllowed(['stroll', 'meal'], evening)).toBe(true);
    expect(isSequenceAllowed(['meal', 'meal'], evening)).toBe(false);
    expect(isSequenceAllowed(['stroll', 'stroll'], evening)).toBe(false);
  });
});

describe('ShapeSteps', () => {
  it('adds up to the value of every sequence that is allowed', () => {
    const sequences: readonly (readonly Role[])[] = [
      ['meal', 'show'],
      ['stroll', 'meal', 'show'],
      ['activity', 'stroll', 'meal', 'drink'],
      ['treat', 'activity', 'meal', 'stroll', 'show'],
      ['meal', 'activity', 'stroll', 'treat', 'activity', 'meal'],
    ];
    for (const sequence of sequences) {
      const steps = new ShapeSteps(sequence.length, afternoon);
      const [a, ...rest] = sequence.map((role) => roles.indexOf(role));
      let [sum, before, last] = [0, noRole as number, a as number];
      for (const [i, role] of rest.entries()) {
        sum += steps.at(i + 1, before, last, role);
        [before, last] = [last, role];
      }
      expect(sum, sequence.join(' ')).toBeCloseTo(shapeValue(sequence, afternoon), 12);
    }
  });
});

describe('shapeValue', () => {
  it('rises and comes down over a long evening as over a short one', () => {
    const [rising, falling] = [
      ['activity', 'stroll', 'meal', 'show', 'drink'],
      ['drink', 'show', 'meal', 'stroll', 'activity'],
    ] as const;
    expect(shapeValue(rising, afternoon)).toBeGreaterThan(0.8);
    expect(shapeValue(falling, afternoon)).toBeLessThan(shapeValue(rising, afternoon) - 0.2);
  });

  it('stays between 0 and 1 at every part of the day', () => {
    for (const sequence of everySequence) {
      for (const hour of [0, 9, 11, 14.5, 17, 20, 23.5]) {
        const value = shapeValue(sequence, hour * 60);
        expect(value >= 0 && value <= 1, `${sequence.join(' ')} at ${hour}`).toBe(true);
      }
    }
  });

  it('prefers what suits the hour', () => {
    expect(shapeValue(['stroll', 'meal', 'show'], evening)).toBeGreaterThan(
      shapeValue(['show', 'meal', 'stroll'], evening),
    );
    expect(shapeValue(['treat', 'activity', 'meal'], 10 * 60)).toBeGreaterThan(
      shapeValue(['treat', 'activity', 'meal'], evening),
    );
    expect(shapeValue(['meal', 'show', 'drink'], 21 * 60)).toBeGreaterThan(
      shapeValue(['meal', 'show', 'drink'], 10 * 60),
    );
  });

  it('changes at the turn of the day, to the minute', () => {
    const sequence = ['activity', 'meal', 'drink'] as const;
    expect([shapeValue(sequence, 17 * 60 - 1), shapeValue(sequence, 17 * 60)]).toEqual([0.95, 1]);
  });

  it('gives little to a sequence that nobody would choose on purpose', () => {
    expect(shapeValue(['show', 'show', 'stroll'], evening)).toBe(0.15);
  });
});
