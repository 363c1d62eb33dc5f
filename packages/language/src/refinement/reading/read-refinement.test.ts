import { describe, expect, it } from 'vitest';
import { readDiets } from '../../taste/diets/diets.ts';
import { readTerms } from '../../taste/lexicon.ts';
import { readMood } from '../../taste/moods.ts';
import { createRandom } from '@rendezvous/venue-model/testing';
import { readRefinement } from './read-refinement.ts';
import { tuned } from './testing/refinement-sentences.ts';
import { unseen } from './testing/unseen-sentences.ts';
import { describeAll, evening, readAs } from './testing/misreadings.ts';

describe('readRefinement', () => {
  it('says back what it understood, with exact figures and in the order of the text', () => {
    const { understood, unread } = readRefinement(
      'No Seafood, live jazz under $80; over by ten. Keep tartine, bring my dog, quieter!',
      evening,
    );
    expect(understood).toEqual([
      { words: 'No Seafood', meaning: 'No seafood' },
      { words: 'live jazz', meaning: 'A stop for live jazz' },
      { words: 'under $80', meaning: 'Spend at most $80' },
      { words: 'over by ten', meaning: 'Over by 10 PM' },
      { words: 'Keep tartine', meaning: 'Keep Tartine Manufactory' },
      { words: 'my dog', meaning: 'With our dog' },
      { words: 'quieter', meaning: 'Quieter' },
    ]);
    expect(unread).toEqual([]);
  });

  it('changes nothing silently', () => {
    const silent = tuned.filter(([text]) => {
      const { adjustment, understood } = readRefinement(text, evening);
      return describeAll(adjustment, { unread: [] }) !== '' && understood.length === 0;
    });
    expect(silent).toEqual([]);
  });

  it('passes on no word that the planner cannot read', () => {
    for (const [text] of [...tuned, ...unseen]) {
      const { wishes, wants, keep, swap } = readRefinement(text, evening).adjustment;
      const stops = [...keep, ...swap, ...wants.map((want) => want.text)].filter(
        (stop) => typeof stop === 'string' && !evening.stopNames.includes(stop),
      );
      for (const word of [
        ...stops,
        ...(wishes.likes ?? []),
        ...(wishes.dislikes ?? []),
        ...(wishes.cuisines ?? []),
      ]) {
        expect(readTerms(String(word)), `${word} in "${text}"`).not.toEqual([]);
      }
      for (const word of wishes.mood ?? [])
        expect(readMood(word).found, `${word} in "${text}"`).toEqual([word]);
      const { diets, unverifiable, toTell, noAlcohol } = readDiets(wishes.diets ?? []);
      expect([...diets, ...unverifiable, ...toTell].length > 0 || noAlcohol, text).toBe(
        (wishes.diets ?? []).length > 0,
      );
    }
  });

  it('says of nonsense that it cannot be read, and changes nothing', () => {
    for (const text of [
      'asdf',
      'qwe rty uiop',
      '???',
      '🎷🎷',
      '寿司が食べたい',
      'لا أحب السمك',
      'lorem ipsum dolor sit amet',
    ]) {
      expect(readAs(text, evening), text).toBe(`unread: ${JSON.stringify([text])}`);
    }
  });

  it('asks for nothing where nothing is asked', () => {
    for (const text of ['', '   ', 'please', 'could you please', 'hello'])
      expect(readAs(text, evening), text).toBe('');
  });

  it('reads the same with an extra please and in capitals', () => {
    for (const [text] of tuned) {
      const { adjustment } = readRefinement(text, evening);
      for (const same of [
        `please ${text}`,
        `${text} please`,
        `${text}, please!`,
        text.toUpperCase(),
      ]) {
        expect(readRefinement(same, evening).adjustment, same).toEqual(adjustment);
      }
    }
  });

  it('reads two wishes in either order', () => {
    const wishes = [
      'under $80',
      'end by ten',
      'within 2 miles',
      'vegan',
      'live jazz',
      'no museums',
      'more romantic',
      'keep the first',
      'swap the second',
      'we already ate',
      'start with a walk',
    ];
    for (const one of wishes) {
      for (const other of wishes.filter((text) => text !== one)) {
        for (const joint of [', ', ' and ', ' but ', '. ', '\n'])
          expect(readAs(`${one}${joint}${other}`, evening), `${one}${joint}${other}`).toBe(
            readAs(`${other}${joint}${one}`, evening),
          );
      }
    }
  });

  it('takes words that name what every object has', () => {
    const { adjustment, unread } = readRefinement(
      'swap constructor for __proto__ at toString',
      evening,
    );
    expect(adjustment.swap).toEqual([]);
    expect(unread.join(' ')).toContain('constructor');
  });

  it('accepts any text at all', () => {
    const random = createRandom(20_260_726);
    const words = [
      ...tuned
        .map(([text]) => text)
        .join(' ')
        .split(' '),
      '🙂',
      '\u0000',
      'مرحبا',
      '\u202e',
      ',',
      '$',
      '%',
      '-',
      "'",
      '12:75',
      '99999999999',
      '1.2.3',
      '\ud800',
      'ß',
      'ﷺ',
    ];
    for (let i = 0; i < 300; i += 1) {
      const text = Array.from({ length: random.int(1, 40) }, () => random.pick(words)).join(
        random.pick([' ', '', ', ']),
      );
      const { adjustment } = readRefinement(text.slice(0, 500), evening);
      expect(
        adjustment.keep
          .concat(adjustment.swap)
          .every((stop) => typeof stop !== 'number' || stop < 3),
        text,
      ).toBe(true);
    }
  });
});
