import { describe, expect, it } from 'vitest';
import { readRefinement } from '../read-refinement.ts';
import { evening } from '../testing/evening.ts';

const read = (text: string) => readRefinement(text, evening);
const movesIn = (text: string) =>
  read(text).adjustment.moves.map(({ measure, toward }) => `${toward} ${measure}`);

describe('what words hint at', () => {
  it('takes a complaint for the same wish with or without a not', () => {
    for (const text of [
      'prices are insane there',
      'nothing that costs a fortune',
      'anything thats not gonna bankrupt me',
      'easier on the wallet',
    ])
      expect({ text, moves: movesIn(text) }).toEqual({ text, moves: ['less cost'] });
    expect(movesIn('less of a cliche')).toEqual(['more unique']);
    expect(read('my heels will NOT survive this').adjustment.wishes.needs).toEqual(['easy-walk']);
  });

  it('reads nothing where a wish is turned around, and less of it where there is too much', () => {
    expect(movesIn('i never asked for candlelight')).toEqual([]);
    expect(movesIn('way too much candlelight')).toEqual(['less romantic']);
    expect(movesIn('more expensive is fine')).toEqual([]);
  });

  it('reads a second wish in words of its own beside what else is asked', () => {
    const { adjustment } = read('can we bring the price down but keep dinner');
    expect(adjustment.keep).toEqual(['dinner']);
    expect(adjustment.moves).toEqual([{ measure: 'cost', toward: 'less' }]);
    expect(movesIn('stuck in traffic, start at 8')).toEqual([]);
  });

  it('hears what somebody cannot do without', () => {
    expect(read('grandma uses a rollator').adjustment.wishes).toEqual({ needs: ['step-free'] });
    expect(read('im 7 months pregnant lol').adjustment.wishes.needs).toEqual(['pregnant']);
    expect(read('toddler friendly').adjustment.wishes.needs).toEqual(['children']);
    expect(read('my mom can only watch the baby until 11').adjustment.wishes.needs).toBe(undefined);
  });

  it('takes what people are and feel for no mood', () => {
    for (const text of ['kids got out of camp', 'it makes me nervous', 'forget the budget'])
      expect({ text, mood: read(text).adjustment.wishes.mood }).toEqual({ text, mood: undefined });
  });
});
