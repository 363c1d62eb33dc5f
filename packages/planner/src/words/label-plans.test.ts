import { describe, expect, it } from 'vitest';
import { suggest } from '../suggest.ts';
import { randomInstance } from '../testing/random-instance.ts';

describe('the labels of two options', () => {
  it('are two to five words and never alike', () => {
    let pairs = 0;
    for (let seed = 1; seed <= 200; seed += 1) {
      const { wishes, venues, context } = randomInstance(seed, { venues: 14 });
      const place = { ...context.place, reachMiles: 0.5 + (seed % 4) };
      const found = suggest(wishes, venues, { ...context, place });
      if (!found.ok) continue;
      const labels = found.plans.map(({ label }) => label);
      for (const label of labels) expect(label.split(' ').length, label).toBeGreaterThanOrEqual(2);
      for (const label of labels) expect(label.split(' ').length, label).toBeLessThanOrEqual(5);
      expect(new Set(labels).size, labels.join(' | ')).toBe(labels.length);
      if (labels.length === 2) pairs += 1;
    }
    expect(pairs).toBeGreaterThan(10);
  });
});
