import { describe, expect, it } from 'vitest';
import { aSpokenStop } from '../testing/a-spoken-stop.ts';
import { aScene } from '../testing/some-wishes.ts';
import { linesOf } from './lines-of-place.ts';

describe('the lines of a place', () => {
  const scene = aScene({ context: { date: '2026-12-01' } });
  const pub = aSpokenStop(20, {
    name: 'Harp',
    category: 'bar',
    why: ["Share a shepherd's pie before the band starts", 'Order at the bar'],
  });
  const ramen = aSpokenStop(18, { name: 'Slurp', category: 'restaurant', cuisines: ['ramen'] });

  it('are something to do and what to know at the door', () => {
    expect(linesOf(pub, { stops: [pub], scene })).toEqual({
      doing: "Share a shepherd's pie before the band starts",
      atTheDoor: ['Order at the bar'],
    });
  });

  it('offer no second dinner over a drink', () => {
    expect(linesOf(pub, { stops: [ramen, pub], scene })).toEqual({
      doing: undefined,
      atTheDoor: ['Order at the bar'],
    });
  });
});
