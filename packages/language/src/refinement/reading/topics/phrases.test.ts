import { describe, expect, it } from 'vitest';
import { readRefinement } from '../read-refinement.ts';
import { evening } from '../testing/evening.ts';

const adjustmentOf = (text: string) => readRefinement(text, evening).adjustment;

describe('phrases that ask for changes', () => {
  it('takes a complaint for a wish for the opposite', () => {
    expect(adjustmentOf('everything is indoors').moves).toEqual([
      { measure: 'outdoors', toward: 'more' },
    ]);
    expect(adjustmentOf('not nearly enough food').moves).toEqual([
      { measure: 'food', toward: 'more' },
    ]);
    expect(adjustmentOf('dial down the fancy').wishes.mood).toEqual(['casual']);
    expect(adjustmentOf('somewhere that isnt so packed').wishes.dislikes).toEqual(['crowds']);
  });

  it('keeps what is named, and changes the rest', () => {
    expect(adjustmentOf('hands off the trattoria').keep).toEqual(['trattoria']);
    expect(adjustmentOf('yes to the museum, no to the rest')).toMatchObject({
      keep: ['museum'],
      swap: [1, 2],
    });
    expect(adjustmentOf('just the jazz and a bite before')).toMatchObject({
      keep: ['jazz', 'dinner'],
      drop: [0],
    });
  });

  it('orders stops by their numbers and one after another', () => {
    expect(adjustmentOf('jazz club 2nd, restaurant 3rd').order).toEqual([0, 2, 1]);
    expect(adjustmentOf('dinner, jazz, then museum').order).toEqual([1, 2, 0]);
    expect(adjustmentOf('put the museum in between').order).toEqual([1, 0, 2]);
  });

  it('reads lengths and distances in halves and quarters', () => {
    expect(adjustmentOf('hour and 15 at the restaurant').stays).toEqual([
      { stop: 'restaurant', minutes: { at: 75 } },
    ]);
    expect(adjustmentOf('within a mile and a half').wishes.maxMiles).toBe(1.5);
  });

  it('does not take what they do or where they are for a wish', () => {
    const { wants, wishes } = adjustmentOf('start after 7:30, i have yoga');
    expect(wants).toEqual([]);
    expect(wishes.start).toEqual({ at: 19 * 60 + 30 });
    expect(adjustmentOf('near the ferry building').near).toBe(undefined);
    expect(adjustmentOf('rain all day').stops).toBe(undefined);
    expect(adjustmentOf('not really bar folks').wants).toEqual([]);
  });
});
