import { describe, expect, it } from 'vitest';
import { readRefinement } from '../read-refinement.ts';
import { evening } from '../testing/evening.ts';

const read = (text: string) => readRefinement(text, evening);
const adjustmentOf = (text: string) => read(text).adjustment;

describe('what is told rather than asked', () => {
  it('hears that something costs too much, and no budget in it', () => {
    for (const text of ['dinner there is like 45 a plate', '120 for that?', 'the price is a lot']) {
      const { moves, wishes } = adjustmentOf(text);
      expect({ text, moves }).toEqual({ text, moves: [{ measure: 'cost', toward: 'less' }] });
      expect(wishes.mostCents).toBe(undefined);
    }
    expect(adjustmentOf('our limit is 130').wishes.mostCents).toBe(13_000);
  });

  it('ends a date behind the stop that is named', () => {
    for (const text of ['just end it after dinner', 'skip everything after dinner'])
      expect({ text, drop: adjustmentOf(text).drop }).toEqual({ text, drop: [2] });
  });

  it('hears who is not free yet, who is late, and who has to rise', () => {
    expect(adjustmentOf('i wont be free til like 7:45').wishes.start).toEqual({
      at: 19 * 60 + 45,
    });
    expect(adjustmentOf('can we make it more like 7:45').wishes.start).toEqual({
      at: 19 * 60 + 45,
    });
    expect(adjustmentOf('i have work at 6am').wishes).toEqual({ end: { by: -60 } });
    expect(adjustmentOf('gotta be back by 10 to let the dog out').wishes).toEqual({
      end: { at: 22 * 60 },
    });
  });

  it('is content where nothing is asked, and never where something does not please', () => {
    for (const text of ['omg u nailed this', 'Wonderful, exactly what we hoped for.'])
      expect({ text, isContent: read(text).isContent }).toEqual({ text, isContent: true });
    for (const text of ['not sold on 3', 'isnt that great'])
      expect({ text, isContent: read(text).isContent }).toEqual({ text, isContent: false });
  });

  it('answers a question that ends with what is asked', () => {
    expect(read('last entry to the museum is when').questions).toEqual(['hours']);
    expect(read('whos the band').questions).toEqual(['program']);
  });

  it('asks for other stops where nothing else is said, and for another kitchen', () => {
    expect(adjustmentOf('show me something else').swap).toEqual([0, 1, 2]);
    expect(adjustmentOf('we want a different place to eat').swap).toEqual(['dinner']);
    expect(adjustmentOf('what else for the last thing').swap).toEqual([2]);
  });

  it('hears how far they walk, and how cold it is', () => {
    expect(adjustmentOf('the walk to the club is too long')).toMatchObject({
      moves: [{ measure: 'travel', toward: 'less' }],
      wants: [],
    });
    expect(adjustmentOf('its 40 degrees out').wishes.setting).toBe('indoor');
  });

  it('reads no wish out of where they ate, or of the look of a place', () => {
    const { swap, wishes } = adjustmentOf(
      'somewhere else for dinner please, we ate there last week',
    );
    expect(swap.length).toBe(1);
    expect(wishes.haveEaten).toBe(undefined);
    expect(adjustmentOf('dont like the look of the dinner place').swap.length).toBe(1);
  });
});
