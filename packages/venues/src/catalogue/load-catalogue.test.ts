import { describe, expect, it } from 'vitest';
import { loadCatalogue } from './load-catalogue.ts';

describe('loadCatalogue', () => {
  it('reads all cities', () => {
    expect(loadCatalogue().map(({ city }) => city)).toEqual([
      'Chicago',
      'Houston',
      'Los Angeles',
      'New York',
      'Phoenix',
      'San Francisco',
    ]);
  });
});
