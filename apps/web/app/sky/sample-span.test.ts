import { describe, expect, it } from 'vitest';
import { sampleSpan } from './sample-span.ts';
import { lineColorAt } from './sky-color.ts';

const gray = (level: number): string =>
  `#${Math.round(level).toString(16).padStart(2, '0').repeat(3).toUpperCase()}`;
const span = { from: 1000, to: 1200 };

describe('the colors of a span', () => {
  it('are its ends where it changes evenly', () => {
    expect(sampleSpan(span, (minutes) => gray(minutes - 1000))).toEqual([
      { color: '#000000', percent: 0 },
      { color: '#C8C8C8', percent: 100 },
    ]);
  });

  it('say where it turns', () => {
    expect(
      sampleSpan(span, (minutes) => gray(Math.abs(minutes - 1100))).map(({ percent }) => percent),
    ).toEqual([0, 50, 100]);
  });

  it('are all there where it never stops turning', () => {
    expect(sampleSpan(span, (minutes) => gray(minutes % 50 === 0 ? 0 : 255))).toHaveLength(9);
  });

  it('count a turn in one theme alone', () => {
    expect(
      sampleSpan(span, (minutes) => `light-dark(#000000,${gray(Math.abs(minutes - 1150))})`).map(
        ({ percent }) => percent,
      ),
    ).toEqual([0, 75, 100]);
  });

  it('are fewer for a day than for a dusk', () => {
    const morning = sampleSpan({ from: 600, to: 780 }, (minutes) => lineColorAt(minutes, 1095));
    const dusk = sampleSpan({ from: 1020, to: 1260 }, (minutes) => lineColorAt(minutes, 1095));
    expect(morning.length).toBeLessThan(dusk.length);
  });
});
