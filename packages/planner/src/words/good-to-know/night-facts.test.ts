import { describe, expect, it } from 'vitest';
import type { MoonThere, NightSky } from '../../context/context.ts';
import { noAlmanac } from '../../testing/a-context.ts';
import { type Staying, dinner, known } from './testing/known.ts';

describe('goodToKnow', () => {
  it('tells those who look at the stars of the moon, and of the planets that are up', () => {
    const dome: Staying = {
      facts: { name: 'Dome', category: 'observatory' },
      from: 20.75,
      to: 22,
    };
    const under = (moon: Partial<MoonThere>, planets: NightSky['planets'] = []) => {
      const there = { isUp: false, litShare: 0.5, isWaxing: true, changes: null, ...moon };
      const almanac = { ...noAlmanac, skyAt: () => ({ moon: there, planets }) };
      return known([dinner, dome], { context: { almanac } });
    };
    expect(under({ litShare: 0.02 }).join()).toMatch(/nearly new/);
    expect(under({ litShare: 0.98 }).join()).toMatch(/nearly full/);
    expect(under({ isUp: true, litShare: 0.7, changes: 23 * 60 })).toContain(
      'The waxing moon is up then and hides the faint stars; it sets at 11 PM.',
    );
    expect(under({ isUp: true, litShare: 0.2, changes: 10 * 60 })).toContain(
      'A crescent moon is up then.',
    );
    expect(under({ changes: 60 })).toContain(
      'The moon is down then until 1 AM, so the sky is dark.',
    );
    const planets = [
      { name: 'Jupiter', direction: 'east', degrees: 70 },
      { name: 'Saturn', direction: 'west', degrees: 12 },
    ];
    expect(under({}, planets)).toContain(
      'Look for Jupiter high in the east and Saturn low in the west.',
    );
  });

  it('has nobody look for planets over the stars of a sidewalk', () => {
    const planets = [{ name: 'Saturn', direction: 'west', degrees: 40 }];
    const there = { isUp: false, litShare: 0.5, isWaxing: true, changes: null };
    const almanac = { ...noAlmanac, skyAt: () => ({ moon: there, planets }) };
    const toldAt = (category: 'landmark' | 'viewpoint'): string =>
      known(
        [
          dinner,
          {
            facts: { name: 'Stars', category, knownFor: ['stars'], indoor: false },
            from: 20.75,
            to: 22,
          },
        ],
        { context: { almanac } },
      ).join(' ');
    expect(toldAt('viewpoint')).toMatch(/Saturn/);
    expect(toldAt('landmark')).not.toMatch(/Saturn/);
  });
});
