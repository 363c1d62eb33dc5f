import { describe, expect, it } from 'vitest';
import { moonPlace, starPaths, starsOf, sunsetPlace } from './arc-sky.ts';

const evening = { from: 945, to: 1215 };
const sunset = 1014;

describe('the sky of an arc', () => {
  it('puts the sun at its sunset, and nowhere on an evening after it', () => {
    expect(sunsetPlace(evening, sunset)).toBeCloseTo(0.2556, 4);
    expect(sunsetPlace({ from: 1080, to: 1300 }, sunset)).toBeNull();
    expect(sunsetPlace(evening, null)).toBeNull();
  });

  it('brings out stars only where it is dark, the same ones every time', () => {
    const stars = starsOf(evening, sunset, { seed: 'San Francisco 945', perWidth: 100 });
    expect(Math.min(...stars.map((star) => star.left))).toBeGreaterThan(40);
    expect(starsOf(evening, sunset, { seed: 'San Francisco 945', perWidth: 100 })).toEqual(stars);
    expect(
      starsOf({ from: 600, to: 780 }, sunset, { seed: 'San Francisco 600', perWidth: 100 }),
    ).toEqual([]);
  });

  it('draws every star as a point of one of a few paths', () => {
    const stars = starsOf(evening, sunset, { seed: 'San Francisco 945', perWidth: 100 });
    const paths = starPaths(stars);
    expect(paths.length).toBeLessThan(10);
    const points = paths.flatMap(({ d }) =>
      [...d.matchAll(/M(\S+) (\S+)h0/g)].map(([, left, top]) => `${left} ${top}`),
    );
    expect(points.toSorted()).toEqual(stars.map(({ left, top }) => `${left} ${top}`).toSorted());
  });

  it('hangs the moon into a dark gap between stops, or not at all', () => {
    const moon = moonPlace(evening, sunset, [{ u: 0.157 }, { u: 0.472 }, { u: 0.806 }]);
    expect(moon).toBeGreaterThan(0.57);
    expect(moon).toBeLessThan(0.71);
    expect(moonPlace(evening, sunset, [{ u: 0.5 }, { u: 0.6 }, { u: 0.7 }])).toBeNull();
    expect(moonPlace({ from: 600, to: 780 }, sunset, [])).toBeNull();
  });
});
