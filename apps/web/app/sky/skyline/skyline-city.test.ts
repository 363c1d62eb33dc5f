import { describe, expect, it } from 'vitest';
import { skylineCity } from './skyline-city.ts';

function cityOf(city: string | null, ...locations: string[]): string | null {
  return skylineCity(
    city,
    locations.map((location) => ({ location })),
  );
}

describe('skylineCity', () => {
  it('is another town if all stops have their addresses there', () => {
    expect(cityOf('San Francisco', '1000 Oak St, Oakland, CA 94607')).toBe('Oakland');
    expect(cityOf('San Francisco', '1000 Oak St, Oakland', '568 Bellevue Ave, Oakland')).toBe(
      'Oakland',
    );
  });

  it('stays the city of the plan if one stop is in it, or nobody knows', () => {
    expect(cityOf('San Francisco', '1000 Oak St, Oakland', '1 Ferry Building, San Francisco')).toBe(
      'San Francisco',
    );
    expect(cityOf('San Francisco', 'Hayes Valley', '')).toBe('San Francisco');
    expect(cityOf('San Francisco')).toBe('San Francisco');
    expect(cityOf(null, '1000 Oak St, Oakland')).toBeNull();
  });

  it('knows the parts of a city that addresses name instead of it', () => {
    expect(cityOf('New York', '200 Eastern Pkwy, Brooklyn')).toBe('New York');
    expect(cityOf('New York', '1 Exchange Pl, Jersey City')).toBe('Jersey City');
  });
});
