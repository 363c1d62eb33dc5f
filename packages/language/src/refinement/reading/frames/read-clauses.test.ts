import { describe, expect, it } from 'vitest';
import { readRefinement } from '../read-refinement.ts';
import { evening } from '../testing/evening.ts';

const read = (text: string) => readRefinement(text, evening);
const adjustmentOf = (text: string) => read(text).adjustment;

describe('what is said in words that stand apart', () => {
  it('hears what somebody thinks of a stop', () => {
    expect(adjustmentOf('my boyfriend thinks museums are a scam').wishes.dislikes).toEqual([
      'museums',
    ]);
    expect(adjustmentOf('museum gets a yes from me').keep).toEqual(['museum']);
    expect(adjustmentOf('already been through all of the museum').swap).toEqual(['museum']);
  });

  it('puts one thing in the place of another', () => {
    const { swap, wants } = adjustmentOf('karaoke beats jazz any day');
    expect(swap).toEqual(['jazz']);
    expect(wants).toEqual([{ text: 'karaoke', as: 'jazz' }]);
  });

  it('orders stops, and says how long each is stayed at', () => {
    expect(adjustmentOf('restaurant should come after the jazz').order).toEqual([0, 2, 1]);
    expect(adjustmentOf('i dont need that long in a museum').stays).toEqual([
      { stop: 'museum', minutes: { by: -30 } },
    ]);
  });

  it('reads hours, money and ways out of longer clauses', () => {
    expect(adjustmentOf('can the evening wind down at like 9:45').wishes.end).toEqual({
      at: 21 * 60 + 45,
    });
    expect(adjustmentOf('my train gets in at 7:50').wishes.start).toEqual({ at: 19 * 60 + 50 });
    expect(adjustmentOf('this is more than a hundred').wishes.mostCents).toBe(10_000);
    expect(adjustmentOf('nowhere over 2 miles').wishes.maxMiles).toBe(2);
  });

  it('takes a hint where nothing else is asked', () => {
    expect(adjustmentOf('these places are miles from each other').moves).toEqual([
      { measure: 'travel', toward: 'less' },
    ]);
    expect(adjustmentOf('hate being squished in with strangers').wishes.dislikes).toEqual([
      'crowds',
    ]);
    expect(adjustmentOf('stuck in traffic, start at 8').moves).toEqual([]);
  });

  it('moves to a place that is told of and then pointed at', () => {
    const places = [{ words: 'mission bay', label: 'Mission Bay' }];
    const { wishes } = readRefinement('I work out of Mission Bay, anything around there', {
      ...evening,
      places,
    }).adjustment;
    expect(wishes.place).toBe('Mission Bay');
    expect(wishes.avoidedPlaces).toBe(undefined);
  });

  it('reads nothing where other words turn it around', () => {
    for (const text of [
      'she said the museum is not a scam at all',
      'more expensive is fine',
      'begin outdoors',
      'if the museum is a bore later',
    ]) {
      const { understood, unread } = read(text);
      expect({ text, understood }).toEqual({ text, understood: [] });
      expect(unread).not.toEqual([]);
    }
  });
});
