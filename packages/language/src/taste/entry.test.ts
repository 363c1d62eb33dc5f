import { describe, expect, it } from 'vitest';
import { readEntry } from './entry.ts';

const known = {
  isNamed: (text: string) => ['wine and cheese', 'St. Elmo'].includes(text),
  isHad: (text: string) => text === 'a bar with a fireplace',
};
const wantedOf = (text: string) => readEntry(text, known).wanted;

describe('readEntry', () => {
  it('keeps of a wish what a place can have, and not when, why, if, how or for whom', () => {
    const rows: readonly (readonly [string, string])[] = [
      ['dog walk before it gets hot', 'walk'],
      ['a hike before the heat', 'a hike'],
      ['Tacos, because we love them', 'Tacos'],
      ['the sunset while it lasts', 'the sunset'],
      ["a walk by the water if it's not too windy", 'a walk by the water'],
      ['tonga room (my parents met there)', 'tonga room'],
      ['hot soup after', 'hot soup'],
      ['bowling like when we met', 'bowling'],
      ['orchestra, or something', 'orchestra'],
      ['steak for his birthday', 'steak'],
      ['soap, dont laugh', 'soap'],
      ['cactus, we own 140', 'cactus'],
      ['shrimp, and my wife has a walker', 'shrimp'],
      ['bowling somewhere cheap', 'bowling'],
      ['burgers, halal', 'burgers'],
      ['burger bigger than my head', 'burger'],
      ['the ferry just to ride it', 'the ferry'],
      ['bar quiet enough to talk', 'bar'],
      ['sunset from somewhere high', 'sunset'],
      ['ramen til march', 'ramen'],
    ];
    for (const [text, wish] of rows) expect(wantedOf(text), text).toEqual([wish]);
  });

  it('reads the sentence that says a wish', () => {
    expect(wantedOf('we would love to try ramen')).toEqual(['ramen']);
    expect(wantedOf('my wife loves roses')).toEqual(['roses']);
    expect(wantedOf('I love jazz but she hates crowds')).toEqual(['jazz']);
  });

  it('parts wishes that are joined, and no name or term', () => {
    expect(wantedOf('opera, then dumplings after')).toEqual(['opera', 'dumplings']);
    expect(wantedOf('ice cream and a walk')).toEqual(['ice cream', 'a walk']);
    expect(wantedOf('drinks before dinner')).toEqual(['drinks', 'dinner']);
    expect(wantedOf('ramen + arcade')).toEqual(['ramen', 'arcade']);
    expect(wantedOf('beach or pool, either')).toEqual(['beach or pool']);
    for (const text of ['mac and cheese', 'wine and cheese', 'St. Elmo', 'trunk or treat'])
      expect(wantedOf(text), text).toEqual([text]);
  });

  it('keeps what belongs to a thing where some place has both', () => {
    expect(wantedOf('a bar with a fireplace')).toEqual(['a bar with a fireplace']);
    expect(wantedOf('ice cream with a smile')).toEqual(['ice cream']);
  });

  it('takes the day of the month that galleries open on for a wish, and no other day; the US Open too', () => {
    expect(wantedOf('first thursday')).toEqual(['first thursday']);
    expect(wantedOf('us open')).toEqual(['us open']);
    expect(wantedOf('thursday night')).toEqual([]);
  });

  it('takes needs, diets, comments and what is vague for no wish', () => {
    for (const text of [
      'dog has to come',
      'we are vegetarian',
      "I can't have gluten",
      'no pork please',
      'my knees are bad so benches please',
      'knee brace so no stairs',
      'somewhere we havent been',
      'surprise me',
      'her idea not mine',
      'ask her',
      'first date help',
      'someplace to kiss',
      'never been somewhere romantic',
      'loud places overwhelm me',
      "he's on crutches til march",
    ])
      expect(readEntry(text, known), text).toEqual({ wanted: [], unwanted: [] });
    expect(wantedOf('halal chinese food')).toEqual(['chinese food']);
    expect(wantedOf('Indian food (vegetarian)')).toEqual(['Indian food']);
  });

  it('parts what is wished from what it leaves out', () => {
    const rows: readonly (readonly [string, string[], string[]])[] = [
      ['wine but not bars', ['wine'], ['bars']],
      ['Museums, but no art', ['Museums'], ['art']],
      ['desserts (no ice cream)', ['desserts'], ['ice cream']],
      ['anything but seafood', [], ['seafood']],
      ['no karaoke', [], ['karaoke']],
      ['no crowds', [], ['crowds']],
      ['nothing touristy', [], ['touristy']],
      ['dancing somewhere w/o a bar', ['dancing'], ['bar']],
      ['not another brewery', [], ['brewery']],
      ['dont make me dance', [], ['dance']],
      ['food thats not mexican for once', ['food'], ['mexican']],
      ['German Christmas, but not the zzyzx bazaar', ['German Christmas'], []],
      ['live music except for jazz', ['live music'], ['jazz']],
      ['not just bars', ['bars'], []],
      ['nothing in particular', [], []],
    ];
    for (const [text, wanted, unwanted] of rows)
      expect(readEntry(text, known), text).toEqual({ wanted, unwanted });
  });

  it('reads a long entry in time linear in its length', () => {
    const before = process.cpuUsage();
    const long = 'a walk with our dog and no bars then ramen if it rains '.repeat(2_000);
    expect(wantedOf(long).length).toBeGreaterThan(0);
    expect(process.cpuUsage(before).user, 'microseconds').toBeLessThan(20_000_000);
  });
});
