import { describe, expect, it } from 'vitest';
import { chooseIdeas, listFilters } from './idea-filters.ts';
import { loadSamplePlans } from './sample-plans.ts';

const ideas = loadSamplePlans();

describe('the filters of the date ideas', () => {
  it('[BLOG-05] say how many ideas each would leave beside the other choice', () => {
    const { cities, couples } = listFilters(ideas, { city: 'chicago', couple: null });
    expect(cities.map(({ value }) => value)).toEqual([
      'chicago',
      'houston',
      'los-angeles',
      'new-york',
      'phoenix',
      'san-francisco',
    ]);
    expect(cities.reduce((sum, { count }) => sum + count, 0)).toBe(80);
    expect(couples.find(({ value }) => value === 'luxury')).toEqual({
      value: 'luxury',
      name: 'Luxury lovers',
      count: 0,
    });
    for (const { value, count } of couples)
      expect(chooseIdeas(ideas, { city: 'chicago', couple: value })).toHaveLength(count);
  });
});
