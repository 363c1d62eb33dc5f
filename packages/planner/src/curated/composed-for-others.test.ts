import { describe, expect, it } from 'vitest';
import { aScene } from '../testing/some-wishes.ts';
import type { Wishes } from '../wishes/wishes.ts';
import type { CuratedDate } from './curated-date.ts';
import { isForOthers } from './for-others.ts';
import { suitOf } from './suits.ts';

const clay: CuratedDate = {
  id: 'clay',
  title: 'Clay and Fire',
  summary: 'Clay, fire and a table for two.',
  note: null,
  suits: ['pottery'],
  stops: [{ venueId: 'kiln', text: 'Two wheels side by side.', why: ['Aprons are lent'] }],
};
const suitFor = (change: Partial<CuratedDate>, wishes: Partial<Wishes> = {}): number =>
  suitOf({ ...clay, ...change }, aScene({ wishes: { interests: ['pottery'], ...wishes } }));
const isKept = (change: Partial<CuratedDate>, wishes: Partial<Wishes> = {}): boolean =>
  !isForOthers({ ...clay, ...change }, aScene({ wishes }));

describe('a date composed by hand', () => {
  it('to be rolled through suits those less who did not ask for it', () => {
    const rolled = { suits: ['pottery', 'wheelchair accessible'] };
    expect(suitFor(rolled)).toBeLessThan(suitFor({}));
    expect(suitFor(rolled, { mood: 'wheelchair' })).toBe(suitFor({}, { mood: 'wheelchair' }));
    // That a door has no step is good to know for anybody.
    const why = [{ ...clay.stops[0]!, why: ['Step-free, and aprons are lent'] }];
    expect(suitFor({ suits: ['pottery', 'clay', 'wheelchair'], stops: why })).toBe(suitFor({}));
  });

  it('for an occasion first of all suits those less who have none', () => {
    const asking = { suits: ['proposal', 'pottery'] };
    expect(suitFor(asking)).toBeLessThan(suitFor({ suits: ['romantic', 'pottery'] }));
    expect(suitFor(asking, { mood: 'i am proposing' })).toBe(
      suitFor({ suits: ['romantic', 'pottery'] }, { mood: 'i am proposing' }),
    );
  });

  it('that is told as one in the heat suits a cold day less', () => {
    const hot = { summary: 'Clay and soup out of the heat.' };
    const on = (highF: number, change: Partial<CuratedDate>) =>
      suitOf(
        { ...clay, ...change },
        aScene({
          wishes: { interests: ['pottery'] },
          context: { weather: { kind: 'normals', lowF: highF - 10, highF, rainInches: 1 } },
        }),
      );
    expect(on(50, hot)).toBeLessThan(on(50, {}));
    expect(on(98, hot)).toBe(on(98, {}));
  });

  it('is not for those who climb nothing where it is named after steps', () => {
    const tiled = { title: 'Tiled Steps, Clay' };
    expect(isKept(tiled)).toBe(true);
    expect(isKept(tiled, { mood: 'step free' })).toBe(false);
    expect(isKept({ summary: 'Clay, no stairs.' }, { mood: 'step free' })).toBe(true);
    expect(isKept({ summary: 'Clay, steps from the train.' }, { mood: 'step free' })).toBe(true);
  });

  it('is not for those who do not eat what it is named after', () => {
    const soup = { title: 'Signed Books, Tom Yum' };
    expect(isKept(soup)).toBe(true);
    expect(isKept(soup, { diets: ['vegetarian'] })).toBe(false);
    expect(isKept({ ...soup, suits: ['vegetarian'] }, { diets: ['vegetarian'] })).toBe(true);
  });
});
