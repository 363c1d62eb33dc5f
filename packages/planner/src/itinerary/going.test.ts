import { describe, expect, it } from 'vitest';
import { createScene } from '../scene.ts';
import { aContext, aForecast } from '../testing/a-context.ts';
import { someWishes } from '../testing/some-wishes.ts';
import { readWishes } from '../wishes/read-wishes.ts';
import { goingOf } from './going.ts';

describe('goingOf', () => {
  const isGentle = (dislikes: readonly string[], temperatureF: number): boolean | undefined => {
    const hours = Array.from({ length: 30 }, (_, hour) => [hour, { temperatureF }] as const);
    const context = aContext({ weather: aForecast(Object.fromEntries(hours)) });
    return goingOf(createScene(readWishes(someWishes({ dislikes }), []), context)).isGentle;
  };

  it('goes gently in the heat, sooner for those who dislike it, and for those who dislike walking', () => {
    expect([isGentle([], 84), isGentle([], 95)]).toEqual([false, true]);
    expect([isGentle(['heat'], 84), isGentle(['heat'], 70)]).toEqual([true, false]);
    expect(isGentle(['long walks'], 70)).toBe(true);
  });
});
