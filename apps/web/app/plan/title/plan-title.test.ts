import { describe, expect, it } from 'vitest';
import { shortName, titleOf } from './plan-title.ts';

const stop = (name: string) => ({
  name,
  location: '',
  description: '',
  estimated_cost: '',
  opening_hours: '',
  rating: 5,
});

describe('titleOf', () => {
  it('names a plan without a title by its first and last stop', () => {
    const venues = [
      'Lands End Lookout and Coastal Trail',
      'Green Apple Books',
      'Kin Khao (Union Square)',
    ].map(stop);
    expect(titleOf({ venues, route_info: {}, total_cost: '$0' })).toBe(
      'Lands End Lookout to Kin Khao',
    );
  });
});

describe('shortName', () => {
  it('leaves out what goes on after a name, and cuts no name to one word', () => {
    expect(shortName('Lands End Lookout and Coastal Trail')).toBe('Lands End Lookout');
    expect(shortName('Kin Khao (Union Square)')).toBe('Kin Khao');
    expect(shortName('Commerce and Grove Streets')).toBe('Commerce and Grove Streets');
  });
});
