import { aVenue } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import { evidenceOf, metFrom } from './evidence.ts';
import { lessExactly, readWish } from './wish-reading.ts';

const looserOf = (text: string) => {
  const wish = readWish(text);
  return wish ? lessExactly(wish) : [];
};
const alone = (text: string) =>
  looserOf(text)
    .filter(({ isApart }) => !isApart)
    .map(({ said }) => said);

describe('lessExactly', () => {
  it('leaves the thing that was meant', () => {
    expect(alone('Spring Migration Birds')).toEqual(['Birds']);
    expect(alone('gulf oysters')).toEqual(['oysters']);
    expect(alone('day of the dead ofrendas')).toEqual(['day of the dead']);
  });

  it('knows whether it leaves out more than what the place would be like', () => {
    const isAllOfIt = (text: string) => looserOf(text).map((less) => less.isAllOfIt ?? false);
    expect(isAllOfIt('fancy hot chocolate')).toEqual([false, true]);
    expect(isAllOfIt('gulf oysters')).toEqual([false, false]);
  });

  it('takes no part for the whole that any place has, and no diet out of a dish', () => {
    for (const text of ['typewriter museum', 'obon dancing', 'creekside dinner', 'vegan oysters'])
      expect(alone(text), text).toEqual([]);
  });

  it('asks of what is one thing nothing less', () => {
    expect(looserOf('oysters')).toEqual([]);
    expect(looserOf('strange museums')).toEqual([]);
  });

  it('finds both parts of a wish at a place that tells them apart from each other', () => {
    const venue = aVenue({
      category: 'historic_site',
      knownFor: ['temple'],
      interests: ['spirituality'],
      description: 'Dragons on the roof. Coils of incense burn for days.',
    });
    const wish = readWish('incense temple');
    expect(wish && evidenceOf(venue, wish)).toBeNull();
    const [apart] = looserOf('incense temple');
    expect(apart && (evidenceOf(venue, apart)?.strength ?? 0)).toBeGreaterThanOrEqual(metFrom);
  });
});
