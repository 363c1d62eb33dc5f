import { describe, expect, it } from 'vitest';
import { readCircumstances, type Circumstance } from './circumstances.ts';

const rows: readonly (readonly [text: string, told: Circumstance | undefined])[] = [
  ['we buried my grandmother in march', 'grief'],
  ['missing her dad today', 'grief'],
  ['our ac died, repair guy comes at 6', undefined],
  ['he is six months sober', 'sober-days'],
  ['she is on crutches', 'recovering'],
  ['I forgot our anniversary, help', 'making-up'],
  ['three months apart', 'reunion'],
  ['she has not seen me since June', 'reunion'],
  ['last weekend before he deploys', 'farewell'],
  ['we got the keys on Friday', 'new-home'],
  ['we bought our first house', 'new-home'],
  ['talking about moving in together', undefined],
  ['she passed the bar', 'good-news'],
  ['I got the job!!', 'good-news'],
  ['rough week at the hospital', 'setback'],
  ['the in-laws finally left', 'family-left'],
  ['kids are at camp', 'without-children'],
  ['grandma has the baby', 'without-children'],
  ['only night out since the twins', 'without-children'],
  ['two introverts', 'shy'],
  ['we get bored easily', 'restless'],
  ['jet-lagged', 'tired'],
  ['straight after her shift', 'tired'],
  ['she just moved here', 'newcomer'],
  ['never seen a film without words', undefined],
  ['my grandparents’ street', 'old-haunts'],
  ['where we first met', 'old-haunts'],
  ['my parents had their first date here in 1981', 'old-haunts'],
  ['first time in boots', undefined],
  ['our first time in Chicago', 'newcomer'],
  ['the newborn is with grandma', 'without-children'],
  ['broke till payday', 'no-money'],
  ['payday, steak', undefined],
  ['her mom passed last month', 'grief'],
  ['her mom passed the bar', 'good-news'],
  ['post surgery', 'recovering'],
  ['visiting for the weekend', 'newcomer'],
  ['loser pays', 'competitive'],
  ['like we’re ten again', 'like-kids'],
  ['staycation', 'make-believe-trip'],
  ['her midterms just ended', 'good-news'],
  ['two accountants, tax season is OVER', 'good-news'],
  ['last kid just left for college', 'without-children'],
  ['she grew up on a ranch', undefined],
  ['phones away', 'phones-off'],
  ['black tie', 'dressed-up'],
  ['two night owls', 'night-owls'],
  ['early birds', 'early-birds'],
  ['we both have a day off', 'day-off'],
  ['work tomorrow', 'work-tomorrow'],
  ['unhurried', 'unhurried'],
  ['we broke up with meat', undefined],
  ['not tired at all', undefined],
  ['never shy', undefined],
  ['cozy', undefined],
  ['', undefined],
];

describe('readCircumstances', () => {
  it('finds what is going on in the lives of the two', () => {
    for (const [text, told] of rows)
      expect(readCircumstances(text).circumstances[0], text).toBe(told);
  });

  it('keeps at most two, the more important first', () => {
    const text = 'tired, broke, unhurried, and my dog died. my cat died too';
    expect(readCircumstances(text).circumstances).toEqual(['grief', 'tired']);
  });
});
