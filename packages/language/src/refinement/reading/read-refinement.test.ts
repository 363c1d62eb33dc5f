import { describe, expect, it } from 'vitest';
import { readDiets } from '../../taste/diets/diets.ts';
import { readTerms } from '../../taste/lexicon.ts';
import { readMood } from '../../taste/moods.ts';
import { createRandom } from '@rendezvous/venue-model/testing';
import type { Adjustment, TimeChange, Want } from '../adjustment.ts';
import type { Outline } from './line.ts';
import { readRefinement } from './read-refinement.ts';
import {
  misread,
  tuned,
  tunedMorning,
  type Expected,
  type Sentence,
} from './testing/refinement-sentences.ts';
import { unseen } from './testing/unseen-sentences.ts';

const evening = {
  startMinutes: 18 * 60 + 30,
  endMinutes: 22 * 60 + 45,
  totalCents: 9600,
  stopNames: ['Museum of Modern Art', 'Tartine Manufactory', 'The Alembic'],
};
const morning = { ...evening, startMinutes: 9 * 60, endMinutes: 13 * 60 };

/** 'Walk @0' as the wish for a walk in the first place. */
function wantOf(text: string): Want {
  const [thing = '', as] = text.split(' @');
  return as === undefined
    ? { text: thing }
    : { text: thing, as: /^\d$/.test(as) ? Number(as) : as };
}

function timeOf(text: string): TimeChange {
  if (/^[+-]/.test(text)) return { by: Number(text) };
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return { at: hour * 60 + minute };
}

function adjustmentOf(expected: Expected): Adjustment {
  const {
    wants = [],
    dishes = [],
    meals = [],
    samples = [],
    moves = [],
    keep = [],
    swap = [],
    drop,
    adds = [],
    stops,
    meal,
  } = expected;
  const { maxMiles, mode, setting, mood, dislikes, diets, needs, start, end, most, least } =
    expected;
  const textsOf = (stops: readonly string[]): string[] => stops.map((stop) => wantOf(stop).text);
  const wishes = {
    ...{ maxMiles, mode, setting, mood, dislikes, diets, needs },
    start: start && timeOf(start),
    end: end && timeOf(end),
    mostCents: most && most * 100,
    leastCents: least && least * 100,
    likes: [...(expected.likes ?? []), ...textsOf(wants), ...textsOf(adds)],
    cuisines: [...(expected.cuisines ?? []), ...textsOf(dishes)],
    haveEaten: meals.length > 0 ? false : expected.haveEaten,
    meal: meal && timeOf(meal),
  };
  return {
    wishes: wishes as Adjustment['wishes'],
    moves: moves.map((move) => {
      const [measure, toward] = move.split(' ');
      return { measure, toward } as Adjustment['moves'][number];
    }),
    wants: [...wants, ...dishes, ...meals, ...samples].map(wantOf),
    keep,
    swap,
    ...(drop && { drop }),
    ...(adds.length > 0 && {
      add: adds.map((text) => {
        const [thing = '', at] = text.split(' @');
        return { text: thing, ...(at !== undefined && { at: at as 'first' | 'last' }) };
      }),
    }),
    ...(stops !== undefined && { stops }),
    ...(expected.order && { order: expected.order }),
    ...(expected.near !== undefined && { near: expected.near }),
  };
}

const sorted = <T>(items: readonly T[]): T[] =>
  items.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));

/** An adjustment whose lists are compared as sets, in words. */
function describeAll(
  { wishes, ...lists }: Adjustment,
  {
    unread,
    questions = [],
    isContent,
  }: Pick<Expected, 'questions' | 'isContent'> & { unread: readonly string[] },
): string {
  const parts = Object.entries({
    ...wishes,
    ...lists,
    unread,
    questions,
    isContent: isContent || undefined,
  }).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value !== undefined));
  return parts
    .map(
      ([key, value]) => `${key}: ${JSON.stringify(Array.isArray(value) ? sorted(value) : value)}`,
    )
    .toSorted()
    .join(', ');
}

const readAs = (text: string, from: Outline): string => {
  const { adjustment, isContent, ...said } = readRefinement(text, from);
  return describeAll(adjustment, { ...said, ...(isContent && { isContent }) });
};

/**
 * The sentences that are read otherwise than expected: what was read, and what should have been.
 */
function misreadings(sentences: readonly Sentence[], from: Outline): string[] {
  return sentences
    .map(([text, expected]) => ({
      text,
      read: readAs(text, from),
      meant: describeAll(adjustmentOf(expected), { ...expected, unread: expected.unread ?? [] }),
    }))
    .filter(({ read, meant }) => read !== meant)
    .map(({ text, read, meant }) => `"${text}" was read as { ${read} } and means { ${meant} }`);
}

describe('readRefinement', () => {
  it('reads what people write of an evening', () => {
    expect(misreadings(tuned, evening)).toEqual([]);
  });

  it('reads what people write that it was not made for', () => {
    expect(misreadings(unseen, evening)).toEqual([]);
  });

  it('reads what people write of a morning', () => {
    expect(misreadings(tunedMorning, morning)).toEqual([]);
  });

  it('does not read everything, and says so', () => {
    const today = misread.map(([text, , expected]): Sentence => [text, expected]);
    expect(misreadings(today, evening)).toEqual([]);
  });

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
