import { describe, expect, it } from 'vitest';
import { streetIn } from './street-in.ts';

describe('streetIn', () => {
  it('reads the street of a numbered door', () => {
    expect(streetIn('1045 Sutter St, San Francisco, CA')).toBe('Sutter Street');
    expect(streetIn('39 N Fell Ave, Chicago')).toBe('N Fell Avenue');
    expect(streetIn('Golden Gate Park, San Francisco')).toBeUndefined();
  });
});
